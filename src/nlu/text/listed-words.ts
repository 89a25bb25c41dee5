import { functionWordsOf } from './function-words.ts';
import { lightWordsOf, signalWordsOf } from './light-words.ts';
import { isInFamily } from './word-families.ts';

/** Whether a list of the language has the folded word, so that it is no typing error: German "nicht" is not "Licht". */
export const isListedWord = (word: string, language: string): boolean =>
  functionWordsOf(language).has(word) ||
  lightWordsOf(language).has(word) ||
  signalWordsOf(language).has(word) ||
  isInFamily(word, language);
