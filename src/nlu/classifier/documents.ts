/** Texts as sequences of words, each word's features worked out once. */
import { type Token, tokenise } from '../text/tokens.ts';
import {
  pairHash,
  skipHash,
  TEXT_END,
  TEXT_START,
  type WordFeatures,
  wordFeatures,
  wordKey,
} from './features.ts';

export type Word = WordFeatures & {
  readonly key: string;
  /** Folded, and its stem: what word vectors are looked up by. */
  readonly folded: string;
  readonly foldedStem: string;
};

export type Documents = {
  readonly words: readonly Word[];
  /** Each text as places in `words`. */
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
    words.push({ key, folded: token.folded, foldedStem: token.stem, ...wordFeatures(key, token.stem) });
    return words.length - 1;
  };
  return { texts: texts.map((text) => Int32Array.from(tokenise(text, language), placeOf)), words };
};

/** The features of the word block, from the stems of a text in order; a feature that occurs twice is given twice. */
export const sequenceHashes = (stems: ArrayLike<number>): readonly number[] => {
  const hashes: number[] = [];
  const count = stems.length;
  let before = 0;
  let previous = TEXT_START;
  for (let at = 0; at <= count; at += 1) {
    const stem = at === count ? TEXT_END : (stems[at] ?? 0);
    if (at < count) hashes.push(stem);
    hashes.push(pairHash(previous, stem));
    if (at > 0) hashes.push(skipHash(before, stem));
    before = previous;
    previous = stem;
  }
  return hashes;
};
