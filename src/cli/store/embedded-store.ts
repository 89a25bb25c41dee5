import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { keysFolderOf } from '../../disk/data-names.ts';
import { errorCode } from '../../kernel/thrown-error.ts';
import { readServerConfig } from '../../settings/config.ts';
import { serverSettings } from '../../settings/settings.ts';
import { storeFolder } from '../../settings/store-address.ts';
import { type CommandArguments, sourcesOf } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';
import { printMessage } from '../terminal/message.ts';

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

/** Says why a command waits for its event store. */
export const waitingMessage =
  (io: Io) =>
  (reason: string): void => {
    printMessage(io, `waiting for the event store: ${reason}`);
  };

/** Errors of files and stores, in words that say what to do. */
export const fileFailure = (error: unknown, io: Io): unknown => {
  if (io.stop.aborted)
    return new CommandError('interrupted before it was complete', undefined, { cause: error });
  if (!(error instanceof Error)) return error;
  const text = inWords(error, io);
  return text === undefined ? error : new CommandError(text, undefined, { cause: error });
};

const inWords = (error: Error, io: Io): string | undefined => {
  const path = pathOf(error, io);
  switch (errorCode(error)) {
    case 'EEXIST':
      return (
        `${path ?? 'the path'} already exists, and nothing is overwritten: ` +
        'name another path, or move it away'
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return path === undefined
        ? error.message
        : `there is no folder ${path}: create it, or name another path`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${error.message}: name a path that this user may read and write`;
    case 'ENOSPC':
    case 'disk_full':
      return `${error.message}: make room, or name another place`;
    default:
      return undefined;
  }
};

/** Relative to the working folder, if it is in it. */
const pathOf = (error: Error, { cwd }: Io): string | undefined => {
  if (!('path' in error) || typeof error.path !== 'string') return undefined;
  const nearby = relative(cwd, error.path);
  return nearby.startsWith('..') ? error.path : nearby;
};
