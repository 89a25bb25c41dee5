import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../kernel/thrown-error.ts';
import { ConfigError } from '../settings/config-error.ts';
import type { SecretShape } from '../settings/secret-shapes.ts';
import { type ClosedFolder, closeToOthers, makeOwnFolder, OWNER_ONLY_FILE } from '../store/owner-only.ts';

const SECRET_BYTES = 32;

/** The folder for data that must outlive a server; only its owner can read its files. */
export type DataFolder = {
  readonly path: string;
  /**
   * The secret with that name, created on first use: 64 hexadecimal digits. A file that other users can read
   * is restricted to its owner.
   * @throws ConfigError if the file does not contain a valid secret.
   */
  readonly secret: (name: string, shape: SecretShape) => string;
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => void;
};

/** Called for a secret that other users could read and may have copied. */
export type OnLoose = (secret: ClosedFolder & { readonly file: string }) => void;

/** By the system's error codes. */
const FOLDER_FAULTS: ReadonlyMap<string, string> = new Map([
  ['ENOTDIR', 'is not a folder'],
  ['ENOENT', 'is a folder that the system does not make'],
]);

/** By the system's error codes. */
const FILE_FAULTS: ReadonlyMap<string, string> = new Map([
  ['EISDIR', 'is a folder, but must be a file. Remove it'],
  ['ENOENT', 'is a link to a file that is missing. Restore that file, or remove the link'],
  ['ELOOP', 'is a link that leads to itself. Remove it'],
]);

/** @throws ConfigError if the path is not a folder, and cannot be made. */
export const openDataFolder = (path: string, onLoose: OnLoose = () => undefined): DataFolder => {
  try {
    makeOwnFolder(path);
  } catch (cause) {
    const fault = FOLDER_FAULTS.get(errorCode(cause));
    if (fault === undefined) throw cause;
    throw new ConfigError(`${path} ${fault}. Name one for the data with --data or PARLEY_DATA.`, { cause });
  }
  const read: DataFolder['read'] = (name) => {
    const file = join(path, name);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (cause) {
      const isMissing =
        errorCode(cause) === 'ENOENT' && lstatSync(file, { throwIfNoEntry: false }) === undefined;
      if (isMissing) return undefined;
      const fault = FILE_FAULTS.get(errorCode(cause));
      if (fault === undefined) throw cause;
      throw new ConfigError(`${file} ${fault}.`, { cause });
    }
  };
  return {
    path,
    read,
    write: (name, text) => replaceFile(join(path, name), text),
    secret: (name, { pattern, expected }) => {
      const file = join(path, name);
      const secret = read(name) ?? makeSecret(file);
      const closed = closeToOthers(file);
      if (closed !== undefined) onLoose({ file, ...closed });
      if (pattern.test(secret)) return secret;
      // The message does not quote it, because it may contain a secret.
      throw new ConfigError(`${file} must hold ${expected}. Correct it, or remove the file.`);
    },
  };
};

/** A full disk or a kill never leaves a part of the text. */
const replaceFile = (path: string, text: string): void => {
  const draft = `${path}.partial`;
  try {
    writeFileSync(draft, text, { mode: OWNER_ONLY_FILE });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/** If two processes start at once, one creates the secret and the other reads it. */
const makeSecret = (path: string): string => {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  try {
    writeFileSync(path, `${secret}\n`, { mode: OWNER_ONLY_FILE, flag: 'wx' });
    return secret;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return readFileSync(path, 'utf8').trim();
    // On a full disk it is empty, and no server would start with it.
    rmSync(path, { force: true });
    throw error;
  }
};
