/** A place where a dictionary or a system entity matches; matches may overlap. `entity` without `@`. */
export type Hint = { readonly entity: string; readonly start: number; readonly end: number };

/** A slot that the tagger learned from annotated phrases. `name` is the alias of the annotation. */
export type TaggedSlot = { readonly name: string; readonly entity: string };

/** The span of a value, `text.slice(start, end)`. */
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

/** Similar words have the same class: 0 for an unknown word, else a path in a tree, see word-classes.ts. */
export type ClassOf = (folded: string) => number;

/** The word's vector, of length 1; undefined for an unknown word. */
export type VectorOfWord = (folded: string) => Float64Array | undefined;

/** What word vectors say about words. */
export type WordMeanings = { readonly classOf: ClassOf; readonly vectorOf: VectorOfWord };
