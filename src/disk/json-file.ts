import { readFile, rename, writeFile } from 'node:fs/promises';
import { OWNER_ONLY_FILE } from '../store/owner-only.ts';

/** Written atomically by renaming, because this process may be killed. `path` without its `.json`. */
export const writeJsonFile = async (path: string, value: unknown): Promise<void> => {
  const partial = `${path}.partial`;
  await writeFile(partial, JSON.stringify(value), { mode: OWNER_ONLY_FILE });
  await rename(partial, `${path}.json`);
};

/** Undefined if it cannot be read for any reason: use it for data that can be rebuilt. */
export const readJsonFile = async <T>(path: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(`${path}.json`, 'utf8'));
  } catch {
    return undefined;
  }
};
