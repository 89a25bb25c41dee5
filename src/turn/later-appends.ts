import { setImmediate } from 'node:timers/promises';
import { inAppends } from '../authoring/agent-recorder.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { APPENDED_LATER_EVENTS_MAX } from '../kernel/limits/conversation.ts';
import { RECORD_CHARS_MAX } from '../kernel/limits/store.ts';
import { inSlices } from '../outside/slices.ts';

export type LaterAppends = {
  /** Resolves before the events are durable, so nothing that others see may follow from them until `settled`. */
  readonly append: EventStore['append'];
  /** Resolves when all of them are durable. @throws what the first failed append threw */
  readonly settled: () => Promise<void>;
};

/**
 * Appends to one stream whose only writer does not wait for the disk: events that arrive during an append
 * share the next one.
 */
export const laterAppends = (store: Pick<EventStore, 'append'>, stream: string): LaterAppends => {
  let pending: NewEvent[] = [];
  let work: Promise<void> | undefined;
  /** Of the newest durable event. */
  let durable = -1;

  const write = async (): Promise<void> => {
    while (pending.length > 0) {
      const events = pending;
      pending = [];
      for (const part of await inSlices(inAppends(events)))
        ({ revision: durable } = await store.append(stream, part, durable < 0 ? 'no-stream' : durable));
    }
    work = undefined;
  };

  /** After a failure it stays the failed one. */
  const untilEmpty = async (): Promise<void> => work;

  return {
    append: async (_stream, events, expected) => {
      if (pending.length >= APPENDED_LATER_EVENTS_MAX) await untilEmpty();
      // Its writer has something else to record if it is refused.
      if (events.some(isLarge)) {
        await untilEmpty();
        return store.append(stream, events, expected);
      }
      const before = typeof expected === 'number' ? expected : -1;
      if (work === undefined) durable = before;
      pending.push(...events);
      work ??= write();
      work.catch(() => undefined);
      // Without a wait for the disk, this is where other requests run.
      await setImmediate();
      // The position is not read. It is known only when they are durable.
      return { revision: before + events.length, position: -1 };
    },
    settled: untilEmpty,
  };
};

/** Far from the size that a store refuses. */
const isLarge = ({ data }: NewEvent): boolean => JSON.stringify(data).length > RECORD_CHARS_MAX;
