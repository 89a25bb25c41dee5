import { statSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import { FileFault, openPageFile, type PageFile } from '../lmdb-file/page-file.ts';
import { type Walk, walkPages } from '../lmdb-file/page-walk.ts';
import { type RecordsReport, recordsCheck } from './check-records.ts';
import { DATA_FILE } from './open-lmdb.ts';

export type StoreReport = RecordsReport & {
  readonly bytes: number;
  /** Errors of the file itself; parts of it may then be missing from the check. */
  readonly faults: readonly string[];
};

/**
 * Reads all pages and records of a store, and writes nothing. A server may have it open.
 * @param onProgress called with the number of rows read, and about how many there are
 */
export const checkStore = (
  folder: string,
  onProgress: (done: number, total: number) => void,
  onEvent?: (event: UnreadEvent) => void,
): StoreReport => {
  const path = join(folder, DATA_FILE);
  const faults: string[] = [];
  const check = recordsCheck(onEvent);
  let rows = 0;
  try {
    walkStore(folder, {
      onFault: ({ message }) => faults.push(message),
      onRow: (table, key, value) => {
        if (table === 'events') check.record(key, value());
        if (table === 'events/streams') check.indexed(key, value());
        rows += 1;
        if (rows % ROWS_A_STEP === 0) onProgress(rows, rows + 1);
      },
    });
  } catch (error) {
    // Nothing in the file is readable.
    if (!(error instanceof FileFault)) throw error;
    faults.push(error.message);
  }
  return { bytes: statSync(path).size, ...check.done(), faults: [...new Set(faults)] };
};

/** @throws FileFault if nothing is readable */
const walkStore = (folder: string, walk: Walk): void => {
  const file = openPageFile(join(folder, DATA_FILE));
  try {
    const release = pinState(folder, file);
    try {
      walkPages(file, walk);
    } finally {
      release();
    }
  } finally {
    file.close();
  }
};

/** Rows between two reports of progress: a few milliseconds of reading. */
const ROWS_A_STEP = 1_000;

/** Keeps the pages that are in use now from being overwritten while they are read. */
export const pinState = (folder: string, file: PageFile): (() => void) => {
  try {
    file.meta();
  } catch (error) {
    // No server can have it open.
    if (error instanceof FileFault) return () => undefined;
    throw error;
  }
  const env = open({ path: folder, noSubdir: false, readOnly: true });
  const transaction = env.useReadTransaction();
  return () => {
    transaction.done();
    void env.close();
  };
};
