import { join, resolve } from 'node:path';
import type { ServerConfig } from '../settings/config.ts';

/** Files and folders in the data folder that several parts of the program use. */
export const ADMIN_TOKEN_FILE = 'admin-token';
export const SECRET_KEY_FILE = 'secret-key';
export const MODELS_FOLDER = 'models';
const KEYS_FOLDER = 'keys';

/** The folder with the keys of sealed sessions. */
export const keysFolderOf = ({ keys, data }: Pick<ServerConfig, 'keys' | 'data'>, cwd: string): string =>
  resolve(cwd, keys === '' ? join(data, KEYS_FOLDER) : keys);
