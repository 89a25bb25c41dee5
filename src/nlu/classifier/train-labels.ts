import type { SolveLabel } from './label-solver.ts';
import type { LabelWeights } from './label-weights.ts';

/** Smaller weights do not change a decision; dropping them removes nine tenths of the weights. */
const WEIGHT_MIN = 0.02;

/** Trains the labels `from` to `to` (exclusive). */
export const trainLabels = (dims: number, solve: SolveLabel, from: number, to: number): LabelWeights => {
  const scales = new Float32Array(to - from);
  const biases = new Float32Array(to - from);
  const dense = new Float32Array((to - from) * dims);
  const starts = new Int32Array(to - from + 1);
  const features: number[] = [];
  const weights: number[] = [];
  for (let label = from; label < to; label += 1) {
    const solved = solve(label);
    const last = solved.weights.length - 1;
    const sparse = solved.weights.subarray(0, last - dims);
    const scale = largest(sparse) / 127 || 1;
    for (let feature = 0; feature < sparse.length; feature += 1) {
      const weight = sparse[feature] as number; // in range
      if (weight < WEIGHT_MIN && weight > -WEIGHT_MIN) continue;
      features.push(solved.features?.[feature] ?? feature);
      weights.push(Math.round(weight / scale));
    }
    scales[label - from] = scale;
    biases[label - from] = solved.weights[last] ?? 0;
    dense.set(solved.weights.subarray(last - dims, last), (label - from) * dims);
    starts[label - from + 1] = features.length;
  }
  return {
    from,
    to,
    scales,
    biases,
    dense,
    starts,
    features: Int32Array.from(features),
    weights: Int8Array.from(weights),
  };
};

const largest = (weights: Float64Array): number => {
  let most = 0;
  for (let at = 0; at < weights.length; at += 1) most = Math.max(most, Math.abs(weights[at] as number));
  return most;
};
