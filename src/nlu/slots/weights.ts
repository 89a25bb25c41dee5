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
 * skipped.
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
  for (let at = start; at < end; at++) {
    const feature = features[at] as number; // in range by construction, as are the casts below
    if (feature < 0) continue;
    const first = firsts[feature] as number;
    const last = firsts[feature + 1] as number;
    if (last - first === labels)
      for (let y = 0; y < labels; y++)
        into[row + y] = (into[row + y] as number) + (values[first + y] as number);
    else
      for (let w = first; w < last; w++) {
        const cell = row + (labelOf[w] as number);
        into[cell] = (into[cell] as number) + (values[w] as number);
      }
  }
};
