import { setImmediate, setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage, EventStore, OnDamage, Subscription } from '../kernel/event-store.ts';
import { LIVE_EVENTS_MAX, LIVE_LISTS_AT_A_TIME, LIVE_PAUSE_MS } from '../kernel/limits/reports.ts';
import { type LiveBatch, type LiveList, liveList } from './live-list.ts';

/**
 * The log for lists that stay open. Each list reads the events that are recorded already at its own pace.
 * Later events are read and parsed once for all lists, and sent to them at intervals.
 */
export type LiveLog = {
  /** The recorded events after a position, then new ones. */
  readonly after: (position: number, onDamage?: OnDamage) => AsyncIterable<RecordedEvent>;
  /** Drops events of streams that may have been erased. */
  readonly forget: (isErased: (stream: string) => boolean) => void;
  /** Ends all lists. */
  readonly close: () => void;
};

type Store = Pick<EventStore, 'subscribe' | 'readAll' | 'newestPosition'>;

export const liveLog = (store: Store): LiveLog => {
  const lists = new Set<LiveList>();
  const waitingLists = new Set<LiveList>();
  let readerPromise: Promise<LiveReader> | undefined;
  let isClosed = false;

  const endAll = (failure?: Error): void => {
    readerPromise = undefined;
    for (const list of lists) list.end(failure);
  };
  /** @returns whether more is wanted */
  const send = async (batch: LiveBatch): Promise<boolean> => {
    if (lists.size === 0) readerPromise = undefined;
    const readyLists = [...waitingLists];
    waitingLists.clear();
    for (const list of readyLists) list.send(batch);
    for (const [at, list] of readyLists.entries()) {
      list.wake();
      // Other requests run in between.
      if ((at + 1) % LIVE_LISTS_AT_A_TIME === 0) await setImmediate();
    }
    return readerPromise !== undefined;
  };
  const open = (): Promise<LiveReader> => {
    const opening = openReader(store, { send, onEnd: endAll });
    opening.catch(() => {
      readerPromise = undefined;
    });
    return opening;
  };
  const ports = {
    store,
    sentTo: async () => {
      readerPromise ??= open();
      return (await readerPromise).sentTo();
    },
    onWait: (list: LiveList) => void waitingLists.add(list),
    onEnd: (list: LiveList) => {
      lists.delete(list);
      waitingLists.delete(list);
    },
  };

  return {
    after: (position, onDamage) => ({
      [Symbol.asyncIterator]: () => {
        const list = liveList(ports, { after: position, onDamage });
        lists.add(list);
        if (isClosed) list.end();
        return list.iterator;
      },
    }),
    forget: (isErased) => {
      void readerPromise?.then((reader) => reader.forget(isErased));
      for (const list of lists) list.forget(isErased);
    },
    close: () => {
      isClosed = true;
      endAll();
    },
  };
};

/** The subscription that all lists share. */
type LiveReader = {
  /** Position of the newest event that was sent. */
  readonly sentTo: () => number;
  readonly forget: LiveLog['forget'];
};

type ReaderPorts = {
  readonly send: (batch: LiveBatch) => Promise<boolean>;
  readonly onEnd: (failure?: Error) => void;
};

const openReader = async (store: Store, { send, onEnd }: ReaderPorts): Promise<LiveReader> => {
  let sentTo = await store.newestPosition();
  let events: RecordedEvent[] = [];
  let damages: Damage[] = [];
  let sending: Promise<void> | undefined;

  const sendLater = async (): Promise<void> => {
    await setTimeout(LIVE_PAUSE_MS);
    const batch = { events, damages };
    [events, damages] = [[], []];
    sentTo = batch.events.at(-1)?.position ?? sentTo;
    sending = undefined;
    // The subscriber is being called, so it must not wait for the end of its subscription.
    if (!(await send(batch))) void subscription.stop();
  };
  const subscription: Subscription = store.subscribe('all', sentTo < 0 ? undefined : sentTo, {
    onEvent: (event) => {
      events.push(event);
      sending ??= sendLater();
      return events.length < LIVE_EVENTS_MAX ? undefined : sending;
    },
    onDamage: (damage) => void damages.push(damage),
    onEnd,
  });
  return {
    sentTo: () => sentTo,
    forget: (isErased) => {
      events = events.filter(({ stream }) => !isErased(stream));
    },
  };
};
