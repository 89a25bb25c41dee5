import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DataFolder = { readonly path: string; readonly discard: () => Promise<void> };

/** A folder for the data of one test. */
export const makeDataFolder = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'parley-'));
  return { path, discard: () => rm(path, { recursive: true, force: true }) };
};
