import { existsSync, statSync } from 'node:fs';
import { ParleyError } from '../../kernel/errors.ts';
import { STORE_WALK_BYTES_MAX } from '../../kernel/limits.ts';
import { FileFault, openPageFile, type PageFile } from '../lmdb-file/page-file.ts';
import { walkPages } from '../lmdb-file/page-walk.ts';

/**
 * Whether LMDB can map a file: it has the right beginning. A file that is missing or empty is made.
 * @throws store_damaged
 */
export const requireMappable = (path: string): void => {
  if (existsSync(path) && statSync(path).size > 0) looking(path, (file) => file.meta());
};

/**
 * Whether every page of a file that LMDB may follow is what it should be; of a very large file, those that it
 * reads first. Other processes may use these pages again, except while a transaction for reading is open.
 * @throws store_damaged
 */
export const requireSound = (path: string, bytesMax = STORE_WALK_BYTES_MAX): void =>
  looking(path, (file) => walkPages(file, { isShallow: file.bytes > bytesMax }));

const looking = (path: string, look: (file: PageFile) => unknown): void => {
  try {
    const file = openPageFile(path);
    try {
      look(file);
    } finally {
      file.close();
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new ParleyError('store_damaged', { file: path, reason: error.message }, { cause: error });
  }
};
