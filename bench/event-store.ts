/**
 * The claim: the embedded store takes 30,000 durable events a second from 64 writers, each with a stream of
 * its own and waiting for its answer, and reads them back ten times as fast. Run: npx tsx
 * bench/event-store.ts [seconds]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { NewEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';

const WRITERS = 64;
const EVENTS_PER_STREAM = 60;
const seconds = Number(process.argv[2] ?? 3);

type Row = {
  readonly store: string;
  readonly what: string;
  readonly perSecond: number;
  readonly cpuUs: number;
};

const event = (bytes: number, number: number): NewEvent => ({
  id: `0f8fad5b-d9cb-469f-a165-${String(number).padStart(12, '0')}`,
  type: 'QueryReceived',
  data: { text: 'x'.repeat(bytes - 330), language: 'en', contexts: [{ name: 'order', lifespan: 5 }] },
  metadata: {
    schemaVersion: 1,
    occurredAt: '2026-01-02T03:04:05.678Z',
    correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
});

/** @returns events per second, and microseconds of processor time for each, on all threads */
const measure = async (run: () => Promise<number>): Promise<Pick<Row, 'perSecond' | 'cpuUs'>> => {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const events = await run();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: Math.round((events / ms) * 1000),
    cpuUs: Number(((user + system) / events).toFixed(1)),
  };
};

const append = async (store: EventStore, eventsEach: number, bytes: number): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let appended = 0;
  const write = async (_: unknown, writer: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round++) {
      const stream = `session-agent${bytes}x${eventsEach}-${writer}-${round}`;
      for (let revision = -1; revision < EVENTS_PER_STREAM && performance.now() < end; ) {
        const events = Array.from({ length: eventsEach }, () => event(bytes, appended++));
        const expected = revision === -1 ? 'no-stream' : revision;
        revision = (await store.append(stream, events, expected)).revision;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return appended;
};

const appendAnywhere = async (store: EventStore): Promise<number> => {
  const events = 3_000;
  for (let done = 0; done < events; done += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        store.append('session-agent-any', [event(1_200, 1e9 + done + index)], 'any'),
      ),
    );
  return events;
};

const count = async (events: AsyncIterable<unknown>): Promise<number> => {
  let counted = 0;
  for await (const _ of events) counted++;
  return counted;
};

const readStreams = async (store: EventStore): Promise<number> => {
  let read = 0;
  for (let writer = 0; writer < WRITERS; writer++)
    read += await count(store.readStream(`session-agent1000x3-${writer}-0`));
  return read;
};

const subscribeToAll = (store: EventStore): Promise<number> =>
  new Promise((resolve, reject) => {
    let read = 0;
    const subscription = store.subscribe('all', undefined, {
      onEvent: () => {
        read++;
      },
      onCaughtUp: () => {
        subscription.stop().then(() => resolve(read), reject);
      },
    });
  });

const benchmark = async (name: string, store: EventStore): Promise<Row[]> => {
  const rows: Row[] = [];
  const add = async (what: string, run: () => Promise<number>): Promise<void> => {
    rows.push({ store: name, what, ...(await measure(run)) });
  };
  await add(`append 1 event of 1.2 KB, ${WRITERS} writers`, () => append(store, 1, 1_200));
  await add(`append 3 events of 1 KB, ${WRITERS} writers`, () => append(store, 3, 1_000));
  await add('append 1 event to one stream, expecting any', () => appendAnywhere(store));
  await add('read the log', () => count(store.readAll()));
  await add('read a category', () => count(store.readAll({ category: 'session' })));
  await add('read streams', () => readStreams(store));
  await add('subscribe to all, catching up', () => subscribeToAll(store));
  await store.close();
  return rows;
};

const path = await mkdtemp(join(tmpdir(), 'parley-bench-'));
console.table([
  ...(await benchmark('lmdb', await openLmdbEventStore({ path }))),
  ...(await benchmark('memory', memoryEventStore())),
]);
await rm(path, { recursive: true, force: true });
