/** Texts as sequences of words. The features of each word are computed once. */
import { type Token, tokenise } from '../text/tokens.ts';
import { backgroundSentences } from './data/background-sentences.ts';
import { spellingOf, type WordFeatures, wordFeatures, wordKey } from './features.ts';

export type Word = WordFeatures & {
  /** The key for word vectors. */
  readonly spelling: string;
  readonly spellingStem: string;
};

export type Documents = {
  readonly words: readonly Word[];
  /** Each text as indices into `words`. */
  readonly texts: readonly Int32Array[];
};

export const documentsOf = (texts: readonly string[], language: string): Documents => {
  const background = backgroundOf(language);
  const places = new Map<string, number>();
  const words: Word[] = [];
  const placeOf = (key: string, read: () => Word): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, words.length);
    words.push(read());
    return words.length - 1;
  };
  const placeOfToken = (token: Token): number =>
    placeOf(wordKey(token), () => background.words.get(wordKey(token)) ?? readWord(token));
  // The cast holds because the keys are those of its sentences.
  const placeOfKey = (key: string): number => placeOf(key, () => background.words.get(key) as Word);
  const placesIn = (text: string): Int32Array => {
    const keys = background.texts.get(text);
    if (keys === undefined) return Int32Array.from(tokenise(text, language), placeOfToken);
    return Int32Array.from(keys, placeOfKey);
  };
  return { texts: texts.map(placesIn), words };
};

const readWord = (token: Token): Word => ({
  spelling: spellingOf(token),
  spellingStem: token.stem,
  ...wordFeatures(token),
});

type Background = {
  /** The keys of each sentence's words. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly words: ReadonlyMap<string, Word>;
};

const backgrounds = new Map<string, Background>();

/** The background sentences of a language, read once: each training has them all. */
const backgroundOf = (language: string): Background => {
  const known = backgrounds.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, Word>();
  const keyOf = (token: Token): string => {
    const key = wordKey(token);
    if (!words.has(key)) words.set(key, readWord(token));
    return key;
  };
  const texts = new Map(
    backgroundSentences(language).map((text) => [text, tokenise(text, language).map(keyOf)]),
  );
  const read = { texts, words };
  backgrounds.set(language, read);
  return read;
};
