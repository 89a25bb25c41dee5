import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OWNER_ONLY_FOLDER } from '../store/owner-only.ts';
import { isOtherProcess } from './other-process.ts';

export type BackupDraft = {
  readonly path: string;
  /** Makes it durable, and moves it to the path of the backup. */
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

/**
 * The folder that a backup is written to: a hidden sibling that is renamed when it is complete. The next
 * backup to the same path removes what a killed process left there.
 */
export const backupDraft = async (backup: string): Promise<BackupDraft> => {
  const parent = dirname(backup);
  const begin = `.${basename(backup)}.`;
  await removeAbandoned(parent, begin);
  const path = join(parent, `${begin}${process.pid}${END}`);
  await mkdir(path, { mode: OWNER_ONLY_FOLDER });
  return {
    path,
    finish: async () => {
      for (const name of await readdir(path)) await sync(join(path, name));
      await sync(path);
      await rename(path, backup);
      await sync(parent);
    },
    discard: () => rm(path, { recursive: true, force: true }),
  };
};

const END = '.partial';

const removeAbandoned = async (parent: string, begin: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(begin) || !name.endsWith(END)) continue;
    const pid = name.slice(begin.length, -END.length);
    if (/^\d+$/.test(pid) && !isOtherProcess(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true });
  }
};

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    // Windows cannot sync a folder.
    if (process.platform !== 'win32') throw error;
  } finally {
    await file.close();
  }
};
