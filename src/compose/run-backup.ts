import { type Folders, makeBackup } from '../disk/backup.ts';
import type { Manifest } from '../disk/backup-folder.ts';

export type BackupWork = {
  readonly places: Folders;
  readonly about: Pick<Manifest, 'parley' | 'madeAt'>;
};

/** Makes a backup in this thread, and reports the progress of each step. */
export const runBackup = async (
  { places, about }: BackupWork,
  report: (line: { readonly step: string; readonly share: number }) => void,
): Promise<void> => {
  await makeBackup(places, about, {
    onProgress: (step, position, end) => report({ step, share: Math.min(1, position / Math.max(1, end)) }),
    stop: new AbortController().signal,
  });
};
