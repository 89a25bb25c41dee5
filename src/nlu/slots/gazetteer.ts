/**
 * A list of the annotated values of the training phrases: which word sequences were values of which slot, and
 * which words occurred in one. A phrase must not see its own values in training, or the tagger would rely on
 * the list alone. So every entry counts its phrases, and a phrase's own entries are subtracted (leave one
 * out).
 */
import { HashIndex, hashPair } from './hashing.ts';
import type { LabelledRun } from './labels.ts';

/** Of longer values only the words are stored. */
const VALUE_TOKENS_MAX = 8;
const WORD_SEED = 0x3c6ef372;

export type Gazetteer = {
  /** Numbers for the hashes of value sequences and of single words. */
  readonly index: HashIndex;
  readonly hashes: readonly number[];
  /** Slots per hash, ascending. */
  readonly slots: readonly (readonly number[])[];
  /** The number of phrases per slot; used only in training. */
  readonly counts: readonly (readonly number[])[];
  readonly valueTokensMax: number;
};

export type GazetteerMatch = {
  readonly slot: number;
  readonly first: number;
  readonly last: number;
  /** A whole value, or a word of one. */
  readonly isValue: boolean;
};

export type GazetteerEntry = { readonly hash: number; readonly slot: number };

/** The entries of a phrase, each pair once. `words` are the hashes of its words. */
export const gazetteerEntries = (
  words: Int32Array,
  runs: readonly LabelledRun[],
): readonly GazetteerEntry[] => {
  const entries = new Map<string, GazetteerEntry>();
  const put = (hash: number, slot: number) => entries.set(`${hash} ${slot}`, { hash, slot });
  for (const { slot, first, last } of runs) {
    let value = 0;
    for (const word of words.subarray(first, last + 1)) {
      value = hashPair(value, word);
      put(hashPair(WORD_SEED, word), slot);
    }
    if (last - first < VALUE_TOKENS_MAX) put(value, slot);
  }
  return [...entries.values()];
};

export const buildGazetteer = (
  phrases: readonly { entries: readonly GazetteerEntry[]; runs: readonly LabelledRun[] }[],
) => {
  const index = new HashIndex();
  const hashes: number[] = [];
  const tallies: Map<number, number>[] = [];
  let valueTokensMax = 0;
  for (const { entries, runs } of phrases) {
    for (const { hash, slot } of entries) {
      const id = index.add(hash);
      hashes[id] = hash;
      const tally = tallies[id] ?? new Map<number, number>();
      tallies[id] = tally.set(slot, (tally.get(slot) ?? 0) + 1);
    }
    for (const { first, last } of runs) valueTokensMax = Math.max(valueTokensMax, last - first + 1);
  }
  const sorted = tallies.map((tally) => [...tally].sort(([a], [b]) => a - b));
  return {
    index,
    hashes,
    slots: sorted.map((pairs) => pairs.map(([slot]) => slot)),
    counts: sorted.map((pairs) => pairs.map(([, count]) => count)),
    valueTokensMax: Math.min(valueTokensMax, VALUE_TOKENS_MAX),
  } satisfies Gazetteer;
};

/** `own` are the entries of the phrase itself if it is a training phrase. */
export const matchesOf = (gazetteer: Gazetteer, words: Int32Array, own: readonly GazetteerEntry[] = []) => {
  const matches: GazetteerMatch[] = [];
  const look = (hash: number, first: number, last: number, isValue: boolean): void => {
    const id = gazetteer.index.find(hash);
    if (id < 0) return;
    const slots = gazetteer.slots[id] ?? [];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number; // in range
      const isOwn = own.length > 0 && own.some((entry) => entry.hash === hash && entry.slot === slot);
      if (!isOwn || (gazetteer.counts[id]?.[at] ?? 0) > 1) matches.push({ slot, first, last, isValue });
    }
  };
  for (let first = 0; first < words.length; first++) {
    look(hashPair(WORD_SEED, words[first] ?? 0), first, first, false);
    const end = Math.min(words.length, first + gazetteer.valueTokensMax);
    let value = 0;
    for (let last = first; last < end; last++) {
      value = hashPair(value, words[last] ?? 0);
      look(value, first, last, true);
    }
  }
  return matches;
};
