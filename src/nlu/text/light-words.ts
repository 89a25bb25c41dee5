import { lightWords, signalWords } from './data/light-words.ts';
import { wordSets } from './word-sets.ts';

/** The light words of a language, folded; empty if there is no list. */
export const lightWordsOf = wordSets(lightWords);

/** The words of a language that are a whole message, folded. */
export const signalWordsOf = wordSets(signalWords);
