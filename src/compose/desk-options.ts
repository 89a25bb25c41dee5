import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataFolder } from '../disk/data-folder.ts';
import { MODELS_FOLDER } from '../disk/data-names.ts';
import { evaluationFiles } from '../disk/evaluation-files.ts';
import { modelFiles } from '../disk/model-files.ts';
import { webhookBody } from '../http/wire/query-out.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { errorText } from '../kernel/thrown-error.ts';
import type { Tracer } from '../outside/tracer.ts';
import type { InspectSession } from '../session/actor.ts';
import type { ServerConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { isKept } from '../settings/store-address.ts';
import { diskRoom } from '../store/disk-room.ts';
import { memoryModelCache, type WatchTraining } from '../training/trainer.ts';
import type { DeskOptions } from '../turn/open-desks.ts';
import { readAllowedAddresses } from '../webhook/address-guard.ts';
import { secretWarnings } from '../webhook/secret-warnings.ts';
import { type EncoderAround, encoderSide } from './encoder-side.ts';

type OpenParts = EncoderAround & {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly folder: DataFolder;
  readonly logger: Logger;
  readonly secretKey: Uint8Array;
  readonly clock: () => Date;
  readonly watchTraining: WatchTraining;
  readonly onTrainingFailed: () => void;
  /** Called when the server cannot continue and should be stopped. */
  readonly onFatal: (error: Error) => void;
  readonly inspectSession?: InspectSession;
  readonly tracer?: Tracer;
};

const EVALUATIONS_FOLDER = 'evaluations';

/** The options of a server's desks, from its configuration. */
export const deskOptions = async (config: ServerConfig, parts: OpenParts): Promise<DeskOptions> => {
  const { store, snapshots, folder, logger, secretKey, watchTraining } = parts;
  return {
    store,
    snapshots,
    secretKey,
    watchTraining,
    readVectors,
    webhookBody,
    modelCache: isKept(config.store)
      ? modelFiles(join(folder.path, MODELS_FOLDER), {
          now: parts.clock,
          room: diskRoom({ folder: folder.path, reserve: config.diskReserve }),
        })
      : memoryModelCache(),
    ...(isKept(config.store) && {
      evaluations: evaluationFiles(join(folder.path, EVALUATIONS_FOLDER), (err) =>
        logger.error({ err }, 'the figures of an evaluation could not be saved'),
      ),
    }),
    webhookAddresses: allowedAddresses(config),
    webhookTimeoutMs: config.webhookTimeoutMs,
    publishing: config.publishing,
    ...(parts.tracer && { tracer: parts.tracer }),
    ...(await encoderSide(config, parts)),
    ...(parts.inspectSession && { inspectSession: parts.inspectSession }),
    onSecretsUnreadable: secretWarnings({
      now: () => parts.clock().getTime(),
      warn: (facts) =>
        logger.warn(
          facts,
          'a webhook is not called: secrets cannot be opened; GET /admin/agents/{id}/webhook says what to do',
        ),
    }),
    onTrainingFailed: (agent, err) => {
      parts.onTrainingFailed();
      logger.error({ agentId: agent.id, err }, 'training failed');
    },
    onAgentsLost: (err) => {
      logger.fatal({ err }, 'the subscription to changes of agents ended');
      parts.onFatal(err);
    },
  };
};

const allowedAddresses = ({ webhookAllow }: ServerConfig) => {
  try {
    return readAllowedAddresses(webhookAllow.join(','));
  } catch (cause) {
    const reason = errorText(cause);
    throw new ConfigError(`PARLEY_WEBHOOK_ALLOW (--webhook-allow): ${reason}`, { cause });
  }
};

/** Beside `src` and `dist` alike. */
const vectorsFolder = new URL('../../vectors/', import.meta.url);

const readVectors = (language: string): Uint8Array | undefined => {
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  try {
    return readFileSync(new URL(`${language}.bin`, vectorsFolder));
  } catch {
    // Most languages have none, and are understood without them.
    return undefined;
  }
};
