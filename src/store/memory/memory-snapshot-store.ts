import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';

export const memorySnapshotStore = (): SnapshotStore => {
  /** Oldest first. */
  const snapshots = new Map<string, readonly Snapshot[]>();
  return {
    load: async (stream, upTo = Number.POSITIVE_INFINITY) =>
      snapshots.get(stream)?.findLast(({ revision }) => revision <= upTo),
    save: async (stream, snapshot, how) => {
      const snapshotsBefore = how === 'beside' ? (snapshots.get(stream) ?? []) : [];
      const others = snapshotsBefore.filter(({ revision }) => revision !== snapshot.revision);
      const snapshotsAfter = [...others, structuredClone(snapshot)];
      snapshots.set(
        stream,
        snapshotsAfter.toSorted((one, other) => one.revision - other.revision),
      );
    },
    drop: async (stream) => {
      snapshots.delete(stream);
    },
    streams: async function* () {
      yield* [...snapshots.keys()];
    },
  };
};
