import { functionWords } from './data/function-words.ts';
import { wordSets } from './word-sets.ts';

/** The function words of a language, folded; empty if there is no list. */
export const functionWordsOf = wordSets(functionWords);
