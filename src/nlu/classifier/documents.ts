/** Texts as sequences of words. The features of each word are computed once. */
import { type Token, tokenise } from '../text/tokens.ts';
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
  const places = new Map<string, number>();
  const words: Word[] = [];
  const placeOf = (token: Token): number => {
    const key = wordKey(token);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, words.length);
    words.push({ spelling: spellingOf(token), spellingStem: token.stem, ...wordFeatures(token) });
    return words.length - 1;
  };
  return { texts: texts.map((text) => Int32Array.from(tokenise(text, language), placeOf)), words };
};
