import { functionCharacters } from './data/function-characters.ts';
import { thaiFunctionWords } from './data/thai-words.ts';
import { koreanWord } from './korean-words.ts';
import { primaryLanguage } from './language.ts';
import { segmenterFor } from './segmenter.ts';

/** A part of a text that says what it is about: a Chinese character, or a Japanese, Korean or Thai word. */
export type ContentPiece = {
  readonly text: string;
  /** Its place in the text. */
  readonly index: number;
  /** Pieces with one of these in common are alike. */
  readonly keys: readonly string[];
  /** In words. */
  readonly weight: number;
  /** Verbs and adjectives name no thing. */
  readonly isInflected: boolean;
  /** Whether a particle after it says that the text is about it: 車を, 버스가. */
  readonly isThing: boolean;
};

type ReadPieces = (text: string) => readonly ContentPiece[];

/** Chinese characters; words in katakana, which are names of things, are whole. */
const CHARACTERS = /\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}/gu;
/** Most words have two characters. */
const CHARACTER_WEIGHT = 0.5;
/** The ending of a Japanese verb or adjective, which does not begin like a particle: 閉まる, but 駅は. */
const INFLECTED = /^(?![はがをにのもでとへや])\p{Script=Hiragana}/u;

/** A particle of what a sentence is about, after the rest of the word. */
const IS_THING = /^[\p{Script=Han}\p{Script=Katakana}ー]*[をがはも]/u;

const charactersBut = (listed: string): ReadPieces => {
  const ignored = new Set(listed.replace(/\s/g, ''));
  return (text) =>
    Array.from(text.matchAll(CHARACTERS), ({ 0: piece, index }) => ({
      text: piece,
      index,
      keys: [piece],
      weight: CHARACTER_WEIGHT * piece.length,
      isInflected: INFLECTED.test(text.slice(index + piece.length)),
      isThing: IS_THING.test(text.slice(index + piece.length)),
    })).filter((piece) => !ignored.has(piece.text));
};

const KOREAN_WORD = /\p{Script=Hangul}+/gu;
/** Verbs have forms with other beginnings. */
const VERB_WEIGHT = 0.5;

const koreanPieces: ReadPieces = (text) =>
  Array.from(text.matchAll(KOREAN_WORD), ({ 0: piece, index }) => ({
    piece,
    index,
    word: koreanWord(piece),
  })).flatMap(({ piece, index, word }, at, all) => {
    if (word === undefined) return [];
    const { beginnings: keys, isVerb, noun } = word;
    // In "책 반납을", both nouns say what it is about.
    const isThing = noun === 'subject' || (noun === 'bare' && all[at + 1]?.word?.noun === 'subject');
    return [{ text: piece, index, keys, weight: isVerb ? VERB_WEIGHT : 1, isInflected: isVerb, isThing }];
  });

const THAI_WORD = /^\p{Script=Thai}/u;
const thaiIgnored: ReadonlySet<string> = new Set(thaiFunctionWords.split(/\s+/));

const thaiPieces: ReadPieces = (text) =>
  Array.from(segmenterFor('th').segment(text)).flatMap(({ segment, index }) =>
    THAI_WORD.test(segment) && !thaiIgnored.has(segment)
      ? [{ text: segment, index, keys: [segment], weight: 1, isInflected: false, isThing: false }]
      : [],
  );

const READERS: ReadonlyMap<string, ReadPieces> = new Map([
  ['ko', koreanPieces],
  ['th', thaiPieces],
  ...Object.entries(functionCharacters).map(([language, all]) => [language, charactersBut(all)] as const),
]);

/** Reads Chinese, Japanese, Korean or Thai; undefined for other languages. */
export const contentPiecesOf = (language: string): ReadPieces | undefined =>
  READERS.get(primaryLanguage(language));
