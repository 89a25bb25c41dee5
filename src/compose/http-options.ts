import type { Logger } from 'pino';
import type { DataFolder } from '../disk/data-folder.ts';
import type { Operation } from '../http/operation.ts';
import type { createHttpServer } from '../http/server.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { tokenHash } from '../outside/secrets.ts';
import type { ReplayDesk } from '../replay/replay-desk.ts';
import type { ServerConfig } from '../settings/config.ts';
import { adminTokenShape } from '../settings/secret-shapes.ts';
import type { Desks } from '../turn/open-desks.ts';
import type { Views } from '../views/views.ts';
import { editingOperations } from './editing-side.ts';
import type { FrontSide } from './front-side.ts';
import type { metricsSide } from './metrics-side.ts';
import type { Stores } from './open-stores.ts';
import { operationsOfReplay } from './replay-side.ts';
import { serverBackups } from './server-backups.ts';
import { type DamageRegister, readiness } from './store-health.ts';
import type { TracingSide } from './tracing-side.ts';
import { webhookAuditOperations } from './webhook-audit.ts';
import { webhookRules } from './webhook-rules.ts';

/** Also read by commands that talk to a server on this machine. */
export const ADMIN_TOKEN_FILE = 'admin-token';

type OpenParts = {
  readonly store: EventStore;
  readonly damaged: DamageRegister;
  readonly keyless: DamageRegister;
  readonly folder: DataFolder;
  readonly logger: Logger;
  readonly surroundings: { readonly cwd: string; readonly version: string };
};

/** The parts that the HTTP server needs, and all operations of the API. */
export const httpOptions = (
  config: ServerConfig,
  {
    store,
    damaged,
    keyless,
    desks,
    views,
    replay,
    sides: { operations, metrics, tracing, disk, tokenUses, page },
    folder,
    logger,
    surroundings,
  }: OpenParts & {
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
  keyless: keyless.positions,
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
    ...serverBackups(config, surroundings),
    ...metrics.operations({ store, desks, views, disk, version: surroundings.version }),
    ...operationsOfReplay(replay, desks),
    ...webhookAuditOperations({
      store,
      views,
      ...desks,
      send: desks.sendWebhook,
      timeoutMs: config.webhookTimeoutMs,
    }),
  ],
  version: surroundings.version,
});
