import { wordsOfCorrection, wordsOfDenial, wordsOfReplacement } from './data/corrections.ts';
import { expressionsOf } from './expressions.ts';

/** What stands between a value and the one that replaces it. */
export const correctionsOf = expressionsOf(wordsOfCorrection);

/** What stands before a value that is not meant. */
export const denialsOf = expressionsOf(wordsOfDenial);

/** What stands beside a value that replaces the one of an earlier answer, besides corrections. */
export const replacementsOf = expressionsOf(wordsOfReplacement);
