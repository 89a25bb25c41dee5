import type { Database } from 'lmdb';
import type { LmdbEnvironment } from './open-lmdb.ts';

/**
 * The log in five sub-databases. Keys are lmdb's ordered binary form of the parts named here.
 *
 *     events             position               → the event as JSON text
 *     events/streams     [stream, revision]     → position
 *     events/categories  [category, position]   → revision
 *     events/heads       stream                 → [revision, position] of the newest; [-2, -1]: deleted
 *     events/next        'position'             → the next position to give out
 *
 * There is no index of event ids: a page touched for nearly every id would cost more than the rest of an append,
 * and a repeated append says where to look for its ids, or they are among the newest of its stream.
 */
export type Tables = {
  readonly events: Database<string, number>;
  readonly streams: Database<number, [string, number]>;
  readonly categories: Database<number, [string, number]>;
  readonly heads: Database<[number, number], string>;
  readonly next: Database<number, 'position'>;
};

export const openTables = (env: LmdbEnvironment): Tables => ({
  events: env.openDB('events', { encoding: 'string' }),
  streams: env.openDB('events/streams', { encoding: 'ordered-binary' }),
  categories: env.openDB('events/categories', { encoding: 'ordered-binary' }),
  heads: env.openDB('events/heads', { encoding: 'ordered-binary' }),
  next: env.openDB('events/next', { encoding: 'ordered-binary' }),
});
