import { access, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuseEventsElsewhere } from '../disk/events-elsewhere.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { ConfigError } from '../settings/config-error.ts';
import { type KeptStore, storeFolder } from '../settings/store-address.ts';
import { requireRoom } from '../store/disk-room.ts';
import { DATA_FILE } from '../store/lmdb/open-lmdb.ts';
import { type CopyOptions, type CopyReport, copyStore } from '../store/moving/copy-store.ts';
import { makeOwnFolder } from '../store/owner-only.ts';
import { type Opener, openEventStore } from './open-stores.ts';

export type StoreMove = {
  readonly from: KeptStore;
  readonly to: KeptStore;
  readonly cwd: string;
};

/**
 * Copies all events from one store to another.
 * @throws ConfigError, store_unavailable, events_elsewhere, copy_mismatch, disk_full
 */
export const moveStore = async (
  { from, to, cwd }: StoreMove,
  { onWaiting, ...watch }: Pick<CopyOptions, 'onProgress' | 'stop' | 'onLost'> & Pick<Opener, 'onWaiting'>,
): Promise<CopyReport> => {
  if (storeFolder(from) === undefined && storeFolder(to) === undefined) {
    throw new ConfigError(
      'one of the two must be an embedded store: copy to lmdb:FOLDER first, and from there to the target',
    );
  }
  if (placeOf(from, cwd) === placeOf(to, cwd)) throw new ConfigError('a store cannot be copied to itself');
  await checkThere(from, cwd);
  const open: EventStore[] = [];
  try {
    const opener = { cwd, mayTakeLong: () => true, ...(onWaiting && { onWaiting }) };
    const source = await openEventStore(from, opener);
    open.push(source);
    const folder = storeFolder(from);
    if (folder !== undefined && (await source.newestPosition()) < 0)
      await refuseEventsElsewhere(resolve(cwd, folder));
    const targetFolder = storeFolder(to);
    if (targetFolder !== undefined) makeOwnFolder(resolve(cwd, targetFolder));
    await requireRoomFor({ from, to, cwd });
    const target = await openEventStore(to, opener);
    open.push(target);
    return await copyStore({ from: source, to: target, ...watch });
  } finally {
    for (const store of open) await store.close();
  }
};

/** The identity of a store: its folder or address. */
const placeOf = (store: KeptStore, cwd: string): string => {
  switch (store.kind) {
    case 'lmdb':
      return resolve(cwd, store.folder);
    case 'eventstoredb':
      return store.address;
  }
};

/** Opening a missing embedded store creates it, and copying an empty store would succeed. */
export const checkThere = async (store: KeptStore, cwd: string): Promise<void> => {
  const folder = storeFolder(store);
  if (folder === undefined) return;
  await access(join(resolve(cwd, folder), DATA_FILE)).catch((cause: unknown) => {
    throw new ConfigError(`there is no store in ${folder}`, { cause });
  });
};

/** A copy becomes about as large as its source. An interrupted copy needs only the rest. */
const requireRoomFor = async ({ from, to, cwd }: StoreMove): Promise<void> => {
  const [source, target] = [storeFolder(from), storeFolder(to)];
  if (source === undefined || target === undefined) return;
  const bytesIn = async (folder: string): Promise<number> =>
    (await stat(join(resolve(cwd, folder), DATA_FILE)).catch(() => undefined))?.size ?? 0;
  requireRoom(resolve(cwd, target), (await bytesIn(source)) - (await bytesIn(target)));
};
