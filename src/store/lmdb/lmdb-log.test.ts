import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import { RECORD_CHARS_MAX } from '../../kernel/limits.ts';
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

  it('is refused in words where it was written in another layout', async () => {
    const env = openLmdb({ path });
    await env.openDB('events', { encoding: 'string' }).put(0, '{"id":"1"}');
    await env.close();
    await expect(openLmdbEventStore({ path })).rejects.toMatchObject({
      code: 'store_unavailable',
      message: expect.stringContaining('another version of Parley'),
    });
  });
});
