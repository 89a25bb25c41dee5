import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServerConfig } from './config.ts';
import type { EventStore } from './kernel/event-store.ts';
import { STORE_PING_INTERVAL_MS, STORE_PINGS_MAX } from './kernel/limits.ts';
import type { ProjectionServer } from './kernel/projection-server.ts';
import type { StartScavenge } from './kernel/scavenger.ts';
import type { SnapshotStore } from './kernel/snapshot-store.ts';
import type { ViewStore } from './kernel/view-store.ts';
import { lmdbEventStore, openLmdbEventStore } from './store/lmdb/lmdb-event-store.ts';
import { lmdbSnapshotStore } from './store/lmdb/lmdb-snapshot-store.ts';
import { lmdbViewStore } from './store/lmdb/lmdb-view-store.ts';
import { type LmdbEnvironment, openLmdb } from './store/lmdb/open-lmdb.ts';
import { scrubLmdb } from './store/lmdb/scrub-lmdb.ts';
import { memoryEventStore } from './store/memory/memory-event-store.ts';
import { memorySnapshotStore } from './store/memory/memory-snapshot-store.ts';
import { memoryViewStore } from './store/memory/memory-view-store.ts';

export type Stores = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly views: ViewStore;
  /** Where the event store runs projections itself. */
  readonly projectionServer?: ProjectionServer;
  /** Overwrites what was removed and may still lie on this disk; @returns bytes written. */
  readonly scrub?: () => Promise<number>;
  /** Where the store keeps what was deleted until it is told. */
  readonly scavenge?: StartScavenge;
  /** Finishes what was accepted. */
  readonly close: () => Promise<void>;
};

/** Opens the stores that the configuration names. @throws store_unavailable when they cannot be used. */
export const openStores = async ({ store, data }: ServerConfig, cwd: string): Promise<Stores> => {
  if (store === 'memory:') return openMemory();
  if (store.startsWith('esdb')) return openRemote(store, resolve(cwd, data));
  return openEmbedded(resolve(cwd, store.slice('lmdb:'.length)));
};

const openMemory = (): Stores => {
  const store = memoryEventStore();
  return { store, snapshots: memorySnapshotStore(), views: memoryViewStore(), close: store.close };
};

/**
 * The events of a store alone, for whoever moves them.
 * @throws store_unavailable when it cannot be used
 */
export const openEventStore = async (address: string, cwd: string): Promise<EventStore> =>
  address.startsWith('esdb')
    ? openAnswering(address)
    : openLmdbEventStore({ path: resolve(cwd, address.slice('lmdb:'.length)) });

/** Events in EventStoreDB; what is made of them for this process alone, in the data folder. */
const openRemote = async (connectionString: string, folder: string): Promise<Stores> => {
  const store = await openAnswering(connectionString);
  const { openProjectionServer } = await import('./store/eventstoredb/projections.ts');
  const projectionServer = openProjectionServer({ connectionString });
  const env = openLmdb({ path: folder });
  const views = openViewStore(folder);
  const close = async () => {
    await Promise.all([store.close(), projectionServer.close()]);
    await Promise.all([env.close(), views.env.close()]);
  };
  const scavenge = async () => {
    const { startScavenge } = await import('./store/eventstoredb/scavenge.ts');
    return startScavenge(connectionString);
  };
  const snapshots = lmdbSnapshotStore(env);
  const scrub = scrubbing(env, views.env);
  return { store, snapshots, views: views.store, projectionServer, scavenge, scrub, close };
};

const openAnswering = async (connectionString: string): Promise<EventStore> => {
  const { openEventStoreDb } = await import('./store/eventstoredb/open-eventstoredb.ts');
  const store = await openEventStoreDb({ connectionString });
  try {
    await answering(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Waits for a store that starts at the same time as its server. @throws store_unavailable when it does not come. */
const answering = async (store: EventStore): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.ping();
    } catch (error) {
      if (attempt === STORE_PINGS_MAX) throw error;
      await setTimeout(STORE_PING_INTERVAL_MS);
    }
  }
};

const openEmbedded = (path: string): Stores => {
  const env = openLmdb({ path });
  const views = openViewStore(path);
  const store = lmdbEventStore(env);
  const close = async () => {
    await store.close();
    await Promise.all([env.close(), views.env.close()]);
  };
  const scrub = scrubbing(env, views.env);
  return { store, snapshots: lmdbSnapshotStore(env), views: views.store, scrub, close };
};

const scrubbing =
  (...environments: readonly LmdbEnvironment[]) =>
  async (): Promise<number> => {
    let bytes = 0;
    for (const env of environments) bytes += await scrubLmdb(env);
    return bytes;
  };

const VIEWS_FOLDER = 'views';

/** In a folder of its own: lmdb has one writer at a time, and no turn shall wait for a view that is saved. */
const openViewStore = (folder: string) => {
  const env = openLmdb({ path: join(folder, VIEWS_FOLDER) });
  return { env, store: lmdbViewStore(env) };
};
