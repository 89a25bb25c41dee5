import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SECRET_FILE_BYTES_MAX } from '../kernel/limits/process.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import { ConfigError } from './config-error.ts';

/** A file that holds a secret, and the option or variable that names it. */
export type SecretFile = { readonly source: string; readonly path: string };

export type SecretReading = {
  readonly cwd: string;
  /** Receives a sentence for people. */
  readonly warn?: (message: string) => void;
};

const READABLE_BY_ALL = 0o004;

/** The secret in a file. @throws ConfigError, which never shows what is in the file */
export const readSecretFile = ({ source, path }: SecretFile, { cwd, warn }: SecretReading): string => {
  const text = textOf({ source, path }, resolve(cwd, path));
  const secret = secretIn(text);
  if (secret === '') throw new ConfigError(`${source}: ${path} is empty`);
  if (isOpen(resolve(cwd, path))) {
    warn?.(`${source}: every user of this machine can read ${path}; "chmod o-r" ends that`);
  }
  return secret;
};

/** A text without the line breaks at its end, which editors and `echo` add, and without a mark of its byte order. */
export const secretIn = (text: string): string => text.replace(/^\ufeff/, '').replace(/[\r\n]+$/, '');

const textOf = ({ source, path }: SecretFile, absolute: string): string => {
  let text: string;
  try {
    // A pipe, such as `<(pass show parley)`, has no size.
    if (statSync(absolute).size > SECRET_FILE_BYTES_MAX) {
      throw new ConfigError(`${source}: ${path} is too large for a secret`);
    }
    text = readFileSync(absolute, 'utf8');
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    const code = errorCode(cause);
    throw new ConfigError(`${source}: ${path} cannot be read${code && ` (${code})`}`, { cause });
  }
  return text;
};

/** Windows has no such permissions: there, Node reports all files as readable. */
const isOpen = (absolute: string): boolean => {
  if (process.platform === 'win32') return false;
  const stats = statSync(absolute);
  return stats.isFile() && (stats.mode & READABLE_BY_ALL) !== 0;
};
