import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Parley's files and folders hold recorded texts and secrets: only their owner reads them, whatever the umask. */
export const OWNER_ONLY_FILE = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
const OTHERS_BITS = 0o077;

/** Creates a folder where it is missing; a folder that a person has made keeps the mode that they chose. */
export const makeOwnFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
};

/** The same for a folder that only Parley makes, so an older one is closed to others. */
export const openOwnFolder = (path: string): void => {
  makeOwnFolder(path);
  closeToOthers(path, OWNER_ONLY_FOLDER);
};

export type Closed = {
  /** The mode that it had, as octal digits. */
  readonly mode: string;
  /** False for one that belongs to another user, such as a mounted file. */
  readonly isClosedNow: boolean;
};

/** Takes a file or folder from everybody but its owner. @returns undefined where only the owner had access */
export const closeToOthers = (path: string, ownMode = OWNER_ONLY_FILE): Closed | undefined => {
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
