import { resolve } from 'node:path';
import type { DiskRoom } from '../kernel/disk-room.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore, OnDamage } from '../kernel/event-store.ts';
import { STORE_WAIT_NOTICE_MS } from '../kernel/limits/process.ts';
import type { ProjectionServer } from '../kernel/projection-server.ts';
import type { StartScavenge } from '../kernel/scavenger.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import type { ViewStore } from '../kernel/view-store.ts';
import { systemOutside } from '../outside/outside.ts';
import type { ServerConfig } from '../settings/config.ts';
import type { KeptStore } from '../settings/store-address.ts';
import { type DiskOptions, diskRoom } from '../store/disk-room.ts';
import { lmdbEventStore, openLmdbEventStore } from '../store/lmdb/lmdb-event-store.ts';
import { lmdbSnapshotStore } from '../store/lmdb/lmdb-snapshot-store.ts';
import { type LmdbEnvironment, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { scrubLmdb } from '../store/lmdb/scrub-lmdb.ts';
import { markStore, requireMarkedStore } from '../store/lmdb/store-marker.ts';
import { EMBEDDED } from '../store/lmdb/store-note.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { memoryViewStore } from '../store/memory/memory-view-store.ts';
import { identityOf } from '../store/store-identity.ts';
import { openViewStore } from './open-view-store.ts';

export type Stores = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly views: ViewStore;
  /** The identity of the event store; absent if the store does not outlive the process. */
  readonly storeId?: string | undefined;
  /** Present if the event store runs projections itself. */
  readonly projectionServer?: ProjectionServer;
  /** Free space on the disk of the embedded store, or of the data derived from a remote one. */
  readonly disk?: DiskRoom | undefined;
  /** Overwrites deleted data that may still be on this disk; @returns bytes written. */
  readonly scrub?: () => Promise<number>;
  /** Present if the store keeps deleted events until a scavenge. */
  readonly scavenge?: StartScavenge;
  /** Finishes accepted operations. */
  readonly close: () => Promise<void>;
};

/** The owner of a store that may still be starting, or busy. */
export type Opener = {
  readonly cwd: string;
  /** Whether no client waits for an answer at present; a remote store then gets more time. */
  readonly mayTakeLong: () => boolean;
  /** The store is waited for. */
  readonly onWaiting?: (reason: string) => void;
  /** An append is confirmed after its request was refused because the store did not answer. */
  readonly onRecordedLate?: (stream: string) => void;
  /** The disk is full, or has room again. */
  readonly onDisk?: NonNullable<DiskOptions['onChange']>;
  /** Called for each read of a damaged record. */
  readonly onDamage?: OnDamage;
  /** Damaged derived data was found and is rebuilt. */
  readonly onDropped?: (dropped: { readonly file: string; readonly reason: string }) => void;
  /** Whether another thread of this process has opened the stores. */
  readonly isSecond?: boolean;
  /** Cancels the opening. */
  readonly stop?: AbortSignal;
};

/**
 * Opens the configured stores.
 * @throws store_damaged, store_missing; store_unavailable if they cannot be used for another reason.
 */
export const openStores = async (config: ServerConfig, opener: Opener): Promise<Stores> => {
  const { store, data, diskReserve } = config;
  const { cwd, onDisk } = opener;
  const diskOf = (folder: string): DiskRoom =>
    diskRoom({ folder, reserve: diskReserve, ...(onDisk && { onChange: onDisk }) });
  switch (store.kind) {
    case 'memory':
      return openMemory();
    case 'lmdb':
      return openEmbedded({ path: resolve(cwd, store.folder), diskOf }, opener);
    case 'eventstoredb':
      return openRemote(store.address, { path: resolve(cwd, data), diskOf }, opener);
  }
};

const openMemory = (): Stores => {
  const store = memoryEventStore();
  return { store, snapshots: memorySnapshotStore(), views: memoryViewStore(), close: store.close };
};

/**
 * Opens only the events of a store, to move them.
 * @throws store_unavailable if it cannot be used
 */
