import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLmdbForEachTest } from '../../../test/support/lmdb-folder.ts';
import { collect, someEvent } from '../../../test/support/store-events.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import { lmdbSnapshotStore } from './lmdb-snapshot-store.ts';
import { scrubLmdb } from './scrub-lmdb.ts';

const lmdb = openLmdbForEachTest();

it('leaves no byte of removed data on the disk, and everything else unchanged', async () => {
  const store = lmdbEventStore(lmdb.env);
  const snapshots = lmdbSnapshotStore(lmdb.env);
  const streams = Array.from({ length: 40 }, (_, index) => `session-a-${index}`);
  for (let round = 0; round < 15; round++)
    for (const [index, stream] of streams.entries()) {
      const word = index % 16 === 7 ? 'Wilhelmina' : 'somebody';
      const padding = 'y'.repeat(round % 7 === 0 ? 9_000 : 200 + 13 * index);
      await store.append(stream, [someEvent({ word, padding })], 'any');
      await snapshots.save(stream, { revision: round, version: 1, state: { word } });
    }
  const holdsName = () => readFileSync(join(lmdb.path, 'data.mdb')).includes('Wilhelmina');
  const gone = streams.filter((_, index) => index % 16 === 7);
  for (const stream of gone) {
    await store.delete(stream);
    await snapshots.drop(stream);
  }
  const left = await collect(store.readAll());
  expect(holdsName()).toBe(true);
  await scrubLmdb(lmdb.env);
  expect(holdsName()).toBe(false);
  expect(await collect(store.readAll())).toEqual(left);
  expect(await snapshots.load('session-a-1')).toMatchObject({ revision: 14, state: { word: 'somebody' } });
  await store.close();
});
