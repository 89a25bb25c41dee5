import { jsonTextPieces } from '../../kernel/json-text.ts';
import { SNAPSHOT_BYTES } from '../../kernel/limits/store.ts';
import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';
import { checkedBytes, intactText } from './checked-text.ts';
import { unlessTooLong } from './key-length.ts';
import { durable, type LmdbEnvironment } from './open-lmdb.ts';

/**
 * Just the stream for a snapshot that replaces the previous one; snapshots kept beside each other include the
 * revision.
 */
type SnapshotKey = string | [string, number];

/**
 * Snapshots in a data folder, as JSON text after its checksum. A damaged one, or one by an earlier version
 * without a checksum, is dropped, and the stream is read instead.
 */
export const lmdbSnapshotStore = (env: LmdbEnvironment): SnapshotStore => {
  const snapshots = env.openDB<string, SnapshotKey>({ name: 'snapshots', encoding: 'string' });

  const snapshotBytes = env.openDB<Uint8Array, SnapshotKey>({ name: 'snapshots', encoding: 'binary' });
  /** A large one is written in pieces, and its stream may be erased or saved again between them. */
  const pendingSaves = new Set<{ readonly stream: string; readonly key: SnapshotKey; isOutdated: boolean }>();

  const intact = (key: SnapshotKey, textWithChecksum: string): Snapshot | undefined => {
    const text = intactText(key, textWithChecksum);
    if (text !== undefined) return JSON.parse(text);
    // Snapshots that cannot be removed now are not used, and are removed next time.
    durable(env, () => snapshots.remove(key)).catch(() => undefined);
    return undefined;
  };

  const besideOthers = (stream: string, upTo: number): Snapshot | undefined => {
    const newest = { start: [stream, upTo], end: [stream, -1], reverse: true } satisfies object;
    for (const { key, value } of snapshots.getRange(newest)) {
      const snapshot = intact(key, value);
      if (snapshot !== undefined) return snapshot;
    }
    return undefined;
  };

  return {
    load: async (stream, upTo = Number.MAX_SAFE_INTEGER) => {
      const textWithChecksum = unlessTooLong(() => snapshots.get(stream));
      const alone = textWithChecksum === undefined ? undefined : intact(stream, textWithChecksum);
      const beside = unlessTooLong(() => besideOthers(stream, upTo));
      if (alone === undefined || alone.revision > upTo) return beside;
      return beside === undefined || beside.revision < alone.revision ? alone : beside;
    },
    // One write each, so lmdb holds no lock for it, and appends do not wait.
    save: async (stream, snapshot, how) => {
      env.room.admit(SNAPSHOT_BYTES);
      const key: SnapshotKey = how === 'beside' ? [stream, snapshot.revision] : stream;
      const pendingSave = { stream, key, isOutdated: false };
      for (const earlier of pendingSaves) if (earlier.key === key) earlier.isOutdated = true;
      pendingSaves.add(pendingSave);
      try {
        const bytes = await checkedBytes(key, jsonTextPieces(snapshot));
        if (!pendingSave.isOutdated) await durable(env, () => snapshotBytes.put(key, bytes));
      } finally {
        pendingSaves.delete(pendingSave);
      }
    },
    drop: async (stream) => {
      for (const pendingSave of pendingSaves)
        if (pendingSave.stream === stream) pendingSave.isOutdated = true;
      const beside = snapshots.getKeys({ start: [stream, 0], end: [stream, Number.MAX_SAFE_INTEGER] });
      await Promise.all([stream, ...beside].map((key) => durable(env, () => snapshots.remove(key))));
    },
    streams: async function* () {
      const streams = new Set<string>();
      for (const key of snapshots.getKeys()) streams.add(typeof key === 'string' ? key : key[0]);
      yield* streams;
    },
  };
};
