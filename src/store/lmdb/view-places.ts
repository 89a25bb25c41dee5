import type { Database } from 'lmdb';
import { ParleyError } from '../../kernel/errors.ts';
import { checkedText, intactText } from './checked-text.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';

/** The table with a view's rows, what their keys begin with, and how far into the log the view reaches. */
export type Place = readonly [table: number, id: string, checkpoint: number];

export type ViewPlaces = {
  readonly get: (view: string) => Place | undefined;
  readonly all: () => readonly Place[];
  readonly put: (view: string, place: Place) => void;
  readonly remove: (view: string) => void;
  /** An id that no view had before: rows of a dropped view may still be there. */
  readonly newId: () => string;
};

const VIEW_PLACES = 'view places';
/** Sorts before all names. */
const ID_COUNTER = 0;

type Places = Database<string, string | 0>;

const placesIn = (env: LmdbEnvironment): Places => env.openDB(VIEW_PLACES, { encoding: 'string' });

/**
 * All methods except `get` and `all` are called only inside a commit. Every method may throw view_damaged.
 */
export const viewPlaces = (env: LmdbEnvironment): ViewPlaces => {
  const places = placesIn(env);
  return {
    get: (view) => {
      const textWithChecksum = places.get(view);
      return textWithChecksum === undefined ? undefined : storedIn(view, view, textWithChecksum);
    },
    all: () => Array.from(places.getRange({ start: '' }), ({ key, value }) => storedIn(`${key}`, key, value)),
    put: (view, place) => places.putSync(view, checkedText(view, JSON.stringify(place))),
    remove: (view) => places.removeSync(view),
    newId: () => {
      const textWithChecksum = places.get(ID_COUNTER);
      const nextId: number = textWithChecksum === undefined ? 0 : storedIn('', ID_COUNTER, textWithChecksum);
      places.putSync(ID_COUNTER, checkedText(ID_COUNTER, String(nextId + 1)));
      return nextId.toString(36);
    },
  };
};

/** @throws view_damaged */
export const storedIn = (
  view: string,
  key: Parameters<typeof intactText>[0],
  textWithChecksum: string,
): ReturnType<typeof JSON.parse> => {
  const text = intactText(key, textWithChecksum);
  if (text === undefined) throw new ParleyError('view_damaged', { view });
  return JSON.parse(text);
};

/** A view with a damaged place cannot even be dropped. @throws view_damaged */
export const requireIntactPlaces = (env: LmdbEnvironment): void => {
  for (const { key, value } of placesIn(env).getRange({})) storedIn(String(key), key, value);
};
