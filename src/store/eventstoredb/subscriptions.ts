import { setTimeout } from 'node:timers/promises';
import type { Subscriber, Subscription } from '../../kernel/event-store.ts';
import { ESDB_ATTEMPT_MS_MAX, ESDB_RESUME_MS_MAX, ESDB_RETRY_MS_MIN } from '../../kernel/limits.ts';
import { failureOf } from './client-errors.ts';
import type { Connection } from './connection.ts';
import type { Course } from './courses.ts';
import type { Arrival, Flow } from './flow.ts';

export type Subscriptions = {
  /** Calls nobody before it has returned. */
  readonly add: (course: LiveCourse, after: number | undefined, subscriber: Subscriber) => Subscription;
  /** Ends all; resolves when no subscriber is being called any more. */
  readonly end: () => Promise<void>;
};

export type LiveCourse = Course & {
  /**
   * Made ready each time before it is opened. @returns the newest place of a stream, -1 when it has none; or
   * nothing where the server says itself when all that was there has come
   */
  readonly prepare: () => Promise<number | undefined>;
};

/**
 * The subscribers of one store. Each runs from its own place: the client never resumes a subscription that
 * broke, and the server may deliver an event twice when it is resumed.
 */
export const makeSubscriptions = (connection: Connection): Subscriptions => {
  const active = new Set<Delivery>();
  return {
    add: (course, after, subscriber) => {
      const delivery = makeDelivery();
      active.add(delivery);
      delivery.done = Promise.resolve()
        .then(() => deliver(delivery, { connection, course, after: after ?? -1, subscriber }))
        .then(
          () => (delivery.state === 'ended' ? subscriber.onEnd?.() : undefined),
          (error) => subscriber.onEnd?.(error instanceof Error ? error : new Error(String(error))),
        )
        .finally(() => active.delete(delivery));
      return { stop: () => finish(delivery, 'stopped') };
    },
    end: async () => {
      await Promise.all([...active].map((delivery) => finish(delivery, 'ended')));
    },
  };
};

/** One subscriber being served: `stopped` by itself, `ended` by the store. */
type Delivery = {
  state: 'live' | 'stopped' | 'ended';
  flow: Flow | undefined;
  readonly stopping: AbortController;
  /** Resolves once it is stopped. */
  readonly stopped: Promise<undefined>;
  done: Promise<void>;
};

const makeDelivery = (): Delivery => {
  const stopping = new AbortController();
  const stopped = new Promise<undefined>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return { state: 'live', flow: undefined, stopping, stopped, done: Promise.resolve() };
};

const finish = (delivery: Delivery, state: 'stopped' | 'ended'): Promise<void> => {
  if (delivery.state === 'live') delivery.state = state;
  delivery.stopping.abort();
  delivery.flow?.stop();
  return delivery.done;
};

type Order = {
  readonly connection: Connection;
  readonly course: LiveCourse;
  readonly after: number;
  readonly subscriber: Subscriber;
};

/** How far a subscriber has come. */
type Progress = {
  place: number;
  waitMs: number;
  /** The place at which it has caught up; unknown where the server tells. */
  newestAtStart: number | undefined;
  prepared: boolean;
  readonly caughtUp: () => void;
  /** What the subscriber threw. */
  stumble: { readonly error: unknown } | undefined;
};

/** opening → following → (broken) → waiting → opening …, until it is stopped or the subscriber throws. */
const deliver = async (delivery: Delivery, order: Order): Promise<void> => {
  const progress: Progress = {
    place: order.after,
    waitMs: ESDB_RETRY_MS_MIN,
    newestAtStart: undefined,
    prepared: false,
    caughtUp: once(() => order.subscriber.onCaughtUp?.()),
    stumble: undefined,
  };
  const { signal } = delivery.stopping;
  while (delivery.state === 'live') {
    try {
      await follow(delivery, order, progress);
    } catch (error) {
      // Nothing follows in a deleted stream, and all there was of it is gone.
      if (failureOf(error).kind === 'deleted') {
        progress.caughtUp();
        await delivery.stopped;
      }
    }
    if (progress.stumble !== undefined) throw progress.stumble.error;
    if (delivery.state !== 'live') return;
    order.connection.renew('reads');
    await setTimeout(progress.waitMs, undefined, { signal }).catch(() => undefined);
    progress.waitMs = Math.min(progress.waitMs * 2, ESDB_RESUME_MS_MAX);
  }
};

/** As long as one connection lasts. @throws what ended it */
const follow = async (delivery: Delivery, order: Order, progress: Progress): Promise<void> => {
  const { course } = order;
  const newest = await stoppable(delivery, course.prepare());
  if (delivery.state !== 'live') return;
  if (!progress.prepared) progress.newestAtStart = newest;
  progress.prepared = true;
  const flow = course.open(progress.place);
  delivery.flow = flow;
  try {
    for (;;) {
      const { newestAtStart } = progress;
      if (newestAtStart !== undefined && progress.place >= newestAtStart) progress.caughtUp();
      const arrival = await flow.next(ESDB_ATTEMPT_MS_MAX);
      if (delivery.state !== 'live' || arrival === undefined) return;
      progress.waitMs = ESDB_RETRY_MS_MIN;
      if (!(await take(arrival, order, progress))) return;
    }
  } finally {
    flow.stop();
  }
};

/** @returns whether to go on */
const take = async (arrival: Arrival, order: Order, progress: Progress): Promise<boolean> => {
  if (arrival === 'caught-up') {
    progress.caughtUp();
    return true;
  }
  const event = order.course.take(arrival);
  if (event === undefined) return true;
  const place = order.course.placeOf(event);
  if (place <= progress.place) return true;
  try {
    await order.subscriber.onEvent(event);
  } catch (error) {
    progress.stumble = { error };
    return false;
  }
  progress.place = place;
  return true;
};

/** Does not wait for the store when nobody waits for what it would say. */
const stoppable = <T>(delivery: Delivery, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, delivery.stopped]);

const once = (run: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
};
