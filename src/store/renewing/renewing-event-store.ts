import { LRUCache } from 'lru-cache';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { HOT_SESSIONS_MAX } from '../../kernel/limits.ts';
import { nextStreamName } from '../../kernel/stream-name.ts';

/**
 * A store in which streams of some categories may begin anew after they were deleted. No engine lets a name
 * be used again, and one that did could not tell an event that was on its way from a new one; so the stream
 * goes on under the next name (see stream-name.ts). Whoever names a stream gets the one that is in use;
 * readers of the log see the names as they are.
 */
export const renewingEventStore = (store: EventStore, categories: readonly string[]): EventStore => {
  /** Names in use where they are not the first; what others renewed is found out when it is needed. */
  const names = new LRUCache<string, string>({ max: HOT_SESSIONS_MAX });
  const mayRenew = (stream: string) => categories.some((category) => stream.startsWith(`${category}-`));
  const nameOf = (stream: string): string => (names.size === 0 ? stream : (names.get(stream) ?? stream));

  /** The name behind one that was deleted. */
  const renewed = async (stream: string): Promise<string> => {
    let name = nextStreamName(nameOf(stream));
    while (await store.isDeleted(name)) name = nextStreamName(name);
    names.set(stream, name);
    return name;
  };

  return {
    ...store,
    append: (stream, events, expected) =>
      store.append(nameOf(stream), events, expected).catch(async (error: unknown) => {
        if (!isParleyError(error, 'stream_deleted') || !mayRenew(stream)) throw error;
        const name = await renewed(stream);
        if (typeof expected !== 'number') return store.append(name, events, expected);
        // Whoever expects events knows those that are gone.
        const facts = { stream, actual: 'no-stream', expected } as const;
        throw new ParleyError('wrong_expected_revision', facts, { cause: error });
      }),
    readStream: (stream, options) => {
      const events = store.readStream(nameOf(stream), options);
      // Only whoever reads from an end can find a stream empty that is not.
      if (!mayRenew(stream) || (options?.from ?? 0) > 0) return events;
      return unlessEmpty(events, async () => {
        if (!(await store.isDeleted(nameOf(stream)))) return undefined;
        return store.readStream(await renewed(stream), options);
      });
    },
    delete: async (stream) => {
      if (mayRenew(stream) && (await store.isDeleted(nameOf(stream)))) await renewed(stream);
      await store.delete(nameOf(stream));
    },
    isDeleted: (stream) => store.isDeleted(nameOf(stream)),
  };
};

type Events = AsyncIterable<RecordedEvent>;

/** The first events, or others where there are none. Nobody stands between a reader and the second event. */
const unlessEmpty = (first: Events, others: () => Promise<Events | undefined>): Events => ({
  [Symbol.asyncIterator]: () => {
    let events = first[Symbol.asyncIterator]();
    let isBegun = false;
    const begin = async (): Promise<IteratorResult<RecordedEvent>> => {
      isBegun = true;
      const result = await events.next();
      if (!result.done) return result;
      const other = await others();
      if (other === undefined) return result;
      events = other[Symbol.asyncIterator]();
      return events.next();
    };
    return {
      next: () => (isBegun ? events.next() : begin()),
      return: async () => (await events.return?.()) ?? { done: true, value: undefined },
    };
  },
});
