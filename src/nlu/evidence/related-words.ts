/** Words that are alike by their letters, for languages without word vectors. */
import { isOneEditAway } from '../spelling/speller.ts';
import { stemmerFor } from '../text/stemmer.ts';
import { relativesOf } from '../text/word-families.ts';

/** Not a number or a sign. */
export const IS_WORD = /^\p{L}/u;

export const isRelatedToOne = (word: string, content: ReadonlySet<string>, language: string): boolean => {
  for (const otherWord of content) if (areRelated(word, otherWord)) return true;
  return (
    relativesOf(word, language).some((relative) => content.has(relative)) || hasStem(word, content, language)
  );
};

/** Words that are too short to be compared by their beginnings: cane and cani. */
const hasStem = (word: string, content: ReadonlySet<string>, language: string): boolean => {
  if (word.length < STEMMED_CHARS_MIN || word.length > STEMMED_CHARS_MAX) return false;
  const stemOf = stemmerFor(language);
  const stem = stemOf(word);
  for (const otherWord of content)
    if (otherWord.startsWith(stem) && otherWord !== word && stemOf(otherWord) === stem) return true;
  return false;
};

/** Shorter words have no ending. */
const STEMMED_CHARS_MIN = 3;
/** Two letters more than a beginning that is compared. */
const STEMMED_CHARS_MAX = 6;

/** Shorter beginnings are shared by chance. */
const SHARED_CHARS_MIN = 4;

/** Inflected, derived, compounded or mistyped: regnen and Regen, Sonnenuntergang and Untergang, nobmre and nombre. */
const areRelated = (word: string, otherWord: string): boolean => {
  if (Math.min(word.length, otherWord.length) < SHARED_CHARS_MIN) return false;
  return (
    word.slice(0, SHARED_CHARS_MIN) === otherWord.slice(0, SHARED_CHARS_MIN) ||
    word.includes(otherWord) ||
    otherWord.includes(word) ||
    isMistyped(word, otherWord)
  );
};

/** Shorter words are one letter from many others. */
const MISTYPED_CHARS_MIN = 6;

/** One edit away, the first letter apart, which is rarely wrong. */
const isMistyped = (word: string, otherWord: string): boolean =>
  word.length >= MISTYPED_CHARS_MIN && word[0] === otherWord[0] && isOneEditAway(word, otherWord);

/** Letters of an ending. */
const ENDING_CHARS_MAX = 2;

/**
 * Whether a compound ends in one of the words, which says what it is, apart from its ending: Liebesromane in
 * Roman.
 */
export const endsIn = (word: string, words: ReadonlySet<string>): boolean => {
  for (let ending = 0; ending <= ENDING_CHARS_MAX; ending += 1) {
    const stem = word.slice(0, word.length - ending);
    for (let from = 2; from <= stem.length - SHARED_CHARS_MIN; from += 1)
      if (words.has(stem.slice(from))) return true;
  }
  return false;
};
