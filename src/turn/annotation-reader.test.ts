import { afterEach, describe, expect, it } from 'vitest';
import { eventOf } from '../../test/support/store-events.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../kernel/limits/conversation.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { annotationReader } from './annotation-reader.ts';

const STREAM = 'session-agent-long';
const LENGTH = 3 * SNAPSHOT_EVERY_EVENTS;

const note = (noteId: string) =>
  eventOf('NoteAdded', { noteId, text: `note ${noteId}`, addedAt: '2026-03-02T12:00:00.000Z' });
const replies = (count: number) => Array.from({ length: count }, () => eventOf('ReplySent', {}));

const stores: ReturnType<typeof memoryEventStore>[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A session with a note at its beginning, and a reader whose events are counted. */
const longSession = async (length = LENGTH) => {
  const store = memoryEventStore();
  stores.push(store);
  await store.append(STREAM, [note('first'), ...replies(length - 1)], 'no-stream');
  const count = { events: 0, wholeReads: 0 };
  const during = { read: async (): Promise<void> => undefined };
  const reader = annotationReader({
    readStream: async function* (stream, options) {
      await during.read();
      const { from, direction } = options ?? {};
      if (from === undefined && direction === undefined) count.wholeReads += 1;
      for await (const one of store.readStream(stream, options)) {
        count.events += 1;
        yield one;
      }
    },
  });
  const notes = async () => {
    Object.assign(count, { events: 0, wholeReads: 0 });
    const annotations = await reader.read(STREAM);
    return annotations && [...annotations.notes.keys()];
  };
  return { store, reader, count, during, notes };
};

describe('the notes of a long session', () => {
  it('are read from its beginning once, and later from new events only', async () => {
    const { store, count, notes } = await longSession();
    expect(await notes()).toEqual(['first']);
    expect(count.wholeReads).toBe(1);
    expect(await notes()).toEqual(['first']);
    // The last event of the earlier read shows that the stream is the same.
    expect(count).toEqual({ events: 1, wholeReads: 0 });
    await store.append(STREAM, [note('second'), ...replies(3)], LENGTH - 1);
    expect(await notes()).toEqual(['first', 'second']);
    expect(count.events).toBe(5);
  });

  it('are read without the turns in between', async () => {
    const { store, count, notes } = await longSession();
    await store.append(STREAM, [note('second'), ...replies(3)], LENGTH - 1);
    expect(await notes()).toEqual(['first', 'second']);
    // The newest event, and the notes.
    expect(count.events).toBe(3);
  });

  it('do not miss or repeat a note that is added while they are read', async () => {
    const { store, during, notes } = await longSession();
    let reads = 0;
    during.read = async () => {
      reads += 1;
      // Between the look at the end and the read from the beginning.
      if (reads === 2) await store.append(STREAM, [note('second')], LENGTH - 1);
    };
    expect(await notes()).toEqual(['first']);
    expect(await notes()).toEqual(['first', 'second']);
  });

  it('are not kept if the session is short', async () => {
    const { count, notes } = await longSession(SNAPSHOT_EVERY_EVENTS);
    await notes();
    expect(await notes()).toEqual(['first']);
    expect(count.wholeReads).toBe(1);
  });

  it('are dropped when the session is erased, also by another process', async () => {
    const { store, notes } = await longSession();
    await notes();
    await store.delete(STREAM);
    expect(await notes()).toBeUndefined();
  });

  it('are read again if other events have taken the place of its own', async () => {
    const { notes, store, reader } = await longSession();
    await notes();
    const other = memoryEventStore();
    stores.push(other);
    await other.append(STREAM, [note('other'), ...replies(LENGTH)], 'no-stream');
    store.readStream = other.readStream;
    expect([...((await reader.read(STREAM))?.notes.keys() ?? [])]).toEqual(['other']);
  });

  it('are not kept if they are forgotten, also during a read', async () => {
    const { reader, count, during, notes } = await longSession();
    await notes();
    reader.forget((stream) => stream === STREAM);
    during.read = async () => reader.forget((stream) => stream === STREAM);
    await notes();
    expect(count.wholeReads).toBe(1);
    during.read = async () => undefined;
    await notes();
    expect(count.wholeReads).toBe(1);
  });
});
