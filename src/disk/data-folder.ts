import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../settings/config-error.ts';
import type { SecretShape } from '../settings/secret-shapes.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS_BITS = 0o077;
const SECRET_BYTES = 32;

/** The folder in which a server keeps what must outlive it; its files are for its owner alone. */
export type DataFolder = {
  readonly path: string;
  /**
   * The secret of that name, made when it is asked for the first time: 64 hexadecimal digits. A file that
   * others than its owner may read is closed to them.
   * @throws ConfigError when what the file holds is none.
   */
  readonly secret: (name: string, shape: SecretShape) => string;
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => void;
};

/** Told of a secret that others could read: what it leaks has leaked. */
export type OnLoose = (found: {
  readonly file: string;
  readonly mode: string;
  readonly isClosedNow: boolean;
}) => void;

/** @throws ConfigError when there is something else in its place. */
export const openDataFolder = (path: string, onLoose: OnLoose = () => undefined): DataFolder => {
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
  } catch (cause) {
    if (!isCode(cause, 'EEXIST') && !isCode(cause, 'ENOTDIR')) throw cause;
    throw new ConfigError(`${path} is not a folder. Name one for the data with --data or PARLEY_DATA.`, {
      cause,
    });
  }
  const read: DataFolder['read'] = (name) => {
    try {
      return readFileSync(join(path, name), 'utf8').trim();
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      if (!isCode(error, 'EISDIR')) throw error;
      throw new ConfigError(`${join(path, name)} is a folder, but must be a file. Remove it.`);
    }
  };
  return {
    path,
    read,
    write: (name, text) => writeFileSync(join(path, name), text, { mode: OWNER_ONLY_FILE }),
    secret: (name, { pattern, expected }) => {
      const secret = read(name) ?? makeSecret(join(path, name));
      closeToOthers(join(path, name), onLoose);
      if (pattern.test(secret)) return secret;
      // The message does not quote it, because it may contain a secret.
      throw new ConfigError(`${join(path, name)} must hold ${expected}. Correct it, or remove the file.`);
    },
  };
};

/** Of two processes that start at once, one makes the secret and the other reads it. */
const makeSecret = (path: string): string => {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  try {
    writeFileSync(path, `${secret}\n`, { mode: OWNER_ONLY_FILE, flag: 'wx' });
    return secret;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return readFileSync(path, 'utf8').trim();
    throw error;
  }
};

const closeToOthers = (file: string, onLoose: OnLoose): void => {
  const mode = statSync(file).mode & 0o777;
  // Windows has no such bits, and reports values that look like them.
  if ((mode & OTHERS_BITS) === 0 || process.platform === 'win32') return;
  let isClosedNow = true;
  try {
    chmodSync(file, OWNER_ONLY_FILE);
  } catch {
    // A file that is mounted is not ours to change, and a secret all the same.
    isClosedNow = false;
  }
  onLoose({ file, mode: mode.toString(8), isClosedNow });
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
