import type { Database } from 'lmdb';
import type { LmdbEnvironment } from './open-lmdb.ts';

/**
 * The log in six sub-databases. A record holds the events of one append (a large one is divided), so that a
 * turn writes two entries however many events it has. Records are known by their last event: the record that
 * holds a place is the first at or behind it. Keys are lmdb's ordered binary form of the parts named here.
 *
 *     events          position of the last event     → the record: see record-text.ts
 *     events/streams  [stream, revision of the last] → its position
 *                     [stream, DELETED]              → -1: an earlier version deleted the stream
 *     events/deleted  a hash of its name             → the stream was deleted: see deleted-streams.ts
 *     events/deleting the stream                     → a part of it was deleted: see deleted-streams.ts
 *     events/runs     [category, position]           → here records of a category begin to follow others
 *     events/end      'tail'                         → [position, category, deletions] of the newest
 *
 * The tail has a version, which counts the commits: a commit that is made under the condition of its version
 * follows what its writer knows, or does not happen.
 *
 * There is no index of event ids: it would double an append's processor time and more than double what it
 * writes. A repeated append says where to look for its ids, or they are among the newest of its stream.
 */
export type Tables = {
  readonly events: Database<string, number>;
  /** The same, for those who make or read the bytes themselves. The next read of a record overwrites them. */
  readonly eventBytes: Database<Buffer, number>;
  readonly streams: Database<number, [stream: string, revision: number]>;
  readonly runs: Database<true, [category: string, position: number]>;
  readonly end: Database<LogEnd, 'tail' | 'nothing'>;
  readonly deleted: Database<string | true, string>;
  readonly deleting: Database<true, string>;
};

export type LogEnd = readonly [position: number, category: string, deletions: number];

/** After every possible revision of a stream. */
export const DELETED = Number.MAX_SAFE_INTEGER;

export const openTables = (env: LmdbEnvironment): Tables => ({
  events: env.openDB('events', { encoding: 'string' }),
  eventBytes: env.openDB('events', PLAIN_BYTES),
  streams: env.openDB('events/streams', { encoding: 'ordered-binary' }),
  runs: env.openDB('events/runs', { encoding: 'ordered-binary' }),
  end: env.openDB('events/end', { encoding: 'ordered-binary', useVersions: true }),
  deleted: env.openDB('events/deleted', { encoding: 'ordered-binary' }),
  deleting: env.openDB('events/deleting', { encoding: 'ordered-binary' }),
});

/** lmdb reads each value into one buffer of its own, which is returned; its copy would cost more. */
const PLAIN_BYTES = {
  encoding: 'binary',
  encoder: {
    encode: (bytes: Uint8Array): Uint8Array => bytes,
    decode: ({ buffer, byteOffset, length }: Uint8Array, size: number = length): Buffer =>
      Buffer.from(buffer, byteOffset, size),
  },
} as const;
