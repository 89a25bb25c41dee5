import { createHash } from 'node:crypto';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';

/** The number of events of each stream, and their SHA-256. */
export type StreamDigests = ReadonlyMap<string, { readonly events: number; readonly sha256: string }>;

/**
 * Reads a store whole. Open it only while no other process may compact it.
 * @param upTo of a stream that it names, only so many events are read
 */
export const streamDigests = async (
  path: string,
  upTo: StreamDigests = new Map(),
): Promise<StreamDigests> => {
  const store = await openLmdbEventStore({ path });
  const streams = new Map<string, { events: number; readonly hash: ReturnType<typeof createHash> }>();
  try {
    for await (const { stream, revision, id, type, data } of store.readAll()) {
      const read = streams.get(stream) ?? { events: 0, hash: createHash('sha256') };
      streams.set(stream, read);
      if (read.events === upTo.get(stream)?.events) continue;
      read.events += 1;
      read.hash.update(JSON.stringify([revision, id, type, data]));
    }
  } finally {
    await store.close();
  }
  const digests = Array.from(streams, ([stream, { events, hash }]) => {
    return [stream, { events, sha256: hash.digest('hex') }] as const;
  });
  return new Map(digests);
};
