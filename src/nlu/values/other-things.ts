/**
 * The thing that a text is about, for languages without word vectors: "annuler mon abonnement" resembles
 * "annuler mon rendez-vous" in all but that. A text that names with a determiner what the intent does not
 * know, and names nothing that it knows, is about something else.
 */
import { isOneEditAway } from '../spelling/speller.ts';
import { thingsIn, thingsWithDeterminer } from '../text/things.ts';

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
