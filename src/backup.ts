import { access, chmod, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import Type, { type Static } from 'typebox';
import { openDataFolder } from './data-folder.ts';
import { ParleyError } from './kernel/errors.ts';
import { lmdbEventStore } from './store/lmdb/lmdb-event-store.ts';
import { type LmdbEnvironment, openLmdb } from './store/lmdb/open-lmdb.ts';
import { isSame, type Survey, surveyOf } from './store/moving/survey.ts';

/**
 * A backup is a folder:
 *
 *     data.mdb     the events as they were at one moment, an embedded store like any other
 *     secret-key   what opens the webhook credentials in it, where the data folder has one
 *     backup.json  how many events, and their hash; written last, so a backup without it is not whole
 */
const STORE_FILE = 'data.mdb';
const LOCK_FILE = 'lock.mdb';
const SECRET_KEY_FILE = 'secret-key';
const MANIFEST_FILE = 'backup.json';
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** The sub-databases of the log, by what their names begin with. */
const EVENTS = 'events';

const FORMAT = 1;
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  parley: Type.String(),
  madeAt: Type.String(),
  events: Type.Integer({ minimum: 0 }),
  streams: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  hasSecretKey: Type.Boolean(),
});
export type Manifest = Static<typeof Manifest>;
const isManifest = new Ajv({ meta: false, validateSchema: false }).compile<Manifest>(Manifest);

export type Step = 'copying' | 'reading the copy' | 'comparing';
export type Watch = {
  /** Told how far a step is, in positions of the log. */
  readonly onProgress: (step: Step, position: number, end: number) => void;
  readonly stop: AbortSignal;
};

export type Places = {
  /** The folder of the embedded store. */
  readonly store: string;
  /** The data folder, with the secret key. */
  readonly data: string;
  /** The folder of the backup. */
  readonly backup: string;
};

/**
 * Copies the store of a server, running or not, as it is at one moment, and makes sure that the copy has the
 * same events.
 * @throws EEXIST when something is there already; store_unavailable; backup_unreadable
 */
export const makeBackup = async (
  { store, data, backup }: Places,
  about: Pick<Manifest, 'parley' | 'madeAt'>,
  watch: Watch,
): Promise<Manifest> => {
  await requireStore(store);
  await mkdir(backup, { mode: OWNER_ONLY_FOLDER });
  try {
    watch.onProgress('copying', 0, 1);
    const env = openLmdb({ path: store });
    const survey = await copyOf(env, backup, watch).finally(() => env.close());
    const key = openDataFolder(data).read(SECRET_KEY_FILE);
    if (key !== undefined) await writeOwn(join(backup, SECRET_KEY_FILE), `${key}\n`);
    const manifest = { format: FORMAT, ...about, ...survey, hasSecretKey: key !== undefined } as const;
    await writeOwn(join(backup, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } catch (error) {
    await rm(backup, { recursive: true, force: true });
    throw error;
  }
};

/** To open a store is to make it, and the copy of a mistyped folder would look like a backup. */
const requireStore = async (store: string): Promise<void> => {
  try {
    await access(join(store, STORE_FILE));
  } catch (cause) {
    const reason = `there is none in ${store}; name its folder with --data or --store`;
    throw new ParleyError('store_unavailable', { reason }, { cause });
  }
};

const copyOf = async (env: LmdbEnvironment, backup: string, { onProgress, stop }: Watch): Promise<Survey> => {
  const store = lmdbEventStore(env);
  try {
    // The server, and others, may write meanwhile: the copy is what was there when it began.
    await copyEvents(env, backup);
    await chmod(join(backup, STORE_FILE), OWNER_ONLY_FILE);
    stop.throwIfAborted();
    const copy = await surveyIn(backup, (at, end) => onProgress('reading the copy', at, end), stop);
    const onPosition = (at: number) => onProgress('comparing', at, copy.end);
    const original = await surveyOf(store, { upTo: copy.end, onPosition, stop });
    if (!isSame(copy.survey, original)) {
      throw unreadable(backup, 'its events are not those of the store; was one deleted meanwhile? Try again');
    }
    return copy.survey;
  } finally {
    await store.close();
  }
};

/** What is made of events can be made again, and may hold in the open what is sealed in them. */
const copyEvents = async (env: LmdbEnvironment, backup: string): Promise<void> => {
  const draft = join(backup, 'draft');
  await mkdir(draft, { mode: OWNER_ONLY_FOLDER });
  await env.backup(draft, true);
  const copy = openLmdb({ path: draft });
  try {
    for (const name of copy.getKeys())
      if (typeof name === 'string' && !name.startsWith(EVENTS)) await copy.openDB({ name }).drop();
    // What was dropped is still in the file; a copy of it has only what is left.
    await copy.backup(backup, true);
  } finally {
    await copy.close();
    await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Puts a backup where there is no store yet, and makes sure that all of it is there.
 * @throws EEXIST when there is a store; backup_unreadable when it is none, or not what it was
 */
export const restoreBackup = async (places: Places, watch: Watch): Promise<Manifest> => {
  const { store, backup } = places;
  const manifest = await manifestIn(backup);
  const key = await keyToRestore(manifest, places);
  const target = join(store, STORE_FILE);
  await refuseThere(target);
  // In a folder of its own it can be looked at before anybody takes it for the store.
  const trial = join(store, 'restoring');
  await mkdir(trial, { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    watch.onProgress('copying', 0, 1);
    await copyDurably(join(backup, STORE_FILE), join(trial, STORE_FILE));
    const onPosition = (at: number, end: number) => watch.onProgress('comparing', at, end);
    const { survey } = await surveyIn(trial, onPosition, watch.stop);
    if (!isSame(survey, manifest)) throw unreadable(backup, 'its events are not those that it was made of');
    await refuseThere(target);
    await rename(join(trial, STORE_FILE), target);
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
  if (key !== undefined) openDataFolder(places.data).write(SECRET_KEY_FILE, `${key}\n`);
  return manifest;
};

const manifestIn = async (backup: string): Promise<Manifest> => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(backup, MANIFEST_FILE), 'utf8'));
  } catch (cause) {
    throw unreadable(backup, `${MANIFEST_FILE} cannot be read`, cause);
  }
  if (!isManifest(manifest)) throw unreadable(backup, `${MANIFEST_FILE} is not as this version writes it`);
  return manifest;
};

/** The secret key of the backup, unless the data folder has it already. @throws EEXIST when it has another */
const keyToRestore = async (manifest: Manifest, { data, backup }: Places): Promise<string | undefined> => {
  if (!manifest.hasSecretKey) return undefined;
  const path = join(backup, SECRET_KEY_FILE);
  const key = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw unreadable(backup, `${SECRET_KEY_FILE} cannot be read`, cause);
  });
  const there = openDataFolder(data).read(SECRET_KEY_FILE);
  if (there !== undefined && there !== key.trim()) throw thereAlready(join(data, SECRET_KEY_FILE));
  return there === undefined ? key.trim() : undefined;
};

const surveyIn = async (
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

const refuseThere = async (path: string): Promise<void> => {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw thereAlready(path);
};

/** As the system says it of a folder that cannot be made anew. */
const thereAlready = (path: string): Error =>
  Object.assign(new Error(`EEXIST: file already exists, '${path}'`), { code: 'EEXIST', path });

const unreadable = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('backup_unreadable', { path, reason }, { cause });

const writeOwn = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: OWNER_ONLY_FILE, flag: 'wx' });
