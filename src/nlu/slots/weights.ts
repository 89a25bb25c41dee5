/**
 * The parameters of a linear-chain conditional random field: per feature, weights of labels; per pair of
 * labels, a weight of the transition.
 */
import { insideLabel, labelCountOf } from './labels.ts';

export type Weights = {
  /** How many labels there are. */
  readonly labels: number;
  /**
   * Feature n has the weights `values[firsts[n] .. firsts[n + 1]]`, for the labels in `labelOf` at the same
   * indices.
   */
  readonly firsts: Int32Array;
  readonly labelOf: Uint16Array;
  readonly values: Float32Array;
  /** `to * labels + from`, then the labels of a first token. −∞ if a continuation is impossible. */
  readonly transitions: Float32Array;
};

/** 0 for possible transitions, −∞ for impossible ones. */
export const createTransitions = (slots: number): Float32Array => {
  const labels = labelCountOf(slots);
  const transitions = new Float32Array((labels + 1) * labels);
  for (let slot = 0; slot < slots; slot++) {
    const inside = insideLabel(slot);
    for (let from = 0; from < labels; from++)
      if (from !== inside && from !== inside - 1) transitions[inside * labels + from] = -Infinity;
    transitions[labels * labels + inside] = -Infinity;
  }
  return transitions;
};

/**
 * Adds the weights of features `start` to `end` to `into[row + label]`. A feature below 0 is unknown and
 * skipped. Features with a weight for each label are added four at a time, so that a sum is loaded and
 * stored once for the four. Indices are in range by construction, which `as number` tells the compiler.
 */
export const addEmissions = (
  weights: Weights,
  features: Int32Array,
  start: number,
  end: number,
  into: Float64Array,
  row: number,
): void => {
  const { firsts, labelOf, values, labels } = weights;
  let waiting = 0;
  for (let at = start; at < end; at++) {
    const feature = features[at] as number;
    if (feature < 0) continue;
    const first = firsts[feature] as number;
    const last = firsts[feature + 1] as number;
    if (last - first < labels)
      for (let w = first; w < last; w++) {
        const cell = row + (labelOf[w] as number);
        into[cell] = (into[cell] as number) + (values[w] as number);
      }
    else {
      FOUR[waiting++] = first;
      if (waiting < FOUR.length) continue;
      addFour(values, into, row, labels);
      waiting = 0;
    }
  }
  for (let at = 0; at < waiting; at++) addOne(values, FOUR[at] as number, into, row, labels);
};

/** Where the weights of up to four features begin; scratch space of `addEmissions`. */
const FOUR = new Int32Array(4);

const addFour = (values: Float32Array, into: Float64Array, row: number, labels: number): void => {
  const [a, b, c, d] = [FOUR[0] as number, FOUR[1] as number, FOUR[2] as number, FOUR[3] as number];
  for (let y = 0; y < labels; y++)
    into[row + y] =
      (into[row + y] as number) +
      (values[a + y] as number) +
      (values[b + y] as number) +
      (values[c + y] as number) +
      (values[d + y] as number);
};

const addOne = (
  values: Float32Array,
  first: number,
  into: Float64Array,
  row: number,
  labels: number,
): void => {
  for (let y = 0; y < labels; y++) into[row + y] = (into[row + y] as number) + (values[first + y] as number);
};
