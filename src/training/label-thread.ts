import { parentPort } from 'node:worker_threads';
import { type LabelOrder, takeLabels } from './take-labels.ts';

/** Trains a share of the labels for the training thread. */
parentPort?.on('message', (order: LabelOrder) => {
  parentPort?.postMessage(takeLabels(order));
});
