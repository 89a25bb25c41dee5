/** Limits of what a model remembers, and of the values that it finds. */

/** Cached stems per language: more than a large agent's vocabulary, a few megabytes. */
export const STEMS_CACHED_MAX = 50_000;
/**
 * A composite's parts may be composites; real agents nest four deep. A deeper or circular reference matches
 * nothing.
 */
export const ENTITY_NESTING_MAX = 8;
/**
 * A longer word list contains names, which are hardly inflected; stemming them would cost more than it finds.
 */
export const DICTIONARY_STEMMED_WORDS_MAX = 5_000;
/** A larger word list has few values that a part of their words names, and all words would be tried. */
export const COMPLETED_WORDS_MAX = 1_000;
/** The length of an unlisted value: a phrase, not half a sentence. */
export const EXPANSION_UNITS_MAX = 6;
/** `@sys.ignore` matches up to this many words. */
export const IGNORED_UNITS_MAX = 4;

/** Memory per model for what words add to each intent: about 12,000 words at 150 intents. */
export const WORDS_SCORED_BYTES_MAX = 24 * 1024 * 1024;
/**
 * Size of the arrays that slot taggers reuse between texts, tokens times labels: a long query of an intent
 * with twenty slots, in a quarter of a megabyte. Larger ones are allocated per text.
 */
export const TAGGER_CELLS_KEPT = 4_096;

/** A model remembers the words of intents that are nearest to this many words: about five megabytes. */
export const NEAREST_WORDS_KEPT = 20_000;
/** A slot tagger remembers the likeness marks of this many words; about 0.5 MB per tagger. */
export const LIKENESS_WORDS_KEPT = 2_000;
/** Words with cached dictionaries: a few megabytes per agent. */
export const OPENERS_REMEMBERED_MAX = 20_000;
