/**
 * The features of a text as 32-bit hashes (FNV-1a with a final mix; Weinberger et al., "Feature hashing for
 * large scale multitask learning", 2009):
 *
 *   word block       the stem of each word; pairs of adjacent words and of words with one between, where
 *                    the ends of the text count as words; pairs of words further apart, in either order
 *   character block  n-grams inside each word with its ends marked: 2–4 letters, or 1–3 where a letter is
 *                    a syllable
 *
 * The character block of a text is the sum over its words, so that each word can be cached as a whole.
 */
import { kindAt, LETTER } from '../text/ascii.ts';
import type { Token } from '../text/tokens.ts';

const PRIME = 0x01000193;

/** The finaliser of MurmurHash3 (Appleby 2008). */
const mix = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const hashOf = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return mix(hash);
};

const STEM_SEED = 0x811c9dc5;
const GRAM_SEED = 0x51ed270b;
const PAIR_SEED = 0x1b873593;
const SKIP_SEED = 0x2545f491;
const FAR_SEED = 0x7ed55d16;

export const TEXT_START = hashOf('\u0002', STEM_SEED);
export const TEXT_END = hashOf('\u0003', STEM_SEED);

/** Two adjacent stems, in this order. */
export const pairHash = (left: number, right: number): number =>
  mix(Math.imul(left ^ PAIR_SEED, PRIME) + right);

/** Two stems with one word between. */
export const skipHash = (left: number, right: number): number =>
  mix(Math.imul(left ^ SKIP_SEED, PRIME) + right);

/** Two stems further apart, in either order. */
export const farHash = (one: number, other: number): number =>
  mix(Math.imul(Math.min(one, other) ^ FAR_SEED, PRIME) + Math.max(one, other));

const NUMBER = /^\p{N}+$/u;
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Numbers of the same length are one word: `2016` and `1999`, but not `7`. Most words begin with a plain
 * letter, so the pattern rarely runs.
 */
const withoutDigits = (word: string): string =>
  kindAt(word, 0) !== LETTER && NUMBER.test(word) ? '0'.repeat(Math.min(word.length, 4)) : word;

/**
 * Tokens with the same key are the same word. The folded word cannot be the key, because a stem may depend on
 * accents.
 */
export const wordKey = (token: Token): string => withoutDigits(token.text);

/** The letters of a word from which its n-grams are made. */
export const spellingOf = (token: Token): string => withoutDigits(token.folded);

export type WordFeatures = {
  readonly stem: number;
  /** Distinct n-grams of the word. */
  readonly grams: Int32Array;
  /** How often each n-gram occurs in the word. */
  readonly counts: Uint8Array;
};

export const wordFeatures = (token: Token): WordFeatures => {
  const spelling = spellingOf(token);
  const [lengthMin, lengthMax] = SYLLABIC.test(spelling) ? [1, 3] : [2, 4];
  const marked = `\u0002${spelling}\u0003`;
  const counts = new Map<number, number>();
  for (let start = 0; start < marked.length; start += 1) {
    let hash = GRAM_SEED;
    const end = Math.min(marked.length, start + lengthMax);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(at), PRIME);
      if (at - start + 1 < lengthMin) continue;
      const gram = mix(hash);
      counts.set(gram, Math.min(255, (counts.get(gram) ?? 0) + 1));
    }
  }
  return {
    stem: hashOf(withoutDigits(token.stem), STEM_SEED),
    grams: Int32Array.from(counts.keys()),
    counts: Uint8Array.from(counts.values()),
  };
};
