/**
 * The margins of a text: the sum of what its words add to each label, less a share of the out-of-scope
 * margin. Every query runs this code, so the arrays are reused for the next text.
 */
import type { Token } from '../text/tokens.ts';
import { UNKNOWN_WORD_SQUARE } from '../vectors/vectors.ts';
import { OUT_OF_SCOPE_SHARE } from './out-of-scope.ts';
import { addFeature, type ScoredWord, type Scorer, scoredWord } from './scorer.ts';
import { empty } from './sparse-sum.ts';
import { rowScale, sublinear, weighSequence } from './weighting.ts';

/** One-vs-rest margins in label order, in the scorer's own array: valid until the next text is scored. */
export const marginsOf = (
  scorer: Scorer,
  tokens: readonly Token[],
  sentence: Float32Array | undefined,
): Float64Array => {
  const { model, sums } = scorer;
  const { scales, biases, weights } = model;
  const words = tokens.map((token) => scoredWord(scorer, token));
  const scale = rowScale(weights);
  sums.fill(0);
  addWordBlock(scorer, words, weights.words * scale);
  addCharacterBlock(scorer, words, scale);
  for (let column = 0; column < sums.length; column += 1)
    sums[column] = (sums[column] as number) * (scales[column] as number) + (biases[column] as number);
  if (scorer.vectors !== undefined) addVector(scorer, words, weights.vector * scale);
  if (model.encoder !== undefined) addSentence(scorer, sentence, (weights.sentence ?? 0) * scale);
  const labels = sums.length - 1;
  const outOfScope = OUT_OF_SCOPE_SHARE * (sums[labels] as number);
  for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] as number) - outOfScope;
  return scorer.margins;
};

const addWordBlock = (
  { model, weighing, features, sums }: Scorer,
  words: readonly ScoredWord[],
  factor: number,
): void => {
  const square = weighSequence(words.map(stemOf), weighing, features);
  const scale = factor / Math.sqrt(square || 1);
  for (let at = 0; at < features.count; at += 1)
    addFeature(model, features.features[at] as number, (features.values[at] as number) * scale, sums);
  empty(features);
};

const stemOf = (word: ScoredWord): number => word.stem;

const addCharacterBlock = ({ sums, addends }: Scorer, words: readonly ScoredWord[], factor: number): void => {
  for (const word of words) word.count += 1;
  let square = 0;
  for (const word of words) {
    if (word.count === 0) continue;
    const times = sublinear(word.count);
    square += times ** 2 * word.square;
    addends.add(word.row, times);
    word.count = 0;
  }
  addends.addAllTo(sums, square === 0 ? 0 : factor / Math.sqrt(square), 0);
};

const addVector = (
  { sums, sentence, addends }: Scorer,
  words: readonly ScoredWord[],
  factor: number,
): void => {
  let square = 0;
  for (const { row, unknown } of words) {
    square += unknown * UNKNOWN_WORD_SQUARE;
    addends.add(row, 1);
  }
  sentence.fill(0);
  addends.addAllTo(sentence, 1, 2 * sums.length);
  for (let dim = 0; dim < sentence.length; dim += 1) square += (sentence[dim] as number) ** 2;
  if (square === 0) return;
  for (const { row } of words) addends.add(row, 1);
  addends.addAllTo(sums, factor / Math.sqrt(square), sums.length);
};

const addSentence = (
  { model, sums, sentenceRows, addends }: Scorer,
  sentence: Float32Array | undefined,
  factor: number,
): void => {
  if (sentence?.length !== model.encoder?.dims)
    throw new TypeError("the model needs the text's vector by its sentence encoder");
  for (const [dim, row] of sentenceRows.entries()) addends.add(row, sentence?.[dim] ?? 0);
  addends.addAllTo(sums, factor, 0);
};
