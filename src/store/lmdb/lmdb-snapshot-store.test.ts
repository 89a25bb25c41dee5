import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lmdbSnapshotStore } from './lmdb-snapshot-store.ts';
import { openLmdb } from './open-lmdb.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lmdb-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Of so many kilobytes; a large one is serialised in several turns of the event loop. */
const snapshot = (kilobytes: number) => ({
  revision: 7,
  version: 1,
  state: Array.from({ length: kilobytes }, () => 'x'.repeat(1_000)),
});

describe('while its folder closes', () => {
  it('a snapshot that is still being serialised is refused, and a change that began is made', async () => {
    const env = openLmdb({ path: folder });
    const snapshots = lmdbSnapshotStore(env);
    await snapshots.save('session-a-1', snapshot(1));
    const begun = snapshots.drop('session-a-1');
    const unserialised = snapshots.save('session-a-2', snapshot(1_000));
    const closed = env.close();
    await expect(unserialised).rejects.toMatchObject({
      code: 'store_unavailable',
      message: expect.stringContaining('it is closed'),
    });
    await Promise.all([begun, closed]);
    // What lmdb would write after the end of this turn would end the process.
    await setTimeout(10);
    const reopened = openLmdb({ path: folder });
    const kept = lmdbSnapshotStore(reopened);
    expect(await kept.load('session-a-1')).toBeUndefined();
    await reopened.close();
  });
});
