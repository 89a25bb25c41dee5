import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { keysFolderOf } from '../../disk/data-names.ts';
import { readServerConfig } from '../../settings/config.ts';
import { serverSettings } from '../../settings/settings.ts';
import { storeFolder } from '../../settings/store-address.ts';
import { type CommandArguments, sourcesOf } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';

/** Options of the commands that work on the files of a server on this machine. */
export const embeddedSettings = {
  data: serverSettings.data,
  store: serverSettings.store,
  keys: serverSettings.keys,
};

export type EmbeddedPlaces = {
  readonly store: string;
  readonly data: string;
  /** The store's folder as the user named it. */
  readonly storeName: string;
  /** Whether there are keys of sealed sessions. */
  readonly hasKeys: boolean;
};

/**
 * The folders of the embedded store and of the data. @throws CommandError if another kind of store is
 * configured
 */
export const embeddedPlaces = (args: CommandArguments, io: Io): EmbeddedPlaces => {
  const config = readServerConfig(sourcesOf(args, io));
  const { store, data } = config;
  const storeName = storeFolder(store);
  if (storeName === undefined) {
    throw new CommandError(
      'this is for the embedded store. EventStoreDB has backups of its own; ' +
        '`parley store copy --from esdb://… --to lmdb:FOLDER` makes an embedded store of it.',
      EXIT_USAGE,
    );
  }
  const hasKeys = existsSync(keysFolderOf(config, io.cwd));
  return { store: resolve(io.cwd, storeName), data: resolve(io.cwd, data), storeName, hasKeys };
};

/** Errors of files and stores that a person can act on, in words. */
export const readableError = (error: unknown, io: Io): unknown => {
  if (io.stop.aborted)
    return new CommandError('interrupted before it was complete', undefined, { cause: error });
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EEXIST':
      return new CommandError(
        `the path already exists, and nothing is overwritten: ${pathOf(error, io)}`,
        undefined,
        { cause: error },
      );
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
    case 'disk_full':
    case 'store_damaged':
    case 'record_damaged':
    case 'store_unavailable':
    case 'events_elsewhere':
    case 'backup_unreadable':
    case 'copy_mismatch':
    case 'copy_target_started':
      return new CommandError(error.message, undefined, { cause: error });
    default:
      return error;
  }
};

const pathOf = (error: Error, { cwd }: Io): string => {
  if (!('path' in error) || typeof error.path !== 'string') return error.message;
  const nearby = relative(cwd, error.path);
  return nearby.startsWith('..') ? error.path : nearby;
};
