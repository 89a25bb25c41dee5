import type { Logger } from 'pino';
import type { DataFolder } from '../disk/data-folder.ts';
import { ADMIN_TOKEN_FILE } from '../disk/data-names.ts';
import type { Operation } from '../http/operation.ts';
import type { HttpServerOptions } from '../http/server.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { tokenHash } from '../outside/secrets.ts';
import type { ReplayDesk } from '../replay/replay-desk.ts';
import type { ServerConfig } from '../settings/config.ts';
import { adminTokenShape } from '../settings/secret-shapes.ts';
import type { Desks } from '../turn/open-desks.ts';
import type { Views } from '../views/views.ts';
import { connectionsMax } from './connection-limit.ts';
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

type OpenParts = FrontSide & {
  readonly store: EventStore;
  readonly stores: Pick<Stores, 'disk'>;
  readonly damaged: DamageRegister;
  readonly keyless: DamageRegister;
  readonly desks: Desks;
  readonly views: Views;
  readonly replay: ReplayDesk;
  readonly operations: readonly Operation[];
  readonly metrics: ReturnType<typeof metricsSide>;
  readonly tracing: TracingSide;
  readonly folder: DataFolder;
  readonly logger: Logger;
  readonly surroundings: { readonly cwd: string; readonly version: string };
};

/** The parts that the HTTP server needs, and all operations of the API. */
export const httpOptions = (config: ServerConfig, parts: OpenParts): HttpServerOptions => {
  const { store, stores, desks, views, folder, metrics, surroundings } = parts;
  const { disk } = stores;
  const { version } = surroundings;
  return {
    sessions: desks.sessions,
    agents: desks.agents,
    positions: desks.positions,
    tokenUses: parts.tokenUses,
    ping: readiness(config, { store, disk }),
    unreadable: parts.damaged.positions,
    keyless: parts.keyless.positions,
    installation: desks.installation,
    adminTokenHash: tokenHash(config.adminToken || folder.secret(ADMIN_TOKEN_FILE, adminTokenShape)),
    logger: parts.logger,
    outside: systemOutside,
    stopDelayMs: config.stopDelayMs,
    rateLimit: { requestsPerMinute: config.rateLimit },
    connections: { countMax: connectionsMax() },
    onAnswered: metrics.onAnswered,
    viewsHealth: metrics.viewsHealth,
    tracer: parts.tracing.tracer,
    console: parts.page,
    webhookRules: webhookRules(config),
    operations: [
      ...editingOperations(desks),
      ...parts.operations,
      ...serverBackups(config, surroundings),
      ...metrics.operations({ store, desks, views, disk, version }),
      ...operationsOfReplay(parts.replay, desks),
      ...webhookAuditOperations({
        store,
        views,
        ...desks,
        send: desks.sendWebhook,
        timeoutMs: config.webhookTimeoutMs,
      }),
    ],
    version,
  };
};
