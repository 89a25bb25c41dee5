import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import { RECORD_CHARS_MAX } from '../../kernel/limits/store.ts';
import { openLmdbEventStore } from './lmdb-event-store.ts';
import { openLmdb } from './open-lmdb.ts';

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'parley-'));
});

afterEach(() => rm(path, { recursive: true, force: true }));

let ids = 0;

const anEvent = (chars: number): NewEvent => {
  ids += 1;
  return {
    id: `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`,
    type: 'SomethingHappened',
    data: { text: 'x'.repeat(chars) },
    metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
  };
};

const collect = async (events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> => {
  const collected: RecordedEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
};

const stream = fc.constantFrom('session-a-1', 'session-a-2', 'agent-a', 'plain');
const append = fc.record({
  stream,
  sizes: fc.array(fc.constantFrom(1, 300, RECORD_CHARS_MAX / 3, RECORD_CHARS_MAX + 1), {
    minLength: 1,
    maxLength: 5,
  }),
});

describe('a log of records', () => {
  it('is read from any place, forwards and backwards, as if each event stood alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(append, { minLength: 1, maxLength: 12 }), async (appends) => {
        const folder = await mkdtemp(join(path, 'log-'));
        const store = await openLmdbEventStore({ path: folder });
        const told: { stream: string; id: string }[] = [];
        for (const { stream: name, sizes } of appends) {
          const events = sizes.map(anEvent);
          await store.append(name, events, 'any');
          told.push(...events.map(({ id }) => ({ stream: name, id })));
        }
        const all = await collect(store.readAll());
        expect(all.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
        for (const after of [-1, 0, Math.floor(told.length / 2), told.length - 2]) {
          const rest = await collect(store.readAll({ after }));
          expect(rest).toEqual(all.filter(({ position }) => position > after));
          const sessions = await collect(store.readAll({ after, category: 'session' }));
          expect(sessions).toEqual(rest.filter((event) => event.stream.startsWith('session-')));
        }
        for (const name of new Set(told.map((one) => one.stream))) {
          const own = all.filter((event) => event.stream === name);
          expect(own.map(({ revision }) => revision)).toEqual(own.map((_, index) => index));
          for (let from = 0; from <= own.length; from++) {
            expect(await collect(store.readStream(name, { from }))).toEqual(own.slice(from));
            const back = await collect(store.readStream(name, { from, direction: 'backwards', limit: 2 }));
            const upTo = own.filter(({ revision }) => revision <= from);
            expect(back).toEqual(upTo.reverse().slice(0, 2));
          }
        }
        await store.close();
      }),
      { numRuns: 25 },
    );
  });

  it('upgrades a log with an entry for each event', async () => {
    const env = openLmdb({ path });
    const events = env.openDB<string, number>('events', { encoding: 'string' });
    const streams = env.openDB('events/streams', { encoding: 'ordered-binary' });
    const written = [anEvent(1), anEvent(2), anEvent(3)];
    const places = ['agent-a', 'session-a-1', 'session-a-1'];
    for (const [position, { id, ...rest }] of written.entries()) {
      const stream = places[position] ?? '';
      const revision = position === 2 ? 1 : 0;
      await events.put(position, JSON.stringify({ id, stream, revision, ...rest }));
      await streams.put([stream, revision], position);
    }
    await streams.put(['agent-a', 'head'], [0, 0]);
    await streams.put(['session-a-1', 'head'], [1, 2]);
    await streams.put(['session-a-gone', 'head'], [-2, -1]);
    await env.openDB('events/next', { encoding: 'ordered-binary' }).put('position', 5);
    await env.close();

    const store = await openLmdbEventStore({ path });
    const all = await collect(store.readAll());
    expect(all).toEqual(
      written.map((event, position) => ({
        ...event,
        stream: places[position],
        revision: position === 2 ? 1 : 0,
        position,
      })),
    );
    expect(await collect(store.readAll({ category: 'session' }))).toEqual(all.slice(1));
    expect(await store.append('session-a-1', [anEvent(4)], 1)).toEqual({ revision: 2, position: 5 });
    expect(await store.isDeleted('session-a-gone')).toBe(true);
    await store.close();
    const again = await openLmdbEventStore({ path });
    expect(await collect(again.readStream('session-a-1'))).toHaveLength(3);
    await again.close();
  });

  it('upgrades a log whose tail has no version', async () => {
    const before = await openLmdbEventStore({ path });
    await before.append('session-a-1', [anEvent(1), anEvent(2)], 'no-stream');
    await before.close();
    const env = openLmdb({ path });
    const end = env.openDB('events/end', { encoding: 'ordered-binary', useVersions: true });
    await env.openDB('events/tail', { encoding: 'ordered-binary' }).put('tail', end.get('tail'));
    await end.remove('tail');
    await env.close();

    const store = await openLmdbEventStore({ path });
    expect(await store.newestPosition()).toBe(1);
    expect(await store.append('session-a-1', [anEvent(3)], 1)).toEqual({ revision: 2, position: 2 });
    await store.close();
  });
});
