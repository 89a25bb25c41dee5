import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireRoom } from '../store/disk-room.ts';
import { DATA_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { type SalvageReport, salvage } from '../store/lmdb/salvage.ts';
import { damageOf } from '../store/lmdb/sound-file.ts';
import { type Folders, refuseThere, requireStore, surveyIn, type Watch, writeManifest } from './backup.ts';
import { backupDraft } from './backup-draft.ts';
import type { Manifest } from './backup-folder.ts';

/**
 * Makes a backup of the readable records of a damaged store, without writing to it.
 * @throws EEXIST if the path exists; store_unavailable, store_damaged
 */
export const repairStore = async (
  { store, data, backup }: Folders,
  about: Pick<Manifest, 'parley' | 'madeAt'>,
  { onProgress, stop }: Watch,
): Promise<Pick<SalvageReport, 'strays'> & { readonly manifest: Manifest }> => {
  await requireStore(store);
  await refuseThere(backup);
  requireRoom(dirname(backup), (await stat(join(store, DATA_FILE))).size);
  const draft = await backupDraft(backup);
  try {
    onProgress('copying', 0, 1);
    const env = openLmdb({ path: draft.path });
    const { strays } = await Promise.resolve()
      .then(() => salvage(store, env))
      .catch((error: unknown) => {
        throw damageOf(join(store, DATA_FILE), error);
      })
      .finally(() => env.close());
    const { survey } = await surveyIn(
      { path: draft.path },
      (at, end) => onProgress('reading the copy', at, end),
      stop,
    );
    const manifest = await writeManifest(draft.path, data, { ...about, ...survey });
    await refuseThere(backup);
    await draft.finish();
    return { manifest, strays };
  } catch (error) {
    await draft.discard();
    throw error;
  }
};
