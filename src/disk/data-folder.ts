import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../settings/config-error.ts';
import type { SecretShape } from '../settings/secret-shapes.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS_BITS = 0o077;
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
export type OnLoose = (found: {
  readonly file: string;
  readonly mode: string;
  readonly isClosedNow: boolean;
}) => void;

/** @throws ConfigError if the path is not a folder. */
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

/** If two processes start at once, one creates the secret and the other reads it. */
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
    // Parley cannot change a mounted file, but it is still a secret.
    isClosedNow = false;
  }
  onLoose({ file, mode: mode.toString(8), isClosedNow });
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
