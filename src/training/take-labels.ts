import type { LabelWeights } from '../nlu/classifier/label-weights.ts';
import type { Problem } from '../nlu/classifier/svm.ts';
import { workspaceFor } from '../nlu/classifier/svm.ts';
import { trainLabels } from '../nlu/classifier/train-labels.ts';

/** A classifier's labels, to be trained by several threads. */
export type LabelOrder = {
  /** Its arrays are in shared memory. */
  readonly problem: Problem;
  /** The number of labels. */
  readonly labels: number;
  /** One 32-bit number: how many labels the threads have taken. */
  readonly taken: SharedArrayBuffer;
};

/** Few, so that all threads finish at about the same time. */
const LABELS_AT_A_TIME = 4;

/** Trains labels that no thread has taken, until none are left; runs on every thread of the order. */
export const takeLabels = ({ problem, labels, taken }: LabelOrder): readonly LabelWeights[] => {
  const next = new Int32Array(taken);
  const work = workspaceFor(problem.rows);
  const parts: LabelWeights[] = [];
  for (;;) {
    const from = Atomics.add(next, 0, LABELS_AT_A_TIME);
    if (from >= labels) return parts;
    parts.push(trainLabels(problem, work, from, Math.min(labels, from + LABELS_AT_A_TIME)));
  }
};
