import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

/** Looks up the words of a language, folded, in lists by primary language; each list is split once. */
export const wordSets = (
  lists: Readonly<Record<string, string>>,
): ((language: string) => ReadonlySet<string>) => {
  const sets = new Map<string, ReadonlySet<string>>();
  return (language) => {
    const primary = primaryLanguage(language);
    const words = sets.get(primary) ?? new Set((lists[primary] ?? '').split(/\s+/).filter(Boolean).map(fold));
    sets.set(primary, words);
    return words;
  };
};
