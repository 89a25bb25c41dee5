/**
 * Scores a text against every label of a trained model. What a word adds to each label is remembered per word, so
 * a text costs one addition per word and label, and a look-up per pair of words.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { WORDS_SCORED_BYTES_MAX } from '../../kernel/limits.ts';
import { isRepairable, type Speller, spellerOf } from '../spelling/speller.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import {
  hasVector,
  UNKNOWN_WORD_SQUARE,
  type Vectors,
  vectorOf,
  type WordVector,
} from '../vectors/vectors.ts';
import { sequenceHashes } from './documents.ts';
import { wordFeatures, wordKey } from './features.ts';
import { type Model, readModel } from './model.ts';
import { borderOf, scoreOf } from './score-curve.ts';
import { drain, type SparseSum, sparseSum } from './sparse-sum.ts';
import { rowScale, sublinear, type Weighing, weighGrams, weighingOf, weighSequence } from './weighing.ts';

export type Classifier = {
  readonly language: string;
  /** Ids, in the order of the scores. */
  readonly labels: readonly string[];
  /** One-vs-rest margins, in label order: above 0 is the label's side, -1 far on the other. */
  readonly margins: (tokens: readonly Token[]) => Float64Array;
  /** Calibrated scores, 0..1, in label order; see score-curve.ts. */
  readonly scores: (tokens: readonly Token[]) => Float64Array;
};

/** @throws model_unreadable for bytes of another kind or version, or trained with vectors that are not given. */
export const loadClassifier = (bytes: Uint8Array, vectors?: Vectors): Classifier => {
  const model = readModel(bytes);
  if (model.weights.vector > 0 && model.vectorFingerprint !== vectors?.fingerprint)
    throw new ParleyError('model_unreadable', {
      reason: 'it was trained with word vectors that are not given',
    });
  const scorer = scorerOf(model, vectors);
  const border = borderOf(model.weights.vector > 0);
  const margins = (tokens: readonly Token[]) => marginsOf(scorer, tokens);
  return {
    language: model.language,
    labels: model.labels,
    margins,
    scores: (tokens) => margins(tokens).map((margin) => scoreOf(margin, border)),
  };
};

/** Scores of a text, tokenised as the classifier's language is. */
export const scoresOfText = (classifier: Classifier, text: string): Float64Array =>
  classifier.scores(tokenise(text, classifier.language));

/** All that a word brings, whatever stands beside it. */
type ScoredWord = {
  readonly stem: number;
  /** Square of the norm of its n-grams, and what they add to each label, both before scaling. */
  readonly square: number;
  readonly gramScores: Float32Array;
  readonly vector: WordVector | undefined;
  readonly vectorScores: Float32Array | undefined;
};

type Scorer = {
  readonly model: Model;
  readonly vectors: Vectors | undefined;
  readonly weighing: Weighing;
  readonly speller: Speller;
  readonly wordsKnown: ReadonlySet<string>;
  readonly words: Map<string, ScoredWord>;
  readonly wordsMax: number;
  /** Used while scoring a text, and left empty. */
  readonly features: SparseSum;
};

const scorerOf = (model: Model, vectors: Vectors | undefined): Scorer => {
  const { hashes, textFrequencies, texts, weights, labels } = model;
  return {
    model,
    vectors: weights.vector > 0 ? vectors : undefined,
    weighing: weighingOf({ hashes, textFrequencies, texts }, weights),
    speller: spellerOf(model.words),
    wordsKnown: new Set(model.words),
    words: new Map(),
    wordsMax: Math.ceil(WORDS_SCORED_BYTES_MAX / (8 * (labels.length + 64))),
    features: sparseSum(hashes.length),
  };
};

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

const scoredWord = (scorer: Scorer, token: Token): ScoredWord => {
  const key = wordKey(token);
  const known = scorer.words.get(key);
  if (known !== undefined) return known;
  if (scorer.words.size >= scorer.wordsMax) scorer.words.clear();
  const scored = scoreWord(scorer, repaired(scorer, token));
  scorer.words.set(key, scored);
  return scored;
};

/** A word that neither the examples nor the vectors know is taken for one that they do, if it is one edit away. */
const repaired = ({ model, wordsKnown, speller, vectors }: Scorer, token: Token): Token => {
  const { folded, stem } = token;
  if (!isRepairable(folded) || wordsKnown.has(folded)) return token;
  if (vectors !== undefined && hasVector(vectors, folded, stem)) return token;
  const word = speller.repair(folded) ?? vectors?.speller.repair(folded);
  return word === undefined ? token : (tokenise(word, model.language)[0] ?? token);
};

const scoreWord = ({ model, weighing, vectors }: Scorer, token: Token): ScoredWord => {
  const features = wordFeatures(wordKey(token), token.stem);
  const grams = weighGrams(features, weighing);
  const labels = model.labels.length;
  const gramScores = new Float64Array(labels);
  for (const [at, id] of grams.ids.entries()) addFeature(model, id, grams.weights[at] ?? 0, gramScores);
  const vector = vectors === undefined ? undefined : vectorOf(vectors, token.folded, token.stem);
  const vectorScores = vector === undefined ? undefined : new Float32Array(labels);
  if (vector !== undefined && vectorScores !== undefined)
    for (const [dim, value] of vector.sum.entries())
      for (let label = 0; label < labels; label += 1)
        vectorScores[label] = (vectorScores[label] ?? 0) + value * (model.dense[dim * labels + label] ?? 0);
  return {
    stem: features.stem,
    square: grams.square,
    gramScores: Float32Array.from(gramScores),
    vector,
    vectorScores,
  };
};

const addFeature = (model: Model, id: number, weight: number, sums: Float64Array): void => {
  const { valueLabels, values } = model;
  for (let at = model.starts[id] ?? 0, end = model.starts[id + 1] ?? 0; at < end; at += 1) {
    const label = valueLabels[at] ?? 0;
    sums[label] = (sums[label] ?? 0) + weight * (values[at] ?? 0);
  }
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
