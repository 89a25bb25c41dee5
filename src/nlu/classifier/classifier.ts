/**
 * Scores a text against every label of a trained model. What a word adds to each label is remembered per
 * word, so a text costs one addition per word and label, and a look-up per pair of words.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { UNKNOWN_WORD_SQUARE, type Vectors } from '../vectors/vectors.ts';
import { type Explanation, explain } from './explain.ts';
import { readModel } from './model.ts';
import { scoreOf } from './score-curve.ts';
import { addFeature, type ScoredWord, type Scorer, scoredWord, scorerOf } from './scorer.ts';
import { sequenceHashes } from './sequence.ts';
import { drain } from './sparse-sum.ts';
import { rowScale, sublinear, weighSequence } from './weighing.ts';

export type Classifier = {
  readonly language: string;
  /** Ids, in the order of the scores. */
  readonly labels: readonly string[];
  /** One-vs-rest margins, in label order: above 0 is the label's side, -1 far on the other. */
  readonly margins: (tokens: readonly Token[]) => Float64Array;
  /** Calibrated scores, 0..1, in label order; see score-curve.ts. */
  readonly scores: (tokens: readonly Token[]) => Float64Array;
  /** What each token said for, or against, a label. */
  readonly explain: (tokens: readonly Token[], label: string) => Explanation;
};

/**
 * @throws model_unreadable for bytes of another kind or version, or trained with vectors that are not given.
 */
export const loadClassifier = (bytes: Uint8Array, vectors?: Vectors): Classifier => {
  const model = readModel(bytes);
  if (model.weights.vector > 0 && model.vectorFingerprint !== vectors?.fingerprint)
    throw new ParleyError('model_unreadable', {
      reason: 'it was trained with word vectors that are not given',
    });
  const scorer = scorerOf(model, vectors);
  const margins = (tokens: readonly Token[]) => marginsOf(scorer, tokens);
  return {
    language: model.language,
    labels: model.labels,
    margins,
    explain: (tokens, label) => explain(scorer, tokens, model.labels.indexOf(label)),
    scores: (tokens) => margins(tokens).map((margin) => scoreOf(margin, model.border)),
  };
};

/** Scores of a text, tokenised as the classifier's language is. */
export const scoresOfText = (classifier: Classifier, text: string): Float64Array =>
  classifier.scores(tokenise(text, classifier.language));

const marginsOf = (scorer: Scorer, tokens: readonly Token[]): Float64Array => {
  const { model } = scorer;
  const words = tokens.map((token) => scoredWord(scorer, token));
  const sums = new Float64Array(model.labels.length);
  const scale = rowScale(model.weights);
  addWordBlock(scorer, words, sums);
  addCharacterBlock(words, sums, scale);
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = (sums[label] ?? 0) * (model.scales[label] ?? 0) + (model.biases[label] ?? 0);
  if (scorer.vectors !== undefined) addVector(words, sums, model.weights.vector * scale);
  return sums;
};

const addScaled = (sums: Float64Array, scores: Float32Array, factor: number): void => {
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = (sums[label] ?? 0) + factor * (scores[label] ?? 0);
};

const addWordBlock = (
  { model, weighing, features }: Scorer,
  words: readonly ScoredWord[],
  sums: Float64Array,
): void => {
  const hashes = sequenceHashes(words.map((word) => word.stem));
  const square = weighSequence(hashes, weighing, features);
  const factor = (model.weights.words * rowScale(model.weights)) / Math.sqrt(square || 1);
  drain(features, (feature, weight) => addFeature(model, feature, weight * factor, sums));
};

const addCharacterBlock = (words: readonly ScoredWord[], sums: Float64Array, factor: number): void => {
  const counts = new Map<ScoredWord, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let square = 0;
  for (const [word, count] of counts) square += sublinear(count) ** 2 * word.square;
  if (square === 0) return;
  const scale = factor / Math.sqrt(square);
  for (const [word, count] of counts) addScaled(sums, word.gramScores, sublinear(count) * scale);
};

const addVector = (words: readonly ScoredWord[], sums: Float64Array, factor: number): void => {
  const total = new Float64Array(words[0]?.vector?.sum.length ?? 0);
  let square = 0;
  for (const { vector } of words) {
    if (vector === undefined) continue;
    square += vector.unknown * UNKNOWN_WORD_SQUARE;
    for (let dim = 0; dim < total.length; dim += 1) total[dim] = (total[dim] ?? 0) + (vector.sum[dim] ?? 0);
  }
  for (const value of total) square += value * value;
  if (square === 0) return;
  const scale = factor / Math.sqrt(square);
  for (const { vectorScores } of words) if (vectorScores !== undefined) addScaled(sums, vectorScores, scale);
};
