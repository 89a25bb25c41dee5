/**
 * The thing that a text is about: "annuler mon abonnement" resembles "annuler mon rendez-vous" in all but
 * that. Without word vectors, a text that names with a determiner what the intent does not know, and names
 * nothing that it knows, is about something else.
 */
import { isOneEditAway } from '../spelling/speller.ts';
import { namesIn, thingsIn, thingsWithDeterminer } from '../text/things.ts';
import type { WordSense } from './word-sense.ts';

/** The words of a text that carry meaning, seen from an intent. */
export type WordsSeen = {
  /** What the intent's phrases name. */
  readonly things: ReadonlySet<string>;
  readonly foreign: readonly string[];
  readonly known: readonly string[];
  /** Whether a word begins a value of one of the agent's own entities. */
  readonly isListed: (word: string) => boolean;
};

/** @param said all words of the text, folded */
export const namesOtherThing = (
  said: readonly string[],
  language: string,
  { things, foreign, known, isListed }: WordsSeen,
): boolean => {
  const named = thingsWithDeterminer(said, language);
  const isOther = (word: string): boolean => named.has(word) && !isListed(word) && !isPartOfOne(word, things);
  if (!foreign.some(isOther)) return false;
  const namedAtAll = thingsIn(said, language);
  return !known.some((word) => namedAtAll.has(word) || things.has(word) || isListed(word));
};

/**
 * Less alike are the table that one books and a fitting. "The" thing is often what the conversation is about,
 * although the phrases do not name it, so it has to be less alike.
 */
const ALIKE = { new: 0.5, definite: 0.3 };

/** With word vectors, what the words of a text are compared with. */
export type WordsCompared = Pick<WordsSeen, 'isListed'> & {
  readonly sense: WordSense;
  /** The words of the intent that carry meaning. */
  readonly content: ReadonlySet<string>;
  /** The words of all phrases of the agent. */
  readonly plainWords: ReadonlySet<string>;
};

/**
 * Whether a text names a thing that is like no word of the intent ("my train", "the wedding"), and none of
 * the agent's. "This piece" is mostly what the conversation is about.
 * @param said all words of the text, folded
 */
export const namesUnlikeThing = (
  said: readonly string[],
  language: string,
  { sense, content, plainWords, isListed }: WordsCompared,
): boolean => {
  const named = namesIn(said, language);
  const isOfAgent = (word: string): boolean => plainWords.has(word);
  if (named.length === 0 || named.some(({ all }) => all.some(isOfAgent))) return false;
  const words = new Set(said);
  const isUnlike = ({ all, reference }: (typeof named)[number]): boolean =>
    reference !== 'other' &&
    all.every((word) => (sense.likeness(word, content, words) ?? 1) < ALIKE[reference]);
  return named.some(isUnlike) && !said.some(isListed);
};

/** Shorter parts are in many words by chance. */
const PART_CHARS_MIN = 3;
/** Shorter words are one letter from many others. */
const MISTYPED_CHARS_MIN = 4;
/** Compounds with so many letters in common share a word: Papiertonne and Altpapier. */
const SHARED_CHARS_MIN = 6;

/** Shortened, mistyped or part of a compound: dej and déjeuner, Mite and Miete, Rad and Fahrrad. */
const isPartOfOne = (word: string, things: ReadonlySet<string>): boolean => {
  if (word.length < PART_CHARS_MIN) return false;
  for (const thing of things) {
    if (thing.startsWith(word) || thing.endsWith(word)) return true;
    if (thing[0] === word[0] && word.length >= MISTYPED_CHARS_MIN && isOneEditAway(word, thing)) return true;
    if (endsAsBegins(thing, word) || endsAsBegins(word, thing)) return true;
  }
  return false;
};

const endsAsBegins = (word: string, otherWord: string): boolean =>
  otherWord.length >= SHARED_CHARS_MIN && word.endsWith(otherWord.slice(0, SHARED_CHARS_MIN));
