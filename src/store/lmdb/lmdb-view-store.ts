import type { Database } from 'lmdb';
import { APPEND_OVERHEAD_BYTES, BYTES_PER_CHAR } from '../../kernel/limits/store.ts';
import { VIEW_KEY_BYTES_MAX, VIEW_ROWS_DROPPED_AT_ONCE } from '../../kernel/limits/views.ts';
import type { ViewChange, ViewRange, ViewStore } from '../../kernel/view-store.ts';
import { checkedText } from './checked-text.ts';
import { shortBound, unlessTooLong } from './key-length.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';
import { type Place, storedIn, type ViewPlaces, viewPlaces } from './view-places.ts';

type RowKey = [id: string, ...key: (string | number)[]];
type Rows = Database<string, RowKey>;

/** The name prefix of sub-databases with rows. */
export const VIEW_ROWS = 'view rows ';

/** Usually more than there are views, so that each has its own table and is dropped by emptying it. */
const TABLES = 32;

/**
 * Views in a data folder, in sub-databases:
 *
 *     view places   view         → [its table, its id, its checkpoint]
 *                   0            → how many ids were given
 *     view rows N   [id, …key]   → the value as JSON text
 *
 * Each value follows its checksum.
 * Simultaneous saves share a commit, like all writes to lmdb.
 */
export const lmdbViewStore = (env: LmdbEnvironment): ViewStore => {
  forgetOlderLayout(env);
  const places = viewPlaces(env);
  const tables = tablesIn(env);
  const tableOf = ([number]: Place): Rows => tables[number] ?? missingTable(number);
  return {
    save: (view, changes, { from, to }) =>
      commitLmdb(
        env,
        () => {
          const savedPlace = places.get(view);
          if (savedPlace?.[2] !== from) return false;
          const place = savedPlace ?? newPlace(places);
          const rows = tableOf(place);
          const [table, id] = place;
          for (const { key, json } of changes) {
            if (json === undefined) rows.removeSync([id, ...key]);
            else rows.putSync([id, ...key], checkedText([id, ...key], json));
          }
          places.put(view, [table, id, to]);
          return true;
        },
        bytesOf(changes),
      ),
    checkpoint: async (view) => places.get(view)?.[2],
    get: async (view, keys) => {
      const place = places.get(view);
      if (place === undefined) return keys.map(() => undefined);
      const rows = tableOf(place);
      return keys.map((key) => {
        const rowKey: RowKey = [place[1], ...key];
        const textWithChecksum = unlessTooLong(() => rows.get(rowKey));
        return textWithChecksum === undefined ? undefined : storedIn(view, rowKey, textWithChecksum);
      });
    },
    range: async (view, range) => {
      const place = places.get(view);
      if (place === undefined) return [];
      const storedRows = tableOf(place).getRange(boundsOf(place[1], range));
      return Array.from(storedRows, ({ key, value }) => ({
        key: key.slice(1),
        value: storedIn(view, key, value),
      }));
    },
    drop: async (view) => {
      const sharedPlace = await commitLmdb(env, () => {
        const place = places.get(view);
        if (place === undefined) return undefined;
        places.remove(view);
        if (places.all().some(([table]) => table === place[0])) return place;
        tableOf(place).clearSync();
        return undefined;
      });
      if (sharedPlace !== undefined)
        while ((await removeSome(env, tableOf(sharedPlace), sharedPlace[1])) > 0);
    },
  };
};

/** Each row may take a page of its own until lmdb has merged them. */
const bytesOf = (changes: readonly ViewChange[]): number =>
  changes.reduce((bytes, { json = '' }) => bytes + json.length * BYTES_PER_CHAR + APPEND_OVERHEAD_BYTES, 0);

const tablesIn = (env: LmdbEnvironment): readonly Rows[] =>
  Array.from({ length: TABLES }, (_, number) =>
    env.openDB<string, RowKey>(`${VIEW_ROWS}${number}`, { encoding: 'string' }),
  );

const missingTable = (table: number): never => {
  throw new TypeError(`a view names table ${table}, which does not exist`);
};

/** In the table with the fewest rows. */
const newPlace = (places: ViewPlaces): Place => {
  const id = places.newId();
  const counts = new Array<number>(TABLES).fill(0);
  for (const [table] of places.all()) counts[table] = (counts[table] ?? 0) + 1;
  return [counts.indexOf(Math.min(...counts)), id, 0];
};

/** More than any key of a row, and with a view's id less than a key may have. */
const BOUND_BYTES_MAX = VIEW_KEY_BYTES_MAX + 50;

const boundsOf = (id: string, { from, to, reverse = false, limit }: ViewRange) => {
  const least: RowKey = [id, ...shortBound(from, BOUND_BYTES_MAX)];
  const end: RowKey = [id, ...shortBound(to, BOUND_BYTES_MAX)];
  const count = limit === undefined ? {} : { limit };
  if (!reverse) return { start: least, end, ...count };
  return { start: end, exclusiveStart: true, end: least, inclusiveEnd: true, reverse, ...count };
};

/**
 * Other writes may run in between, because a view can have a million rows. @returns how many were left to
 * remove
 */
const removeSome = (env: LmdbEnvironment, rows: Rows, id: string): Promise<number> =>
  commitLmdb(env, () => {
    const bounds = { start: [id] as RowKey, end: [id, '\u{10ffff}'] as RowKey };
    const keys = Array.from(rows.getKeys({ ...bounds, limit: VIEW_ROWS_DROPPED_AT_ONCE }));
    for (const key of keys) rows.removeSync(key);
    return keys.length;
  });

/** Earlier versions kept rows in one table, and later without checksums. Such views are rebuilt. */
const forgetOlderLayout = (env: LmdbEnvironment): void => {
  for (const name of Array.from(env.getKeys(), String)) if (OLDER.test(name)) env.openDB({ name }).dropSync();
};

const OLDER = /^views(\/checkpoints|\/places|\/rows \d+)?$/;
