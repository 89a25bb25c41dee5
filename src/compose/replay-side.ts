import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { replayOperations } from '../http/routes/admin/replay.ts';
import { forkOperations } from '../http/routes/admin/replay-forks.ts';
import { conversationTestOperations } from '../http/routes/admin/replay-tests.ts';
import { whatIfOperations } from '../http/routes/admin/replay-what-if.ts';
import { shadowOperations } from '../http/routes/admin/shadow.ts';
import { webhookBody } from '../http/wire/query-out.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { type ReplayDesk, replayDesk } from '../replay/replay-desk.ts';
import type { WhatIfJobs } from '../replay/what-if/what-if-desk.ts';
import type { Desks } from '../turn/open-desks.ts';
import { type EventFeed, eventFeed } from '../views/event-feed.ts';

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly desks: Pick<
    Desks,
    'agents' | 'history' | 'answerers' | 'sandboxes' | 'callWebhook' | 'watchAgents'
  >;
  readonly jobs: WhatIfJobs;
  readonly logger: Logger;
};

export type ReplaySide = ReplayDesk & {
  /** The events of the log, shared by all lists that follow it. */
  readonly feed: EventFeed;
};

/** Everything that replays need from the server. */
export const replaySide = ({ store, snapshots, desks, jobs, logger }: Ports): ReplaySide => {
  const feed = eventFeed(store);
  const desk = replayDesk({
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
    follow: (from) => feed.events({ from, follow: true }),
    breathe: () => setImmediate(),
    onFailure: (err) => logger.error({ err }, 'a what-if or the comparison with a shadow failed'),
  });
  desks.watchAgents(desk.shadows.changed);
  return { ...desk, feed };
};

export const operationsOfReplay = (replay: ReplayDesk, desks: Pick<Desks, 'agents' | 'publishing'>) => [
  ...replayOperations(replay),
  ...forkOperations(replay),
  ...conversationTestOperations(replay),
  ...whatIfOperations(replay.whatIfs),
  ...shadowOperations({ ...desks, ...replay }),
];
