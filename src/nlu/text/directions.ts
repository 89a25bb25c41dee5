import { directionWords } from './data/direction-words.ts';
import { primaryLanguage } from './language.ts';

const byLanguage: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(directionWords).map(([language, lists]) => [language, lists.map((list) => list.split(' '))]),
);

/** Prepositions of where something goes to or is, and of where it comes from; empty without a list. */
export const directionsOf = (language: string): readonly (readonly string[])[] =>
  byLanguage.get(primaryLanguage(language)) ?? [];