export const openEventStore = async (store: KeptStore, opener: Opener): Promise<EventStore> => {
  switch (store.kind) {
    case 'lmdb':
      return openLmdbEventStore({ path: resolve(opener.cwd, store.folder) });
    case 'eventstoredb':
      return openWhenAnswering(store.address, opener);
  }
};

/** Events in EventStoreDB, and derived data of this process in the data folder. */
const openRemote = async (
  connectionString: string,
  { path, diskOf }: Folder,
  opener: Opener,
): Promise<Stores> => {
  const store = await openWhenAnswering(connectionString, opener);
  const { openProjectionServer } = await import('../store/eventstoredb/projections.ts');
  const projectionServer = openProjectionServer({ connectionString });
  const room = diskOf(path);
  const folder = { path, room, isOpenElsewhere: opener.isSecond };
  const env = openLmdb(folder);
  const views = await openViewStore(folder, hostsOf(connectionString), opener);
  const storeId = await identityOf(store, systemOutside);
  const close = async () => {
    await Promise.all([store.close(), projectionServer.close()]);
    await Promise.all([env.close(), views.env.close()]);
  };
  const scavenge = async () => {
    const { startScavenge } = await import('../store/eventstoredb/scavenge.ts');
    return startScavenge(connectionString);
  };
  const snapshots = lmdbSnapshotStore(env);
  const scrub = scrubberOf(env, views.env);
  const derivedStores = { snapshots, views: views.store, disk: room };
  return { store, storeId, ...derivedStores, projectionServer, scavenge, scrub, close };
};

/** Opens a store and waits for it: it may have been started at the same time. */
const openWhenAnswering = async (
  connectionString: string,
  { mayTakeLong, onWaiting, onRecordedLate, stop, isSecond = false }: Opener,
): Promise<EventStore> => {
  const { openEventStoreDb } = await import('../store/eventstoredb/open-eventstoredb.ts');
  const { whyUnreachable } = await import('../store/eventstoredb/connection/why-unreachable.ts');
  let trouble = 'it does not answer';
  const onRetry = (reason: string): void => {
    trouble = reason;
  };
  const store = await openEventStoreDb({ connectionString, isSecond, mayTakeLong, onRetry, onRecordedLate });
  let isWaiting = true;
  const noticeTimer = setTimeout(async () => {
    const reason = await whyUnreachable(connectionString);
    if (isWaiting) onWaiting?.(reason ?? trouble);
  }, STORE_WAIT_NOTICE_MS);
  try {
    await unlessAborted(store.ping(), stop);
    return store;
  } catch (error) {
    await store.close();
    if (stop?.aborted) throw new ParleyError('store_unavailable', { reason: 'it is no longer needed' });
    const reason = await whyUnreachable(connectionString);
    throw reason === undefined ? error : new ParleyError('store_unavailable', { reason }, { cause: error });
  } finally {
    isWaiting = false;
    clearTimeout(noticeTimer);
  }
};

type Folder = { readonly path: string; readonly diskOf: (folder: string) => DiskRoom };

const openEmbedded = async ({ path, diskOf }: Folder, opener: Opener): Promise<Stores> => {
  requireMarkedStore(path);
  const folder = { path, room: diskOf(path), isOpenElsewhere: opener.isSecond };
  const env = openLmdb(folder);
  markStore(path);
  const views = await openViewStore(folder, EMBEDDED, opener);
  const store = lmdbEventStore(env, opener.onDamage);
  const storeId = await identityOf(store, systemOutside);
  const close = async () => {
    await store.close();
    await Promise.all([env.close(), views.env.close()]);
  };
  const scrub = scrubberOf(env, views.env);
  const derivedStores = { snapshots: lmdbSnapshotStore(env), views: views.store, disk: folder.room };
  return { store, storeId, ...derivedStores, scrub, close };
};

const scrubberOf =
  (...environments: readonly LmdbEnvironment[]) =>
  async (): Promise<number> => {
    let bytes = 0;
    for (const env of environments) bytes += await scrubLmdb(env);
    return bytes;
  };

/** The hosts of a connection string, without credentials and settings. */
const hostsOf = (connectionString: string): string =>
  /^[^:]+:\/\/(?:[^@/]*@)?([^/?]*)/.exec(connectionString)?.[1]?.toLowerCase() ?? '';
