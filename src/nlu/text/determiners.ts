import { determinerLists } from './data/determiners.ts';
import { wordSets } from './word-sets.ts';

/** Articles, possessives and demonstratives of a language, folded; empty if there is no list. */
export const determinersOf = wordSets(
  Object.fromEntries(
    Object.entries(determinerLists).map(([language, { determiners }]) => [language, determiners]),
  ),
);
