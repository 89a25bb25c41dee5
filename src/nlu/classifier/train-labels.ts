import type { LabelWeights } from './label-weights.ts';
import { type Problem, solveLabel, type Workspace } from './svm.ts';

/** Smaller weights do not change a decision; dropping them removes nine tenths of the weights. */
const WEIGHT_MIN = 0.02;

/** Trains the labels `from` to `to` (exclusive). */
export const trainLabels = (problem: Problem, work: Workspace, from: number, to: number): LabelWeights => {
  const { rows } = problem;
  const scales = new Float32Array(to - from);
  const biases = new Float32Array(to - from);
  const dense = new Float32Array((to - from) * rows.dims);
  const starts = new Int32Array(to - from + 1);
  const features: number[] = [];
  const weights: number[] = [];
  for (let label = from; label < to; label += 1) {
    solveLabel(problem, label, work);
    const sparse = work.weights.subarray(0, rows.features);
    const scale = largest(sparse) / 127 || 1;
    for (let feature = 0; feature < sparse.length; feature += 1) {
      const weight = sparse[feature] as number; // in range
      if (weight < WEIGHT_MIN && weight > -WEIGHT_MIN) continue;
      features.push(feature);
      weights.push(Math.round(weight / scale));
    }
    scales[label - from] = scale;
    biases[label - from] = work.weights[rows.features + rows.dims] ?? 0;
    dense.set(work.weights.subarray(rows.features, rows.features + rows.dims), (label - from) * rows.dims);
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
