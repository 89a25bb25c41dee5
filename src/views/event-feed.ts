import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore, SubscriptionTarget } from '../kernel/event-store.ts';

export type FeedOptions = {
  /** One stream; the whole log when absent. */
  readonly stream?: string;
  /** Events from this position on, itself included. */
  readonly from: number;
  /** Stays open, and gives what is recorded later. */
  readonly follow: boolean;
};

/** Recorded events as they stand in the log, in the order of their positions. */
export type EventFeed = {
  readonly events: (options: FeedOptions) => AsyncIterable<RecordedEvent>;
  /** Ends those that follow. */
  readonly close: () => void;
};

export const eventFeed = (store: EventStore): EventFeed => {
  const ending = new AbortController();
  return {
    events: ({ stream, from, follow }) => {
      if (!follow) return stream === undefined ? logFrom(store, from) : streamFrom(store, stream, from);
      return stream === undefined
        ? followed(store, { target: 'all', after: from < 1 ? undefined : from - 1 }, ending.signal)
        : since(from, followed(store, { target: { stream }, after: undefined }, ending.signal));
    },
    close: () => ending.abort(),
  };
};

const logFrom = (store: EventStore, from: number): AsyncIterable<RecordedEvent> =>
  store.readAll(from < 1 ? {} : { after: from - 1 });

const streamFrom = (store: EventStore, stream: string, from: number): AsyncIterable<RecordedEvent> =>
  since(from, store.readStream(stream));

async function* since(from: number, events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  for await (const event of events) if (event.position >= from) yield event;
}

type Followed = { readonly target: SubscriptionTarget; readonly after: number | undefined };

/** What the next event comes as: it waits until somebody takes it, and the subscription with it. */
type Waiting = { readonly event: RecordedEvent; readonly taken: () => void };

/**
 * A subscription that is read at its reader's pace. Made by hand: a generator cannot be ended while it waits
 * for an event, which may never come.
 */
const followed = (
  store: EventStore,
  { target, after }: Followed,
  signal: AbortSignal,
): AsyncIterable<RecordedEvent> => ({
  [Symbol.asyncIterator]: () => {
    let waiting: Waiting | undefined;
    let isOver = false;
    let failure: Error | undefined;
    let wake = (): void => undefined;
    const end = (error?: Error): void => {
      failure ??= error;
      isOver = true;
      waiting?.taken();
      wake();
    };
    const subscription = store.subscribe(target, after, {
      onEvent: (event) =>
        new Promise<void>((taken) => {
          if (isOver) return taken();
          waiting = { event, taken };
          return wake();
        }),
      onEnd: end,
    });
    const stop = (): void => end();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    return {
      next: async () => {
        while (waiting === undefined && !isOver)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        if (failure !== undefined) throw failure;
        const given = waiting;
        waiting = undefined;
        if (given === undefined || isOver) return { done: true, value: undefined };
        given.taken();
        return { done: false, value: given.event };
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
