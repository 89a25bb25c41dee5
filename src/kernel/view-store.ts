import type { JsonValue } from './json.ts';

/**
 * The place of a row in its view: rows stand in the order of their keys, part by part, numbers before texts,
 * a key before those it is the beginning of. All parts together have VIEW_KEY_BYTES_MAX bytes at most.
 */
export type ViewKey = readonly (string | number)[];

export type ViewRow = { readonly key: ViewKey; readonly value: JsonValue };

/** A row as it shall be, its value as JSON text: who makes it looks at its size. Without: removed. */
export type ViewChange = { readonly key: ViewKey; readonly json: string | undefined };

export type ViewRange = {
  /** The least key, itself included. */
  readonly from: ViewKey;
  /** Where it ends, itself excluded. */
  readonly to: ViewKey;
  /** Greatest key first. */
  readonly reverse?: boolean;
  readonly limit?: number;
};

/** How far into the log a view reaches: a position, or undefined before it was first saved. */
export type Checkpoint = number | undefined;

/**
 * What projections made of events, to be asked. A view is whatever was saved under its name, and can be made
 * again from the events. Every method may throw `store_unavailable`.
 */
export interface ViewStore {
  /**
   * Makes all changes, and moves the checkpoint, or does nothing. Whoever reads afterwards sees them.
   * @returns whether it was done: only when the view still stood at `from`, since another process may project
   * the same view.
   */
  save(
    view: string,
    changes: readonly ViewChange[],
    checkpoint: { readonly from: Checkpoint; readonly to: number },
  ): Promise<boolean>;

  checkpoint(view: string): Promise<Checkpoint>;

  /** The values of rows, in the order asked for; undefined where there is none. */
  get(view: string, keys: readonly ViewKey[]): Promise<readonly (JsonValue | undefined)[]>;

  /** Rows in order, all of one moment. */
  range(view: string, range: ViewRange): Promise<readonly ViewRow[]>;

  /** Forgets a view and its checkpoint. */
  drop(view: string): Promise<void>;
}

/** All keys that begin with these parts. */
export const startingWith = (...parts: ViewKey): Pick<ViewRange, 'from' | 'to'> => ({
  from: parts,
  // No text is greater: it is the last code point, which no character has.
  to: [...parts, '\u{10ffff}'],
});
