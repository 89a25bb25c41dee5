import { join, resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { type DataFolder, type OnLoose, openDataFolder } from '../disk/data-folder.ts';
import { openWhatIfJobs } from '../disk/what-if-files.ts';
import { loggedError } from '../http/logged-error.ts';
import type { Operation } from '../http/operation.ts';
import { qualityOperations } from '../http/routes/admin-quality.ts';
import { replayOperations } from '../http/routes/admin-replay.ts';
import { forkOperations } from '../http/routes/admin-replay-forks.ts';
import { conversationTestOperations } from '../http/routes/admin-replay-tests.ts';
import { whatIfOperations } from '../http/routes/admin-replay-what-if.ts';
import { createHttpServer } from '../http/server.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { SlowLoop } from '../metrics/loop-watch.ts';
import { systemOutside } from '../outside/outside.ts';
import { keyedHash, tokenHash } from '../outside/secrets.ts';
import type { ReplayDesk } from '../replay/replay-desk.ts';
import type { InspectSession } from '../session/actor.ts';
import type { ServerConfig } from '../settings/config.ts';
import { adminTokenShape, secretKeyShape } from '../settings/settings.ts';
import { shownStore } from '../settings/store-address.ts';
import { type Desks, openDesks } from '../turn/open-desks.ts';
import { openedTexts } from '../views/opened-texts.ts';
import type { Views } from '../views/views.ts';
import { analyticsSide } from './analytics-side.ts';
import { closingStack } from './closing-stack.ts';
import { deskOptions } from './desk-options.ts';
import { EXAMPLE_FILE, EXAMPLE_UTTERANCE, type ExampleAgent, exampleAgent } from './example-agent.ts';
import { metricsSide } from './metrics-side.ts';
import { openSealing } from './open-sealing.ts';
import { openStores, type Stores } from './open-stores.ts';
import { openServerViews } from './open-views.ts';
import { privacySide } from './privacy-side.ts';
import { readSide } from './read-side.ts';
import { replaySide } from './replay-side.ts';
import { logStores, readiness } from './store-health.ts';
import { webhookAuditOperations } from './webhook-audit.ts';

export type RunningServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly store: string;
  readonly data: string;
  /** Where the admin token is to be found, in words. */
  readonly adminTokenSource: string;
  readonly example?: ExampleAgent & {
    readonly file: string;
    /** Something that it understands. */
    readonly utterance: string;
    /** Its tokens may be shown: only this machine can use them. */
    readonly shown: boolean;
  };
  /** Takes no new requests, finishes the running ones, closes the store. */
  readonly stop: () => Promise<void>;
};

type Surroundings = {
  readonly cwd: string;
  readonly version: string;
  /** The server cannot go on and should be stopped. */
  readonly onFatal: (error: Error) => void;
  /** It need not wait for its store any longer. */
  readonly stop?: AbortSignal;
  /** Observes the actors of some sessions. */
  readonly inspectSession?: InspectSession;
};

