import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { webhookBody } from '../http/wire/query-out.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { type ReplayDesk, replayDesk } from '../replay/replay-desk.ts';
import type { WhatIfJobs } from '../replay/what-if-desk.ts';
import type { Desks } from '../turn/open-desks.ts';

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly desks: Pick<Desks, 'agents' | 'history' | 'answerers' | 'sandboxes' | 'callWebhook'>;
  readonly jobs: WhatIfJobs;
  readonly logger: Logger;
};

/** What a server needs to replay its sessions. */
export const replaySide = ({ store, snapshots, desks, jobs, logger }: Ports): ReplayDesk =>
  replayDesk({
    store,
    snapshots,
    webhookBody,
    agents: desks.agents,
    history: desks.history,
    answerers: desks.answerers,
    sandboxes: desks.sandboxes,
    callWebhook: desks.callWebhook,
    outside: systemOutside,
    jobs,
    breathe: () => setImmediate(),
    onFailure: (err) => logger.error({ err }, 'a what-if failed'),
  });
