import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NewEvent, RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { liveLog } from './live-log.ts';

const metadata = { schemaVersion: 1, occurredAt: '', correlationId: '' };

let events = 0;
const record = (store: EventStore, stream: string, count = 1) =>
  store.append(
    stream,
    Array.from({ length: count }, (): NewEvent => {
      events += 1;
      return {
        id: `e${events}`,
        type: 'Said',
        data: { events },
        metadata,
      };
    }),
    'any',
  );

/** @param isSlow reads with pauses */
const positionsOf = async (list: AsyncIterable<RecordedEvent>, count: number, isSlow = false) => {
  const positions: number[] = [];
  if (count === 0) return positions;
  for await (const { position } of list) {
    positions.push(position);
    if (isSlow) await setTimeout(positions.length % 7);
    if (positions.length === count) break;
  }
  return positions;
};

const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, at) => from + at);

it('reads new events once for all lists', async () => {
  const store = memoryEventStore();
  const calls = { subscribe: 0, readAll: 0 };
  const countedStore: EventStore = {
    ...store,
    subscribe: (...parts) => {
      calls.subscribe += 1;
      return store.subscribe(...parts);
    },
    readAll: (options) => {
      calls.readAll += 1;
      return store.readAll(options);
    },
  };
  const live = liveLog(countedStore);
  const lists = Array.from({ length: 50 }, () => positionsOf(live.after(-1), 20));
  await setTimeout(5);
  for (let turn = 0; turn < 20; turn += 1) await record(store, `session-a-${turn}`);
  for (const positions of await Promise.all(lists)) expect(positions).toEqual(upTo(20));
  expect(calls).toEqual({ subscribe: 1, readAll: 0 });
});

it('gives every list each event once, in order, whenever it begins and however slowly it is read', async () => {
  const begin = fc.record({ from: fc.nat(40), afterAppends: fc.nat(12), isSlow: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(begin, { minLength: 1, maxLength: 6 }), async (begins) => {
      const store = memoryEventStore();
      const live = liveLog(store);
      const lists: Promise<void>[] = [];
      for (let append = 0; append <= 12; append += 1) {
        for (const { from, afterAppends, isSlow } of begins) {
          if (afterAppends !== append) continue;
          const positions = positionsOf(live.after(from - 1), 65 - from, isSlow);
          lists.push(positions.then((all) => expect(all).toEqual(upTo(65, from))));
        }
        await record(store, `session-a-${append}`, 5);
        await setTimeout(append % 4 === 3 ? 60 : 0);
      }
      await Promise.all(lists);
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('drops events of erased sessions that were not sent yet', async () => {
  const store = memoryEventStore();
  const live = liveLog(store);
  const list = live.after(-1)[Symbol.asyncIterator]();
  const first = list.next();
  await setTimeout(5);
  await record(store, 'session-a-s1');
  await record(store, 'session-a-s2', 2);
  await record(store, 'session-a-s3');
  expect((await first).value.stream).toBe('session-a-s1');
  live.forget((stream) => stream === 'session-a-s2');
  expect((await list.next()).value.stream).toBe('session-a-s3');
  await record(store, 'session-a-s2');
  await record(store, 'session-a-s4');
  const second = list.next();
  await setTimeout(5);
  live.forget((stream) => stream === 'session-a-s2');
  expect((await second).value.stream).toBe('session-a-s4');
});

it('ends its lists when it closes, and with the error of the store', async () => {
  const store = memoryEventStore();
  const live = liveLog(store);
  const lists = [live.after(-1), live.after(3)].map((list) => list[Symbol.asyncIterator]().next());
  await setTimeout(5);
  live.close();
  for (const list of lists) expect(await list).toEqual({ done: true, value: undefined });
  expect(await live.after(-1)[Symbol.asyncIterator]().next()).toEqual({ done: true, value: undefined });
  const broken = liveLog({ ...store, newestPosition: () => Promise.reject(new Error('away')) });
  await expect(broken.after(-1)[Symbol.asyncIterator]().next()).rejects.toThrow('away');
});

it('follows the log again after all lists were closed', async () => {
  const store = memoryEventStore();
  const live = liveLog(store);
  for (const round of [0, 1, 2]) {
    const positions = positionsOf(live.after(round - 1), 1);
    await record(store, `session-a-${round}`);
    expect(await positions).toEqual([round]);
    await setTimeout(round * 60);
  }
});
