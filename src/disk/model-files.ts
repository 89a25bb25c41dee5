import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom } from '../kernel/disk-room.ts';
import { MODEL_FILES_MAX } from '../kernel/limits/training.ts';
import { OWNER_ONLY_FILE, openOwnFolder } from '../store/owner-only.ts';
import type { ModelCache } from '../training/trainer.ts';

type Options = {
  readonly filesMax?: number;
  /** The disk's free space; a model that does not fit is not stored, and is trained again. */
  readonly room?: DiskRoom | undefined;
  /** The clock, for the time of the last use. */
  readonly now: () => Date;
};

/** Trained models as files, so that a restarted server need not train again. */
export const modelFiles = (
  folder: string,
  { filesMax = MODEL_FILES_MAX, room, now }: Options,
): ModelCache => ({
  get: async (hash) => {
    try {
      const bytes = await readFile(join(folder, hash));
      await utimes(join(folder, hash), now(), now());
      return bytes;
    } catch {
      // For any reason: training creates it again.
      return undefined;
    }
  },
  put: async (hash, bytes) => {
    room?.admit(bytes.length);
    openOwnFolder(folder);
    // Written atomically by renaming: another process may be reading, and this one may be killed.
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
  const oldestFiles = files.sort((a, b) => a.usedAt - b.usedAt).slice(0, files.length - filesMax);
  await Promise.all(oldestFiles.map(({ path }) => rm(path, { force: true })));
};
