import {
  wordsOfCorrection,
  wordsOfDenial,
  wordsOfNegation,
  wordsOfReplacement,
  wordsOfSuggestion,
} from './data/corrections.ts';
import { expressionsOf } from './expressions.ts';

/** Words between a value and the one that replaces it. */
export const correctionsOf = expressionsOf(wordsOfCorrection);

/** Words before a value that is not meant. */
export const denialsOf = expressionsOf(wordsOfDenial);

/** Words that, like corrections, stand beside a value which replaces an earlier answer: "make that". */
export const replacementsOf = expressionsOf(wordsOfReplacement);

/** Every word of the expressions that announce that a value replaces an earlier one. */
export const wordsOfCorrectionIn = (language: string): readonly string[] =>
  [...correctionsOf(language), ...replacementsOf(language)].flat();

/** Words such as "not", which take back the value after them, and "why", after which they do not. */
export const negationsOf = expressionsOf(wordsOfNegation);
export const suggestionsOf = expressionsOf(wordsOfSuggestion);
