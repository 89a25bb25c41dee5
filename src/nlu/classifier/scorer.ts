/** A model prepared for scoring: what each word adds to each label is computed once and cached. */
import { WORDS_SCORED_BYTES_MAX } from '../../kernel/limits/understanding.ts';
import { isRepairable, type Speller, spellerOf } from '../spelling/speller.ts';
import { isListedWord } from '../text/listed-words.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { hasVector, type Vectors, vectorOf } from '../vectors/vectors.ts';
import { Addends } from './addends.ts';
import type { ClassifierModel } from './classifier-bytes.ts';
import { spellingOf, wordFeatures, wordKey } from './features.ts';
import { type SparseSum, sparseSum } from './sparse-sum.ts';
import { type Weighting, weighGrams, weightingOf } from './weighting.ts';

/** Everything about a word that does not depend on its neighbours. */
export type ScoredWord = {
  readonly stem: number;
  /** Squared norm of its n-grams, before scaling. */
  readonly square: number;
  /**
   * What its n-grams add to each column, what its vector adds (both before scaling), and the vector. One
   * contiguous array, because most words of a text are no longer in the processor's caches.
   */
  readonly row: Float32Array;
  /** The number of its pieces without a vector. */
  readonly unknown: number;
  /** How often it occurs in the text being scored; 0 between texts. */
  count: number;
};

export type Scorer = {
  readonly model: ClassifierModel;
  readonly vectors: Vectors | undefined;
  readonly weighing: Weighting;
  readonly speller: Speller;
  readonly trainingWords: ReadonlySet<string>;
  readonly words: Map<string, ScoredWord>;
  readonly wordsCachedMax: number;
  /** Scratch space for scoring a text; empty between texts. */
  readonly features: SparseSum;
  /** Scratch space for scoring a text: one sum per column and per dimension of the vectors. */
  readonly sums: Float64Array;
  /** The part of `sums` that belongs to labels. */
  readonly margins: Float64Array;
  readonly sentence: Float64Array;
  readonly addends: Addends;
  /** Per dimension of the sentence encoder, the weights of all labels. */
  readonly sentenceRows: readonly Float32Array[];
};

export const scorerOf = (model: ClassifierModel, vectors: Vectors | undefined): Scorer => {
  const { hashes, textFrequencies, texts, weights, scales } = model;
  const sums = new Float64Array(scales.length);
  return {
    model,
    vectors: weights.vector > 0 ? vectors : undefined,
    weighing: weightingOf({ hashes, textFrequencies, texts }, weights),
    speller: spellerOf(model.words),
    trainingWords: new Set(model.words),
    words: new Map(),
    wordsCachedMax: Math.ceil(WORDS_SCORED_BYTES_MAX / (8 * (scales.length + 64))),
    features: sparseSum(hashes.length),
    sums,
    margins: sums.subarray(0, model.labels.length),
    sentence: new Float64Array(vectors?.dims ?? 0),
    addends: new Addends(),
    sentenceRows: sentenceRowsOf(model),
  };
};

const sentenceRowsOf = ({ encoder, vectorDims, scales, dense }: ClassifierModel): readonly Float32Array[] => {
  const dims = encoder?.dims ?? 0;
  return Array.from({ length: dims }, (_, dim) => {
    const start = (vectorDims - dims + dim) * scales.length;
    return dense.subarray(start, start + scales.length);
  });
};

export const scoredWord = (scorer: Scorer, token: Token): ScoredWord => {
  const key = wordKey(token);
  const cached = scorer.words.get(key);
  if (cached !== undefined) return cached;
  if (scorer.words.size >= scorer.wordsCachedMax) scorer.words.clear();
  const newWord = scoreWord(scorer, repairSpelling(scorer, token));
  scorer.words.set(key, newWord);
  return newWord;
};

/**
 * Replaces a word that neither the examples nor the vectors contain by one that they do, at an edit distance
 * of 1.
 */
const repairSpelling = ({ model, trainingWords, speller, vectors }: Scorer, token: Token): Token => {
  const { folded, stem } = token;
  if (!isRepairable(folded) || trainingWords.has(folded)) return token;
  if (vectors !== undefined && hasVector(vectors, folded, stem)) return token;
  const word = speller.repair(folded) ?? vectors?.speller.repair(folded);
  const [repaired] = word === undefined ? [] : tokenise(word, model.language);
  return repaired === undefined || isAnotherWord(token, repaired, model.language) ? token : repaired;
};

/** Whether a small word would be taken for a typing error of one that says something: "nicht" for "Licht". */
const isAnotherWord = ({ folded, stem }: Token, repaired: Token, language: string): boolean =>
  isListedWord(folded, language) && !isListedWord(repaired.folded, language) && repaired.stem !== stem;

const scoreWord = ({ model, weighing, vectors }: Scorer, token: Token): ScoredWord => {
  const features = wordFeatures(token);
  const grams = weighGrams(features, weighing);
  const columns = model.scales.length;
  const gramScores = new Float64Array(columns);
  for (const [at, id] of grams.ids.entries()) addFeature(model, id, grams.weights[at] ?? 0, gramScores);
  const vector = vectors === undefined ? undefined : vectorOf(vectors, spellingOf(token), token.stem);
  const row = new Float32Array(vector === undefined ? columns : 2 * columns + vector.sum.length);
  row.set(gramScores);
  if (vector !== undefined) {
    row.set(vector.sum, 2 * columns);
    for (const [dim, value] of vector.sum.entries())
      for (let column = 0; column < columns; column += 1)
        row[columns + column] =
          (row[columns + column] ?? 0) + value * (model.dense[dim * columns + column] ?? 0);
  }
  return {
    stem: features.stem,
    square: grams.square,
    row,
    unknown: vector?.unknown ?? 0,
    count: 0,
  };
};

/**
 * Adds the weights of a feature to the sums of the columns, in units of the columns' scales. A feature with
 * weights for all columns stores them in their order.
 */
export const addFeature = (model: ClassifierModel, id: number, weight: number, sums: Float64Array): void => {
  const { valueColumns, values } = model;
  const start = model.starts[id] as number; // in range by construction, as are the casts below
  const end = model.starts[id + 1] as number;
  if (end - start === sums.length) {
    for (let column = 0; column < sums.length; column += 1)
      sums[column] = (sums[column] as number) + weight * (values[start + column] as number);
    return;
  }
  for (let at = start; at < end; at += 1) {
    const column = valueColumns[at] as number;
    sums[column] = (sums[column] as number) + weight * (values[at] as number);
  }
};
