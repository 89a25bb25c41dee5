import { SNAPSHOT_BYTES } from '../../kernel/limits.ts';
import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';
import { durable, type LmdbEnvironment } from './open-lmdb.ts';

/** The stream alone for a snapshot that replaces the one before; those kept beside each other have revisions. */
type SnapshotKey = string | [string, number];

/** Snapshots in a data folder, as JSON text. */
export const lmdbSnapshotStore = (env: LmdbEnvironment): SnapshotStore => {
  const snapshots = env.openDB<Snapshot, SnapshotKey>({ name: 'snapshots', encoding: 'json' });

  const besideOthers = (stream: string, upTo: number): Snapshot | undefined => {
    const newest = { start: [stream, upTo], end: [stream, -1], reverse: true, limit: 1 } satisfies object;
    for (const { value } of snapshots.getRange(newest)) return value;
    return undefined;
  };

  return {
    load: async (stream, upTo = Number.MAX_SAFE_INTEGER) => {
      const alone = snapshots.get(stream);
      const beside = besideOthers(stream, upTo);
      if (alone === undefined || alone.revision > upTo) return beside;
      return beside === undefined || beside.revision < alone.revision ? alone : beside;
    },
    // One write each, so lmdb needs nobody to hold its lock meanwhile, and appends do not wait for that.
    save: async (stream, snapshot, how) => {
      env.room.admit(SNAPSHOT_BYTES);
      await durable(snapshots.put(how === 'beside' ? [stream, snapshot.revision] : stream, snapshot));
    },
    drop: async (stream) => {
      const beside = snapshots.getKeys({ start: [stream, 0], end: [stream, Number.MAX_SAFE_INTEGER] });
      await Promise.all([stream, ...beside].map((key) => durable(snapshots.remove(key))));
    },
    streams: async function* () {
      const streams = new Set<string>();
      for (const key of snapshots.getKeys()) streams.add(typeof key === 'string' ? key : key[0]);
      yield* streams;
    },
  };
};