/** Makes a server of all its parts. @throws ConfigError, or what kept a part from starting. */
export const startServer = async (config: ServerConfig, around: Surroundings): Promise<RunningServer> => {
  const logger = pino(
    { level: config.logLevel, base: null, serializers: { err: loggedError } },
    pino.destination({ dest: 2, sync: false }),
  );
  const folder = openDataFolder(resolve(around.cwd, config.data), warnOfLoose(logger));
  const parts = closingStack();
  try {
    const phase = { isStarting: true };
    const stores = await openStores(config, {
      cwd: around.cwd,
      ...(around.stop && { stop: around.stop }),
      mayTakeLong: () => phase.isStarting,
      ...logStores(logger),
    });
    parts.push(stores.close);
    const secretKey = Buffer.from(config.secretKey || folder.secret(SECRET_KEY_FILE, secretKeyShape), 'hex');
    const { now } = systemOutside;
    const sealed = await openSealing(config, stores, { cwd: around.cwd, secretKey, now });
    parts.push(sealed.close);
    const { snapshots } = sealed;
    const metrics = metricsSide(config, slowLoopLog(logger, phase));
    parts.push(async () => metrics.stop());
    const store = metrics.measured(sealed.store);
    const opening = { ...metrics, store, snapshots, folder, logger, secretKey, ...around };
    const desks = await openDesks(deskOptions(config, { ...opening, clock: () => new Date() }));
    parts.push(desks.close);
    const views = await openServerViews(config, {
      ...stores,
      cwd: around.cwd,
      now: systemOutside.now,
      written: desks.positions.written,
      onFailure: (err) => logger.error({ err }, 'the thread of the views ended and is started again'),
    });
    parts.push(views.close);
    const example = config.example ? await exampleAgent(store, desks.agents, folder) : undefined;
    const jobs = openWhatIfJobs(config, join(folder.path, WHAT_IFS_FOLDER));
    const replay = replaySide({ store, snapshots, desks, jobs, logger });
    parts.push(replay.whatIfs.close);
    const told = { opened: openedTexts(store), hash: keyedHash(secretKey) };
    const erasing = { ...sealed, ...told, store, stores, desks, views, jobs, whatIfs: replay.whatIfs };
    const privacy = await privacySide(config, {
      ...erasing,
      cwd: around.cwd,
      onFailure: (err) => logger.error({ err }, 'sessions could not be erased, or what was made of them'),
    });
    parts.push(privacy.close);
    const reading = readSide({ ...stores, ...sealed, store, views, past: replay.past, agents: desks.agents });
    const analytics = analyticsSide({ ...told, store, views, agents: desks.agents, outside: systemOutside });
    const sides = { reading, analytics, privacy, metrics, disk: stores.disk };
    const opened = { store, snapshots, desks, views, replay, sides, folder, logger, around };
    const http = createHttpServer(httpOptions(config, opened));
    const { port } = await http.listen({ host: config.host, port: config.port });
    phase.isStarting = false;
    parts.push(http.close);
    parts.push(reading.close);
    logger.info({ host: config.host, port, store: shownStore(config.store) }, 'listening');
    desks.warm().catch((err) => logger.warn({ err }, 'what first queries need could not be read'));
    const stop = async (): Promise<void> => {
      logger.info('stopping');
      await parts.close();
      logger.info('stopped');
    };
    return { ...toldOf(config, port, example), stop };
  } catch (error) {
    await parts.close();
    throw error;
  }
};

/** Silent during the start, which blocks the loop before any request can wait for it. */
const slowLoopLog =
  (logger: Logger, phase: { readonly isStarting: boolean }) =>
  (slow: SlowLoop): void => {
    if (!phase.isStarting) logger.warn(slow, 'the event loop was blocked');
  };

const toldOf = (config: ServerConfig, port: number, example: ExampleAgent | undefined) => ({
  url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
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

/** Also read by the commands that talk to a server of this machine. */
const ADMIN_TOKEN_FILE = 'admin-token';
const SECRET_KEY_FILE = 'secret-key';
const WHAT_IFS_FOLDER = 'what-ifs';

const warnOfLoose =
  (logger: Logger): OnLoose =>
  ({ isClosedNow, ...facts }) => {
    const now = isClosedNow ? 'it is closed to them now' : 'it could not be closed to them';
    logger.warn(facts, `others than its owner may have read a secret; ${now}`);
  };

const isLoopback = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host);

type Opened = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly folder: DataFolder;
  readonly logger: Logger;
  readonly around: Surroundings;
};

const httpOptions = (
  config: ServerConfig,
  {
    store,
    desks,
    views,
    replay,
    sides: { reading, analytics, privacy, metrics, disk },
    folder,
    logger,
    around,
  }: Opened & {
    readonly desks: Desks;
    readonly views: Views;
    readonly replay: ReplayDesk;
    readonly sides: {
      readonly reading: ReturnType<typeof readSide>;
      readonly analytics: ReturnType<typeof analyticsSide>;
      readonly privacy: { readonly operations: readonly Operation[] };
      readonly metrics: ReturnType<typeof metricsSide>;
      readonly disk: Stores['disk'];
    };
  },
): Parameters<typeof createHttpServer>[0] => ({
  sessions: desks.sessions,
  agents: desks.agents,
  positions: desks.positions,
  ping: readiness(config, { store, disk }),
  adminTokenHash: tokenHash(config.adminToken || folder.secret(ADMIN_TOKEN_FILE, adminTokenShape)),
  logger,
  outside: systemOutside,
  stopDelayMs: config.stopDelayMs,
  rateLimit: { requestsPerMinute: config.rateLimit },
  onAnswered: metrics.onAnswered,
  operations: [
    ...qualityOperations(desks.quality),
    ...reading.operations,
    ...analytics.operations,
    ...privacy.operations,
    ...metrics.operations({ store, desks, views, disk, version: around.version }),
    ...replayOperations(replay),
    ...forkOperations(replay),
    ...conversationTestOperations(replay),
    ...whatIfOperations(replay.whatIfs),
    ...webhookAuditOperations({
      store,
      views,
      agents: desks.agents,
      send: desks.sendWebhook,
      timeoutMs: config.webhookTimeoutMs,
    }),
  ],
  version: around.version,
});
