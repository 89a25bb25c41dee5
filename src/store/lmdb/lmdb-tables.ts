import type { Database } from 'lmdb';
import type { LmdbEnvironment } from './open-lmdb.ts';

/**
 * The log in four sub-databases. Keys are lmdb's ordered binary form of the parts named here, in which every
 * number comes before every word.
 *
 *     events             position               → the event as JSON text
 *     events/streams     [stream, revision]     → position
 *                        [stream, 'head']       → [revision, position] of the newest; [-2, -1]: deleted
 *     events/categories  [category, position]   → revision
 *     events/next        'position'             → the next position to give out
 *
 * The head stands behind the newest revision because an append then changes one page where two tables would
 * make it two: a third less to write for sessions that come in no order.
 *
 * There is no index of event ids: it would double an append's processor time and more than double what it
 * writes. A repeated append says where to look for its ids, or they are among the newest of its stream.
 */
export type Tables = {
  readonly events: Database<string, number>;
  readonly streams: Database<number, [stream: string, revision: number]>;
  /** The same sub-database as `streams`, seen through its other kind of key. */
  readonly heads: Database<[revision: number, position: number], [stream: string, 'head']>;
  readonly categories: Database<number, [category: string, position: number]>;
  readonly next: Database<number, 'position'>;
};

export const openTables = (env: LmdbEnvironment): Tables => ({
  events: env.openDB('events', { encoding: 'string' }),
  streams: env.openDB('events/streams', { encoding: 'ordered-binary' }),
  heads: env.openDB('events/streams', { encoding: 'ordered-binary' }),
  categories: env.openDB('events/categories', { encoding: 'ordered-binary' }),
  next: env.openDB('events/next', { encoding: 'ordered-binary' }),
});
