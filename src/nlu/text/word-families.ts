import { wordFamilies } from './data/word-families.ts';
import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';
import { stemmerFor } from './stemmer.ts';

/** Families by each of their words, and by their stems, under which other forms are found. */
type Families = ReadonlyMap<string, readonly string[]>;

const byLanguage = new Map<string, Families>();

/** The other words of a folded word's family; empty if it has none. */
export const relativesOf = (word: string, language: string): readonly string[] => {
  const families = familiesOf(primaryLanguage(language));
  if (families.size === 0) return NONE;
  return families.get(word) ?? families.get(stemmerFor(language)(word)) ?? NONE;
};

const NONE: readonly string[] = [];

/** Whether a family lists the folded word. */
export const isInFamily = (word: string, language: string): boolean =>
  familiesOf(primaryLanguage(language)).get(word)?.includes(word) === true;

const familiesOf = (language: string): Families => {
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const families = new Map<string, readonly string[]>();
  const listed = (wordFamilies[language] ?? '')
    .split('\n')
    .map((line) => fold(line).split(' ').filter(Boolean));
  for (const family of listed) for (const word of family) addTo(families, word, family);
  const stem = stemmerFor(language);
  for (const family of listed) for (const word of family) addTo(families, stem(word), family);
  byLanguage.set(language, families);
  return families;
};

/** Shorter stems are those of many words. */
const KEY_CHARS_MIN = 3;

const addTo = (families: Map<string, readonly string[]>, key: string, family: readonly string[]): void => {
  if (key.length >= KEY_CHARS_MIN && !families.has(key)) families.set(key, family);
};
