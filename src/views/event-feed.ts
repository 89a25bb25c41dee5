import { setMaxListeners } from 'node:events';
import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage, EventStore, OnDamage, SubscriptionTarget } from '../kernel/event-store.ts';
import { firstStreamName } from '../kernel/stream-name.ts';

export type FeedOptions = {
  /** One stream; absent: the whole log. */
  readonly stream?: string;
  /** Only events that concern this agent: its own stream, its sessions, their erasures. */
  readonly agentId?: string;
  /** The first position. */
  readonly from: number;
  /** Stays open and delivers new events. */
  readonly follow: boolean;
};

/** Recorded events in the order of their positions. */
export type EventFeed = {
  readonly events: (options: FeedOptions) => AsyncIterable<RecordedEvent>;
  /** The same, with each damaged record in its place. A single stream ends there with record_damaged. */
  readonly lines: (options: FeedOptions) => AsyncIterable<RecordedEvent | UnreadableRecord>;
  /** Ends the feeds that follow the log. */
  readonly close: () => void;
};

export type UnreadableRecord = { readonly unreadable: Damage };

export const eventFeed = (store: EventStore): EventFeed => {
  const abort = new AbortController();
  // Each open list listens; Node takes more than ten listeners for a leak and says so in the log.
  setMaxListeners(0, abort.signal);
  const events = ({ stream, agentId, from, follow }: FeedOptions, onDamage?: OnDamage) => {
    if (stream !== undefined) {
      const target = { target: { stream }, after: undefined };
      const all = follow ? followed(store, target, abort.signal) : store.readStream(stream);
      return only(all, ({ position }) => position >= from);
    }
    const after = from < 1 ? undefined : from - 1;
    const damageOptions = onDamage && { onDamage };
    const log = follow
      ? followed(store, { target: 'all', after, ...damageOptions }, abort.signal)
      : store.readAll({ from, ...damageOptions });
    return agentId === undefined ? log : only(log, (event) => concerns(event.stream, agentId));
  };
  return {
    events: (options) => events(options),
    lines: (options) => {
      const { agentId } = options;
      const damages = new Map<number, Damage>();
      const note = (damage: Damage): void => {
        const isOfAgent = agentId === undefined || damage.stream === undefined;
        if (isOfAgent || concerns(damage.stream, agentId)) damages.set(damage.position, damage);
      };
      return withDamage(events(options, note), damages);
    },
    close: () => abort.abort(),
  };
};

/** Written as an iterator, for the same reason as `only`. */
const withDamage = (
  events: AsyncIterable<RecordedEvent>,
  damages: ReadonlyMap<number, Damage>,
): AsyncIterable<RecordedEvent | UnreadableRecord> => ({
  [Symbol.asyncIterator]: () => {
    const all = events[Symbol.asyncIterator]();
    const reportedPositions = new Set<number>();
    let step: IteratorResult<RecordedEvent> | undefined;
    return {
      next: async () => {
        step ??= await all.next();
        const before = step.done === true ? Number.POSITIVE_INFINITY : step.value.position;
        for (const [position, unreadable] of damages) {
          if (position > before || reportedPositions.has(position)) continue;
          reportedPositions.add(position);
          return { done: false, value: { unreadable } };
        }
        const current = step;
        step = undefined;
        return current;
      },
      return: async () => {
        await all.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

/** The category, and usually the agent, in a stream's name: agent ids have no dashes. */
const concerns = (stream: string, agentId: string): boolean =>
  firstStreamName(stream).split('-', 2)[1] === agentId;

/**
 * The events that fit. Written as an iterator, because a generator cannot be ended while it waits for an
 * event that may never come.
 */
export const only = (
  events: AsyncIterable<RecordedEvent>,
  fits: (event: RecordedEvent) => boolean | Promise<boolean>,
): AsyncIterable<RecordedEvent> => ({
  [Symbol.asyncIterator]: () => {
    const all = events[Symbol.asyncIterator]();
    return {
      next: async () => {
        for (;;) {
          const step = await all.next();
          if (step.done === true || (await fits(step.value))) return step;
        }
      },
      return: async () => {
        await all.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

type Subscription = {
  readonly target: SubscriptionTarget;
  readonly after: number | undefined;
  readonly onDamage?: OnDamage;
};

/** The next event; it waits for its reader and holds back the subscription until then. */
type PendingEvent = { readonly event: RecordedEvent; readonly onTaken: () => void };

/** A subscription read at the pace of its reader. */
const followed = (
  store: EventStore,
  { target, after, onDamage }: Subscription,
  signal: AbortSignal,
): AsyncIterable<RecordedEvent> => ({
  [Symbol.asyncIterator]: () => {
    let pendingEvent: PendingEvent | undefined;
    let isOver = false;
    let failure: Error | undefined;
    let wake = (): void => undefined;
    const end = (error?: Error): void => {
      failure ??= error;
      isOver = true;
      pendingEvent?.onTaken();
      wake();
    };
    const subscription = store.subscribe(target, after, {
      onEvent: (event) =>
        new Promise<void>((resolve) => {
          if (isOver) return resolve();
          pendingEvent = { event, onTaken: resolve };
          return wake();
        }),
      onEnd: end,
      ...(onDamage && { onDamage }),
    });
    const stop = (): void => end();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    return {
      next: async () => {
        while (pendingEvent === undefined && !isOver)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        if (failure !== undefined) throw failure;
        const current = pendingEvent;
        pendingEvent = undefined;
        if (current === undefined || isOver) return { done: true, value: undefined };
        current.onTaken();
        return { done: false, value: current.event };
      },
      return: async () => {
        signal.removeEventListener('abort', stop);
        end();
        await subscription.stop();
        return { done: true, value: undefined };
      },
    };
  },
});
