import {
  wordsOfCorrection,
  wordsOfDenial,
  wordsOfNegation,
  wordsOfReplacement,
  wordsOfSuggestion,
} from './data/corrections.ts';
import { expressionsOf } from './expressions.ts';

/** What stands between a value and the one that replaces it. */
export const correctionsOf = expressionsOf(wordsOfCorrection);

/** What stands before a value that is not meant. */
export const denialsOf = expressionsOf(wordsOfDenial);

/** What stands beside a value that replaces the one of an earlier answer, besides corrections. */
export const replacementsOf = expressionsOf(wordsOfReplacement);

/** What stands directly before a value and takes it back, and what stands before that and does not. */
export const negationsOf = expressionsOf(wordsOfNegation);
export const suggestionsOf = expressionsOf(wordsOfSuggestion);
