import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const SECRET_BYTES = 32;

/** The folder in which a server keeps what must outlive it; its files are for its owner alone. */
export type DataFolder = {
  readonly path: string;
  /** The secret of that name, made when it is asked for the first time: 64 hexadecimal digits. */
  readonly secret: (name: string) => string;
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => void;
};

export const openDataFolder = (path: string): DataFolder => {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const read: DataFolder['read'] = (name) => {
    try {
      return readFileSync(join(path, name), 'utf8').trim();
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };
  return {
    path,
    read,
    write: (name, text) => writeFileSync(join(path, name), text, { mode: OWNER_ONLY_FILE }),
    secret: (name) => read(name) ?? makeSecret(join(path, name)),
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

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
