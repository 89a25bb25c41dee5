import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, makeDataFolder } from '../../../test/support/data-folder.ts';
import { appendRecords, collect, someEvent } from '../../../test/support/store-events.ts';
import type { EventRun } from '../../kernel/event-run.ts';
import { RECORDS_DELETED_AT_A_TIME } from '../../kernel/limits/store.ts';
import { renewingEventStore } from '../renewing/renewing-event-store.ts';
import { checkStore } from './check-store.ts';
import { copyLog } from './copy-log.ts';
import { lmdbEventStore, openLmdbEventStore } from './lmdb-event-store.ts';
import { lmdbLog } from './lmdb-log.ts';
import { lmdbSnapshotStore } from './lmdb-snapshot-store.ts';
import { DELETED, openTables } from './lmdb-tables.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';
import { salvage } from './salvage.ts';
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

const LONG = 2 * RECORDS_DELETED_AT_A_TIME + 1;

/** A long stream between two events of another, of which only the first part is deleted, as after a crash. */
const partlyDeletedFolder = async (): Promise<void> => {
  await inStore(async (store) => {
    await store.append(KEPT, [someEvent({ place: 'before' })], 'no-stream');
    await appendRecords(store, GONE, LONG);
    await store.append(KEPT, [someEvent({ place: 'behind' })], 0);
  });
  await inFolder(async (env) => {
    const log = lmdbLog(env);
    expect(env.transactionSync(() => log.underLock(() => log.removePart(GONE)))).toBe(false);
  });
};

const rowsOf = (env: LmdbEnvironment, name: string): number => {
  const { events, streams, deleting } = openTables(env);
  const keys = [...streams.getKeys()].filter(([stream]) => stream === name);
  return keys.length + events.getKeysCount() - 2 + deleting.getKeysCount();
};

describe('a long stream that is deleted in parts', () => {
  beforeEach(partlyDeletedFolder);

  it('is deleted for every reader from the first part on', async () => {
    await inFolder(async (env) => {
      const log = lmdbLog(env);
      const page = { after: -1, limit: LONG };
      const asPlace = ({ stream, position }: EventRun) => ({ stream, position });
      expect(rowsOf(env, GONE)).toBeGreaterThan(LONG);
      for (const direction of ['forwards', 'backwards'] as const)
        expect(log.streamPage({ stream: GONE, from: undefined, direction, limit: LONG })).toEqual([]);
      for (const events of [
        log.logPage({ ...page, category: undefined }),
        log.logPage({ ...page, category: 'session' }),
        log.unreadPage({ ...page, category: undefined }),
        log.bytesPage?.(page, asPlace) ?? [],
      ])
        expect(events.map(({ stream }) => stream)).toEqual([KEPT, KEPT]);
      expect([log.headOf(GONE), log.newestRevision(GONE), log.isDeleted(GONE)]).toEqual([
        'deleted',
        -1,
        true,
      ]);
    });
  });

  it('is deleted for another writer that knew it', async () => {
    await inFolder(async (env) => {
      const [one, other] = [lmdbLog(env), lmdbLog(env)];
      const locked = <T>(log: typeof one, work: () => T): T => env.transactionSync(() => log.underLock(work));
      const long = 'session-a-other';
      const lines = Array.from({ length: LONG }, () => JSON.stringify(someEvent({})));
      locked(one, () => {
        for (const line of lines) one.add(long, [line]);
      });
      expect(locked(other, () => other.headOf(long))).toMatchObject({ revision: LONG - 1 });
      expect(locked(one, () => one.removePart(long))).toBe(false);
      expect(locked(other, () => other.headOf(long))).toBe('deleted');
    });
  });

  it('is deleted to its end when the store is opened again', async () => {
    await inStore(async (store) => {
      await expect(store.append(GONE, [someEvent({})], 'any')).rejects.toMatchObject({
        code: 'stream_deleted',
      });
      await store.delete('session-a-none');
      expect(await collect(store.readAll())).toHaveLength(2);
    });
    await inFolder(async (env) => {
      expect(rowsOf(env, GONE)).toBe(0);
      await scrubLmdb(env);
    });
    expect(bytes()).not.toContain('quillfeather');
    expect(await deletedAmong(GONE, KEPT)).toEqual([true, false]);
  });

  it('is not reported as damage, and stays deleted in a copy and in a repaired store', async () => {
    const { unreadable, faults } = checkStore(folder.path, () => undefined);
    expect([unreadable, faults]).toEqual([[], []]);
    for (const name of ['copy', 'repaired']) {
      const path = join(folder.path, name);
      await inFolder(async (env) => {
        const target = openLmdb({ path });
        if (name === 'copy') await copyLog(env, target, new AbortController().signal);
        else salvage(folder.path, target);
        await target.close();
      });
      await inStore(async (store) => {
        expect(await collect(store.readStream(GONE))).toEqual([]);
        expect(await store.isDeleted(GONE)).toBe(true);
        expect(await collect(store.readAll())).toHaveLength(2);
      }, path);
    }
  });
});
