import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';
import { durable, type LmdbEnvironment } from './open-lmdb.ts';

/** Snapshots in a data folder: stream name → JSON text. */
export const lmdbSnapshotStore = (env: LmdbEnvironment): SnapshotStore => {
  const snapshots = env.openDB<Snapshot, string>({ name: 'snapshots', encoding: 'json' });
  return {
    load: async (stream) => snapshots.get(stream),
    // One write each, so lmdb needs nobody to hold its lock meanwhile, and appends do not wait for that.
    save: async (stream, snapshot) => {
      await durable(snapshots.put(stream, snapshot));
    },
    drop: async (stream) => {
      await durable(snapshots.remove(stream));
    },
    streams: async function* () {
      yield* snapshots.getKeys();
    },
  };
};
