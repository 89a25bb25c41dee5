import { join } from 'node:path';
import { isParleyError } from '../kernel/errors.ts';
import { startingWith, type ViewStore } from '../kernel/view-store.ts';
import { lmdbViewStore } from '../store/lmdb/lmdb-view-store.ts';
import {
  DATA_FILE,
  dropLmdb,
  type LmdbEnvironment,
  type LmdbFolder,
  openLmdb,
} from '../store/lmdb/open-lmdb.ts';
import { noteStore } from '../store/lmdb/store-note.ts';
import { requireIntactPlaces } from '../store/lmdb/view-places.ts';
import { VIEWS_FOLDER } from '../store/lmdb/views-folder.ts';
import { openOwnFolder } from '../store/owner-only.ts';
import { CATALOGUE } from '../views/catalogue.ts';

type OnDropped = (dropped: { readonly file: string; readonly reason: string }) => void;

/** The views in the data folder. Views of another store, and damaged ones, are dropped. */
export const openViewStore = async (
  { path, ...rest }: LmdbFolder,
  storeAddress: string,
  { onDropped }: { readonly onDropped?: OnDropped | undefined },
) => {
  const folder = join(path, VIEWS_FOLDER);
  openOwnFolder(folder);
  const views = await openDerived({ path: folder, ...rest }, onDropped);
  await noteStore(views.env, storeAddress);
  return views;
};

type DerivedStore = { readonly env: LmdbEnvironment; readonly store: ViewStore };

/** Views are rebuilt from events, so damaged ones are dropped. */
const openDerived = async (folder: LmdbFolder, onDropped?: OnDropped): Promise<DerivedStore> => {
  try {
    return await openIntact(folder);
  } catch (error) {
    if (!isParleyError(error, 'store_damaged') && !isParleyError(error, 'view_damaged')) throw error;
    dropLmdb(folder.path);
    const { file = join(folder.path, DATA_FILE), reason = error.message } = error.facts;
    onDropped?.({ file: String(file), reason: String(reason) });
    return openIntact(folder);
  }
};

/** Without these rows no view can be found or dropped; other rows are verified when they are read. */
const openIntact = async (folder: LmdbFolder): Promise<DerivedStore> => {
  const env = openLmdb(folder);
  try {
    requireIntactPlaces(env);
    const store = lmdbViewStore(env);
    await store.range(CATALOGUE, startingWith());
    return { env, store };
  } catch (error) {
    await env.close();
    throw error;
  }
};
