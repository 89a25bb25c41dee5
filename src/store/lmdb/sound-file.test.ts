import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_FILE, openLmdb } from './open-lmdb.ts';
import { requireSound } from './sound-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sound-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE_BYTES = 4_096;
const LARGE_FILE = 0;

type Change = {
  readonly from: number;
  readonly count: number;
  readonly bytes: number;
  /** The size to which the same commit changes each value. */
  readonly thenBytes?: number | undefined;
};

/** Each commit puts some values, or removes them where they have no bytes. */
const storeAfter = async (path: string, commits: readonly Change[]): Promise<string> => {
  const env = openLmdb({ path });
  const table = env.openDB<Buffer, number>({ name: 'values', keyEncoding: 'uint32', encoding: 'binary' });
  for (const { from, count, bytes, thenBytes } of commits)
    env.transactionSync(() => {
      for (let key = from; key < from + count; key += 1) {
        if (bytes === 0) table.removeSync(key);
        else table.putSync(key, Buffer.alloc(bytes, key));
        if (thenBytes !== undefined) table.putSync(key, Buffer.alloc(thenBytes, key));
      }
    });
  await env.close();
  return join(path, DATA_FILE);
};

const changes = fc.record({
  from: fc.nat(2_000),
  count: fc.integer({ min: 1, max: 1_200 }),
  bytes: fc.constantFrom(0, 0, 0, 10, 300, 3_000, 30_000),
  thenBytes: fc.constantFrom(undefined, undefined, undefined, 10, 3_000, 20_000),
});

describe('a file of the embedded store', () => {
  it('is sound after any writes and removals', async () => {
    let stores = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 40 }), async (commits) => {
        stores += 1;
        const file = await storeAfter(join(folder, `store-${stores}`), commits);
        expect(() => requireSound(file)).not.toThrow();
        expect(() => requireSound(file, LARGE_FILE)).not.toThrow();
        rmSync(join(file, '..'), { recursive: true });
      }),
      { numRuns: 15 },
    );
  });

  it('is sound if a commit shrinks a value that it has just put, which keeps its pages', async () => {
    const file = await storeAfter(join(folder, 'shrunk'), [
      { from: 0, count: 3, bytes: 30_000, thenBytes: 900 },
    ]);
    expect(() => requireSound(file)).not.toThrow();
  });

  it('is refused if it was truncated, however large it is', async () => {
    const file = await storeAfter(join(folder, 'cut'), [{ from: 0, count: 500, bytes: 3_000 }]);
    const pages = statSync(file).size / PAGE_BYTES;
    for (const left of [pages - 1, Math.floor(pages / 2), 3]) {
      const cut = join(folder, `cut-${left}`);
      copyFileSync(file, cut);
      truncateSync(cut, left * PAGE_BYTES);
      const damaged = expect.objectContaining({ code: 'store_damaged' });
      expect(() => requireSound(cut)).toThrow(damaged);
      expect(() => requireSound(cut, LARGE_FILE)).toThrow(damaged);
    }
  });
});
