import { setMaxListeners } from 'node:events';
import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage, EventStore, OnDamage } from '../kernel/event-store.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { liveLog } from './live-log.ts';

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
  /** Drops events of streams that may have been erased from lists that follow the log. */
  readonly forget: (isErased: (stream: string) => boolean) => void;
  /** Ends the feeds that follow the log. */
  readonly close: () => void;
};

export type UnreadableRecord = { readonly unreadable: Damage };

export const eventFeed = (store: EventStore): EventFeed => {
  const abort = new AbortController();
  // Each open list listens; Node takes more than ten listeners for a leak and says so in the log.
  setMaxListeners(0, abort.signal);
  const live = liveLog(store);
  const events = ({ stream, agentId, from, follow }: FeedOptions, onDamage?: OnDamage) => {
    if (stream !== undefined) {
      const all = follow ? followStream(store, stream, abort.signal) : store.readStream(stream);
      return only(all, ({ position }) => position >= from);
    }
    const log = follow
      ? live.after(from - 1, onDamage)
      : store.readAll({ from, ...(onDamage && { onDamage }) });
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
    forget: live.forget,
    close: () => {
      abort.abort();
      live.close();
    },
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

/** The next event; it waits for its reader and holds back the subscription until then. */
type PendingEvent = { readonly event: RecordedEvent; readonly onTaken: () => void };

/** A subscription to a stream, read at the pace of its reader. */
const followStream = (
  store: EventStore,
  stream: string,
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
    const subscription = store.subscribe({ stream }, undefined, {
      onEvent: (event) =>
        new Promise<void>((resolve) => {
          if (isOver) return resolve();
          pendingEvent = { event, onTaken: resolve };
          return wake();
        }),
      onEnd: end,
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
