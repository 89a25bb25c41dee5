import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ABORT, open, type RootDatabase } from 'lmdb';
import type { DiskRoom } from '../../kernel/disk-room.ts';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import { COMMIT_BYTES } from '../../kernel/limits/store.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { diskRoom, requireRoom } from '../disk-room.ts';
import { closeToOthers, makeOwnFolder, OWNER_ONLY_FILE } from '../owner-only.ts';
import { refuseLongKeys } from './key-length.ts';
import { requireMappable, requireSound } from './sound-file.ts';

/** An open data folder. All parts of Parley with data there share one, with their own sub-databases. */
export type LmdbEnvironment = RootDatabase & {
  readonly folder: string;
  readonly room: DiskRoom;
  readonly isClosing: () => boolean;
};

export type LmdbFolder = {
  readonly path: string;
  /** Free space of its disk; absent: with the default reserve. */
  readonly room?: DiskRoom | undefined;
  /** Whether another thread of this process has opened and checked it. */
  readonly isOpenElsewhere?: boolean | undefined;
};

/** The files of lmdb in a folder: the data, and the table of its readers. */
export const DATA_FILE = 'data.mdb';
export const LOCK_FILE = 'lock.mdb';

/** Sub-databases that one environment can have; each costs little, a missing one cannot be added later. */
const DATABASES_MAX = 64;

/**
 * Opens a data folder, or creates it. Several processes may have it open at once.
 * @throws store_damaged if mapping a file would crash the process; store_unavailable if the folder cannot be
 * created, read or written; disk_full if the disk has no room for new files.
 */
export const openLmdb = ({ path, room, isOpenElsewhere = false }: LmdbFolder): LmdbEnvironment => {
  // With overlapping sync a promise would resolve before its data are safe on the disk.
  // No caller awaits the promise of a batch for each turn of the event loop: if one failed, as on a full
  // disk, it would end the process. Without such batches, a commit need not wait for the end of that turn.
  // A dot in the path must not turn the folder into a file.
  const options = {
    path,
    noSubdir: false,
    maxDbs: DATABASES_MAX,
    overlappingSync: false,
    eventTurnBatching: false,
    txnStartThreshold: 1,
    permissionsMode: OWNER_ONLY_FILE,
  };
  try {
    makeOwnFolder(path);
    const file = join(path, DATA_FILE);
    if (!isOpenElsewhere) requireMappable(file);
    requireRoomToCreate(path);
    const env = open(options);
    if (!isOpenElsewhere) requireSoundPages(env, file);
    for (const file of [DATA_FILE, LOCK_FILE]) closeToOthers(join(path, file));
    beginFreeList(env);
    const parts = { ...shortKeys(env), ...closing(env) };
    return Object.assign(env, { folder: path, room: room ?? diskRoom({ folder: path }), ...parts });
  } catch (error) {
    throw isParleyError(error) ? error : unavailable(error);
  }
};

/** The table of readers, and the first pages of DATABASES_MAX sub-databases. */
const CREATED_BYTES_MAX = 256 * 1024;

/** lmdb maps new files before the disk has room for them, and the first access would end the process (SIGBUS). */
const requireRoomToCreate = (path: string): void => {
  const isCreated = [DATA_FILE, LOCK_FILE].every((file) => existsSync(join(path, file)));
  if (!isCreated) requireRoom(path, CREATED_BYTES_MAX, '0MB');
};

/** Each sub-database refuses long keys. */
const shortKeys = (env: RootDatabase): Pick<RootDatabase, 'openDB'> => {
  const openDB = env.openDB.bind(env) as (...options: readonly unknown[]) => unknown;
  return { openDB: ((...options) => refuseLongKeys(openDB(...options))) as RootDatabase['openDB'] };
};

/** A write after the close would end the process, because lmdb fails where no caller can catch it. */
const closing = (env: RootDatabase) => {
  const close = env.close.bind(env);
  let isClosing = false;
  return {
    isClosing: () => isClosing,
    close: () => {
      isClosing = true;
      return close();
    },
  };
};

/** Removes a folder's files; a process that has them open keeps what it has. */
export const dropLmdb = (path: string): void => {
  for (const file of [DATA_FILE, LOCK_FILE]) rmSync(join(path, file), { force: true });
};

const requireSoundPages = (env: RootDatabase, file: string): void => {
  const transaction = env.useReadTransaction();
  try {
    requireSound(file);
  } catch (error) {
    transaction.done();
    void env.close();
    throw error;
  }
  transaction.done();
};

/**
 * Makes a small commit where the list of free pages is empty, as in a copy that was compacted: lmdb 3.5 ends
 * the process (SIGSEGV, or a failed assertion) when the first commit to such a file frees some 200 pages.
 */
const beginFreeList = (env: RootDatabase): void => {
  // lmdb describes its statistics as an object of whatever fields.
  const { free, lastPageNumber = 0 } = env.getStats() as Stats;
  const isNew = lastPageNumber < FIRST_PAGES;
  if (isNew || free?.entryCount !== 0) return;
  env.transactionSync(() => {
    env.putSync(FREE_LIST_KEY, true);
    env.removeSync(FREE_LIST_KEY);
  });
};

type Stats = { readonly lastPageNumber?: number; readonly free?: { readonly entryCount: number } };
/** Two pages describe the file; without others there is nothing to free. */
const FIRST_PAGES = 2;
/** It exists only inside the transaction, so it cannot clash with the name of a sub-database. */
const FREE_LIST_KEY = 'free list';

/**
 * Runs `write` exclusively among all processes and makes its writes durable, or writes nothing if it throws.
 * @param bytes an upper bound for its writes
 * @throws disk_full if nothing was written; store_unavailable if the outcome is unknown.
 */
export const commitLmdb = async <T>(env: LmdbEnvironment, write: () => T, bytes = 0): Promise<T> => {
  env.room.admit(COMMIT_BYTES + bytes);
  return commitAdmitted(env, write);
};

/** The same, after the free space was checked. */
export const commitAdmitted = async <T>(env: LmdbEnvironment, write: () => T): Promise<T> => {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  // Only a child transaction can be rolled back.
  const run = (): unknown => {
    try {
      outcome = { value: write() };
      return undefined;
    } catch (error) {
      outcome = { error };
      return ABORT;
    }
  };
  await durable(env, () => env.childTransaction(run));
  if (outcome === undefined) throw unavailable(new Error('the transaction did not run'));
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
};

/** @throws store_unavailable if the outcome is unknown, or if nothing was written because the folder closes. */
export const durable = async <T>(env: LmdbEnvironment, commit: () => Promise<T>): Promise<T> => {
  if (env.isClosing()) throw unavailable(new Error('it is closed'));
  try {
    return await commit();
  } catch (error) {
    throw unavailable(await causeOf(error));
  }
};

/**
 * A failed commit carries its cause, such as a full disk, in a promise that is rejected at about the same
 * time; left alone, that rejection would end the process.
 */
const causeOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && 'commitError' in error && error.commitError instanceof Promise))
    return error;
  const cause: Promise<unknown> = error.commitError.catch((commitError: unknown) => commitError);
  return Promise.race([cause, setImmediate(error)]);
};

const unavailable = (cause: unknown): ParleyError =>
  new ParleyError('store_unavailable', { reason: errorText(cause) }, { cause });
