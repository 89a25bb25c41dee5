import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODEL_FILES_MAX } from '../kernel/limits.ts';
import type { ModelCache } from '../training/trainer.ts';

/** A model holds the words of its agent: it is for the owner alone, like the rest of the data folder. */
const OWNER_ONLY_FILE = 0o600;

type Options = {
  readonly filesMax?: number;
  /** The time of day, for telling which files were used last. */
  readonly now: () => Date;
};

/** Trained models as files of a folder, so that a server which starts again need not train again. */
export const modelFiles = (folder: string, { filesMax = MODEL_FILES_MAX, now }: Options): ModelCache => ({
  get: async (hash) => {
    try {
      const bytes = await readFile(join(folder, hash));
      await utimes(join(folder, hash), now(), now());
      return bytes;
    } catch {
      // Whatever the reason, training again puts it right.
      return undefined;
    }
  },
  put: async (hash, bytes) => {
    await mkdir(folder, { recursive: true });
    // Renamed into place whole: another process may be reading, and this one may be killed.
    const partial = join(folder, `${hash}.${process.pid}.partial`);
    try {
      await writeFile(partial, bytes, { mode: OWNER_ONLY_FILE });
      await rename(partial, join(folder, hash));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await dropOldest(folder, filesMax);
  },
});

const dropOldest = async (folder: string, filesMax: number): Promise<void> => {
  const names = await readdir(folder);
  if (names.length <= filesMax) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const oldest = files.sort((a, b) => a.usedAt - b.usedAt).slice(0, files.length - filesMax);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
};
