/**
 * The parameters of a linear-chain conditional random field: for each feature, weights of the labels that it
 * speaks for or against; for each pair of labels, a weight of the one following the other.
 */
import { insideLabel, labelCountOf } from './labels.ts';

export type Weights = {
  /** How many labels there are. */
  readonly labels: number;
  /**
   * Feature n's weights are `values[firsts[n] .. firsts[n + 1]]`, those of the labels `labelOf` at the same
   * place.
   */
  readonly firsts: Int32Array;
  readonly labelOf: Uint16Array;
  readonly values: Float32Array;
  /** `to * labels + from`; after these the labels of a first token. −∞ where a continuation is impossible. */
  readonly transitions: Float32Array;
};

/** All 0 where possible, −∞ where not. */
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
 * `into[row + label]` += the weights of features `start` to `end`; a feature below 0 is unknown and adds
 * nothing.
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
    const feature = features[at] as number; // this and what follows: in range by construction
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
