import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isThere, refuseThere } from '../disk/backup.ts';
import { backupDraft } from '../disk/backup-draft.ts';
import { writtenFolder } from '../disk/written-folder.ts';
import { forgetProcessedReceipts } from '../erasure/erasure-follower.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { ServerConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { isKept, type KeptStore, type StoreAddress, storeFolder } from '../settings/store-address.ts';
import { requireRoom } from '../store/disk-room.ts';
import { copyTables } from '../store/lmdb/copy-log.ts';
import { lmdbSnapshotStore } from '../store/lmdb/lmdb-snapshot-store.ts';
import { lmdbViewStore } from '../store/lmdb/lmdb-view-store.ts';
import { DATA_FILE, type LmdbEnvironment, LOCK_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { VIEWS_FOLDER } from '../store/lmdb/views-folder.ts';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../store/owner-only.ts';
import { knownIdentity } from '../store/store-identity.ts';
import { viewsIn } from '../views/catalogue.ts';
import { viewMisfit } from '../views/view-place.ts';
import { checkThere } from './move-store.ts';
import { type Opener, openEventStore } from './open-stores.ts';

export type ViewsMove = {
  readonly config: Pick<ServerConfig, 'store' | 'data'>;
  readonly cwd: string;
  /** The folder of the export. */
  readonly path: string;
};

export type ViewsWatch = {
  readonly onProgress: (step: 'copying', tables: number, end: number) => void;
  readonly stop: AbortSignal;
};

export type ViewsExport = { readonly parley: string; readonly madeAt: string; readonly views: number };

/** Written last, so an export without it is incomplete. */
const MANIFEST_FILE = 'views.json';

/** Copies the views of a server, running or not, as of one moment. @throws ConfigError, EEXIST */
export const exportViews = async (
  { config, cwd, path }: ViewsMove,
  about: Pick<ViewsExport, 'parley' | 'madeAt'>,
  watch: ViewsWatch,
): Promise<ViewsExport> => {
  const from = join(folderOf(config, cwd), VIEWS_FOLDER);
  if (!(await isThere(join(from, DATA_FILE)))) throw new ConfigError(`${from} has no views of a server yet`);
  const to = resolve(cwd, path);
  await refuseThere(to);
  return copiedTo(to, from, watch, async (folder, copy) => {
    const manifest = { ...about, views: (await viewsIn(lmdbViewStore(copy))).length };
    await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest)}\n`, { mode: OWNER_ONLY_FILE });
    return manifest;
  });
};

/**
 * Imports exported views into a server that has none yet. At its start the server reads only later events,
 * and removes what was erased.
 * @throws ConfigError if they belong to another store, or to another state of it; EEXIST
 */
export const importViews = async (
  { config, cwd, path }: ViewsMove,
  watch: ViewsWatch & Pick<Opener, 'onWaiting'>,
): Promise<ViewsExport> => {
  const [from, folder] = [resolve(cwd, path), folderOf(config, cwd)];
  const to = join(folder, VIEWS_FOLDER);
  const manifest = await manifestIn(from, path);
  await refuseThere(to);
  const { store } = config;
  if (!isKept(store)) throw noViews();
  await checkThere(store, cwd);
  const { views } = manifest;
  await requireFit({ from, displayPath: path, views }, store, { cwd, mayTakeLong: () => true, ...watch });
  makeOwnFolder(folder);
  await copiedTo(to, from, watch, async () => {
    const env = openLmdb({ path: folder });
    // This folder may have processed erasures that the exporting server had not.
    await forgetProcessedReceipts(lmdbSnapshotStore(env)).finally(() => env.close());
  });
  return manifest;
};

const noViews = (): ConfigError => new ConfigError('a store in memory keeps no views');

/** The folder for all derived data of a server. */
const folderOf = ({ store, data }: { readonly store: StoreAddress; readonly data: string }, cwd: string) => {
  if (!isKept(store)) throw noViews();
  return resolve(cwd, storeFolder(store) ?? data);
};

/** Copies a folder of views; `finish` is called with the copy before it is moved to its place. */
const copiedTo = async <T>(
  to: string,
  from: string,
  { onProgress, stop }: ViewsWatch,
  finish: (folder: string, copy: LmdbEnvironment) => Promise<T>,
): Promise<T> => {
  makeOwnFolder(dirname(to));
  requireRoom(dirname(to), (await stat(join(from, DATA_FILE))).size);
  const draft = await backupDraft(to);
  try {
    const [source, copy] = [openLmdb({ path: from }), openLmdb({ path: draft.path })];
    const copyOptions = { stop, onProgress: (at: number, end: number) => onProgress('copying', at, end) };
    let result: T;
    try {
      await copyTables({ from: source, to: copy, isIncluded: () => true, ...copyOptions });
      result = await finish(draft.path, copy);
    } finally {
      await Promise.all([source.close(), copy.close()]);
    }
    await rm(join(draft.path, LOCK_FILE), { force: true });
    await refuseThere(to);
    await draft.finish();
    return result;
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

const incomplete = (displayPath: string, fault: string, cause?: unknown): ConfigError =>
  new ConfigError(`${displayPath} is not an export of views: ${fault}`, { cause });

const manifestIn = async (folder: string, displayPath: string): Promise<ViewsExport> => {
  const files = writtenFolder(folder, (fault, cause) => incomplete(displayPath, fault, cause));
  const manifest = await files.jsonOf(MANIFEST_FILE);
  if (!isManifest(manifest)) throw incomplete(displayPath, `${MANIFEST_FILE} does not say what it contains`);
  // Opening a folder without it would make an empty one.
  if ((await files.bytesOf(DATA_FILE)) === 0) throw incomplete(displayPath, `${DATA_FILE} is empty`);
  return manifest;
};

const isManifest = (value: unknown): value is ViewsExport => {
  const { parley, madeAt, views }: Readonly<Record<keyof ViewsExport, unknown>> = Object(value);
  return typeof parley === 'string' && typeof madeAt === 'string' && Number.isInteger(views);
};

type Exported = { readonly from: string; readonly displayPath: string; readonly views: number };

const requireFit = async (
  { from, displayPath, views }: Exported,
  address: KeptStore,
  opener: Opener,
): Promise<void> => {
  const env = openExport(from, displayPath);
  const store = await openEventStore(address, opener).catch(async (error: unknown) => {
    await env.close();
    throw error;
  });
  try {
    const found = (await viewsIn(lmdbViewStore(env))).length;
    if (found !== views) throw incomplete(displayPath, `${DATA_FILE} has ${found} of ${views} views`);
    const misfit = await misfitIn(env, store);
    if (misfit !== undefined)
      throw new ConfigError(
        `these views do not belong to the event store: ${misfit}. A server without them builds its own.`,
      );
  } catch (error) {
    throw isParleyError(error, 'view_damaged')
      ? incomplete(displayPath, `the view ${error.facts.view} in ${DATA_FILE} is damaged`, error)
      : error;
  } finally {
    await Promise.all([store.close(), env.close()]);
  }
};

/** Its damage is not that of the store, which `parley store check` would look at. @throws ConfigError */
const openExport = (from: string, displayPath: string): LmdbEnvironment => {
  try {
    return openLmdb({ path: from });
  } catch (error) {
    throw isParleyError(error, 'store_damaged')
      ? incomplete(displayPath, `${DATA_FILE} is damaged: ${error.facts.reason}`, error)
      : error;
  }
};

const misfitIn = async (env: LmdbEnvironment, store: EventStore): Promise<string | undefined> => {
  const storeId = await knownIdentity(store);
  const views = lmdbViewStore(env);
  for (const view of await viewsIn(views)) {
    const misfit = await viewMisfit(store, { views, view, storeId });
    if (misfit !== undefined) return misfit;
  }
  return undefined;
};
