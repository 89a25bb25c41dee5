import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage, EventStore, OnDamage } from '../kernel/event-store.ts';

/** New events, and the damaged records between them. */
export type LiveBatch = { readonly events: readonly RecordedEvent[]; readonly damages: readonly Damage[] };

/** One list that follows the log. */
export type LiveList = {
  readonly iterator: AsyncIterator<RecordedEvent>;
  /** Gives it the events that it waits for; `wake` lets it continue. */
  readonly send: (batch: LiveBatch) => void;
  readonly wake: () => void;
  readonly forget: (isErased: (stream: string) => boolean) => void;
  readonly end: (failure?: Error) => void;
};

type Ports = {
  readonly store: Pick<EventStore, 'readAll'>;
  /** Position of the newest event that was sent to the lists that waited. */
  readonly sentTo: () => Promise<number>;
  /** Called when it waits for a batch. */
  readonly onWait: (list: LiveList) => void;
  readonly onEnd: (list: LiveList) => void;
};

type Options = { readonly after: number; readonly onDamage: OnDamage | undefined };

export const liveList = (ports: Ports, { after, onDamage }: Options): LiveList => {
  /** Position of the last event that was taken. */
  let place = after;
  /** Events that were sent and not taken yet; many lists share one array. */
  let sentEvents: readonly RecordedEvent[] = [];
  let taken = 0;
  let recorded: AsyncIterator<RecordedEvent> | undefined;
  let isOver = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;

  const takeSent = (): RecordedEvent | undefined => {
    const event = sentEvents[taken];
    taken += 1;
    if (event === undefined) sentEvents = [];
    return event;
  };
  /** @param end everything up to this position is recorded. */
  const takeRecorded = async (end: number): Promise<RecordedEvent | undefined> => {
    const range = { ...(place >= 0 && { after: place }), ...(onDamage && { onDamage }) };
    recorded ??= ports.store.readAll(range)[Symbol.asyncIterator]();
    const step = await recorded.next();
    if (step.done !== true) return step.value;
    recorded = undefined;
    place = Math.max(place, end);
    return undefined;
  };
  /** What was sent while this list did not wait is in the log. */
  const take = async (): Promise<RecordedEvent | undefined> => {
    const event = takeSent();
    if (event !== undefined) return event;
    const sentTo = await ports.sentTo();
    if (isOver) return undefined;
    if (recorded !== undefined || place < sentTo) return takeRecorded(sentTo);
    await new Promise<void>((resolve) => {
      wake = resolve;
      ports.onWait(list);
    });
    return undefined;
  };

  const list: LiveList = {
    iterator: {
      next: async () => {
        while (!isOver) {
          const event = await take();
          if (event === undefined || event.position <= place || isOver) continue;
          place = event.position;
          return { done: false, value: event };
        }
        if (failure !== undefined) throw failure;
        return { done: true, value: undefined };
      },
      return: async () => {
        list.end();
        await recorded?.return?.();
        return { done: true, value: undefined };
      },
    },
    send: ({ events, damages }) => {
      sentEvents = events;
      taken = 0;
      for (const damage of damages) if (damage.position > place) onDamage?.(damage);
    },
    wake: () => wake(),
    forget: (isErased) => {
      sentEvents = sentEvents.slice(taken).filter(({ stream }) => !isErased(stream));
      taken = 0;
    },
    end: (reason) => {
      failure ??= reason;
      isOver = true;
      sentEvents = [];
      ports.onEnd(list);
      wake();
    },
  };
  return list;
};
