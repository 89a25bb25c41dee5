import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '../../kernel/event.ts';
import type {
  PageSubscriber,
  Subscriber,
  Subscription,
  SubscriptionTarget,
} from '../../kernel/event-store.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import type { EventPages } from './event-pages.ts';

/**
 * The subscribers of one store in one process: each reads pages from its own place, then sleeps until
 * woken.
 */
export type EmbeddedSubscriptions = {
  /** Does not call the subscriber before it has returned. */
  readonly add: (
    target: SubscriptionTarget,
    after: number | undefined,
    subscriber: Subscriber,
  ) => Subscription;
  /** The whole log, unparsed. */
  readonly addUnread: (after: number | undefined, subscriber: PageSubscriber) => Subscription;
  /** Wakes the subscribers that an append to this stream concerns. */
  readonly wake: (stream: string) => void;
  /** Ends all; resolves when no subscriber is being called. */
  readonly end: () => Promise<void>;
};

/** @param pollIntervalMs how often to check for growth by other processes; absent: never. */
export const embeddedSubscriptions = (pages: EventPages, pollIntervalMs?: number): EmbeddedSubscriptions => {
  const active = new Set<Delivery>();
  const wake = (stream: string): void => {
    for (const { sleeper, concerns } of active) if (concerns(stream)) sleeper.wake();
  };
  const wakeAll = (): void => {
    for (const { sleeper } of active) sleeper.wake();
  };
  const poll = pollFor(pages, wakeAll, pollIntervalMs);

  const begin = (
    concerns: Delivery['concerns'],
    deliver: (delivery: Delivery) => Promise<void>,
    { onEnd }: Pick<Subscriber, 'onEnd'>,
  ): Subscription => {
    const delivery: Delivery = { concerns, sleeper: makeSleeper(), state: 'live', done: Promise.resolve() };
    active.add(delivery);
    poll.start();
    delivery.done = Promise.resolve()
      .then(() => (delivery.state === 'live' ? deliver(delivery) : undefined))
      .then(
        () => (delivery.state === 'ended' ? onEnd?.() : undefined),
        (error) => onEnd?.(error instanceof Error ? error : new Error(String(error))),
      )
      .finally(() => {
        active.delete(delivery);
        if (active.size === 0) poll.stop();
      });
    return { stop: () => finish(delivery, 'stopped') };
  };

  return {
    add: (target, after = -1, subscriber) => {
      const course = courseOf(pages, target, subscriber);
      return begin(course.concerns, (delivery) => deliver(delivery, course, after, subscriber), subscriber);
    },
    addUnread: (after = -1, subscriber) => {
      const next = (place: number) => pages.unreadPage({ after: place, ...WHOLE_LOG });
      return begin(anything, (delivery) => deliverPages(delivery, next, after, subscriber), subscriber);
    },
    wake,
    end: async () => {
      poll.stop();
      await Promise.all([...active].map((delivery) => finish(delivery, 'ended')));
    },
  };
};

/** Looks at intervals for events that other processes append. @param intervalMs undefined: there are none */
const pollFor = (pages: EventPages, wakeAll: () => void, intervalMs: number | undefined) => {
  let timer: NodeJS.Timeout | undefined;
  return {
    start: (): void => {
      if (intervalMs === undefined || timer !== undefined) return;
      let seenPosition = -1;
      const look = (): void => {
        const newest = pages.newestPosition();
        if (newest !== seenPosition) wakeAll();
        seenPosition = newest;
      };
      timer = setInterval(() => {
        try {
          look();
        } catch {
          // Woken subscribers read for themselves, get the same error and end with it.
          wakeAll();
        }
      }, intervalMs);
    },
    stop: (): void => {
      clearInterval(timer);
      timer = undefined;
    },
  };
};

/** One active subscriber: `stopped` by its caller, `ended` by the store. */
type Delivery = {
  /** Whether an append to this stream may contain events for it. */
  readonly concerns: (stream: string) => boolean;
  readonly sleeper: Sleeper;
  state: 'live' | 'stopped' | 'ended';
  done: Promise<void>;
};

const finish = (delivery: Delivery, state: 'stopped' | 'ended'): Promise<void> => {
  if (delivery.state === 'live') delivery.state = state;
  delivery.sleeper.wake();
  return delivery.done;
};

const deliver = async (
  delivery: Delivery,
  course: Course,
  after: number,
  subscriber: Subscriber,
): Promise<void> => {
  let place = after;
  let caughtUp = false;
  const newestAtStart = course.newest();
  while (delivery.state === 'live') {
    const newest = course.newest();
    const page = course.next(place);
    for (const event of page) {
      await subscriber.onEvent(event);
      if (delivery.state !== 'live') return;
      place = course.placeOf(event);
    }
    if (!caughtUp && (page.length === 0 || place >= newestAtStart)) {
      caughtUp = true;
      subscriber.onCaughtUp?.();
    }
    // No event before this one matched, so the next read starts after it.
    if (page.length === 0) place = Math.max(place, newest);
    // Other code may run between pages, even if the subscriber never waits.
    await (page.length === 0 ? delivery.sleeper.sleep() : setImmediate());
  }
};

const WHOLE_LOG = { category: undefined, limit: Number.POSITIVE_INFINITY };

const deliverPages = async (
  delivery: Delivery,
  next: (after: number) => readonly UnreadEvent[],
  after: number,
  subscriber: PageSubscriber,
): Promise<void> => {
  let place = after;
  while (delivery.state === 'live') {
    const page = next(place);
    if (page.length > 0) subscriber.onPage(page);
    place = page.at(-1)?.position ?? place;
    await (page.length === 0 ? delivery.sleeper.sleep() : setImmediate());
  }
};

/** A subscriber's progress through the log; places are revisions of a stream or positions. */
type Course = Pick<Delivery, 'concerns'> & {
  readonly next: (after: number) => readonly RecordedEvent[];
  readonly placeOf: (event: RecordedEvent) => number;
  readonly newest: () => number;
};

const courseOf = (
  pages: EventPages,
  target: SubscriptionTarget,
  { onDamage }: Pick<Subscriber, 'onDamage'>,
): Course => {
  const limit = Number.POSITIVE_INFINITY;
  if (target !== 'all' && 'stream' in target) {
    const { stream } = target;
    return {
      concerns: (appendedStream) => appendedStream === stream,
      next: (after) =>
        pages
          .streamPage({ stream, from: after + 1, direction: 'forwards', limit })
          .map((event) => event.read()),
      placeOf: ({ revision }) => revision,
      newest: () => pages.newestRevision(stream),
    };
  }
  const category = target === 'all' ? undefined : target.category;
  return {
    concerns: category === undefined ? anything : (appendedStream) => categoryOf(appendedStream) === category,
    next: (after) => pages.logPage({ after, category, limit, onDamage }),
    placeOf: ({ position }) => position,
    newest: pages.newestPosition,
  };
};

const anything = (): boolean => true;

type Sleeper = { readonly sleep: () => Promise<void>; readonly wake: () => void };

/** A wake-up without a sleeper is kept, so that none is lost between a read and the next sleep. */
const makeSleeper = (): Sleeper => {
  let wakeSleeper: (() => void) | undefined;
  let woken = false;
  return {
    sleep: () =>
      new Promise((resolve) => {
        if (woken) resolve();
        else wakeSleeper = resolve;
        woken = false;
      }),
    wake: () => {
      woken = wakeSleeper === undefined;
      wakeSleeper?.();
      wakeSleeper = undefined;
    },
  };
};
