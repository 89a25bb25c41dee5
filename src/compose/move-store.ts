import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { EventStore } from '../kernel/event-store.ts';
import { ConfigError, withoutPassword } from '../settings/config.ts';
import { type Copied, type CopyOptions, copyStore } from '../store/moving/copy-store.ts';
import { type Opener, openEventStore } from './open-stores.ts';

export type Move = {
  /** Addresses of stores: `lmdb:FOLDER` or `esdb://…`. */
  readonly from: string;
  readonly to: string;
  readonly cwd: string;
};

/** Copies all events from one store to another. @throws ConfigError, store_unavailable, copy_mismatch */
export const moveStore = async (
  { from, to, cwd }: Move,
  { onWaiting, ...watch }: Pick<CopyOptions, 'onProgress' | 'stop'> & Pick<Opener, 'onWaiting'>,
): Promise<Copied> => {
  for (const address of [from, to]) checkAddress(address);
  if (from.startsWith('esdb') && to.startsWith('esdb')) {
    throw new ConfigError(
      'One of the two must be an embedded store: copy to lmdb:FOLDER first, and on from there.',
    );
  }
  if (folderOf(from, cwd) === folderOf(to, cwd)) throw new ConfigError('A store cannot be copied to itself.');
  await checkThere(from, cwd);
  await makeFolder(to, cwd);
  const open: EventStore[] = [];
  try {
    const opener = { cwd, mayTakeLong: () => true, ...(onWaiting && { onWaiting }) };
    const source = await openEventStore(from, opener);
    open.push(source);
    const target = await openEventStore(to, opener);
    open.push(target);
    return await copyStore({ from: source, to: target, ...watch });
  } finally {
    for (const store of open) await store.close();
  }
};

const ADDRESS = /^(lmdb:.+|esdb(\+discover)?:\/\/.+)$/;

const checkAddress = (address: string): void => {
  if (ADDRESS.test(address)) return;
  const shown = withoutPassword(JSON.stringify(address));
  throw new ConfigError(
    `${shown} is no store that keeps events: name lmdb:FOLDER or esdb://HOST:2113?tls=false.`,
  );
};

/** The folder of an embedded store; any other address as it is. */
const folderOf = (address: string, cwd: string): string =>
  address.startsWith('lmdb:') ? resolve(cwd, address.slice('lmdb:'.length)) : address;

/** An embedded store that is opened is made where there was none, and an empty one is soon copied. */
const checkThere = async (address: string, cwd: string): Promise<void> => {
  if (!address.startsWith('lmdb:')) return;
  await access(join(folderOf(address, cwd), 'data.mdb')).catch((cause: unknown) => {
    throw new ConfigError(`There is no store in ${address.slice('lmdb:'.length)}.`, { cause });
  });
};

const OWNER_ONLY_FOLDER = 0o700;

/** What people said is for the owner of the store alone. */
const makeFolder = async (address: string, cwd: string): Promise<void> => {
  if (!address.startsWith('lmdb:')) return;
  await mkdir(folderOf(address, cwd), { recursive: true, mode: OWNER_ONLY_FOLDER });
};
