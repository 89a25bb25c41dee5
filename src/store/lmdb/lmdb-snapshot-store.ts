import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';

/**
 * Snapshots in a data folder: stream name → JSON text. They need not be durable, so nobody waits for the
 * disk.
 */
export const lmdbSnapshotStore = (env: LmdbEnvironment): SnapshotStore => {
  const snapshots = env.openDB<Snapshot, string>({ name: 'snapshots', encoding: 'json' });
  return {
    load: async (stream) => snapshots.get(stream),
    save: async (stream, snapshot) => {
      await snapshots.put(stream, snapshot);
    },
    drop: async (stream) => {
      await snapshots.remove(stream);
    },
    streams: async function* () {
      yield* snapshots.getKeys();
    },
  };
};
