import { access, copyFile, mkdir, open, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ParleyError } from '../kernel/errors.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import { requireRoom } from '../store/disk-room.ts';
import { copyLog } from '../store/lmdb/copy-log.ts';
import { lmdbEventStore } from '../store/lmdb/lmdb-event-store.ts';
import { DATA_FILE, type LmdbEnvironment, LOCK_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { isSame, type Survey, surveyOf } from '../store/moving/survey.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../store/owner-only.ts';
import { backupDraft } from './backup-draft.ts';
import {
  asUnreadableBackup,
  keyInBackup,
  MANIFEST_FILE,
  type Manifest,
  manifestText,
  readManifest,
  storeBytesIn,
  unreadableBackup,
} from './backup-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { SECRET_KEY_FILE } from './data-names.ts';
import { refuseEventsElsewhere } from './events-elsewhere.ts';

export type BackupStep = 'copying' | 'reading the copy' | 'comparing';
export type Watch = {
  /** Called with the progress of a step, in positions of the log. */
  readonly onProgress: (step: BackupStep, position: number, end: number) => void;
  readonly stop: AbortSignal;
};

export type Folders = {
  /** The folder of the embedded store. */
  readonly store: string;
  /** The data folder, with the secret key. */
  readonly data: string;
  /** The folder of the backup. */
  readonly backup: string;
};

/**
 * Copies the store of a server, running or not, as of one moment, and verifies that the copy has the same
 * events.
 * @throws EEXIST if the path exists; events_elsewhere; store_unavailable; backup_unreadable
 */
export const makeBackup = async (
  { store, data, backup }: Folders,
  about: Pick<Manifest, 'parley' | 'madeAt'>,
  watch: Watch,
): Promise<Manifest> => {
  await requireStore(store);
  await refuseEventsElsewhere(store);
  await refuseThere(backup);
  requireRoom(dirname(backup), (await stat(join(store, DATA_FILE))).size);
  const draft = await backupDraft(backup);
  try {
    watch.onProgress('copying', 0, 1);
    const env = openLmdb({ path: store });
    const survey = await copyOf(env, draft.path, watch).finally(() => env.close());
    const manifest = await writeManifest(draft.path, data, { ...about, ...survey });
    await refuseThere(backup);
    await draft.finish();
    return manifest;
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

/** Completes a backup with the secret key of a data folder. */
export const writeManifest = async (
  folder: string,
  data: string,
  about: Pick<Manifest, 'parley' | 'madeAt'> & Survey,
): Promise<Manifest> => {
  const key = openDataFolder(data).read(SECRET_KEY_FILE);
  if (key !== undefined) await writeOwn(join(folder, SECRET_KEY_FILE), `${key}\n`);
  const { manifest, text } = manifestText(about, key);
  await writeOwn(join(folder, MANIFEST_FILE), text);
  return manifest;
};

/** Opening a store creates it, so a backup of a mistyped folder would be an empty one. */
export const requireStore = async (store: string): Promise<void> => {
  if (await isThere(join(store, DATA_FILE))) return;
  const reason = `there is none in ${store}; name its folder with --data or --store`;
  throw new ParleyError('store_unavailable', { reason });
};

/** @throws the error of the system, such as EACCES, if it does not say */
export const isThere = async (path: string): Promise<boolean> => {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (MISSING.has(errorCode(error))) return false;
    throw error;
  }
};

const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const copyOf = async (env: LmdbEnvironment, folder: string, { onProgress, stop }: Watch): Promise<Survey> => {
  const store = lmdbEventStore(env);
  try {
    // Other processes may write at the same time: the copy has the state of its beginning.
    const target = openLmdb({ path: folder });
    await copyLog(env, target, stop).finally(() => target.close());
    const copy = await surveyIn({ path: folder }, (at, end) => onProgress('reading the copy', at, end), stop);
    const onPosition = (at: number) => onProgress('comparing', at, copy.end);
    const original = await surveyOf(store, { upTo: copy.end, onPosition, stop });
    if (!isSame(copy.survey, original)) {
      throw unreadableBackup(
        folder,
        'its events differ from the store; one may have been deleted: try again',
      );
    }
    return copy.survey;
  } finally {
    await store.close();
  }
};

/**
 * Restores a backup to a place without a store, and verifies that it is complete.
 * @throws EEXIST if there is a store; backup_unreadable if it is not a backup, or has changed
 */
export const restoreBackup = async (places: Folders, watch: Watch): Promise<Manifest> => {
  const { store, backup } = places;
  const manifest = await readManifest(backup);
  await refuseThere(join(store, DATA_FILE));
  const createdFolder = await mkdir(store, { recursive: true, mode: OWNER_ONLY_FOLDER });
  // In a separate folder it can be verified before any server uses it.
  const trial = join(store, 'restoring');
  try {
    await mkdir(trial, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await restoreThrough(trial, manifest, places, watch);
  } catch (error) {
    await rm(trial, { recursive: true, force: true });
    // Never replaces existing files.
    if (createdFolder !== undefined) await rmdir(store).catch(() => undefined);
    throw error;
  }
  await rm(trial, { recursive: true, force: true });
  return manifest;
};

const restoreThrough = async (
  trial: string,
  manifest: Manifest,
  places: Folders,
  { onProgress, stop }: Watch,
): Promise<void> => {
  const { store, data, backup } = places;
  const key = await keyToRestore(places);
  requireRoom(store, await storeBytesIn(backup));
  onProgress('copying', 0, 1);
  await copyDurably(join(backup, DATA_FILE), join(trial, DATA_FILE));
  const { survey } = await surveyIn(
    { path: trial, shownPath: backup },
    (at, end) => onProgress('comparing', at, end),
    stop,
  );
  if (!isSame(survey, { unreadable: 0, ...manifest }))
    throw unreadableBackup(backup, 'its events differ from its manifest');
  await refuseThere(join(store, DATA_FILE));
  // First, so that a process that is killed here leaves no store without its key.
  if (key !== undefined) openDataFolder(data).write(SECRET_KEY_FILE, `${key}\n`);
  await rename(join(trial, DATA_FILE), join(store, DATA_FILE));
};

/** The secret key of the backup, unless the data folder has it. @throws EEXIST if it has another one */
const keyToRestore = async ({ data, backup }: Folders): Promise<string | undefined> => {
  const key = await keyInBackup(backup);
  if (key === undefined) return undefined;
  const ownKey = openDataFolder(data).read(SECRET_KEY_FILE);
  if (ownKey !== undefined && ownKey !== key) throw thereAlready(join(data, SECRET_KEY_FILE));
  return ownKey === undefined ? key : undefined;
};

/** @throws backup_unreadable, which names `shownPath` */
export const surveyIn = async (
  { path, shownPath = path }: { readonly path: string; readonly shownPath?: string },
  onProgress: (position: number, end: number) => void,
  stop: AbortSignal,
): Promise<{ readonly survey: Survey; readonly end: number }> => {
  try {
    const env = openLmdb({ path });
    const store = lmdbEventStore(env);
    try {
      const end = await store.newestPosition();
      const survey = await surveyOf(store, { onPosition: (position) => onProgress(position, end), stop });
      return { survey, end };
    } finally {
      await store.close();
      await env.close();
      await rm(join(path, LOCK_FILE), { force: true });
    }
  } catch (cause) {
    throw stop.aborted ? cause : asUnreadableBackup(shownPath, cause);
  }
};

const copyDurably = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  await file.sync();
  await file.close();
};

export const refuseThere = async (path: string): Promise<void> => {
  if (await isThere(path)) throw thereAlready(path);
};

/** The system's codes for a folder that exists already. */
const thereAlready = (path: string): Error =>
  Object.assign(new Error(`EEXIST: file already exists, '${path}'`), { code: 'EEXIST', path });

const writeOwn = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: OWNER_ONLY_FILE, flag: 'wx' });
