import type { Snapshot, SnapshotStore } from '../../kernel/snapshot-store.ts';

export const memorySnapshotStore = (): SnapshotStore => {
  const snapshots = new Map<string, Snapshot>();
  return {
    load: async (stream) => snapshots.get(stream),
    save: async (stream, snapshot) => {
      snapshots.set(stream, structuredClone(snapshot));
    },
    drop: async (stream) => {
      snapshots.delete(stream);
    },
    streams: async function* () {
      yield* [...snapshots.keys()];
    },
  };
};
