import { access, constants, open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import { SEARCHED_BYTES_AT_A_TIME } from '../kernel/limits/privacy.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import type { ByteSearch } from './byte-search.ts';

/** The result of a search: how much was searched, and how many of the texts were found. */
export type SearchResult = { readonly searched: number; readonly found: number };

type FileSearchResult = SearchResult & { readonly files: readonly string[] };

export const withoutFiles = ({ searched, found }: FileSearchResult): SearchResult => ({ searched, found });

/**
 * Contains numbers of processes and transactions, but no texts. It must not be read: closing it releases the
 * process's lock (fcntl), and the next process that opens the store would consider this one dead.
 */
const LOCK_FILE = 'lock.mdb';

/** @throws log_file_unreadable */
export const requireReadable = async (path: string): Promise<void> => {
  try {
    if (!(await stat(path)).isFile())
      throw new ParleyError('log_file_unreadable', { path, reason: 'no file' });
    await access(path, constants.R_OK);
  } catch (cause) {
    if (isParleyError(cause)) throw cause;
    const reason = errorCode(cause) || 'unknown';
    throw new ParleyError('log_file_unreadable', { path, reason }, { cause });
  }
};

/** Reads each file once. @returns what was found in some of them */
export const searchFiles = async (
  fileNames: readonly string[],
  search: ByteSearch,
  onProgress: OnProgress,
): Promise<(paths: readonly string[]) => FileSearchResult> => {
  const paths = [...new Set(fileNames)].filter((path) => basename(path) !== LOCK_FILE);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const textNumbers = new Map<string, ReadonlySet<number>>();
  let bytesRead = 0;
  for (const path of paths) {
    const onRead = (bytes: number): void => {
      bytesRead += bytes;
      onProgress(Math.min(1, bytesRead / Math.max(1, total)));
    };
    textNumbers.set(path, await textNumbersInFile(path, search, onRead));
  }
  return (somePaths) => {
    const searchedPaths = [...new Set(somePaths)].filter((path) => textNumbers.has(path));
    const numbers = new Set(searchedPaths.flatMap((path) => [...(textNumbers.get(path) ?? [])]));
    const files = searchedPaths.filter((path) => (textNumbers.get(path)?.size ?? 0) > 0);
    return { searched: searchedPaths.length, found: numbers.size, files };
  };
};

const textNumbersInFile = async (
  path: string,
  search: ByteSearch,
  onRead: (bytes: number) => void,
): Promise<ReadonlySet<number>> => {
  const textNumbers = new Set<number>();
  const file = await open(path, 'r');
  try {
    // Texts that others also said are excluded; without any other text, no byte can prove anything.
    if (search.bytesMax === 0) return textNumbers;
    const buffer = Buffer.alloc(SEARCHED_BYTES_AT_A_TIME + search.bytesMax);
    for (let position = 0; ; position += SEARCHED_BYTES_AT_A_TIME) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
      for (const number of search.textNumbersIn(buffer.subarray(0, bytesRead))) textNumbers.add(number);
      onRead(bytesRead);
      if (bytesRead < buffer.length) return textNumbers;
    }
  } finally {
    await file.close();
  }
};

export const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
