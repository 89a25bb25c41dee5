import { labelSolver } from '../nlu/classifier/label-solver.ts';
import type { LabelWeights } from '../nlu/classifier/label-weights.ts';
import type { Problem } from '../nlu/classifier/svm.ts';
import { trainLabels } from '../nlu/classifier/train-labels.ts';

/** A classifier's labels, to be trained by several threads. */
export type LabelOrder = {
  /** Its arrays are in shared memory. */
  readonly problem: Problem;
  /** The number of labels. */
  readonly labels: number;
  /** One 32-bit number: how many labels the threads have taken. */
  readonly labelsTaken: SharedArrayBuffer;
};

/** Few, so that all threads finish at about the same time. */
const LABELS_AT_A_TIME = 4;

/** Trains labels that no thread has taken, until none are left; runs on every thread of the order. */
export const takeLabels = ({ problem, labels, labelsTaken }: LabelOrder): readonly LabelWeights[] => {
  const nextLabel = new Int32Array(labelsTaken);
  const solve = labelSolver(problem);
  const weights: LabelWeights[] = [];
  for (;;) {
    const from = Atomics.add(nextLabel, 0, LABELS_AT_A_TIME);
    if (from >= labels) return weights;
    weights.push(trainLabels(problem.rows.dims, solve, from, Math.min(labels, from + LABELS_AT_A_TIME)));
  }
};
