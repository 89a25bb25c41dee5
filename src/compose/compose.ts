import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { type DataFolder, openDataFolder } from '../disk/data-folder.ts';
import { openWhatIfJobs } from '../disk/what-if-files.ts';
import type { Operation } from '../http/operation.ts';
import { createHttpServer } from '../http/server.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { keyedHash, tokenHash } from '../outside/secrets.ts';
import type { ReplayDesk } from '../replay/replay-desk.ts';
import type { InspectSession } from '../session/actor.ts';
import type { ServerConfig } from '../settings/config.ts';
import { adminTokenShape, secretKeyShape } from '../settings/secret-shapes.ts';
import { shownStore } from '../settings/store-address.ts';
import { type Desks, openDesks } from '../turn/open-desks.ts';
import { openedTexts } from '../views/opened-texts.ts';
import type { Views } from '../views/views.ts';
import { analyticsSide } from './analytics-side.ts';
import { auditSide } from './audit-side.ts';
import { closingStack } from './closing-stack.ts';
import { deskOptions } from './desk-options.ts';
import { editingOperations } from './editing-side.ts';
import { EXAMPLE_FILE, EXAMPLE_UTTERANCE, type ExampleAgent, exampleAgent } from './example-agent.ts';
import { type FrontSide, frontSide } from './front-side.ts';
import { metricsLogs } from './metrics-logs.ts';
import { metricsSide } from './metrics-side.ts';
import { openSealing } from './open-sealing.ts';
import { openStores, type Stores } from './open-stores.ts';
import { openServerViews } from './open-views.ts';
import { privacySide } from './privacy-side.ts';
import { readSide } from './read-side.ts';
import { operationsOfReplay, replaySide } from './replay-side.ts';
import { serverBackups } from './server-backups.ts';
import { loggerOf, warnIfUnsealed, warnOfLoose } from './server-log.ts';
import { type Damaged, damageRegister, logStores, readiness } from './store-health.ts';
import { type TracingSide, tracingSide } from './tracing-side.ts';
import { webhookAuditOperations } from './webhook-audit.ts';
import { webhookRules } from './webhook-rules.ts';

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
export const startServer = async (config: ServerConfig, around: Surroundings): Promise<RunningServer> => {
  const logger = loggerOf(config);
  const folder = openDataFolder(resolve(around.cwd, config.data), warnOfLoose(logger));
  const parts = closingStack();
  try {
    const phase = { isStarting: true };
    const damaged = damageRegister();
    const stores = await openStores(config, {
      cwd: around.cwd,
      ...(around.stop && { stop: around.stop }),
      mayTakeLong: () => phase.isStarting,
      ...logStores(logger, damaged),
    });
    parts.push(stores.close);
    const secretKey = Buffer.from(config.secretKey || folder.secret(SECRET_KEY_FILE, secretKeyShape), 'hex');
    const audit = auditSide(config, { ...stores, secretKey, logger });
    parts.push(audit.close);
    const sealed = await openSealing(config, audit.salted, { ...around, secretKey, now: systemOutside.now });
    parts.push(sealed.close);
    warnIfUnsealed(logger, config, sealed);
    const metrics = metricsSide(config, metricsLogs(logger, phase), damaged);
    parts.push(async () => metrics.stop());
    const tracing = await tracingSide(logger, around.version);
    parts.push(tracing.close);
    const store = tracing.traced(metrics.measured(sealed.store));
    const opening = { ...sealed, ...metrics, ...tracing, store, folder, logger, secretKey, parts, ...around };
    const desks = await openDesks(await deskOptions(config, { ...opening, clock: () => new Date() }));
    parts.push(desks.close);
    const views = await openServerViews(config, {
      ...stores,
      cwd: around.cwd,
      now: systemOutside.now,
      written: desks.positions.newestWritten,
      onFailure: metrics.viewsEnded,
      onDamage: damaged.add,
    });
    parts.push(views.close, metrics.watchViews(views));
    const example = config.example ? await exampleAgent(store, desks.agents, folder) : undefined;
    const jobs = openWhatIfJobs(config, join(folder.path, WHAT_IFS_FOLDER));
    const replay = replaySide({ ...sealed, store, desks, jobs, logger });
    parts.push(replay.whatIfs.close, replay.shadows.close);
    const base = { openedTexts: openedTexts(store), hash: keyedHash(secretKey), leaves: audit.leaves };
    const erasing = { ...sealed, ...base, ...replay, store, stores, desks, views, jobs };
    const privacy = await privacySide(config, {
      ...erasing,
      cwd: around.cwd,
      onFailure: (err) => logger.error({ err }, 'sessions, or data derived from them, could not be erased'),
    });
    parts.push(privacy.close);
    const reading = readSide({ ...stores, ...sealed, store, views, replay, desks, damaged });
    const analytics = analyticsSide({ ...base, store, views, desks, outside: systemOutside });
    const auditing = { operations: audit.operations(sealed.store, replay.past) };
    const operations = [reading, analytics, privacy, auditing].flatMap((side) => side.operations);
    const sides = { operations, metrics, tracing, disk: stores.disk, ...(await frontSide(config, opening)) };
    const opened = { ...sealed, store, damaged, desks, views, replay, sides, folder, logger, around };
    const http = createHttpServer(httpOptions(config, opened));
    const { port } = await http.listen({ host: config.host, port: config.port });
    phase.isStarting = false;
    parts.push(http.close, reading.close);
    logger.info({ host: config.host, port, store: shownStore(config.store) }, 'listening');
    desks.warm().catch((err) => logger.warn({ err }, 'the data for the first queries could not be read'));
    return { ...serverOf(config, { port, page: sides.page, example }), stop: stopping(logger, parts) };
  } catch (error) {
    await parts.close();
    throw error;
  }
};

