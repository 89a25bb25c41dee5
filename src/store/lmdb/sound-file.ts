import { existsSync, statSync } from 'node:fs';
import { ParleyError } from '../../kernel/errors.ts';
import { STORE_WALK_BYTES_MAX } from '../../kernel/limits/store.ts';
import { FileFault, openPageFile, type PageFile } from '../lmdb-file/page-file.ts';
import { walkPages } from '../lmdb-file/page-walk.ts';

/**
 * Checks that LMDB can map a file: it has a valid beginning. A missing or empty file will be created.
 * @throws store_damaged
 */
export const requireMappable = (path: string): void => {
  if (existsSync(path) && statSync(path).size > 0) withFile(path, (file) => file.meta());
};

/**
 * Checks every page of a file that LMDB may follow; of a very large file, the first ones that it reads. Other
 * processes may reuse these pages, except while a transaction for reading is open.
 * @throws store_damaged
 */
export const requireSound = (path: string, bytesMax = STORE_WALK_BYTES_MAX): void =>
  withFile(path, (file) => walkPages(file, { isShallow: file.bytes > bytesMax }));

const withFile = (path: string, look: (file: PageFile) => unknown): void => {
  try {
    const file = openPageFile(path);
    try {
      look(file);
    } finally {
      file.close();
    }
  } catch (error) {
    throw damageOf(path, error);
  }
};

/** The coded error for a fault of a file; any other error as it is. */
export const damageOf = (path: string, error: unknown): unknown =>
  error instanceof FileFault
    ? new ParleyError('store_damaged', { file: path, reason: error.message }, { cause: error })
    : error;
