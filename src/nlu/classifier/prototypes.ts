/**
 * The prototype of a label is the mean of its examples' vectors by the sentence encoder (Rocchio 1971). A
 * text's similarity to it is added to the label's margin. With few examples the support vectors mostly say
 * what separates the labels from each other. The prototype says what the texts of one label have in common,
 * so unrelated texts, which resemble none of them, score lower.
 *
 * The similarity is linear in the text's vector, so `assembleClassifier` adds the prototype to the label's
 * weights.
 */

/** What a similarity of 1 adds to the margin. */
const PROTOTYPE_SHARE = 1;

/** Vectors of texts, one after the other, of length 1, or 0 for the empty text. */
export type TextVectors = { readonly values: Float32Array; readonly dims: number };

export type Prototypes = {
  /** Of each label, what each dimension of a text's vector adds to its margin. */
  readonly weights: Float32Array;
  readonly dims: number;
  /** How much higher the border is with the encoder; see score-curve.ts. */
  readonly border: number;
};

/** @param labelOf the label of each text; the number `labels` means that a text has no label */
export const prototypesOf = (vectors: TextVectors, labelOf: Int32Array, labels: number): Prototypes => {
  const { dims } = vectors;
  const sums = Array.from({ length: labels }, () => new Float32Array(dims));
  const texts = Array.from(labelOf, (label, row) => ({
    label,
    vector: vectors.values.subarray(row * dims, (row + 1) * dims),
  }));
  for (const { label, vector } of texts) {
    const sum = sums[label];
    if (sum !== undefined) for (const [dim, value] of vector.entries()) sum[dim] = (sum[dim] ?? 0) + value;
  }
  const weights = new Float32Array(labels * dims);
  for (const [label, sum] of sums.entries()) {
    const factor = PROTOTYPE_SHARE / lengthOf(dot(sum, sum));
    weights.set(
      sum.map((value) => value * factor),
      label * dims,
    );
  }
  return { weights, dims, border: borderAmong(texts, sums) };
};

type LabelledVector = { readonly label: number; readonly vector: Float32Array };

/**
 * How much higher the border of the score is with the encoder. Two similarities are estimated: of own texts
 * to their prototype, from each example and the other examples of its label; and of unrelated texts to the
 * nearest prototype, from the examples of no label. The border lies halfway between them, because some
 * encoders find all texts similar and others hardly any. It is higher the further they are apart, as in an
 * agent for one field: such an agent can refuse more without losing its own texts.
 *
 * Fitted with all-MiniLM-L6-v2 on the same agents as score-curve.ts.
 */
const borderAmong = (texts: readonly LabelledVector[], sums: readonly Float32Array[]): number => {
  const lengths = sums.map((sum) => lengthOf(dot(sum, sum)));
  const ownSimilarities: number[] = [];
  const unrelatedSimilarities: number[] = [];
  for (const { label, vector } of texts) {
    const sum = sums[label];
    if (sum === undefined)
      unrelatedSimilarities.push(
        sums.reduce((most, other, at) => Math.max(most, dot(other, vector) / (lengths[at] ?? 1)), 0),
      );
    else ownSimilarities.push(similarityToOthers(sum, vector));
  }
  const [inner, outer] = [mean(ownSimilarities), mean(unrelatedSimilarities)];
  const separation = (inner - outer) / Math.max(SQUARE_MIN, 1 - outer);
  const halfway = (PROTOTYPE_SHARE * (inner + outer)) / 2;
  return halfway + ENCODER_GAIN + Math.max(0, separation - SEPARATION_OF_VARIED_TEXTS);
};

/** An encoder raises the margins of own texts a little more than its prototypes do. */
const ENCODER_GAIN = 0.04;
/** Below this distance of the two similarities, an agent's own texts vary too much to refuse more texts. */
const SEPARATION_OF_VARIED_TEXTS = 0.45;

/** The similarity of an example to the sum of the other examples of its label. */
const similarityToOthers = (sum: Float32Array, vector: Float32Array): number => {
  const along = dot(sum, vector);
  const square = dot(vector, vector);
  return (along - square) / lengthOf(dot(sum, sum) - 2 * along + square);
};

/** Smaller squares are rounding errors: without its only example, the sum of a label should be 0. */
const SQUARE_MIN = 1e-6;
const lengthOf = (square: number): number => (square < SQUARE_MIN ? 1 : Math.sqrt(square));

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let dim = 0; dim < a.length; dim += 1) sum += (a[dim] as number) * (b[dim] as number); // in range
  return sum;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
