import {
  access,
  copyFile,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import Type, { type Static } from 'typebox';
import { ParleyError } from '../kernel/errors.ts';
import { requireRoom } from '../store/disk-room.ts';
import { copyLog } from '../store/lmdb/copy-log.ts';
import { lmdbEventStore } from '../store/lmdb/lmdb-event-store.ts';
import { DATA_FILE, type LmdbEnvironment, LOCK_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { isSame, type Survey, surveyOf } from '../store/moving/survey.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../store/owner-only.ts';
import { backupDraft } from './backup-draft.ts';
import { openDataFolder } from './data-folder.ts';
import { refuseEventsElsewhere } from './events-elsewhere.ts';

/**
 * A backup is a folder:
 *
 *     data.mdb     the events as they were at one moment, an embedded store like any other
 *     secret-key   what opens the webhook credentials in it, where the data folder has one
 *     backup.json  how many events, and their hash; written last, so a backup without it is not whole
 */
const SECRET_KEY_FILE = 'secret-key';
const MANIFEST_FILE = 'backup.json';

const FORMAT = 1;
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  parley: Type.String(),
  madeAt: Type.String(),
  events: Type.Integer({ minimum: 0 }),
  streams: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  hasSecretKey: Type.Boolean(),
  /** Damaged records of the store, which the backup contains too. */
  unreadable: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Manifest = Static<typeof Manifest>;
const isManifest = new Ajv({ meta: false, validateSchema: false }).compile<Manifest>(Manifest);

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
  const manifest = { format: FORMAT, ...about, hasSecretKey: key !== undefined } as const;
  await writeOwn(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
};

/** Opening a store creates it, so a backup of a mistyped folder would be an empty one. */
export const requireStore = async (store: string): Promise<void> => {
  try {
    await access(join(store, DATA_FILE));
  } catch (cause) {
    const reason = `there is none in ${store}; name its folder with --data or --store`;
    throw new ParleyError('store_unavailable', { reason }, { cause });
  }
};

const copyOf = async (env: LmdbEnvironment, folder: string, { onProgress, stop }: Watch): Promise<Survey> => {
  const store = lmdbEventStore(env);
  try {
    // Other processes may write at the same time: the copy has the state of its beginning.
    const target = openLmdb({ path: folder });
    await copyLog(env, target, stop).finally(() => target.close());
    const copy = await surveyIn(folder, (at, end) => onProgress('reading the copy', at, end), stop);
    const onPosition = (at: number) => onProgress('comparing', at, copy.end);
    const original = await surveyOf(store, { upTo: copy.end, onPosition, stop });
    if (!isSame(copy.survey, original)) {
      throw unreadable(folder, 'its events differ from the store; one may have been deleted: try again');
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
  const key = await keyToRestore(manifest, places);
  requireRoom(store, (await stat(join(backup, DATA_FILE))).size);
  onProgress('copying', 0, 1);
  await copyDurably(join(backup, DATA_FILE), join(trial, DATA_FILE));
  const { survey } = await surveyIn(trial, (at, end) => onProgress('comparing', at, end), stop);
  if (!isSame(survey, { unreadable: 0, ...manifest }))
    throw unreadable(backup, 'its events differ from its manifest');
  await refuseThere(join(store, DATA_FILE));
  // First, so that a process that is killed here leaves no store without its key.
  if (key !== undefined) openDataFolder(data).write(SECRET_KEY_FILE, `${key}\n`);
  await rename(join(trial, DATA_FILE), join(store, DATA_FILE));
};

/** @throws backup_unreadable */
export const readManifest = async (backup: string): Promise<Manifest> => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(backup, MANIFEST_FILE), 'utf8'));
  } catch (cause) {
    throw unreadable(backup, `${MANIFEST_FILE} cannot be read`, cause);
  }
  if (!isManifest(manifest)) throw unreadable(backup, `${MANIFEST_FILE} is not a manifest`);
  return manifest;
};

/** The secret key of the backup, unless the data folder has it. @throws EEXIST if it has another one */
const keyToRestore = async (manifest: Manifest, { data, backup }: Folders): Promise<string | undefined> => {
  if (!manifest.hasSecretKey) return undefined;
  const path = join(backup, SECRET_KEY_FILE);
  const key = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw unreadable(backup, `${SECRET_KEY_FILE} cannot be read`, cause);
  });
  const ownKey = openDataFolder(data).read(SECRET_KEY_FILE);
  if (ownKey !== undefined && ownKey !== key.trim()) throw thereAlready(join(data, SECRET_KEY_FILE));
  return ownKey === undefined ? key.trim() : undefined;
};

export const surveyIn = async (
  path: string,
  onProgress: (position: number, end: number) => void,
  stop: AbortSignal,
): Promise<{ readonly survey: Survey; readonly end: number }> => {
  const env = openLmdb({ path });
  const store = lmdbEventStore(env);
  try {
    const end = await store.newestPosition();
    const survey = await surveyOf(store, { onPosition: (position) => onProgress(position, end), stop });
    return { survey, end };
  } catch (cause) {
    if (stop.aborted) throw cause;
    throw unreadable(path, cause instanceof Error ? cause.message : String(cause), cause);
  } finally {
    await store.close();
    await env.close();
    await rm(join(path, LOCK_FILE), { force: true });
  }
};

const copyDurably = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  await file.sync();
  await file.close();
};

export const refuseThere = async (path: string): Promise<void> => {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw thereAlready(path);
};

/** The system's codes for a folder that exists already. */
const thereAlready = (path: string): Error =>
  Object.assign(new Error(`EEXIST: file already exists, '${path}'`), { code: 'EEXIST', path });

const unreadable = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('backup_unreadable', { path, reason }, { cause });

const writeOwn = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: OWNER_ONLY_FILE, flag: 'wx' });
