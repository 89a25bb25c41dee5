/** The words of a text that name things: "Termin" and "Zahnarzt" in "einen Termin beim Zahnarzt". */
import { calendarWordsOf } from './calendar-words.ts';
import { type DeterminerLists, determinerLists } from './data/determiners.ts';
import { functionWordsOf } from './function-words.ts';
import { primaryLanguage } from './language.ts';
import { lightWordsOf } from './light-words.ts';
import { wordSets } from './word-sets.ts';

const listOf = (part: keyof DeterminerLists) =>
  wordSets(
    Object.fromEntries(Object.entries(determinerLists).map(([language, lists]) => [language, lists[part]])),
  );
const determinersOf = listOf('determiners');
const notAfterOf = listOf('notAfter');
const linksOf = listOf('links');
const peopleOf = listOf('people');

/**
 * The nouns that have a determiner, but for people and days. Empty for a language without a list.
 * @param words folded
 */
export const thingsWithDeterminer = (words: readonly string[], language: string): ReadonlySet<string> =>
  new Set(namesIn(words, language).map(({ noun }) => noun));

/** The same with their adjectives, and the words after prepositions that link nouns. */
export const thingsIn = (words: readonly string[], language: string): ReadonlySet<string> => {
  const links = linksOf(language);
  const linked = words.filter((_, at) => links.has(words[at - 1] ?? ''));
  return new Set([...namesIn(words, language).flatMap(({ all }) => all), ...linked]);
};

/** A noun, and it with an adjective before it. */
type Name = { readonly noun: string; readonly all: readonly string[] };

const namesIn = (words: readonly string[], language: string): readonly Name[] => {
  const determiners = determinersOf(language);
  if (determiners.size === 0) return NO_NAMES;
  const notAfter = notAfterOf(language);
  return words.flatMap((word, at) =>
    determiners.has(word) && !notAfter.has(words[at - 1] ?? '') ? nameFrom(words, at + 1, language) : [],
  );
};

const NO_NAMES: readonly Name[] = [];

/** What a determiner introduces, past adjectives: light words, and words with an adjective's ending. */
const nameFrom = (words: readonly string[], from: number, language: string): readonly Name[] => {
  const [light, functionWords] = [lightWordsOf(language), functionWordsOf(language)];
  const isContent = (word: string): boolean => IS_WORD.test(word) && !functionWords.has(word);
  let at = from;
  while (light.has(words[at] ?? '') && !COMPARING.has(words[at] ?? '')) at += 1;
  const [first = '', next = ''] = [words[at], words[at + 1]];
  if (!isContent(first) || COMPARING.has(first)) return NO_NAMES;
  const endings = ENDINGS[primaryLanguage(language)];
  const hasAdjective =
    endings?.adjective.test(first) &&
    isContent(next) &&
    !endings.verb.test(next) &&
    !endings.copulas.test(words[from - 2] ?? '');
  const noun = hasAdjective ? next : first;
  if (peopleOf(language).has(noun) || calendarWordsOf(language).has(noun)) return NO_NAMES;
  return [{ noun, all: hasAdjective ? [first, next] : [first] }];
};

const IS_WORD = /^\p{L}/u;

/** "la plus proche" names no thing. */
const COMPARING: ReadonlySet<string> = new Set(['plus', 'moins', 'mas', 'menos', 'piu', 'meno', 'mais']);

/**
 * Endings of adjectives before a noun, and of verbs after one: "eine größere Wohnung", "eine Reise buchen".
 * After a copula and a noun comes what is said of it: "ist die Suppe warm".
 */
const ENDINGS: Readonly<Record<string, Readonly<Record<'adjective' | 'verb' | 'copulas', RegExp>>>> = {
  de: { adjective: /e[nmrs]?$/, verb: /[nt]$/, copulas: /^(?:ist|sind|war|waren|wird|werden)$/ },
  nl: { adjective: /e$/, verb: /(?:en|t)$/, copulas: /^(?:is|zijn|was|waren|wordt|worden)$/ },
};
