/**
 * Texts as weighted rows. Within a block, a feature that occurs n times weighs (1 + ln n)·idf (sublinear tf-idf;
 * Manning, Raghavan & Schütze 2008, §6.4); each block is divided by its norm, which counts unknown features in part:
 *
 *   x = [α·words/‖words‖, characters/‖characters‖, β·vector] / √(α² + 1 + β²)
 *
 * ‖characters‖² is the sum over the words of their own squared norms, so that a word's share can be remembered.
 */
import { type Documents, sequenceHashes } from './documents.ts';
import {
  type FeatureTable,
  idOf,
  inverseFrequencies,
  inverseFrequencyUnknown,
  type Vocabulary,
} from './vocabulary.ts';

/** Examples as rows of numbers: a sparse part, compressed row by row, and a dense part of `dims` numbers a row. */
export type Rows = {
  readonly count: number;
  /** Columns of the sparse part. */
  readonly features: number;
  /** Row `i` holds the entries `starts[i]` to `starts[i + 1]`, exclusive. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
  readonly dims: number;
  readonly dense: Float32Array;
};

/** How often a thing that occurs `count` times counts. */
export const sublinear = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/** How the blocks count beside each other. */
export type BlockWeights = {
  /** α. */
  readonly words: number;
  /** β; 0 without vectors. */
  readonly vector: number;
  /** How much of an unknown feature counts in its block's norm, so that strange texts score lower. */
  readonly unknown: number;
};

export type Weighing = {
  readonly vocabulary: Vocabulary;
  readonly table: FeatureTable;
  readonly weights: BlockWeights;
};

/** A word's n-grams as features: ids and weights of the known ones, and the square of its norm. */
export type WeighedGrams = {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
  readonly square: number;
};

type Idf = { readonly of: Float32Array; readonly unknown: number };

export const idfOf = (vocabulary: Vocabulary): Idf => ({
  of: inverseFrequencies(vocabulary),
  unknown: inverseFrequencyUnknown(vocabulary),
});

export const weighGrams = (
  word: { readonly grams: Int32Array; readonly counts: Uint8Array },
  weighing: Weighing,
  idf: Idf,
): WeighedGrams => {
  const ids: number[] = [];
  const weights: number[] = [];
  let square = 0;
  for (const [at, gram] of word.grams.entries()) {
    const id = idOf(weighing.table, gram);
    const weight = sublinear(word.counts[at] ?? 1) * (id < 0 ? idf.unknown : (idf.of[id] ?? 0));
    square += weight * weight * (id < 0 ? weighing.weights.unknown : 1);
    if (id < 0) continue;
    ids.push(id);
    weights.push(weight);
  }
  return { ids: Int32Array.from(ids), weights: Float32Array.from(weights), square };
};

/** The norm of a row: constant, so that what is unknown to a block makes the row shorter. */
export const rowScale = ({ words, vector }: BlockWeights): number =>
  1 / Math.sqrt(words ** 2 + 1 + vector ** 2);

export const rowsOf = (documents: Documents, weighing: Weighing, dense: Float32Array): Rows => {
  const idf = idfOf(weighing.vocabulary);
  const grams = documents.words.map((word) => weighGrams(word, weighing, idf));
  const features = weighing.vocabulary.hashes.length;
  const sum = new Float64Array(features);
  const touched: number[] = [];
  const add = (id: number, weight: number): void => {
    if (sum[id] === 0) touched.push(id);
    sum[id] = (sum[id] ?? 0) + weight;
  };
  const starts = new Int32Array(documents.texts.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  const flush = (factor: number): void => {
    touched.sort((a, b) => a - b);
    for (const id of touched) {
      columns.push(id);
      values.push((sum[id] ?? 0) * factor);
      sum[id] = 0;
    }
    touched.length = 0;
  };
  const scale = rowScale(weighing.weights);
  for (const [row, text] of documents.texts.entries()) {
    let square = wordBlock(documents, text, { weighing, idf, add, sum, touched });
    if (square > 0) flush((weighing.weights.words * scale) / Math.sqrt(square));
    square = 0;
    for (const [place, count] of countsOf(text)) {
      const word = grams[place];
      if (word === undefined) continue;
      const times = sublinear(count);
      square += times * times * word.square;
      for (const [at, id] of word.ids.entries()) add(id, times * (word.weights[at] ?? 0));
    }
    if (square > 0) flush(scale / Math.sqrt(square));
    starts[row + 1] = columns.length;
  }
  const dims = documents.texts.length === 0 ? 0 : dense.length / documents.texts.length;
  const factor = weighing.weights.vector * scale;
  return {
    count: documents.texts.length,
    features,
    starts,
    columns: Int32Array.from(columns),
    values: Float32Array.from(values),
    dims,
    dense: dense.map((value) => value * factor),
  };
};

const countsOf = (text: Int32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const place of text) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
};

type WordBlock = {
  readonly weighing: Weighing;
  readonly idf: Idf;
  readonly add: (id: number, weight: number) => void;
  readonly sum: Float64Array;
  readonly touched: readonly number[];
};

/** Adds the weights of the word block's features; gives the square of its norm. */
const wordBlock = (documents: Documents, text: Int32Array, block: WordBlock): number => {
  const { weighing, idf, add, sum, touched } = block;
  const stems = Array.from(text, (place) => documents.words[place]?.stem ?? 0);
  const hashes: number[] = [];
  sequenceHashes(stems, hashes);
  let square = 0;
  for (const hash of hashes) {
    const id = idOf(weighing.table, hash);
    if (id < 0) square += weighing.weights.unknown * idf.unknown ** 2;
    else add(id, 1);
  }
  for (const id of touched) {
    const weight = sublinear(sum[id] ?? 1) * (idf.of[id] ?? 0);
    sum[id] = weight;
    square += weight * weight;
  }
  return square;
};
