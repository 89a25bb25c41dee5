import type { CrfProblem, TrainingRow } from './crf-problem.ts';
import type { Weights } from './weights.ts';

/** In a large set, a feature this rare gets weights only for the labels that it occurs with. */
const RARE_COUNT_MAX = 4;
export const LARGE_SET_PHRASES = 500;

/** Zero weights: for most features one per label, because a feature may also speak against labels. */
export const layOutWeights = (
  problem: CrfProblem,
  labels: number,
): Pick<Weights, 'firsts' | 'labelOf' | 'values'> => {
  const { featureCount } = problem;
  const rare = labelsOfRare(problem);
  const firsts = new Int32Array(featureCount + 1);
  for (let f = 0; f < featureCount; f++) firsts[f + 1] = (firsts[f] ?? 0) + (rare.get(f)?.size ?? labels);
  const labelOf = new Uint16Array(firsts[featureCount] ?? 0);
  const all = Uint16Array.from({ length: labels }, (_, label) => label);
  for (let f = 0; f < featureCount; f++) {
    const rareLabels = rare.get(f);
    labelOf.set(rareLabels === undefined ? all : Uint16Array.from(rareLabels).sort(), firsts[f] ?? 0);
  }
  return { firsts, labelOf, values: new Float32Array(labelOf.length) };
};

/** The labels that each rare feature occurs with. */
const labelsOfRare = (problem: CrfProblem): ReadonlyMap<number, ReadonlySet<number>> => {
  const rare = new Map<number, Set<number>>();
  if (problem.rows.length < LARGE_SET_PHRASES) return rare;
  const counts = countFeatures(problem);
  for (const row of problem.rows)
    for (const [t, label] of row.labels.entries())
      for (const feature of featuresAt(row, t)) {
        if ((counts[feature] ?? 0) > RARE_COUNT_MAX) continue;
        rare.set(feature, (rare.get(feature) ?? new Set<number>()).add(label));
      }
  return rare;
};

const featuresAt = ({ markedRows }: TrainingRow, t: number): Int32Array =>
  markedRows.features.subarray(markedRows.starts[t], markedRows.starts[t + 1]);

/** A feature with a prior never counts as rare. */
const countFeatures = ({ rows, featureCount, priors }: CrfProblem): Int32Array => {
  const counts = new Int32Array(featureCount);
  for (const { markedRows } of rows)
    for (const feature of markedRows.features) counts[feature] = (counts[feature] ?? 0) + 1;
  for (const { feature } of priors) counts[feature] = RARE_COUNT_MAX + 1;
  return counts;
};
