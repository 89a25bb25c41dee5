import { packClassifier } from './classifier-bytes.ts';
import { groupStartsIn } from './group-starts.ts';
import type { LabelWeights } from './label-weights.ts';
import type { PreparedTraining } from './prepare-training.ts';
import { rowScale } from './weighting.ts';

/** The trained model's bytes; together, `parts` contain each label once, in any order. */
export const assembleClassifier = (
  prepared: PreparedTraining,
  parts: readonly LabelWeights[],
): Uint8Array => {
  const orderedParts = [...parts, prepared.outOfScope].sort((a, b) => a.from - b.from || a.to - b.to);
  const columnCount = orderedParts.reduce((at, part) => (part.from === at ? part.to : Number.NaN), 0);
  if (columnCount !== prepared.labels.length + 1)
    throw new TypeError('the parts do not cover the labels once each');
  const { dims } = prepared.problem.rows;
  const scales = new Float32Array(columnCount);
  const biases = new Float32Array(columnCount);
  for (const part of orderedParts) {
    scales.set(part.scales, part.from);
    biases.set(part.biases, part.from);
  }
  return packClassifier({
    language: prepared.language,
    labels: prepared.labels,
    words: prepared.words,
    texts: prepared.vocabulary.texts,
    weights: prepared.weights,
    border: prepared.border,
    vectorDims: dims,
    vectorFingerprint: prepared.vectorFingerprint,
    ...(prepared.encoder && { encoder: prepared.encoder }),
    hashes: prepared.vocabulary.hashes,
    textFrequencies: prepared.vocabulary.textFrequencies,
    scales,
    biases,
    dense: withPrototypes(byDimension(orderedParts, dims, columnCount), prepared, columnCount),
    ...byFeature(orderedParts, prepared.vocabulary.hashes.length),
  });
};

/**
 * Transposes a row of dimensions per label to a row of labels per dimension, the order in which scores are
 * summed.
 */
const byDimension = (parts: readonly LabelWeights[], dims: number, labels: number): Float32Array => {
  const dense = new Float32Array(labels * dims);
  for (const part of parts)
    for (const [at, weight] of part.dense.entries())
      dense[(at % dims) * labels + part.from + Math.floor(at / dims)] = weight;
  return dense;
};

/**
 * Adds the prototypes to the trained weights. A prototype applies to the encoder's own vector, a trained
 * weight to the vector as weighting.ts scales it, so prototypes are divided by that scale.
 */
const withPrototypes = (
  dense: Float32Array,
  { prototypes, weights, problem }: PreparedTraining,
  columns: number,
) => {
  if (prototypes === undefined) return dense;
  const factor = 1 / (rowScale(weights) * (weights.sentence ?? 1));
  const start = problem.rows.dims - prototypes.dims;
  for (const [at, weight] of prototypes.weights.entries()) {
    const place = (start + (at % prototypes.dims)) * columns + Math.floor(at / prototypes.dims);
    dense[place] = (dense[place] ?? 0) + weight * factor;
  }
  return dense;
};

type SparseWeights = {
  readonly starts: Uint32Array;
  readonly valueColumns: Uint16Array;
  readonly values: Int8Array;
};

/** Transposes a row of features per label to a row of labels per feature, by counting. */
const byFeature = (parts: readonly LabelWeights[], features: number): SparseWeights => {
  const starts = Uint32Array.from(
    groupStartsIn(
      parts.map((part) => part.features),
      features,
    ),
  );
  const next = starts.slice();
  const valueColumns = new Uint16Array(starts[features] ?? 0);
  const values = new Int8Array(valueColumns.length);
  for (const part of parts) {
    let label = part.from;
    for (const [at, feature] of part.features.entries()) {
      while (at >= (part.starts[label - part.from + 1] ?? Number.POSITIVE_INFINITY)) label += 1;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      valueColumns[place] = label;
      values[place] = part.weights[at] ?? 0;
    }
  }
  return { starts, valueColumns, values };
};
