import { createHmac, randomBytes } from 'node:crypto';
import { STREAM_KEYS_READ_AT_ONCE } from '../../kernel/limits/privacy.ts';
import { RECORDS_DELETED_AT_A_TIME } from '../../kernel/limits/store.ts';
import { DELETED, openTables, type Tables } from './lmdb-tables.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/**
 * The deleted streams. The name of a session's stream contains the client's id for its user, so the log
 * stores a hash of the name instead, with a random key per store: hashes of two stores cannot be compared.
 */
export const isMarkedDeleted = ({ deleted }: Tables, stream: string): boolean => {
  const key = deleted.get(KEY);
  return typeof key === 'string' && deleted.get(hashOf(key, stream)) === true;
};

/** Inside a commit. */
const markDeleted = ({ deleted }: Tables, stream: string): void => {
  const storedKey = deleted.get(KEY);
  const key = typeof storedKey === 'string' ? storedKey : randomBytes(KEY_BYTES).toString('hex');
  if (key !== storedKey) deleted.putSync(KEY, key);
  deleted.putSync(hashOf(key, stream), true);
};

/**
 * Deletes a part of a stream, inside a commit. Every reader treats the stream as deleted from the first part
 * on, in other processes too, and after a crash. The newest records go first, so that what is left has no
 * gap.
 * @returns whether all of it is deleted
 */
export const deletePart = (tables: Tables, stream: string): boolean => {
  const { events, streams, deleting } = tables;
  const range = { start: [stream, DELETED], end: [stream, -1], reverse: true } satisfies KeyRange;
  const places = [...streams.getRange({ ...range, limit: RECORDS_DELETED_AT_A_TIME })];
  for (const { key, value: position } of places) {
    events.removeSync(position);
    streams.removeSync(key);
  }
  markDeleted(tables, stream);
  const isDone = places.length < RECORDS_DELETED_AT_A_TIME;
  if (isDone) deleting.removeSync(stream);
  else deleting.putSync(stream, true);
  return isDone;
};

type KeyRange = Parameters<Tables['streams']['getRange']>[0];

/** Streams that are deleted in part: for readers they are deleted. */
export const partlyDeleted = ({ deleting }: Tables): ReadonlySet<string> => new Set(deleting.getKeys());

/** Replaces the names of deleted streams that earlier versions stored by their hashes. */
export const hashOldNames = async (env: LmdbEnvironment): Promise<void> => {
  const tables = openTables(env);
  let after: [string, number] | undefined;
  for (;;) {
    const from = after === undefined ? {} : { start: after, exclusiveStart: true };
    const keys = [...tables.streams.getKeys({ ...from, limit: STREAM_KEYS_READ_AT_ONCE })];
    const names = keys.flatMap(([stream, revision]) => (revision === DELETED ? [stream] : []));
    // Even without names it ends this turn of the event loop.
    await commitLmdb(env, () => {
      for (const stream of names) {
        markDeleted(tables, stream);
        tables.streams.removeSync([stream, DELETED]);
      }
    });
    if (keys.length < STREAM_KEYS_READ_AT_ONCE) return;
    after = keys.at(-1);
  }
};

/** No hash has this name. */
const KEY = 'key';
const KEY_BYTES = 32;

const hashOf = (key: string, stream: string): string =>
  createHmac('sha256', key).update(stream).digest('hex');
