import { afterEach, beforeEach } from 'vitest';
import { type LmdbEnvironment, openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { type DataFolder, makeDataFolder } from './data-folder.ts';

/** A new data folder for each test of a file, opened before it and removed after it. */
export const openLmdbForEachTest = (): { readonly path: string; readonly env: LmdbEnvironment } => {
  let folder: DataFolder;
  let env: LmdbEnvironment;
  beforeEach(async () => {
    folder = await makeDataFolder();
    env = openLmdb({ path: folder.path });
  });
  afterEach(async () => {
    await env.close();
    await folder.discard();
  });
  return {
    get path() {
      return folder.path;
    },
    get env() {
      return env;
    },
  };
};
