import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { type DataFolder, openDataFolder } from '../disk/data-folder.ts';
import { ADMIN_TOKEN_FILE, SECRET_KEY_FILE } from '../disk/data-names.ts';
import { openWhatIfJobs } from '../disk/what-if-files.ts';
import type { Operation } from '../http/operation.ts';
import { createHttpServer } from '../http/server.ts';
import { systemOutside } from '../outside/outside.ts';
import { keyedHash } from '../outside/secrets.ts';
import type { InspectSession } from '../session/actor.ts';
import type { ServerConfig } from '../settings/config.ts';
import { secretKeyShape } from '../settings/secret-shapes.ts';
import { shownStore } from '../settings/store-address.ts';
import { KEY_IS_FOREIGN, KEY_IS_MISSING } from '../store/sealed/missing-keys.ts';
import { openDesks } from '../turn/open-desks.ts';
import { openedTexts } from '../views/opened-texts.ts';
import { analyticsSide } from './analytics-side.ts';
import { auditSide } from './audit-side.ts';
import { closingStack } from './closing-stack.ts';
import { deskOptions } from './desk-options.ts';
import { EXAMPLE_FILE, EXAMPLE_UTTERANCE, type ExampleAgent, exampleAgent } from './example-agent.ts';
import { type FrontSide, frontSide } from './front-side.ts';
import { httpOptions } from './http-options.ts';
import { metricsLogs } from './metrics-logs.ts';
import { metricsSide } from './metrics-side.ts';
import { openSealing, trySealedFields } from './open-sealing.ts';
import { openStores } from './open-stores.ts';
import { openServerViews } from './open-views.ts';
import { privacySide } from './privacy-side.ts';
import { readSide } from './read-side.ts';
import { replaySide } from './replay-side.ts';
import { loggerOf, warnIfUnsealed, warnOfLoose } from './server-log.ts';
import { damageRegister, logStores } from './store-health.ts';
import { tracingSide } from './tracing-side.ts';

export type RunningServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly store: string;
  readonly data: string;
  /** Where to find the admin token, for people. */
  readonly adminTokenSource: string;
  readonly example?: ExampleAgent & {
    readonly file: string;
    /** A text that it understands. */
    readonly utterance: string;
    /** Its tokens may be shown, because only this machine can use them. */
    readonly shown: boolean;
  };
  readonly hasAgents: boolean;
  /** Whether people can open the web console. */
  readonly hasConsole: boolean;
  /** Refuses new requests, finishes the running ones, closes the store. */
  readonly stop: () => Promise<void>;
};

type Surroundings = {
  readonly cwd: string;
  readonly version: string;
  /** Called when the server cannot continue and should be stopped. */
  readonly onFatal: (error: Error) => void;
  /** Stops waiting for the store. */
  readonly stop?: AbortSignal;
  /** Observes the actors of some sessions. */
  readonly inspectSession?: InspectSession;
};

/** Builds a server from all its parts. @throws ConfigError, or the error of a part that could not start. */
export const startServer = async (
  config: ServerConfig,
  surroundings: Surroundings,
): Promise<RunningServer> => {
  const logger = loggerOf(config);
  const folder = openDataFolder(resolve(surroundings.cwd, config.data), warnOfLoose(logger));
  const parts = closingStack();
  const phase = { isStarting: true };
  const host: Host = { logger, folder, parts, phase, surroundings };
  try {
    const recording = await openRecording(config, host);
    const core = await openCore(config, host, recording);
    const reading = await readAndErase(config, host, { ...recording, ...core });
    const front = await frontSide(config, serverParts(host, recording));
    const { operations } = reading;
    const http = createHttpServer(
      httpOptions(config, { ...host, ...recording, ...core, ...front, operations }),
    );
    const { port } = await http.listen({ host: config.host, port: config.port });
    phase.isStarting = false;
    recording.metrics.listening();
    // Long lists of events end first, because the HTTP server waits for its replies.
    parts.push(http.close, reading.close);
    logger.info({ host: config.host, port, store: shownStore(config.store) }, 'listening');
    trySealedFields(recording.sealed).catch((err) =>
      logger.warn({ err }, 'sealed sessions could not be read'),
    );
    core.desks
      .warm()
      .catch((err) => logger.warn({ err }, 'the data for the first queries could not be read'));
    const hasAgents = core.desks.agents.list().length > 0;
    const facts = { port, page: front.page, example: core.example, hasAgents };
    return { ...serverOf(config, facts), stop: stopWith(logger, parts) };
  } catch (error) {
    await parts.close();
    throw error;
  }
};

/** The services that all parts of a server use from its first moment on. */
type Host = {
  readonly logger: Logger;
  readonly folder: DataFolder;
  readonly parts: ReturnType<typeof closingStack>;
  readonly phase: { isStarting: boolean };
  readonly surroundings: Surroundings;
};

