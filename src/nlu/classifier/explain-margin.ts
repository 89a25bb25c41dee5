/**
 * Explains a score: the margin of a label as a sum over the words of the text. The model is linear, so the
 * sum is exact.
 */
import type { Token } from '../text/tokens.ts';
import { UNKNOWN_WORD_SQUARE } from '../vectors/vectors.ts';
import type { ClassifierModel } from './classifier-bytes.ts';
import { OUT_OF_SCOPE_SHARE } from './out-of-scope.ts';
import { type ScoredWord, type Scorer, scoredWord } from './scorer.ts';
import { farHashes, farPlaces, sequenceHashes, sequencePlaces } from './sequence.ts';
import { drain } from './sparse-sum.ts';
import { idOf } from './vocabulary.ts';
import { rowScale, sublinear, weighSequence } from './weighting.ts';

export type MarginExplanation = {
  /**
   * What each token adds to the margin of the label; negative speaks against it. The share of a pair is split
   * in half between its two words.
   */
  readonly tokens: readonly number[];
  /** What the vector of a sentence encoder adds, which belongs to the whole text; 0 without one. */
  readonly sentence: number;
  /**
   * The part of the margin that neither adds: the bias of the label, the ends of the text, and the share of
   * the out-of-scope margin that is subtracted from all labels; see out-of-scope.ts.
   */
  readonly rest: number;
};

/** The tokens, the sentence and the rest add up to the label's margin. @param label its index. */
export const explainMargin = (scorer: Scorer, said: ScoredText, label: number): MarginExplanation => {
  const own = explainColumn(scorer, said, label);
  const outOfScope = explainColumn(scorer, said, scorer.model.labels.length);
  const margin = outOfScope.tokens.reduce((sum, share) => sum + share, outOfScope.sentence + outOfScope.rest);
  return { ...own, rest: own.rest - OUT_OF_SCOPE_SHARE * margin };
};

const explainColumn = (
  scorer: Scorer,
  { tokens, sentence }: ScoredText,
  column: number,
): MarginExplanation => {
  const { model } = scorer;
  const words = tokens.map((token) => scoredWord(scorer, token));
  const scale = rowScale(model.weights);
  const sums = words.map(() => 0);
  const norms = normsOf(words, scorer);
  const unit = model.scales[column] ?? 0;
  const columns = model.scales.length;
  for (const [at, word] of words.entries()) {
    const count = words.filter((each) => each === word).length;
    const grams = (word.row[column] ?? 0) * unit * (sublinear(count) / count);
    const vector = (word.row[columns + column] ?? 0) * model.weights.vector;
    sums[at] = scale * (grams / norms.grams + vector / norms.vector);
  }
  const rest = addSequence(scorer, words, { sums, column });
  const encoded = scale * (model.weights.sentence ?? 0) * sentenceShare(scorer, sentence, column);
  return { tokens: sums, sentence: encoded, rest: rest + (model.biases[column] ?? 0) };
};

type ScoredText = { readonly tokens: readonly Token[]; readonly sentence: Float32Array | undefined };

const sentenceShare = (
  { sentenceRows }: Scorer,
  sentence: Float32Array | undefined,
  column: number,
): number => sentenceRows.reduce((sum, row, dim) => sum + (sentence?.[dim] ?? 0) * (row[column] ?? 0), 0);

type Norms = { readonly grams: number; readonly vector: number };

const normsOf = (words: readonly ScoredWord[], { vectors, model }: Scorer): Norms => {
  let grams = 0;
  for (const word of new Set(words))
    grams += sublinear(words.filter((each) => each === word).length) ** 2 * word.square;
  const total = new Float64Array(vectors?.dims ?? 0);
  let vector = 0;
  for (const word of words) {
    vector += word.unknown * UNKNOWN_WORD_SQUARE;
    for (const [dim, value] of word.row.subarray(2 * model.scales.length).entries())
      total[dim] = (total[dim] ?? 0) + value;
  }
  for (const value of total) vector += value * value;
  return { grams: Math.sqrt(grams || 1), vector: Math.sqrt(vector || 1) };
};

type Sums = { readonly sums: number[]; readonly column: number };

/** Distributes the weights of the word block to its words. Returns the share of the ends of the text. */
const addSequence = (scorer: Scorer, words: readonly ScoredWord[], { sums, column }: Sums): number => {
  const { model, weighing, features } = scorer;
  const stems = words.map((word) => word.stem);
  const square = weighSequence(stems, weighing, features);
  const factor = (model.weights.words * rowScale(model.weights)) / Math.sqrt(square || 1);
  const contributions = new Map<number, number>();
  drain(features, (feature, weight) =>
    contributions.set(feature, weight * factor * weightOf(model, feature, column)),
  );
  const ids = [...sequenceHashes(stems), ...farHashes(stems)].map((hash) => idOf(weighing.table, hash));
  const pairs = [...sequencePlaces(words.length), ...farPlaces(words.length)];
  let rest = 0;
  for (const [at, places] of pairs.entries()) {
    const id = ids[at] ?? -1;
    const share = (contributions.get(id) ?? 0) / ids.filter((each) => each === id).length / 2;
    for (const place of places) {
      if (place < 0 || place >= sums.length) rest += share;
      else sums[place] = (sums[place] ?? 0) + share;
    }
  }
  return rest;
};

const weightOf = (model: ClassifierModel, feature: number, column: number): number => {
  for (let at = model.starts[feature] ?? 0; at < (model.starts[feature + 1] ?? 0); at += 1)
    if (model.valueColumns[at] === column) return (model.values[at] ?? 0) * (model.scales[column] ?? 0);
  return 0;
};
