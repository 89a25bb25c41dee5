/**
 * How much each feature of a text weighs. Within a block, a feature that occurs n times weighs (1 + ln n)·idf
 * (sublinear tf-idf; Manning, Raghavan & Schütze 2008, §6.4); each block is divided by its norm, which counts
 * unknown features in part:
 *
 *   x = [α·words/‖words‖, characters/‖characters‖, β·vector] / √(α² + 1 + β²)
 *
 * ‖characters‖² is the sum over the words of their own squared norms, so that a word's share can be
 * remembered.
 */
import { farHash, type WordFeatures } from './features.ts';
import { farFrom, sequenceHashes } from './sequence.ts';
import { addTo, type SparseSum } from './sparse-sum.ts';
import { type FeatureTable, idOf, inverseFrequencies, tableOf, type Vocabulary } from './vocabulary.ts';

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
  readonly table: FeatureTable;
  /** idf by feature, and that of an unknown one. */
  readonly idf: Float32Array;
  readonly idfUnknown: number;
  readonly weights: BlockWeights;
};

export const weighingOf = (vocabulary: Vocabulary, weights: BlockWeights): Weighing => ({
  table: tableOf(vocabulary.hashes),
  ...inverseFrequencies(vocabulary),
  weights,
});

/** What a row is multiplied by: constant, so that what is unknown to a block makes the row shorter. */
export const rowScale = ({ words, vector }: BlockWeights): number =>
  1 / Math.sqrt(words ** 2 + 1 + vector ** 2);

/** What a thing that occurs `count` times counts. */
export const sublinear = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/** A word's n-grams: ids and weights of the known ones, and the square of their norm. */
export type WeighedGrams = {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
  readonly square: number;
};

export const weighGrams = (
  word: WordFeatures,
  { table, idf, idfUnknown, weights }: Weighing,
): WeighedGrams => {
  const known = { ids: new Int32Array(word.grams.length), weights: new Float32Array(word.grams.length) };
  let count = 0;
  let square = 0;
  for (const [at, gram] of word.grams.entries()) {
    const id = idOf(table, gram);
    const times = sublinear(word.counts[at] ?? 1);
    if (id < 0) {
      square += weights.unknown * (times * idfUnknown) ** 2;
      continue;
    }
    const weight = times * (idf[id] ?? 0);
    square += weight * weight;
    known.ids[count] = id;
    known.weights[count] = weight;
    count += 1;
  }
  return { ids: known.ids.slice(0, count), weights: known.weights.slice(0, count), square };
};

/**
 * Adds up what the features of the word block weigh; gives the square of their norm. Far pairs that nobody
 * knows are no part of it: most are in no other text, and would say that every long text is strange.
 */
export const weighSequence = (stems: ArrayLike<number>, weighing: Weighing, sum: SparseSum): number => {
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
