import { functionWordsOf } from './function-words.ts';
import { lightWordsOf, signalWordsOf } from './light-words.ts';
import { isInFamily } from './word-families.ts';

/** Whether the language's lists have the folded word: "nicht" is no typing error of "Licht". */
export const isListedWord = (word: string, language: string): boolean =>
  functionWordsOf(language).has(word) ||
  lightWordsOf(language).has(word) ||
  signalWordsOf(language).has(word) ||
  isInFamily(word, language);
