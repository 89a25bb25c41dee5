import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, readManifest } from './backup-folder.ts';

/** A complete backup: it was verified when it was made. */
export type ListedBackup = Omit<Manifest, 'format'> & { readonly name: string; readonly bytes: number };

/** The complete backups in a folder, newest first; none if the folder cannot be read or does not exist yet. */
export const backupsIn = async (folder: string): Promise<readonly ListedBackup[]> => {
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(names.map((name) => backupAt(folder, name)));
  return backups
    .filter((backup) => backup !== undefined)
    .toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
};

/** Undefined for anything else in the folder, such as an unfinished backup. */
const backupAt = async (folder: string, name: string): Promise<ListedBackup | undefined> => {
  if (name.startsWith('.')) return undefined;
  const path = join(folder, name);
  try {
    const { format: _, ...manifest } = await readManifest(path);
    const files = await Promise.all((await readdir(path)).map((file) => stat(join(path, file))));
    return { name, bytes: files.reduce((sum, { size }) => sum + size, 0), ...manifest };
  } catch {
    return undefined;
  }
};
