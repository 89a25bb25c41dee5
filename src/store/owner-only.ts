import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../kernel/thrown-error.ts';

/**
 * Parley's files and folders contain recorded texts and secrets, so only their owner can read them, whatever
 * the umask.
 */
export const OWNER_ONLY_FILE = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
const OTHERS_BITS = 0o077;

/** Creates a missing folder; an existing one that a person created keeps its mode. */
export const makeOwnFolder = (path: string): void => {
  if (isFolder(path)) return;
  // Node's own `recursive` never ends where the system makes no folder at all, such as in /proc.
  const parent = dirname(path);
  if (parent !== path) makeOwnFolder(parent);
  try {
    mkdirSync(path, OWNER_ONLY_FOLDER);
  } catch (error) {
    // Another server may have been faster.
    if (isFolder(path)) return;
    // Something has this name, such as a file, or a link to what is missing.
    throw errorCode(error) === 'EEXIST'
      ? Object.assign(new Error(`${path} is not a folder; move it away`, { cause: error }), {
          code: 'ENOTDIR',
        })
      : error;
  }
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The same for a folder that only Parley creates, so an older one is restricted too. */
export const openOwnFolder = (path: string): void => {
  makeOwnFolder(path);
  closeToOthers(path, OWNER_ONLY_FOLDER);
};

export type ClosedFolder = {
  /** Its previous mode, as octal digits. */
  readonly mode: string;
  /** False for one that belongs to another user, such as a mounted file. */
  readonly isClosedNow: boolean;
};

/** Removes the access of everybody except the owner. @returns undefined if only the owner had access */
export const closeToOthers = (path: string, ownMode = OWNER_ONLY_FILE): ClosedFolder | undefined => {
  // Windows reports mode bits that mean nothing.
  if (process.platform === 'win32') return undefined;
  const mode = statSync(path).mode & 0o777;
  if ((mode & OTHERS_BITS) === 0) return undefined;
  let isClosedNow = true;
  try {
    chmodSync(path, ownMode);
  } catch {
    isClosedNow = false;
  }
  return { mode: mode.toString(8), isClosedNow };
};
