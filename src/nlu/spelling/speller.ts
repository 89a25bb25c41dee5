/**
 * Spelling repair by symmetric deletion (Garbe, "SymSpell", 2012): two words can be one edit apart only if
 * they are equal after removing at most one letter from each. A hash table has the deletions of all known
 * words. The deletions of an unknown word are looked up in it, and each match is verified: one letter added,
 * removed, changed, or swapped with the next (Damerau 1964).
 */
import { finish, type Steps } from '../../kernel/steps.ts';

const LETTERS = /^\p{L}+$/u;
/** Shorter words have too many neighbours. */
const LETTERS_MIN = 4;

export type Speller = {
  /** The first known word that is one edit away; undefined if there is none or the word is too short. */
  readonly repair: (word: string) => string | undefined;
};

/** @param words folded, most likely first. */
export const spellerOf = (words: readonly string[]): Speller => finish(spellerSteps(words));

/** `spellerOf` in steps. */
export function* spellerSteps(words: readonly string[]): Steps<Speller> {
  const repairable = words.filter((word) => word.length >= LETTERS_MIN - 1 && LETTERS.test(word));
  yield;
  const index = yield* indexOf(repairable);
  return {
    repair: (word) => (isRepairable(word) ? repairable[nearest(word, repairable, index)] : undefined),
  };
}

/** Whether a word is long enough and has only letters. */
export const isRepairable = (word: string): boolean => word.length >= LETTERS_MIN && LETTERS.test(word);

/** Chains of words by the hash of a deletion: `heads` by hash, then `next`; 0 ends a chain. */
type Index = {
  readonly heads: Int32Array;
  readonly next: Int32Array;
  /** The word of each chain entry. */
  readonly words: Int32Array;
};

/** Words indexed in one step: about a millisecond. */
const WORDS_A_STEP = 1_000;

function* indexOf(words: readonly string[]): Steps<Index> {
  const links = words.reduce((sum, word) => sum + word.length + 1, 1);
  let size = 16;
  while (size < links) size *= 2;
  const index = { heads: new Int32Array(size), next: new Int32Array(links), words: new Int32Array(links) };
  let link = 0;
  for (const [place, word] of words.entries()) {
    if (place % WORDS_A_STEP === 0) yield;
    for (let deleted = -1; deleted < word.length; deleted += 1) {
      const at = hashWithout(word, deleted) & (size - 1);
      link += 1;
      index.words[link] = place;
      index.next[link] = index.heads[at] ?? 0;
      index.heads[at] = link;
    }
  }
  return index;
}

/** FNV-1a of the word without the letter at `deleted`; -1 for the whole word. */
const hashWithout = (word: string, deleted: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    if (at !== deleted) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
};

/** The index of the first known word that is one edit away; -1 if there is none. */
const nearest = (word: string, known: readonly string[], { heads, next, words }: Index): number => {
  let best = known.length;
  for (let deleted = -1; deleted < word.length; deleted += 1) {
    let link = heads[hashWithout(word, deleted) & (heads.length - 1)] ?? 0;
    while (link !== 0) {
      const place = words[link] ?? 0;
      if (place < best && isOneEditAway(word, known[place] ?? '')) best = place;
      link = next[link] ?? 0;
    }
  }
  return best === known.length ? -1 : best;
};

export const isOneEditAway = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};