/** Opens everything that an append passes through. */
const openRecording = async (config: ServerConfig, { logger, folder, parts, phase, surroundings }: Host) => {
  const { cwd, stop } = surroundings;
  const damaged = damageRegister();
  const stores = await openStores(config, {
    cwd,
    ...(stop && { stop }),
    mayTakeLong: () => phase.isStarting,
    ...logStores(logger, damaged),
  });
  parts.push(stores.close);
  const secretKey = Buffer.from(config.secretKey || folder.secret(SECRET_KEY_FILE, secretKeyShape), 'hex');
  const audit = auditSide(config, { ...stores, secretKey, logger });
  parts.push(audit.close);
  const keyless = damageRegister();
  const sealed = await openSealing(config, audit.salted, {
    ...surroundings,
    secretKey,
    now: systemOutside.now,
    onKeyMissing: (place, lack) =>
      keyless.add({ ...place, reason: lack === 'missing' ? KEY_IS_MISSING : KEY_IS_FOREIGN }),
  });
  parts.push(sealed.close);
  warnIfUnsealed(logger, config, sealed);
  const metrics = metricsSide(config, metricsLogs(logger, phase), { damaged, keyless });
  parts.push(async () => metrics.stop());
  const tracing = await tracingSide(logger, surroundings.version);
  parts.push(tracing.close);
  const store = tracing.traceStore(metrics.measured(sealed.store));
  return { damaged, keyless, stores, secretKey, audit, sealed, metrics, tracing, store };
};

type Recording = Awaited<ReturnType<typeof openRecording>>;

const serverParts = (
  { logger, folder, parts, surroundings }: Host,
  { sealed, metrics, tracing, store, secretKey }: Recording,
) => ({ ...sealed, ...metrics, ...tracing, store, folder, logger, secretKey, parts, ...surroundings });

/** Opens the agents and sessions, their views, and what replays them. */
const openCore = async (config: ServerConfig, host: Host, recording: Recording) => {
  const { folder, parts, logger, surroundings } = host;
  const { stores, sealed, metrics, damaged, store } = recording;
  const parameters = { ...serverParts(host, recording), clock: () => new Date() };
  const desks = await openDesks(await deskOptions(config, parameters));
  parts.push(desks.close);
  const views = await openServerViews(config, {
    ...stores,
    cwd: surroundings.cwd,
    now: systemOutside.now,
    newestWritten: desks.positions.newestWritten,
    onFailure: metrics.viewsEnded,
    onDamage: damaged.add,
  });
  parts.push(views.close, metrics.watchViews(views));
  const example = config.example ? await exampleAgent(store, desks.agents, folder) : undefined;
  const jobs = openWhatIfJobs(config, join(folder.path, WHAT_IFS_FOLDER));
  const replay = replaySide({ ...sealed, store, desks, jobs, logger });
  parts.push(replay.whatIfs.close, replay.shadows.close);
  return { desks, views, example, jobs, replay };
};

/** The operations that read what was recorded, prove it, or erase it. */
const readAndErase = async (
  config: ServerConfig,
  { parts, logger, surroundings }: Host,
  opened: Recording & Awaited<ReturnType<typeof openCore>>,
): Promise<{ readonly operations: readonly Operation[]; readonly close: () => Promise<void> }> => {
  const { damaged, stores, secretKey, audit, sealed, metrics, store, desks, views, jobs, replay } = opened;
  const hash = keyedHash(secretKey);
  const shared = { openedTexts: openedTexts(store), hash, secretKey, leaves: audit.leaves };
  const privacy = await privacySide(config, {
    ...sealed,
    ...shared,
    ...replay,
    store,
    stores,
    desks,
    views,
    jobs,
    cwd: surroundings.cwd,
    onFailure: (err) => logger.error({ err }, 'sessions, or data derived from them, could not be erased'),
    onSweepWaits: metrics.onSweepWaits,
  });
  parts.push(privacy.close);
  const reading = readSide({ ...stores, ...sealed, store, views, replay, desks, damaged });
  const analytics = analyticsSide({ ...shared, store, views, desks, outside: systemOutside });
  const operations = [
    ...reading.operations,
    ...analytics.operations,
    ...privacy.operations,
    ...audit.operations(sealed.store, replay.past),
  ];
  return { operations, close: reading.close };
};

const stopWith = (logger: Logger, parts: ReturnType<typeof closingStack>) => async (): Promise<void> => {
  logger.info('stopping');
  await parts.close();
  logger.info('stopped');
};

type ServerFacts = {
  readonly port: number;
  readonly page: FrontSide['page'];
  readonly example: ExampleAgent | undefined;
  readonly hasAgents: boolean;
};

const serverOf = (config: ServerConfig, { port, page, example, hasAgents }: ServerFacts) => ({
  hasAgents,
  url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
  hasConsole: page !== undefined,
  store: shownStore(config.store),
  data: config.data,
  adminTokenSource:
    config.adminToken === '' ? `in ${join(config.data, ADMIN_TOKEN_FILE)}` : 'the one you gave',
  ...(example && {
    example: {
      ...example,
      file: join(config.data, EXAMPLE_FILE),
      utterance: EXAMPLE_UTTERANCE,
      shown: isLoopback(config.host),
    },
  }),
});

const WHAT_IFS_FOLDER = 'what-ifs';

const isLoopback = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host);
