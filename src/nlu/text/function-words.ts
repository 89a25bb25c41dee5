import { functionWords } from './data/function-words.ts';
import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** The function words of a language, folded; empty if there is no list. */
export const functionWordsOf = (language: string): ReadonlySet<string> => {
  const primary = primaryLanguage(language);
  const words =
    sets.get(primary) ?? new Set((functionWords[primary] ?? '').split(/\s+/).filter(Boolean).map(fold));
  sets.set(primary, words);
  return words;
};
