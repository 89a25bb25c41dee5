import { LRUCache } from 'lru-cache';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { HOT_SESSIONS_MAX } from '../../kernel/limits/conversation.ts';
import { nextStreamName } from '../../kernel/stream-name.ts';

/**
 * A store in which streams of some categories may restart after they were deleted. No engine allows a name to
 * be used again, and one that did could not distinguish a late event from a new one. The stream therefore
 * continues under the next name (see stream-name.ts). Callers that name a stream get the current name;
 * readers of the log see the names as recorded, and so do `delete` and `isDeleted`: a caller that decided to
 * delete some events must not delete those that were appended since.
 */
export const renewingEventStore = (store: EventStore, categories: readonly string[]): EventStore => {
  /** Current names that are not the first; renewals by other processes are found on demand. */
  const names = new LRUCache<string, string>({ max: HOT_SESSIONS_MAX });
  const mayRenew = (stream: string) => categories.some((category) => stream.startsWith(`${category}-`));
  const nameOf = (stream: string): string => (names.size === 0 ? stream : (names.get(stream) ?? stream));

  /** The name after a deleted one. */
  const renewedName = async (stream: string): Promise<string> => {
    let name = nextStreamName(nameOf(stream));
    while (await store.isDeleted(name)) name = nextStreamName(name);
    names.set(stream, name);
    return name;
  };

  const append: EventStore['append'] = (stream, events, expectedRevision) =>
    store.append(nameOf(stream), events, expectedRevision).catch(async (error: unknown) => {
      if (!isParleyError(error, 'stream_deleted') || !mayRenew(stream)) throw error;
      await renewedName(stream);
      // Another erasure may have deleted that one, too.
      if (typeof expectedRevision !== 'number') return append(stream, events, expectedRevision);
      // A caller that expects a revision refers to the deleted events.
      const facts = { stream, actual: 'no-stream', expected: expectedRevision } as const;
      throw new ParleyError('wrong_expected_revision', facts, { cause: error });
    });

  return {
    ...store,
    append,
    readStream: (stream, options) => {
      const events = store.readStream(nameOf(stream), options);
      // A read from a later revision refers to the deleted events, so an empty result is correct.
      if (!mayRenew(stream) || (options?.from ?? 0) > 0) return events;
      return unlessEmpty(events, async () => {
        if (!(await store.isDeleted(nameOf(stream)))) return undefined;
        return store.readStream(await renewedName(stream), options);
      });
    },
  };
};

type Events = AsyncIterable<RecordedEvent>;

/**
 * The first events, or others if there are none. From the second event on, reads go directly to the source.
 */
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
