import { functionCharacters } from './data/function-characters.ts';
import { koreanWord } from './korean-words.ts';
import { primaryLanguage } from './language.ts';

/** A part of a text that says what it is about: a Chinese character, or a Japanese or Korean word. */
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
};

type ReadPieces = (text: string) => readonly ContentPiece[];

/** Chinese characters; words in katakana, which are names of things, are whole. */
const CHARACTERS = /\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}/gu;
/** Most words have two characters. */
const CHARACTER_WEIGHT = 0.5;
/** The ending of a Japanese verb or adjective, which does not begin like a particle: 閉まる, but 駅は. */
const INFLECTED = /^(?![はがをにのもでとへや])\p{Script=Hiragana}/u;

const charactersBut = (listed: string): ReadPieces => {
  const ignored = new Set(listed.replace(/\s/g, ''));
  return (text) =>
    Array.from(text.matchAll(CHARACTERS), ({ 0: piece, index }) => ({
      text: piece,
      index,
      keys: [piece],
      weight: CHARACTER_WEIGHT * piece.length,
      isInflected: INFLECTED.test(text.slice(index + piece.length)),
    })).filter((piece) => !ignored.has(piece.text));
};

const KOREAN_WORD = /\p{Script=Hangul}+/gu;
/** Verbs have more forms than their beginnings tell. */
const VERB_WEIGHT = 0.5;

const koreanPieces: ReadPieces = (text) =>
  Array.from(text.matchAll(KOREAN_WORD)).flatMap(({ 0: piece, index }) => {
    const word = koreanWord(piece);
    if (word === undefined) return [];
    const { beginnings: keys, isVerb } = word;
    return [{ text: piece, index, keys, weight: isVerb ? VERB_WEIGHT : 1, isInflected: isVerb }];
  });

const READERS: ReadonlyMap<string, ReadPieces> = new Map([
  ['ko', koreanPieces],
  ...Object.entries(functionCharacters).map(([language, all]) => [language, charactersBut(all)] as const),
]);

/** Reads Chinese, Japanese or Korean; undefined for other languages. */
export const contentPiecesOf = (language: string): ReadPieces | undefined =>
  READERS.get(primaryLanguage(language));
