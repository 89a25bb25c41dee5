/** The words of a text that name things: "Termin" and "Zahnarzt" in "einen Termin beim Zahnarzt". */
import { calendarWordsOf } from './calendar-words.ts';
import { type DeterminerLists, determinerLists } from './data/determiners.ts';
import { functionWordsOf } from './function-words.ts';
import { primaryLanguage } from './language.ts';
import { lightWordsOf } from './light-words.ts';
import { isVerbParticle } from './separable-verbs.ts';
import { copulasOf } from './statements.ts';

/** The lists of a language, and its other words that are not nouns. */
type WordsOfLanguage = Readonly<Record<keyof DeterminerLists, ReadonlySet<string>>> & {
  readonly language: string;
  /** Verbs before a subject without a determiner in a question: "is dinner ready". */
  readonly copulas: ReadonlySet<string>;
  readonly isEnglish: boolean;
  readonly light: ReadonlySet<string>;
  readonly functionWords: ReadonlySet<string>;
  readonly endings: (typeof ENDINGS)[string] | undefined;
};

const byLanguage = new Map<string, WordsOfLanguage | undefined>();

/** Undefined for a language without lists. */
const wordsOf = (tag: string): WordsOfLanguage | undefined => {
  if (byLanguage.has(tag)) return byLanguage.get(tag);
  const language = primaryLanguage(tag);
  const lists = determinerLists[language];
  const setOf = (list = ''): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));
  const words = lists && {
    determiners: setOf(lists.determiners),
    pronouns: setOf(lists.pronouns),
    pronounsAfter: setOf(lists.pronounsAfter),
    notAfter: setOf(lists.notAfter),
    introducing: setOf(lists.introducing),
    definite: setOf(lists.definite),
    // For a question without a determiner, only for a language with word vectors.
    copulas: lists.introducing === undefined ? new Set<string>() : copulasOf(language),
    links: setOf(lists.links),
    people: setOf(lists.people),
    language,
    isEnglish: language === 'en',
    light: lightWordsOf(language),
    functionWords: functionWordsOf(language),
    times: new Set([...calendarWordsOf(language), ...setOf(lists.times)]),
    endings: ENDINGS[language],
  };
  byLanguage.set(tag, words);
  return words;
};

/**
 * The nouns that have a determiner, but for people and days. Empty for a language without a list.
 * @param words folded
 */
export const thingsWithDeterminer = (words: readonly string[], language: string): ReadonlySet<string> =>
  new Set(namesIn(words, language).map(({ noun }) => noun));

/** The same with their adjectives, and the words after prepositions that link nouns. */
export const thingsIn = (words: readonly string[], language: string): ReadonlySet<string> => {
  const links = wordsOf(language)?.links;
  const linked = words.filter((_, at) => links?.has(words[at - 1] ?? ''));
  return new Set([...namesIn(words, language).flatMap(({ all }) => all), ...linked]);
};

/** A noun, and it with the words before it that belong to it. */
type Name = {
  readonly noun: string;
  readonly all: readonly string[];
  /** `new` was not spoken of before: "my train", "is dinner ready". `definite` is "the result", but not "this". */
  readonly reference: 'new' | 'definite' | 'other';
};

/** What has a determiner or is the subject of a question, but for people and days. */
export const namesIn = (words: readonly string[], language: string): readonly Name[] => {
  const named: Name[] = [];
  const known = wordsOf(language);
  if (known === undefined) return named;
  const subject = subjectOf(words, known);
  if (subject !== undefined) named.push({ noun: subject, all: [subject], reference: 'new' });
  for (let at = 0; at < words.length; at += 1)
    if (isDeterminer(words, at, known)) {
      const name = nameFrom(words, at + 1, known);
      if (name !== undefined) named.push(name);
    }
  return named;
};

/** The word after the copula that begins a question, because what follows is mostly an adjective. */
const subjectOf = (words: readonly string[], known: WordsOfLanguage): string | undefined => {
  const [first = '', subject = ''] = words;
  if (!known.copulas.has(first) || !isContent(subject, known) || known.light.has(subject)) return undefined;
  return known.people.has(subject) || known.times.has(subject) ? undefined : subject;
};

const isDeterminer = (words: readonly string[], at: number, known: WordsOfLanguage): boolean => {
  const word = words[at] ?? '';
  if (!known.determiners.has(word)) return false;
  const before = words[at - 1] ?? '';
  return !known.notAfter.has(before) && !(known.pronouns.has(word) && known.pronounsAfter.has(before));
};

/** What a determiner introduces, past adjectives: light words, and words with an adjective's ending. */
const nameFrom = (words: readonly string[], from: number, known: WordsOfLanguage): Name | undefined => {
  let at = from;
  while (known.light.has(words[at] ?? '') && !COMPARING.has(words[at] ?? '')) at += 1;
  if (!isContent(words[at], known) || COMPARING.has(words[at] ?? '')) return undefined;
  const to = known.isEnglish
    ? endOfSubject(words, at, from, known)
    : endPastAdjective(words, at, from, known);
  const all = words.slice(at, to);
  const noun = words[to - 1] ?? '';
  if ((known.isEnglish ? all : [noun]).some((word) => known.people.has(word) || known.times.has(word)))
    return undefined;
  return { noun, all, reference: referenceOf(words[from - 1] ?? '', known) };
};

const referenceOf = (determiner: string, known: WordsOfLanguage): Name['reference'] => {
  if (known.introducing.has(determiner)) return 'new';
  return known.definite.has(determiner) ? 'definite' : 'other';
};

const isContent = (word: string | undefined, { functionWords }: WordsOfLanguage): boolean =>
  word !== undefined && IS_WORD.test(word) && !functionWords.has(word);

/** After the subject of a question, the last word says what is asked of it: "is my passport ready". */
const endOfSubject = (words: readonly string[], at: number, from: number, known: WordsOfLanguage): number => {
  const to = endOfCompound(words, at, known);
  const isQuestion = from === 2 && known.copulas.has(words[0] ?? '');
  return isQuestion && to === words.length && to > at + 1 ? to - 1 : to;
};

/** Nouns follow one another in English, up to the next small word: "my car key". */
const endOfCompound = (words: readonly string[], from: number, known: WordsOfLanguage): number => {
  let to = from + 1;
  while (isContent(words[to], known)) to += 1;
  return to;
};

const endPastAdjective = (
  words: readonly string[],
  at: number,
  from: number,
  known: WordsOfLanguage,
): number => {
  const { endings } = known;
  const [first = '', next = ''] = [words[at], words[at + 1]];
  const hasAdjective =
    endings?.adjective.test(first) &&
    isContent(next, known) &&
    !isVerbParticle(next, known.language) &&
    !endings.verb.test(next) &&
    !endings.copulas.test(words[from - 2] ?? '');
  return hasAdjective ? at + 2 : at + 1;
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
