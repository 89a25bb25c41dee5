import type { Database } from 'lmdb';
import { VIEW_ROWS_DROPPED_AT_ONCE } from '../../kernel/limits.ts';
import type { ViewKey, ViewRange, ViewStore } from '../../kernel/view-store.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

type RowKey = [view: string, ...key: (string | number)[]];

/**
 * Views in a data folder, in two sub-databases:
 *
 *     views               [view, …key]  → the value as JSON text
 *     views/checkpoints   view          → position
 *
 * Saves asked for at the same time share a commit, as everything does that lmdb is told to write.
 */
export const lmdbViewStore = (env: LmdbEnvironment): ViewStore => {
  const rows = env.openDB<string, RowKey>('views', { encoding: 'string' });
  const checkpoints = env.openDB<number, string>('views/checkpoints', { encoding: 'ordered-binary' });
  return {
    save: (view, changes, { from, to }) =>
      commitLmdb(env, () => {
        if (checkpoints.get(view) !== from) return false;
        for (const { key, json } of changes) {
          if (json === undefined) rows.removeSync(rowKey(view, key));
          else rows.putSync(rowKey(view, key), json);
        }
        checkpoints.putSync(view, to);
        return true;
      }),
    checkpoint: async (view) => checkpoints.get(view),
    get: async (view, keys) =>
      keys.map((key) => {
        const text = rows.get(rowKey(view, key));
        return text === undefined ? undefined : JSON.parse(text);
      }),
    range: async (view, range) =>
      Array.from(rows.getRange(boundsOf(view, range)), ({ key: [, ...key], value }) => ({
        key,
        value: JSON.parse(value),
      })),
    drop: async (view) => {
      await commitLmdb(env, () => checkpoints.removeSync(view));
      while ((await removeSome(env, rows, view)) > 0);
    },
  };
};

const rowKey = (view: string, key: ViewKey): RowKey => [view, ...key];

const boundsOf = (view: string, { from, to, reverse = false, limit }: ViewRange) => {
  const [least, end] = [rowKey(view, from), rowKey(view, to)];
  const count = limit === undefined ? {} : { limit };
  if (!reverse) return { start: least, end, ...count };
  return { start: end, exclusiveStart: true, end: least, inclusiveEnd: true, reverse, ...count };
};

/** Others may write in between: a view can have a million rows. @returns how many were left to remove */
const removeSome = (env: LmdbEnvironment, rows: Database<string, RowKey>, view: string): Promise<number> =>
  commitLmdb(env, () => {
    const bounds = { start: [view] as RowKey, end: [view, '\u{10ffff}'] as RowKey };
    const keys = Array.from(rows.getKeys({ ...bounds, limit: VIEW_ROWS_DROPPED_AT_ONCE }));
    for (const key of keys) rows.removeSync(key);
    return keys.length;
  });
