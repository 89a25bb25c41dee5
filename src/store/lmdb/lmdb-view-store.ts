import type { Database } from 'lmdb';
import { APPEND_OVERHEAD_BYTES, BYTES_PER_CHAR, VIEW_ROWS_DROPPED_AT_ONCE } from '../../kernel/limits.ts';
import type { ViewChange, ViewRange, ViewStore } from '../../kernel/view-store.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

/** Where a view's rows stand, and how far into the log it reaches. */
type Place = readonly [table: number, id: string, checkpoint: number];
type RowKey = [id: string, ...key: (string | number)[]];
type Rows = Database<string, RowKey>;
type Places = Database<Place | number, string | 0>;

/** What the names of sub-databases with rows begin with. */
export const VIEW_ROWS = 'views/rows ';

/** More than there are views as a rule, so that each has a table to itself and is dropped by emptying it. */
const TABLES = 32;

/**
 * Views in a data folder, in sub-databases:
 *
 *     views/places   view         → [its table, its id, its checkpoint]
 *                    0            → how many ids were given
 *     views/rows N   [id, …key]   → the value as JSON text
 *
 * Saves asked for at the same time share a commit, as everything does that lmdb is told to write.
 */
export const lmdbViewStore = (env: LmdbEnvironment): ViewStore => {
  forgetOlderLayout(env);
  const places: Places = env.openDB('views/places', { encoding: 'ordered-binary' });
  const tables = tablesIn(env);
  const tableOf = ([number]: Place): Rows => tables[number] ?? missing(number);
  return {
    save: (view, changes, { from, to }) =>
      commitLmdb(
        env,
        () => {
          const known = placeOf(places, view);
          if (known?.[2] !== from) return false;
          const place = known ?? newPlace(places);
          const rows = tableOf(place);
          const [table, id] = place;
          for (const { key, json } of changes) {
            if (json === undefined) rows.removeSync([id, ...key]);
            else rows.putSync([id, ...key], json);
          }
          places.putSync(view, [table, id, to]);
          return true;
        },
        bytesOf(changes),
      ),
    checkpoint: async (view) => placeOf(places, view)?.[2],
    get: async (view, keys) => {
      const place = placeOf(places, view);
      if (place === undefined) return keys.map(() => undefined);
      const rows = tableOf(place);
      return keys.map((key) => {
        const text = rows.get([place[1], ...key]);
        return text === undefined ? undefined : JSON.parse(text);
      });
    },
    range: async (view, range) => {
      const place = placeOf(places, view);
      if (place === undefined) return [];
      const found = tableOf(place).getRange(boundsOf(place[1], range));
      return Array.from(found, ({ key: [, ...key], value }) => ({ key, value: JSON.parse(value) }));
    },
    drop: async (view) => {
      const left = await commitLmdb(env, () => {
        const place = placeOf(places, view);
        if (place === undefined) return undefined;
        places.removeSync(view);
        if (placesIn(places).some(([table]) => table === place[0])) return place;
        tableOf(place).clearSync();
        return undefined;
      });
      if (left !== undefined) while ((await removeSome(env, tableOf(left), left[1])) > 0);
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

const missing = (table: number): never => {
  throw new TypeError(`a view stands in table ${table}, which there is not`);
};

const placeOf = (places: Places, view: string): Place | undefined => {
  const place = places.get(view);
  return typeof place === 'number' ? undefined : place;
};

const placesIn = (places: Places): readonly Place[] =>
  Array.from(places.getRange({ start: '' }), ({ value }) => value).filter(
    (value) => typeof value !== 'number',
  );

/** In the emptiest table. No id is given twice: rows of a view that was dropped may still be there. */
const newPlace = (places: Places): Place => {
  const given = Number(places.get(IDS_GIVEN) ?? 0);
  places.putSync(IDS_GIVEN, given + 1);
  const counts = new Array<number>(TABLES).fill(0);
  for (const [table] of placesIn(places)) counts[table] = (counts[table] ?? 0) + 1;
  return [counts.indexOf(Math.min(...counts)), given.toString(36), 0];
};

const IDS_GIVEN = 0;

const boundsOf = (id: string, { from, to, reverse = false, limit }: ViewRange) => {
  const least: RowKey = [id, ...from];
  const end: RowKey = [id, ...to];
  const count = limit === undefined ? {} : { limit };
  if (!reverse) return { start: least, end, ...count };
  return { start: end, exclusiveStart: true, end: least, inclusiveEnd: true, reverse, ...count };
};

/** Others may write in between: a view can have a million rows. @returns how many were left to remove */
const removeSome = (env: LmdbEnvironment, rows: Rows, id: string): Promise<number> =>
  commitLmdb(env, () => {
    const bounds = { start: [id] as RowKey, end: [id, '\u{10ffff}'] as RowKey };
    const keys = Array.from(rows.getKeys({ ...bounds, limit: VIEW_ROWS_DROPPED_AT_ONCE }));
    for (const key of keys) rows.removeSync(key);
    return keys.length;
  });

/** Rows stood in one table once. What is made of events is made again. */
const forgetOlderLayout = (env: LmdbEnvironment): void => {
  const names = new Set<unknown>(env.getKeys());
  for (const name of ['views', 'views/checkpoints']) if (names.has(name)) env.openDB({ name }).dropSync();
};
