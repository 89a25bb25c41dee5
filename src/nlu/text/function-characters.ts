import { functionCharacters } from './data/function-characters.ts';
import { primaryLanguage } from './language.ts';

const sets = new Map(
  Object.entries(functionCharacters).map(([language, all]) => [language, new Set(all.replace(/\s/g, ''))]),
);
const NONE: ReadonlySet<string> = new Set();

/** The characters of a language that say nothing about a subject; empty if there is no list. */
export const functionCharactersOf = (language: string): ReadonlySet<string> =>
  sets.get(primaryLanguage(language)) ?? NONE;
