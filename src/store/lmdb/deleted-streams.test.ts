import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, makeDataFolder } from '../../../test/support/data-folder.ts';
import { collect, someEvent } from '../../../test/support/store-events.ts';
import { renewingEventStore } from '../renewing/renewing-event-store.ts';
import { copyLog } from './copy-log.ts';
import { lmdbEventStore, openLmdbEventStore } from './lmdb-event-store.ts';
import { lmdbSnapshotStore } from './lmdb-snapshot-store.ts';
import { DELETED, openTables } from './lmdb-tables.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';
import { scrubLmdb } from './scrub-lmdb.ts';

const AGENT = '0123456789abcdef0123456789abcdef';
const GONE = `session-${AGENT}-quillfeather-77`;
const KEPT = `session-${AGENT}-begonia-12`;

let folder: DataFolder;
beforeEach(async () => {
  folder = await makeDataFolder();
});
afterEach(() => folder.discard());

const inStore = async <T>(
  work: (store: Awaited<ReturnType<typeof openLmdbEventStore>>) => Promise<T>,
  path = folder.path,
): Promise<T> => {
  const store = await openLmdbEventStore({ path });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const inFolder = async (work: (env: LmdbEnvironment) => Promise<unknown>): Promise<void> => {
  const env = openLmdb({ path: folder.path });
  await work(env);
  await env.close();
};

const bytes = (): string => readFileSync(join(folder.path, 'data.mdb'), 'latin1');
/** As many at once as a store accepts. */
const chunked = (streams: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(streams.length / 500) }, (_, at) => streams.slice(at * 500, (at + 1) * 500));
const deletedAmong = (...streams: readonly string[]) =>
  inStore((store) => Promise.all(streams.map((stream) => store.isDeleted(stream))));

describe('a deleted stream', () => {
  it('leaves its name in no byte of the file once that is compacted, and stays deleted', async () => {
    await inStore(async (store) => {
      for (let turn = 0; turn < 30; turn += 1)
        for (const stream of [GONE, KEPT]) await store.append(stream, [someEvent({ turn })], 'any');
      await store.delete(GONE);
    });
    await inFolder(scrubLmdb);
    expect(bytes()).not.toContain('quillfeather');
    expect(bytes()).toContain('begonia');
    expect(await deletedAmong(GONE, KEPT)).toEqual([true, false]);
    await inStore(async (store) => {
      const refused = { code: 'stream_deleted' };
      await expect(store.append(GONE, [someEvent({})], 'any')).rejects.toMatchObject(refused);
      const renewing = renewingEventStore(store, ['session']);
      await renewing.append(GONE, [someEvent({ again: true })], 'any');
      expect(await collect(store.readStream(`${GONE}:2`))).toHaveLength(1);
    });
  });

  it('leaves its name in no inner page of a large store either', async () => {
    const count = 6_000;
    const streamOf = (number: number): string => {
      const place = String((number * 7_919) % count).padStart(8, '0');
      return `session-${AGENT}-${place}-${number % 7 === 0 ? 'gone' : 'kept'}`;
    };
    const gone = (stream: string): boolean => stream.endsWith('-gone');
    const streams = Array.from({ length: count }, (_, number) => streamOf(number));
    await inStore(async (store) => {
      for (const some of chunked(streams))
        await Promise.all(some.map((stream) => store.append(stream, [someEvent({})], 'any')));
    });
    await inFolder(async (env) => {
      const snapshots = lmdbSnapshotStore(env);
      const snapshot = { revision: 0, version: 1, state: { padding: 'y'.repeat(300) } };
      await Promise.all(streams.map((stream) => snapshots.save(stream, snapshot)));
      await Promise.all(streams.filter(gone).map((stream) => snapshots.drop(stream)));
    });
    await inStore(async (store) => {
      for (const some of chunked(streams.filter(gone)))
        await Promise.all(some.map((stream) => store.delete(stream)));
    });
    await inFolder(scrubLmdb);
    expect(new Set(bytes().match(/\d+-gone/g))).toEqual(new Set());
    await inStore(async (store) => {
      const kept = streams.filter((stream) => !gone(stream));
      expect((await collect(store.readAll())).map(({ stream }) => stream).toSorted()).toEqual(
        kept.toSorted(),
      );
    });
  });

  it('that an earlier version deleted is known, and its name is hashed when the file is compacted', async () => {
    const other = `session-${AGENT}-other`;
    await inStore(async (store) => {
      for (const stream of [KEPT, other]) await store.append(stream, [someEvent({})], 'any');
      await store.delete(other);
    });
    await inFolder(async (env) => {
      env.transactionSync(() => openTables(env).streams.putSync([GONE, DELETED], -1));
    });
    expect(await deletedAmong(GONE, KEPT)).toEqual([true, false]);
    await inFolder(scrubLmdb);
    expect(bytes()).not.toContain('quillfeather');
    expect(await deletedAmong(GONE, KEPT, other)).toEqual([true, false, true]);
  });

  it('is deleted in a copy of the log, too', async () => {
    await inStore(async (store) => {
      for (const stream of [GONE, KEPT]) await store.append(stream, [someEvent({})], 'any');
      await store.delete(GONE);
    });
    const path = join(folder.path, 'copy');
    await inFolder(async (env) => {
      lmdbEventStore(env);
      const copy = openLmdb({ path });
      await copyLog(env, copy, new AbortController().signal);
      await copy.close();
    });
    await inStore(async (store) => {
      expect([await store.isDeleted(GONE), await store.isDeleted(KEPT)]).toEqual([true, false]);
    }, path);
  });
});
