/** A place where a dictionary or a system entity matches; matches may overlap. `entity` without `@`. */
export type Hint = { readonly entity: string; readonly start: number; readonly end: number };

/** What a tagger looks for: an annotation of the training phrases. `name` is the alias. */
export type Slot = { readonly name: string; readonly entity: string };

/** One value found, `text.slice(start, end)`. */
export type SlotSpan = {
  /** The alias. */
  readonly slot: string;
  /** Entity name without `@`. */
  readonly entity: string;
  readonly start: number;
  readonly end: number;
  /** 0..1: the probability of its least certain token's label, over all readings of the text. */
  readonly confidence: number;
};

/**
 * Words of a kind have the same class: 0 for a word nobody knows, else a path in a tree, see word-classes.ts.
 */
export type ClassOf = (folded: string) => number;
