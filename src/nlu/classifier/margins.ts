/**
 * The margins of a text: what its words add to each label. Every query runs through here, so sums are made in
 * arrays that are used again for the next text.
 */
import type { Token } from '../text/tokens.ts';
import { UNKNOWN_WORD_SQUARE } from '../vectors/vectors.ts';
import { addFeature, type ScoredWord, type Scorer, scoredWord } from './scorer.ts';
import { rowScale, sublinear, weighSequence } from './weighing.ts';

/** One-vs-rest margins in label order, in the scorer's own array: they stand until the next text. */
export const marginsOf = (scorer: Scorer, tokens: readonly Token[]): Float64Array => {
  const { model, sums } = scorer;
  const { scales, biases, weights } = model;
  const words = tokens.map((token) => scoredWord(scorer, token));
  const scale = rowScale(weights);
  sums.fill(0);
  addWordBlock(scorer, words, weights.words * scale);
  addCharacterBlock(words, sums, scale);
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = (sums[label] as number) * (scales[label] as number) + (biases[label] as number);
  if (scorer.vectors !== undefined) addVector(scorer, words, weights.vector * scale);
  return sums;
};

const addScaled = (sums: Float64Array, scores: Float32Array, factor: number): void => {
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = (sums[label] as number) + factor * (scores[label] as number); // as long as each other
};

const addWordBlock = (
  { model, weighing, features, sums }: Scorer,
  words: readonly ScoredWord[],
  factor: number,
): void => {
  const square = weighSequence(words.map(stemOf), weighing, features);
  const scale = factor / Math.sqrt(square || 1);
  for (let at = 0; at < features.count; at += 1) {
    const feature = features.touched[at] as number;
    addFeature(model, feature, (features.values[feature] as number) * scale, sums);
    features.values[feature] = 0;
  }
  features.count = 0;
};

const stemOf = (word: ScoredWord): number => word.stem;

const addCharacterBlock = (words: readonly ScoredWord[], sums: Float64Array, factor: number): void => {
  const distinct: ScoredWord[] = [];
  for (const word of words) {
    if (word.count === 0) distinct.push(word);
    word.count += 1;
  }
  let square = 0;
  for (const { count, square: ownSquare } of distinct) square += sublinear(count) ** 2 * ownSquare;
  const scale = square === 0 ? 0 : factor / Math.sqrt(square);
  for (const word of distinct) {
    addScaled(sums, word.gramScores, sublinear(word.count) * scale);
    word.count = 0;
  }
};

const addVector = ({ sums, sentence }: Scorer, words: readonly ScoredWord[], factor: number): void => {
  sentence.fill(0);
  let square = 0;
  for (const { vector } of words) {
    if (vector === undefined) continue;
    square += vector.unknown * UNKNOWN_WORD_SQUARE;
    addScaled(sentence, vector.sum, 1);
  }
  for (let dim = 0; dim < sentence.length; dim += 1) square += (sentence[dim] as number) ** 2;
  if (square === 0) return;
  const scale = factor / Math.sqrt(square);
  for (const { vectorScores } of words) if (vectorScores !== undefined) addScaled(sums, vectorScores, scale);
};
