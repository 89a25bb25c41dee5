import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { RECORDS_DELETED_AT_A_TIME } from '../../src/kernel/limits/store.ts';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { type DataFolder, makeDataFolder } from '../support/data-folder.ts';
import { appendRecords, collect, idsOf, revisionsOf, someEvents } from '../support/store-events.ts';
import { type Acknowledged, fullDiskSayings, startDeleter, startWriter } from '../support/store-process.ts';
import { hasEvents, watch } from '../support/watcher.ts';

let folder: DataFolder;
beforeEach(async () => {
  folder = await makeDataFolder();
});
afterEach(() => folder.discard());

const withStore = async <T>(use: (store: EventStore) => Promise<T>): Promise<T> => {
  const store = await openLmdbEventStore({ path: folder.path });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

const everyRevision = (count: number): number[] => Array.from({ length: count }, (_, revision) => revision);

/**
 * No acknowledged append is missing, batches are complete, streams have no gaps, and the log is consistent
 * with them.
 */
const expectSound = (log: readonly RecordedEvent[], acknowledged: readonly Acknowledged[]): void => {
  const byStream = new Map<string, RecordedEvent[]>();
  for (const event of log) byStream.set(event.stream, [...(byStream.get(event.stream) ?? []), event]);
  for (const events of byStream.values()) {
    expect(revisionsOf(events)).toEqual(everyRevision(events.length));
    expect(events.length % 3).toBe(0);
  }
  const batches = new Set<string>();
  for (const events of byStream.values())
    for (let index = 0; index < events.length; index += 3)
      batches.add(idsOf(events.slice(index, index + 3)).join());
  expect(acknowledged.filter(({ ids }) => !batches.has(ids.join()))).toEqual([]);
};

describe('a data folder of lmdb', () => {
  it('keeps every acknowledged append of a killed process, and accepts new ones', async () => {
    const writer = startWriter({ path: folder.path, prefix: 'killed-1', writers: 16, rounds: 1_000_000 });
    await writer.until(400);
    writer.kill();
    await writer.ended;
    expect(writer.acknowledged.length).toBeGreaterThanOrEqual(400);

    await withStore(async (store) => {
      const log = await collect(store.readAll());
      expectSound(log, writer.acknowledged);
      for (const stream of new Set(log.map((event) => event.stream)))
        expect(await collect(store.readStream(stream))).toEqual(
          log.filter((event) => event.stream === stream),
        );
      const { position } = await store.append('killed-2', someEvents(3), 'no-stream');
      expect(position).toBe(log.length + 2);
    });
  });

  it('keeps every acknowledged append if the disk is full, and reports the others', async () => {
    const writer = startWriter({
      path: folder.path,
      prefix: 'full-1',
      writers: 4,
      rounds: 1_000_000,
      fileKilobytesMax: 1_024,
    });
    await writer.ended;
    expect(writer.errors).toEqual(['store_unavailable']);
    expect(writer.acknowledged.length).toBeGreaterThan(0);

    await withStore(async (store) => {
      expectSound(await collect(store.readAll()), writer.acknowledged);
      await store.append('full-2', someEvents(1), 'no-stream');
    });
  });

  it('ends no process if the disk is full, during any kind of write', async () => {
    const refused = 'store_unavailable store_unavailable';
    expect(await fullDiskSayings(folder.path, 3, 1_024)).toEqual([refused, refused, refused, 'still here']);
  });

  it('can be shared by processes that append to one stream concurrently, and each reads all of it', async () => {
    await withStore(async (store) => {
      const stream = 'shared-1-0';
      const watchers = [
        watch(store, { stream }),
        watch(store, { category: 'shared' }),
        watch(store, 'all'),
      ] as const;
      const options = { path: folder.path, prefix: 'shared-1', writers: 4, rounds: 25, shared: true };
      const writers = [startWriter(options), startWriter(options)];
      for (let round = 0; round < 50; round++) await store.append(stream, someEvents(3), 'any');
      await Promise.all(writers.map(({ ended }) => ended));

      const count = (2 * 4 * 25 + 50) * 3;
      for (const watcher of watchers) {
        await watcher.until(hasEvents(count));
        expect(revisionsOf(watcher.events)).toEqual(everyRevision(count));
        expect(watcher.events.map(({ position }) => position)).toEqual(everyRevision(count));
      }
      const acknowledged = writers.flatMap((writer) => writer.acknowledged);
      expect(acknowledged).toHaveLength(200);
      expectSound(watchers[2].events, acknowledged);
    });
  });

  it('is unchanged after reopening, including deletions', async () => {
    const events = someEvents(300);
    const first = await withStore(async (store) => {
      await store.append('gone-1', someEvents(5), 'no-stream');
      const appended = await store.append('kept-1', events, 'no-stream');
      await store.delete('gone-1');
      return appended;
    });
    await withStore(async (store) => {
      expect(await store.append('kept-1', events, 'no-stream')).toEqual(first);
      expect(idsOf(await collect(store.readAll()))).toEqual(idsOf(events));
      await expect(store.append('gone-1', someEvents(1), 'any')).rejects.toMatchObject({
        code: 'stream_deleted',
      });
      const next = await store.append('kept-1', someEvents(1), 299);
      expect(next).toEqual({ revision: 300, position: first.position + 1 });
    });
  });

  it('has a long stream as a whole or not at all, whenever the process that deletes it is killed', async () => {
    const streams = [0, 8, 16, 32, 64].map((ms) => ({ ms, stream: `long-${ms}` }));
    await withStore(async (store) => {
      await store.append('long-kept', someEvents(3), 'no-stream');
      for (const { stream } of streams) await appendRecords(store, stream, 3 * RECORDS_DELETED_AT_A_TIME);
    });
    for (const { ms, stream } of streams) {
      const kill = await startDeleter(folder.path, stream);
      await setTimeout(ms);
      await kill();
      await withStore(async (store) => {
        const isDeleted = await store.isDeleted(stream);
        const left = isDeleted ? 0 : 3 * RECORDS_DELETED_AT_A_TIME;
        expect(await collect(store.readStream(stream))).toHaveLength(left);
        const log = await collect(store.readAll({ category: 'long' }));
        expect(log.filter((event) => event.stream === stream)).toHaveLength(left);
        if (isDeleted)
          await expect(store.append(stream, someEvents(1), 'any')).rejects.toMatchObject({
            code: 'stream_deleted',
          });
        await store.delete(stream);
        expect(await collect(store.readStream('long-kept'))).toHaveLength(3);
      });
    }
  });

  it('is refused if it cannot be created', async () => {
    await expect(openLmdbEventStore({ path: '/dev/null/data' })).rejects.toMatchObject({
      code: 'store_unavailable',
    });
  });
});
