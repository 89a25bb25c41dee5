import type { Database, Key } from 'lmdb';
import { SCRUB_BYTES_MAX_PER_COMMIT, SCRUB_BYTES_PER_COMMIT } from '../../kernel/limits/privacy.ts';
import { hashOldNames } from './deleted-streams.ts';
import { VIEW_ROWS } from './lmdb-view-store.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/** Two of them fill a page, so that even a single freed page is used. */
const FILLER_BYTES = 1_900;
/** When the file has grown by this much, no freed page is left. */
const GROWN_PAGES = 64;

/** Whether the keys of a sub-database contain the names of sessions. */
const isKeyedByNames = (name: unknown): name is string =>
  name === 'events/streams' ||
  name === 'events/deleting' ||
  name === 'snapshots' ||
  (typeof name === 'string' && name.startsWith(VIEW_ROWS));

const FILLERS = 'scrub';
/** One row with a version, and each append copies its page. */
const END = 'events/end';

/**
 * Whether pages of a sub-database can have remains in their gaps. A commit that frees pages uses them again,
 * for any sub-database and with their gaps.
 */
const hasGaps = (name: unknown): name is string =>
  typeof name === 'string' && name !== FILLERS && name !== END;

/**
 * Overwrites what was removed from a data folder. LMDB frees pages and leaves their contents until it uses
 * them again, so filler uses them up and is then removed. Pages in use have gaps with such remains: every row
 * is written again, which copies its page without the gaps, and the pages that this frees are filled once
 * more. If keys are names, the inner pages of the tree have remains, too: see `replace`. Other processes may
 * read and write during this; a reader that keeps an old state open keeps its pages, too.
 * @returns bytes written
 */
export const scrubLmdb = async (env: LmdbEnvironment): Promise<number> => {
  await hashOldNames(env);
  const fillerBytes = await fillFreePages(env);
  let rewritten = 0;
  const names = [...env.getKeys()];
  for (const name of names.filter(isKeyedByNames)) rewritten += await replace(env, name);
  for (const name of names.filter(hasGaps)) rewritten += await rewrite(env, name);
  return fillerBytes + rewritten + (await fillFreePages(env));
};

const fillFreePages = async (env: LmdbEnvironment): Promise<number> => {
  const fillers = env.openDB<Buffer, number>(FILLERS, { encoding: 'binary', keyEncoding: 'uint32' });
  const filler = Buffer.alloc(FILLER_BYTES);
  // Pages that a commit frees can be used two commits later.
  for (let commits = 0; commits < 2; commits += 1) await commitLmdb(env, () => fillers.putSync(0, filler));
  const pagesBefore = pagesOf(env);
  let fillersWritten = 0;
  while (pagesOf(env) < pagesBefore + GROWN_PAGES) {
    await commitLmdb(
      env,
      () => {
        for (let bytes = 0; bytes < SCRUB_BYTES_PER_COMMIT; bytes += FILLER_BYTES) {
          fillersWritten += 1;
          fillers.putSync(fillersWritten, filler, { append: fillersWritten > 1 });
        }
      },
      SCRUB_BYTES_PER_COMMIT,
    );
  }
  await commitLmdb(env, () => fillers.clearSync());
  return fillersWritten * FILLER_BYTES;
};

/** Writes every row unchanged, without parsing keys and values. */
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

/**
 * Removes all rows and inserts them again. A branch page keeps a removed key for as long as the page that it
 * leads to has rows, so the rows of many pages are removed at once. Each pass begins in the middle of the
 * last one, so that every page is empty once.
 */
const replace = async (env: LmdbEnvironment, name: string): Promise<number> => {
  const rows = env.openDB<Buffer, Key>(name, { encoding: 'binary' });
  let bytes = 0;
  let start: Key | undefined;
  for (let isDone = false; !isDone; ) {
    const batch = await commitLmdb(env, () => putBack(rows, start));
    bytes += batch.bytes();
    isDone = !batch.isEnough();
    start = batch.rows[batch.rows.length >>> 1]?.key;
  }
  return bytes;
};

const putBack = (rows: Database<Buffer, Key>, start: Key | undefined): RowBatch => {
  const batch = newBatch();
  for (const { key, value } of rows.getRange(start === undefined ? {} : { start })) {
    batch.add(key, value);
    if (batch.isEnough()) break;
  }
  for (const { key } of batch.rows) rows.removeSync(key);
  for (const { key, value } of batch.rows) rows.putSync(key, value);
  return batch;
};

type RowBatch = ReturnType<typeof newBatch>;

/** With their keys and values. */
const newBatch = () => {
  const rows: { readonly key: Key; readonly value: Buffer }[] = [];
  let bytes = 0;
  return {
    rows,
    bytes: () => bytes,
    add: (key: Key, value: Buffer): void => {
      // lmdb reuses the memory of what it read last.
      rows.push({ key, value: Buffer.from(value) });
      bytes += value.length + KEY_BYTES_ABOUT;
    },
    isEnough: (): boolean =>
      rows.length > 1 &&
      (bytes >= SCRUB_BYTES_MAX_PER_COMMIT || (bytes >= SCRUB_BYTES_PER_COMMIT && rows.length >= ROWS_MIN)),
  };
};

const KEY_BYTES_ABOUT = 100;
/** More pages than one branch page of the tree leads to; each has some forty keys. */
const ROWS_MIN = 4_000;

/** The number of pages of the file that are or were in use. */
const pagesOf = (env: LmdbEnvironment): number => {
  // lmdb describes its statistics as an object of whatever fields.
  const { lastPageNumber = 0 } = env.getStats() as { readonly lastPageNumber?: number };
  return lastPageNumber;
};
