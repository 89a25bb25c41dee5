import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/** Snapshots in a data folder: stream name → JSON text. */
export const lmdbSnapshotStore = (env: LmdbEnvironment): SnapshotStore => {
  const snapshots = env.openDB<Snapshot, string>({ name: 'snapshots', encoding: 'json' });
  return {
    load: async (stream) => snapshots.get(stream),
    save: (stream, snapshot) => commitLmdb(env, () => void snapshots.putSync(stream, snapshot)),
    drop: (stream) => commitLmdb(env, () => void snapshots.removeSync(stream)),
    streams: async function* () {
      yield* snapshots.getKeys();
    },
  };
};
