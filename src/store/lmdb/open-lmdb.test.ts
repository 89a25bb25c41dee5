import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitLmdb, type LmdbEnvironment, openLmdb } from './open-lmdb.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lmdb-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rowsIn = (env: LmdbEnvironment) => env.openDB<string, number>({ name: 'rows', encoding: 'string' });

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

describe('an environment', () => {
  it('that was compacted can free many pages in its first commit', async () => {
    const env = openLmdb({ path: join(folder, 'whole') });
    await commitLmdb(env, () => {
      for (let row = 0; row < 2_000; row += 1) rowsIn(env).putSync(row, 'x'.repeat(1_900));
    });
    mkdirSync(join(folder, 'compacted'));
    await env.backup(join(folder, 'compacted'), true);
    await env.close();
    const compacted = openLmdb({ path: join(folder, 'compacted') });
    expect([...compacted.getKeys()]).toEqual(['rows']);
    await commitLmdb(compacted, () => rowsIn(compacted).clearSync());
    expect([...rowsIn(compacted).getKeys()]).toEqual([]);
    await compacted.close();
  });

  it('can be read only by its owner, whatever the umask', async () => {
    const before = process.umask(0);
    const env = openLmdb({ path: join(folder, 'made', 'store') });
    process.umask(before);
    await env.close();
    expect([modeOf('made'), modeOf('made', 'store')]).toEqual(['700', '700']);
    expect(['data.mdb', 'lock.mdb'].map((name) => modeOf('made', 'store', name))).toEqual(['600', '600']);
  });

  it('that others could read is restricted when it is opened; an existing folder keeps its mode', async () => {
    const path = join(folder, 'old');
    await openLmdb({ path }).close();
    for (const name of ['data.mdb', 'lock.mdb']) await chmod(join(path, name), 0o644);
    await chmod(path, 0o755);
    await openLmdb({ path }).close();
    expect(['data.mdb', 'lock.mdb'].map((name) => modeOf('old', name))).toEqual(['600', '600']);
    expect(modeOf('old')).toBe('755');
  });
});
