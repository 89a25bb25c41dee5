import type { JsonValue } from './json.ts';

/**
 * The key of a row in its view. Rows are ordered by their keys, part by part, numbers before texts, a key
 * before those that it is a prefix of. All parts together have at most VIEW_KEY_BYTES_MAX bytes.
 */
export type ViewKey = readonly (string | number)[];

export type ViewRow = { readonly key: ViewKey; readonly value: JsonValue };

/** The new value of a row as JSON text, because callers check its size; undefined removes the row. */
export type ViewChange = { readonly key: ViewKey; readonly json: string | undefined };

export type ViewRange = {
  /** The smallest key, inclusive. */
  readonly from: ViewKey;
  /** The end, exclusive. */
  readonly to: ViewKey;
  /** Greatest key first. */
  readonly reverse?: boolean;
  readonly limit?: number;
};

/** The position in the log up to which a view includes events; undefined before its first save. */
export type ViewCheckpoint = number | undefined;

/**
 * The results of projections. A view consists of the rows saved under its name, and can be rebuilt from the
 * events. Every method may throw `store_unavailable`, and `view_damaged` for a damaged row: then the view
 * must be dropped.
 */
export interface ViewStore {
  /**
   * Makes all changes and moves the checkpoint, or does nothing. Later reads see the changes. @returns
   * whether it was done: only if the view was still at `from`, because another process may project the same
   * view.
   */
  save(
    view: string,
    changes: readonly ViewChange[],
    checkpoint: { readonly from: ViewCheckpoint; readonly to: number },
  ): Promise<boolean>;

  checkpoint(view: string): Promise<ViewCheckpoint>;

  /** The values of rows, in the requested order; undefined for missing rows. */
  get(view: string, keys: readonly ViewKey[]): Promise<readonly (JsonValue | undefined)[]>;

  /** Rows in order, from one consistent state. */
  range(view: string, range: ViewRange): Promise<readonly ViewRow[]>;

  /** Removes a view and its checkpoint. */
  drop(view: string): Promise<void>;
}

/** All keys that begin with these parts. */
export const startingWith = (...parts: ViewKey): Pick<ViewRange, 'from' | 'to'> => ({
  from: parts,
  // The last code point, which is not a character, so every text is smaller.
  to: [...parts, '\u{10ffff}'],
});

/** The smallest key after this one. */
export const keyAfter = (key: ViewKey): ViewKey => [...key, ''];
