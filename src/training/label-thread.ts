import { parentPort } from 'node:worker_threads';
import { type LabelOrder, takeLabels } from './take-labels.ts';

/** Helps the training thread with its labels. */
parentPort?.on('message', (order: LabelOrder) => {
  parentPort?.postMessage(takeLabels(order));
});
