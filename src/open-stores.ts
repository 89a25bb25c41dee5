import { resolve } from 'node:path';
import type { ServerConfig } from './config.ts';
import type { EventStore } from './kernel/event-store.ts';
import type { SnapshotStore } from './kernel/snapshot-store.ts';
import { lmdbEventStore } from './store/lmdb/lmdb-event-store.ts';
import { lmdbSnapshotStore } from './store/lmdb/lmdb-snapshot-store.ts';
import { openLmdb } from './store/lmdb/open-lmdb.ts';
import { memoryEventStore } from './store/memory/memory-event-store.ts';
import { memorySnapshotStore } from './store/memory/memory-snapshot-store.ts';

export type Stores = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  /** Finishes what was accepted. */
  readonly close: () => Promise<void>;
};

/** Opens the stores that the configuration names. @throws store_unavailable when they cannot be used. */
export const openStores = async ({ store }: ServerConfig, cwd: string): Promise<Stores> => {
  if (store === 'memory:') return openMemory();
  return openEmbedded(resolve(cwd, store.slice('lmdb:'.length)));
};

const openMemory = (): Stores => {
  const store = memoryEventStore();
  return { store, snapshots: memorySnapshotStore(), close: store.close };
};

const openEmbedded = (path: string): Stores => {
  const env = openLmdb({ path });
  const store = lmdbEventStore(env);
  const close = async () => {
    await store.close();
    await env.close();
  };
  return { store, snapshots: lmdbSnapshotStore(env), close };
};
