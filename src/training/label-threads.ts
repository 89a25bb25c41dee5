import { Worker } from 'node:worker_threads';
import { LABEL_ROWS_SHARED_MIN } from '../kernel/limits/training.ts';
import type { LabelWeights } from '../nlu/classifier/label-weights.ts';
import type { Problem } from '../nlu/classifier/svm.ts';
import { type LabelOrder, takeLabels } from './take-labels.ts';

/** Trains all labels of a classifier; the weights do not depend on the number of threads. */
export type TrainAllLabels = (problem: Problem, labels: number) => Promise<readonly LabelWeights[]>;

/**
 * @param helpersMax threads in addition to the calling one, started on the first large training. @param
 * rowsMin examples times labels from which helpers are used.
 */
export const labelThreads = (helpersMax: number, rowsMin = LABEL_ROWS_SHARED_MIN): TrainAllLabels => {
  let helpers: readonly Worker[] = [];
  return async (problem, labels) => {
    if (helpersMax === 0 || problem.rows.count * labels < rowsMin)
      return takeLabels(orderOf(problem, labels));
    if (helpers.length === 0) helpers = Array.from({ length: helpersMax }, startHelper);
    const order = orderOf(inSharedMemory(problem), labels);
    const replies = helpers.map((helper) => askHelper(helper, order));
    const ownWeights = takeLabels(order);
    try {
      return [...ownWeights, ...(await Promise.all(replies)).flat()];
    } catch {
      // A dead helper loses its labels, which are trained again.
      for (const helper of helpers) void helper.terminate();
      helpers = [];
      return takeLabels(orderOf(problem, labels));
    }
  };
};

const startHelper = (): Worker => new Worker(new URL('./label-thread.js', import.meta.url));

const orderOf = (problem: Problem, labels: number): LabelOrder => ({
  problem,
  labels,
  labelsTaken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
});

const askHelper = (helper: Worker, order: LabelOrder): Promise<readonly LabelWeights[]> =>
  new Promise((resolve, reject) => {
    const onMessage = (weights: readonly LabelWeights[]): void => {
      helper.off('error', onEnd).off('exit', onEnd);
      resolve(weights);
    };
    const onEnd = (): void => {
      helper.off('message', onMessage);
      reject(new Error('the thread has ended'));
    };
    helper.once('message', onMessage).once('error', onEnd).once('exit', onEnd);
    helper.postMessage(order);
  });

/** Shared, so that threads read it in place: large corpora have tens of megabytes. */
const inSharedMemory = ({ rows, labelOf, placeOf, importance, balance }: Problem): Problem => ({
  rows: {
    ...rows,
    starts: shareIntegers(rows.starts),
    columns: shareIntegers(rows.columns),
    values: shareNumbers(rows.values),
    dense: shareNumbers(rows.dense),
  },
  labelOf: shareIntegers(labelOf),
  placeOf: shareIntegers(placeOf),
  importance: shareNumbers(importance),
  balance,
});

const shareIntegers = (values: Int32Array): Int32Array => {
  const shared = new Int32Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
};

const shareNumbers = (values: Float32Array): Float32Array => {
  const shared = new Float32Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
};
