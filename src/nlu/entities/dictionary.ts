/**
 * A dictionary of values as a trie of folded words (Fredkin, "Trie memory", 1960). A look-up costs a few map
 * look-ups, whatever the number of values. Stems and, if allowed, similar words are tried for unknown words.
 */
import { ENTRIES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { DICTIONARY_STEMMED_WORDS_MAX } from '../../kernel/limits/understanding.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { contractedOf } from '../text/contracted-articles.ts';
import { wordStem } from '../text/stemmer.ts';
import { type Unit, wordsOfText } from '../text/units.ts';
import type { EntityEntry } from '../training-set.ts';
import { editDistance } from './edit-distance.ts';

export type Dictionary = {
  readonly language: string;
  readonly wordIds: ReadonlyMap<string, number>;
  /** `edgeOf(node, word)` → node. */
  readonly edges: ReadonlyMap<number, number>;
  /** Index in `values` of the value that ends at a node. */
  readonly valueAt: ReadonlyMap<number, number>;
  readonly values: readonly string[];
  /** Words by stem; empty if the dictionary is too large for stemming. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Words by first letter and length, built on the first search for a typing error. */
  readonly nearby: { shelves?: ReadonlyMap<string, readonly Spelling[]> };
};

type Spelling = { readonly word: string; readonly id: number; readonly letters: number };

/** A match of a value; it ends before unit `to`. */
export type DictionaryMatch = { readonly to: number; readonly value: string; readonly edits: number };

export const ROOT = 0;
/** More words than any dictionary has; the product of words and nodes stays a safe integer. */
export const edgeOf = (node: number, word: number): number => node * 2 ** 24 + word;
/** Shorter words are hardly inflected, and their stems are often other words. */
const STEMMED_CHARS_MIN = 3;

/** Values of at least these lengths may be off by one edit, or by two. Shorter ones would be confused. */
const ONE_EDIT_CHARS_MIN = 4;
const TWO_EDITS_CHARS_MIN = 8;
const EDITS_MAX = 2;
/** Shorter words are taken as typed, because a repair would be arbitrary. */
export const TYPO_CHARS_MIN = ONE_EDIT_CHARS_MIN - 1;
const editsMaxFor = (chars: number): number =>
  chars < ONE_EDIT_CHARS_MIN ? 0 : chars < TWO_EDITS_CHARS_MIN ? 1 : EDITS_MAX;

/** Builds a dictionary in steps, because a large one takes long. */
export function* dictionarySteps(entries: readonly EntityEntry[], language: string): Steps<Dictionary> {
  const wordIds = new Map<string, number>();
  const edges = new Map<number, number>();
  const valueAt = new Map<number, number>();
  const addSurface = (surface: string, value: number): void => {
    let node = ROOT;
    for (const word of wordsOfText(surface)) {
      const edge = edgeOf(node, numberFor(wordIds, word, wordIds.size));
      node = numberFor(edges, edge, edges.size + 1);
    }
    if (node !== ROOT && !valueAt.has(node)) valueAt.set(node, value);
  };
  // Synonyms first, so that a listed synonym beats the bare canonical name of another entry.
  for (const [index, { synonyms }] of entries.entries()) {
    yield* mappedInSteps(synonyms, (synonym) => addSurface(synonym, index));
    if (index % ENTRIES_AT_A_TIME === 0) yield;
  }
  const contracted = contractedOf(language);
  for (const [index, { value, synonyms }] of entries.entries()) {
    if (index % ENTRIES_AT_A_TIME === 0) yield;
    addSurface(value, index);
    yield* mappedInSteps(contracted([value, ...synonyms]), (form) => addSurface(form, index));
  }
  const values = entries.map(({ value }) => value);
  return { language, wordIds, edges, valueAt, values, byStem: yield* stemsOf(wordIds, language), nearby: {} };
}

/** The number of a key; a new key gets `next`. */
const numberFor = <Key>(numbers: Map<Key, number>, key: Key, next: number): number => {
  if (!numbers.has(key)) numbers.set(key, next);
  return numbers.get(key) ?? next;
};

function* stemsOf(
  wordIds: ReadonlyMap<string, number>,
  language: string,
): Steps<ReadonlyMap<string, readonly number[]>> {
  const byStem = new Map<string, number[]>();
  if (wordIds.size > DICTIONARY_STEMMED_WORDS_MAX) return byStem;
  yield* mappedInSteps(wordIds, ([word, id]) => {
    const key = wordStem(word, language);
    const ids = byStem.get(key);
    if (ids === undefined) byStem.set(key, [id]);
    else ids.push(id);
  });
  return byStem;
}

/** Whether a value begins with this word, exactly or inflected. */
export const opensWith = (dictionary: Dictionary, word: string): boolean => {
  const { wordIds, edges } = dictionary;
  const opens = (id: number | undefined): boolean => id !== undefined && edges.has(edgeOf(ROOT, id));
  return opens(wordIds.get(word)) || wordsOfStem(dictionary, word).some(opens);
};

/** The words with the same stem; empty if words are not stemmed. */
const wordsOfStem = ({ byStem, language }: Dictionary, word: string): readonly number[] =>
  byStem.size === 0 || word.length < STEMMED_CHARS_MIN
    ? NO_WORDS
    : (byStem.get(wordStem(word, language)) ?? NO_WORDS);

const NO_WORDS: readonly number[] = [];

/** Whether a word of a text may be a typing error; undefined if none may. */
export type Typos = ((word: string) => boolean) | undefined;

/** The values that begin at unit `from`, longest first, at most one per end. */
export const lookUp = (
  dictionary: Dictionary,
  units: readonly Unit[],
  from: number,
  mayBeTypo?: Typos,
): readonly DictionaryMatch[] => {
  const first = units[from];
  if (first === undefined || !first.mayOpen) return NO_MATCHES;
  const matches: DictionaryMatch[] = [];
  walk({ dictionary, units, mayBeTypo, matches }, ROOT, from, { edits: 0, chars: 0 });
  return matches.length < 2 ? matches : matches.sort((a, b) => b.to - a.to);
};

const NO_MATCHES: readonly DictionaryMatch[] = [];

type Walk = {
  readonly dictionary: Dictionary;
  readonly units: readonly Unit[];
  readonly mayBeTypo: Typos;
  readonly matches: DictionaryMatch[];
};
/** The words matched so far: their length in the dictionary, and their edit distance from the text. */
type Trail = { readonly edits: number; readonly chars: number };

const walk = (search: Walk, node: number, at: number, trail: Trail): void => {
  if (node !== ROOT) record(search, node, at, trail);
  const unit = search.units[at];
  if (unit === undefined) return;
  // A word of several pieces matches as a whole or piece by piece: `Rome's` is Rome and an s.
  if (unit.joinedUnits > 1)
    stepExactly(search, { node, at, word: unit.joined, units: unit.joinedUnits, trail });
  const step = { node, at, word: unit.folded, units: 1, trail };
  if (!stepExactly(search, step)) stepNearby(search, step);
};

const record = ({ dictionary, matches }: Walk, node: number, to: number, trail: Trail): void => {
  const index = dictionary.valueAt.get(node);
  if (index === undefined || trail.edits > editsMaxFor(trail.chars)) return;
  const value = dictionary.values[index] as string;
  const place = matches.findIndex((other) => other.to === to);
  if (place < 0) matches.push({ to, value, edits: trail.edits });
  else if ((matches[place] as DictionaryMatch).edits > trail.edits)
    matches[place] = { to, value, edits: trail.edits };
};

type Step = {
  readonly node: number;
  readonly at: number;
  readonly word: string;
  readonly units: number;
  readonly trail: Trail;
};

/** Follows a word along the trie. Returns whether the trie has it. */
const stepExactly = (search: Walk, step: Step): boolean => {
  const id = search.dictionary.wordIds.get(step.word);
  return id !== undefined && follow(search, step, id, { edits: 0, chars: step.word.length });
};

/** Follows the words with the same stem or, if there are none, those that are a typing error away. */
const stepNearby = (search: Walk, step: Step): void => {
  const { dictionary, mayBeTypo } = search;
  const { word } = step;
  let isStemmed = false;
  for (const id of wordsOfStem(dictionary, word))
    isStemmed = follow(search, step, id, { edits: 0, chars: word.length }) || isStemmed;
  if (isStemmed || step.trail.edits >= EDITS_MAX || mayBeTypo?.(word) !== true) return;
  for (const near of wordsNear(dictionary, word)) follow(search, step, near.id, near);
};

const follow = (search: Walk, { node, at, units, trail }: Step, id: number, word: Trail): boolean => {
  const next = search.dictionary.edges.get(edgeOf(node, id));
  if (next === undefined) return false;
  walk(search, next, at + units, { edits: trail.edits + word.edits, chars: trail.chars + word.chars });
  return true;
};

/** `isSwap`: the same letters in another order, the likeliest typing error. */
type Near = Trail & { readonly id: number; readonly isSwap: boolean };

const isAnagram = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** The words within edit distance that share the first letter, or swap the first two. */
const wordsNear = (dictionary: Dictionary, word: string): readonly Near[] => {
  const max = editsMaxFor(word.length + 1);
  if (max === 0) return [];
  dictionary.nearby.shelves ??= shelve(dictionary.wordIds);
  const letters = lettersOf(word);
  const near: Near[] = [];
  for (const key of shelvesNear(word, max))
    for (const { word: other, id, letters: others } of dictionary.nearby.shelves.get(key) ?? []) {
      if (bitsIn(letters ^ others) > 2 * max) continue;
      const edits = editDistance(word, other, max);
      if (edits > 0 && edits <= editsMaxFor(other.length))
        near.push({ id, edits, chars: other.length, isSwap: isAnagram(word, other) });
    }
  return near.sort((a, b) => a.edits - b.edits || Number(b.isSwap) - Number(a.isSwap) || a.id - b.id);
};

const shelfOf = (first: string, length: number): string => `${first}${length}`;

/** Keys of the words that begin with this word's first or second letter and have about its length. */
const shelvesNear = (word: string, max: number): readonly string[] => {
  const firsts = word[0] === word[1] ? word.slice(0, 1) : word.slice(0, 2);
  const shelves: string[] = [];
  for (const first of firsts)
    for (let length = word.length - max; length <= word.length + max; length++)
      shelves.push(shelfOf(first, length));
  return shelves;
};

const shelve = (wordIds: ReadonlyMap<string, number>): ReadonlyMap<string, readonly Spelling[]> => {
  const shelves = new Map<string, Spelling[]>();
  for (const [word, id] of wordIds) {
    if (word.length < ONE_EDIT_CHARS_MIN) continue;
    const key = shelfOf(word.charAt(0), word.length);
    const shelf = shelves.get(key);
    if (shelf === undefined) shelves.set(key, [{ word, id, letters: lettersOf(word) }]);
    else shelf.push({ word, id, letters: lettersOf(word) });
  }
  return shelves;
};

/** A bit set of the letters of a word, in 32 classes: one edit changes at most two bits. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let remaining = mask; remaining !== 0; remaining &= remaining - 1) count++;
  return count;
};
