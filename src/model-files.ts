import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelCache } from './turn/trainer.ts';

/** Trained models as files of a folder, so that a server which starts again need not train again. */
export const modelFiles = (folder: string): ModelCache => ({
  get: async (hash) => {
    try {
      return await readFile(join(folder, hash));
    } catch {
      // Whatever the reason, training again puts it right.
      return undefined;
    }
  },
  put: async (hash, bytes) => {
    await mkdir(folder, { recursive: true });
    // Renamed into place whole: another process may be reading, and this one may be killed.
    const partial = join(folder, `${hash}.${process.pid}.partial`);
    await writeFile(partial, bytes);
    await rename(partial, join(folder, hash));
  },
});