const stopping = (logger: Logger, parts: ReturnType<typeof closingStack>) => async (): Promise<void> => {
  logger.info('stopping');
  await parts.close();
  logger.info('stopped');
};

type Served = {
  readonly port: number;
  readonly page: FrontSide['page'];
  readonly example: ExampleAgent | undefined;
};

const serverOf = (config: ServerConfig, { port, page, example }: Served) => ({
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

/** Also read by commands that talk to a server on this machine. */
const ADMIN_TOKEN_FILE = 'admin-token';
const SECRET_KEY_FILE = 'secret-key';
const WHAT_IFS_FOLDER = 'what-ifs';

const isLoopback = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host);

type Opened = {
  readonly store: EventStore;
  readonly damaged: Damaged;
  readonly snapshots: SnapshotStore;
  readonly folder: DataFolder;
  readonly logger: Logger;
  readonly around: Surroundings;
};

const httpOptions = (
  config: ServerConfig,
  {
    store,
    damaged,
    desks,
    views,
    replay,
    sides: { operations, metrics, tracing, disk, tokenUses, page },
    folder,
    logger,
    around,
  }: Opened & {
    readonly desks: Desks;
    readonly views: Views;
    readonly replay: ReplayDesk;
    readonly sides: FrontSide & {
      readonly operations: readonly Operation[];
      readonly metrics: ReturnType<typeof metricsSide>;
      readonly tracing: TracingSide;
      readonly disk: Stores['disk'];
    };
  },
): Parameters<typeof createHttpServer>[0] => ({
  sessions: desks.sessions,
  agents: desks.agents,
  positions: desks.positions,
  tokenUses,
  ping: readiness(config, { store, disk }),
  unreadable: damaged.positions,
  installation: desks.installation,
  adminTokenHash: tokenHash(config.adminToken || folder.secret(ADMIN_TOKEN_FILE, adminTokenShape)),
  logger,
  outside: systemOutside,
  stopDelayMs: config.stopDelayMs,
  rateLimit: { requestsPerMinute: config.rateLimit },
  onAnswered: metrics.onAnswered,
  viewsHealth: metrics.viewsHealth,
  tracer: tracing.tracer,
  console: page,
  webhookRules: webhookRules(config),
  operations: [
    ...editingOperations(desks),
    ...operations,
    ...serverBackups(config, around),
    ...metrics.operations({ store, desks, views, disk, version: around.version }),
    ...operationsOfReplay(replay, desks),
    ...webhookAuditOperations({
      store,
      views,
      ...desks,
      send: desks.sendWebhook,
      timeoutMs: config.webhookTimeoutMs,
    }),
  ],
  version: around.version,
});
