import type { Database } from 'lmdb';
import { COPY_BYTES_PER_COMMIT } from '../../kernel/limits/store.ts';
import { requireRoom } from '../disk-room.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/** The sub-databases of the log, by their name prefixes. */
const LOG = 'events';
/** Keys and values as they are on disk, all ordered by their bytes. */
const RAW = { encoding: 'binary', keyEncoding: 'binary' } as const;

type Raw = Database<Buffer, Buffer>;
type Row = { readonly key: Buffer; readonly value: Buffer };

/**
 * Copies the log into an empty environment as of one moment, while writes continue. It copies rows, not
 * pages: derived data can be rebuilt, may contain sealed fields in plain text, and must never reach the disk
 * of a backup.
 */
export const copyLog = (from: LmdbEnvironment, to: LmdbEnvironment, stop: AbortSignal): Promise<void> =>
  copyTables({ from, to, isIncluded: isOfLog, stop });

export type TableCopy = {
  readonly from: LmdbEnvironment;
  /** Empty. */
  readonly to: LmdbEnvironment;
  /** Whether a sub-database is copied. */
  readonly isIncluded: (name: string) => boolean;
  readonly stop: AbortSignal;
  readonly onProgress?: (tables: number, end: number) => void;
};

/**
 * Copies sub-databases, row by row, as they are at one moment.
 * @throws disk_full; without it, a write that fails on a full disk would look like a failure of the store
 */
export const copyTables = async (copy: TableCopy): Promise<void> => {
  try {
    await copyRows(copy);
  } catch (error) {
    if (!copy.stop.aborted) requireRoom(copy.to.folder, COPY_BYTES_PER_COMMIT);
    throw error;
  }
};

const copyRows = async ({ from, to, isIncluded, stop, onProgress }: TableCopy): Promise<void> => {
  // A transaction sees only sub-databases that were open when it began.
  const tables = [...from.getKeys()].flatMap((name) =>
    typeof name === 'string' && isIncluded(name) ? [{ name, source: tableIn(from, name) }] : [],
  );
  const transaction = from.useReadTransaction();
  try {
    for (const [index, { name, source }] of tables.entries()) {
      onProgress?.(index, tables.length);
      const target = tableIn(to, name);
      for (const rows of batchesOf(source.getRange({ transaction }))) {
        stop.throwIfAborted();
        await commitLmdb(
          to,
          () => {
            for (const { key, value } of rows) target.putSync(key, value, { append: true });
          },
          COPY_BYTES_PER_COMMIT,
        );
      }
    }
  } finally {
    transaction.done();
  }
};

const tableIn = (env: LmdbEnvironment, name: string): Raw => env.openDB({ name, ...RAW });

const isOfLog = (name: string): boolean => name.startsWith(LOG);

/** Rows for one commit each. */
function* batchesOf(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const { key, value } of rows) {
    // lmdb reuses the memory of what it read last.
    batch.push({ key: Buffer.from(key), value: Buffer.from(value) });
    bytes += key.length + value.length;
    if (bytes < COPY_BYTES_PER_COMMIT) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
