import { resolve } from 'node:path';
import { readServerConfig } from '../config.ts';
import { serverSettings } from '../settings.ts';
import type { Given } from './command.ts';
import { CommandError, EXIT_USAGE, type Io } from './io.ts';

/** What the commands that work on the files of a server of this machine can be told. */
export const embeddedSettings = { data: serverSettings.data, store: serverSettings.store };

/** The folders of the embedded store and of the data. @throws CommandError when the store is another */
export const embeddedPlaces = (
  given: Given,
  io: Io,
): { readonly store: string; readonly data: string; readonly shown: string } => {
  const { store, data } = readServerConfig({ flags: given.flags, env: io.env, cwd: io.cwd });
  if (!store.startsWith('lmdb:')) {
    throw new CommandError(
      'this is for the embedded store. EventStoreDB has backups of its own; ' +
        '`parley store copy --from esdb://… --to lmdb:FOLDER` makes an embedded store of it.',
      EXIT_USAGE,
    );
  }
  const shown = store.slice('lmdb:'.length);
  return { store: resolve(io.cwd, shown), data: resolve(io.cwd, data), shown };
};

/** What went wrong with files or stores, in words, where a person can do something about it. */
export const inWords = (error: unknown, io: Io): unknown => {
  if (io.stop.aborted) return new CommandError('stopped before it was done', undefined, { cause: error });
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EEXIST':
      return new CommandError(
        `there is something already, and nothing is overwritten: ${pathOf(error)}`,
        undefined,
        { cause: error },
      );
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
    case 'store_unavailable':
    case 'backup_unreadable':
    case 'copy_mismatch':
      return new CommandError(error.message, undefined, { cause: error });
    default:
      return error;
  }
};

const pathOf = (error: Error): string =>
  'path' in error && typeof error.path === 'string' ? error.path : error.message;
