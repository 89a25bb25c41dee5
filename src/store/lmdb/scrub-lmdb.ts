import type { Key } from 'lmdb';
import { SCRUB_BYTES_PER_COMMIT } from '../../kernel/limits.ts';
import { VIEW_ROWS } from './lmdb-view-store.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/** Two of them fill a page, so that every freed page is used and none is left because it stands alone. */
const FILLER_BYTES = 1_900;
/** The file has grown by this much: nothing that was freed is left to use. */
const GROWN_PAGES = 64;

/** Whether a sub-database holds what people said. */
const holdsWords = (name: unknown): name is string =>
  name === 'events' || name === 'snapshots' || (typeof name === 'string' && name.startsWith(VIEW_ROWS));

/**
 * Overwrites what was removed from a data folder. LMDB frees pages and leaves what stands in them until it
 * uses them again; so they are used up by filler, which is then removed. Pages in use have gaps with such
 * remains: every row is written again, which copies its page without the gaps, and the pages that this frees
 * are filled once more. Others may read and write meanwhile; a reader that keeps an old state open keeps its
 * pages, too.
 * @returns bytes written
 */
export const scrubLmdb = async (env: LmdbEnvironment): Promise<number> => {
  const filled = await fillFreed(env);
  let rewritten = 0;
  for (const name of [...env.getKeys()].filter(holdsWords)) rewritten += await rewrite(env, name);
  return filled + rewritten + (await fillFreed(env));
};

const fillFreed = async (env: LmdbEnvironment): Promise<number> => {
  const fillers = env.openDB<Buffer, number>('scrub', { encoding: 'binary', keyEncoding: 'uint32' });
  const filler = Buffer.alloc(FILLER_BYTES);
  // Pages that a commit frees can be used two commits later.
  for (let commits = 0; commits < 2; commits += 1) await commitLmdb(env, () => fillers.putSync(0, filler));
  const pagesBefore = pagesOf(env);
  let written = 0;
  while (pagesOf(env) < pagesBefore + GROWN_PAGES) {
    await commitLmdb(
      env,
      () => {
        for (let bytes = 0; bytes < SCRUB_BYTES_PER_COMMIT; bytes += FILLER_BYTES) {
          written += 1;
          fillers.putSync(written, filler, { append: written > 1 });
        }
      },
      SCRUB_BYTES_PER_COMMIT,
    );
  }
  await commitLmdb(env, () => fillers.clearSync());
  return written * FILLER_BYTES;
};

/** Writes every row as it is. Keys and values are not looked into. */
const rewrite = async (env: LmdbEnvironment, name: string): Promise<number> => {
  const rows = env.openDB<Buffer, Key>(name, { encoding: 'binary' });
  let bytes = 0;
  let after: Key | undefined;
  for (let isDone = false; !isDone; ) {
    await commitLmdb(
      env,
      () => {
        let inCommit = 0;
        isDone = true;
        const from = after === undefined ? {} : { start: after, exclusiveStart: true };
        for (const { key, value } of rows.getRange(from)) {
          rows.putSync(key, Buffer.from(value));
          after = key;
          inCommit += value.length;
          isDone = inCommit < SCRUB_BYTES_PER_COMMIT;
          if (!isDone) break;
        }
        bytes += inCommit;
      },
      SCRUB_BYTES_PER_COMMIT,
    );
  }
  return bytes;
};

/** Pages of the file that are or were in use. */
const pagesOf = (env: LmdbEnvironment): number => {
  // lmdb describes its statistics as an object of whatever fields.
  const { lastPageNumber = 0 } = env.getStats() as { readonly lastPageNumber?: number };
  return lastPageNumber;
};
