import { setTimeout } from 'node:timers/promises';
import { openEnding } from '../../../kernel/ending.ts';
import type { Subscription } from '../../../kernel/event-store.ts';
import {
  ESDB_FOLLOW_PAUSE_MS,
  ESDB_RESUME_MS_MAX,
  ESDB_RETRY_MS_MIN,
} from '../../../kernel/limits/eventstoredb.ts';
import type { Connection } from '../connection/connection.ts';
import type { Outage } from '../connection/outage.ts';
import { failureOf } from '../wire/client-errors.ts';
import {
  type Delivery,
  type FollowedSource,
  type Order,
  type Outcome,
  runOn,
  type Sink,
  type SubscriberProgress,
} from './delivery.ts';

export type Subscriptions = {
  /** Does not call the subscriber before it has returned. */
  readonly add: <One, Taken>(
    source: FollowedSource<One, Taken>,
    after: number | undefined,
    sink: Sink<Taken>,
  ) => Subscription;
  /** Ends all; resolves when no subscriber is being called. */
  readonly end: () => Promise<void>;
};

/**
 * The subscribers of one store. Each runs from its own place: the client never resumes a subscription that
 * broke, and the server may deliver an event twice when it is resumed.
 */
export const makeSubscriptions = (
  connection: Connection,
  { isLost }: Pick<Outage, 'isLost'>,
): Subscriptions => {
  const active = new Set<Delivery>();
  return {
    add: (source, after, sink) => {
      const delivery = makeDelivery();
      active.add(delivery);
      delivery.done = Promise.resolve()
        .then(() => deliver(delivery, { connection, isLost }, { source, after: after ?? -1, sink }))
        .then(
          () => (delivery.state === 'ended' ? sink.onEnd?.() : undefined),
          (error) => sink.onEnd?.(error instanceof Error ? error : new Error(String(error))),
        )
        .finally(() => active.delete(delivery));
      return { stop: () => finish(delivery, 'stopped') };
    },
    end: async () => {
      await Promise.all([...active].map((delivery) => finish(delivery, 'ended')));
    },
  };
};

const makeDelivery = (): Delivery => {
  const stopping = new AbortController();
  const ending = openEnding();
  stopping.signal.addEventListener('abort', ending.end, { once: true });
  return { state: 'live', flow: undefined, stopping, ending, done: Promise.resolve() };
};

const finish = (delivery: Delivery, state: 'stopped' | 'ended'): Promise<void> => {
  if (delivery.state === 'live') delivery.state = state;
  delivery.stopping.abort();
  delivery.flow?.stop();
  return delivery.done;
};

/**
 * reading → following → (broken) → waiting → reading → …, until it is stopped or the subscriber throws. While
 * much is recorded it keeps reading, with pauses. The server sends a follower one event at a time, which
 * costs it several times as much, and drops a follower with 32 events in flight.
 */
const deliver = async <One, Taken>(
  delivery: Delivery,
  { connection, isLost }: { readonly connection: Connection; readonly isLost: Outage['isLost'] },
  order: Order<One, Taken>,
): Promise<void> => {
  const progress: SubscriberProgress = {
    place: order.after,
    searchedTo: -1,
    waitMs: ESDB_RETRY_MS_MIN,
    isResuming: false,
    isBusy: false,
    newestAtStart: undefined,
    readAt: Number.NEGATIVE_INFINITY,
    caughtUp: once(() => order.sink.onCaughtUp?.()),
    failure: undefined,
  };
  const { signal } = delivery.stopping;
  while (delivery.state === 'live') {
    let needsConnection = true;
    const outcome = await runOn({ delivery, order, progress }).catch((error: unknown) => {
      needsConnection = isLost(error);
      return outcomeOf(error);
    });
    if (progress.failure !== undefined) throw progress.failure.error;
    if (outcome === 'deleted') {
      // A deleted stream has no events, and gets no more.
      progress.caughtUp();
      await delivery.ending.unlessOver(new Promise<never>(() => undefined));
    }
    if (delivery.state !== 'live') return;
    progress.isBusy = outcome === 'busy';
    if (outcome === 'broken' && needsConnection) connection.renew('reads');
    await setTimeout(pauseAfter(outcome, progress), undefined, { signal }).catch(() => undefined);
  }
};

/** @returns milliseconds; longer after each failure */
const pauseAfter = (outcome: Outcome, progress: SubscriberProgress): number => {
  if (outcome === 'busy') return ESDB_FOLLOW_PAUSE_MS;
  const { waitMs } = progress;
  progress.isResuming = true;
  progress.waitMs = Math.min(waitMs * 2, ESDB_RESUME_MS_MAX);
  return waitMs;
};

const outcomeOf = (error: unknown): Outcome => {
  const { kind } = failureOf(error);
  if (kind === 'behind') return 'busy';
  return kind === 'deleted' ? kind : 'broken';
};

const once = (run: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
};
