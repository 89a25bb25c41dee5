import { createHash } from 'node:crypto';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';

/** SHA-256 of the events of each stream. Open a store only while no other process may compact it. */
export const streamDigests = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const store = await openLmdbEventStore({ path });
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  try {
    for await (const { stream, revision, id, type, data } of store.readAll()) {
      const hash = hashes.get(stream) ?? createHash('sha256');
      hashes.set(stream, hash);
      hash.update(JSON.stringify([revision, id, type, data]));
    }
  } finally {
    await store.close();
  }
  return new Map(Array.from(hashes, ([stream, hash]) => [stream, hash.digest('hex')]));
};
