/**
 * The weight of each feature of a text. Within a block, a feature that occurs n times weighs (1 + ln n)·idf
 * (sublinear tf-idf; Manning, Raghavan & Schütze 2008, §6.4). Each block is divided by its norm, to which
 * unknown features contribute in part:
 *
 *   x = [α·words/‖words‖, characters/‖characters‖, β·vector, γ·sentence] / √(α² + 1 + β² + γ²)
 *
 * The sentence is the text's vector by a sentence encoder, if the server has one.
 * ‖characters‖² is the sum of the squared norms of the words, so that each word's share can be cached.
 */
import { farHash, type WordFeatures } from './features.ts';
import { farFrom, sequenceHashes } from './sequence.ts';
import { addTo, type SparseSum } from './sparse-sum.ts';
import { type FeatureTable, idOf, inverseFrequencies, tableOf, type Vocabulary } from './vocabulary.ts';

/** The relative weights of the blocks. */
export type BlockWeights = {
  /** α. */
  readonly words: number;
  /** β; 0 without vectors. */
  readonly vector: number;
  /** γ; absent without a sentence encoder. */
  readonly sentence?: number;
  /** How much of an unknown feature counts in its block's norm, so that unfamiliar texts score lower. */
  readonly unknown: number;
};

export type Weighting = {
  readonly table: FeatureTable;
  /** The idf of each feature, and that of an unknown one. */
  readonly idf: Float32Array;
  readonly idfUnknown: number;
  readonly weights: BlockWeights;
};

export const weightingOf = (vocabulary: Vocabulary, weights: BlockWeights): Weighting => ({
  table: tableOf(vocabulary.hashes),
  ...inverseFrequencies(vocabulary),
  weights,
});

/** The factor of a whole row. It is constant, so unknown features in a block make the row shorter. */
export const rowScale = ({ words, vector, sentence = 0 }: BlockWeights): number =>
  1 / Math.sqrt(words ** 2 + 1 + vector ** 2 + sentence ** 2);

/** The weight of a feature that occurs `count` times, relative to one occurrence. */
export const sublinear = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/** A word's n-grams: ids and weights of those in the vocabulary, and the square of their norm. */
export type WeightedGrams = {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
  readonly square: number;
};

export const weighGrams = (
  word: WordFeatures,
  { table, idf, idfUnknown, weights }: Weighting,
): WeightedGrams => {
  const length = word.grams.length;
  const knownGrams = { ids: new Int32Array(length), weights: new Float32Array(length) };
  let count = 0;
  let square = 0;
  for (let at = 0; at < length; at += 1) {
    const id = idOf(table, word.grams[at] as number); // in range
    const times = sublinear(word.counts[at] ?? 1);
    if (id < 0) {
      square += weights.unknown * (times * idfUnknown) ** 2;
      continue;
    }
    const weight = times * (idf[id] ?? 0);
    square += weight * weight;
    knownGrams.ids[count] = id;
    knownGrams.weights[count] = weight;
    count += 1;
  }
  return { ids: knownGrams.ids.subarray(0, count), weights: knownGrams.weights.subarray(0, count), square };
};

/**
 * Adds the weights of the word block's features to `sum`. Returns the square of their norm. Unknown far pairs
 * are ignored: most occur in no other text, so they would lower the score of every long text.
 */
export const weighSequence = (stems: ArrayLike<number>, weighing: Weighting, sum: SparseSum): number => {
  const { table, idf, idfUnknown, weights } = weighing;
  let square = 0;
  for (const hash of sequenceHashes(stems)) {
    const id = idOf(table, hash);
    if (id < 0) square += weights.unknown * idfUnknown * idfUnknown;
    else addTo(sum, id, 1);
  }
  for (let at = 2; at < stems.length; at += 1)
    for (let other = farFrom(at); other < at - 1; other += 1) {
      const id = idOf(table, farHash(stems[other] as number, stems[at] as number));
      if (id >= 0) addTo(sum, id, 1);
    }
  for (let at = 0; at < sum.count; at += 1) {
    const weight = sublinear(sum.values[at] as number) * (idf[sum.features[at] as number] as number);
    sum.values[at] = weight;
    square += weight * weight;
  }
  return square;
};
