import type { EncodedTexts } from '../vectors/encoded-texts.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { assembleClassifier } from './assemble-classifier.ts';
import { labelSolver } from './label-solver.ts';
import { type ClassifierInput, prepareTraining } from './prepare-training.ts';
import { trainLabels } from './train-labels.ts';

/**
 * Trains a classifier on one thread. The same input and vectors give the same bytes. On several threads, call
 * `prepareTraining`, then `trainLabels` with ranges of labels, then `assembleClassifier`; same bytes.
 */
export const trainClassifier = (
  input: ClassifierInput,
  vectors?: Vectors,
  encoded?: EncodedTexts,
): Uint8Array => {
  const prepared = prepareTraining(input, vectors, encoded);
  const { problem } = prepared;
  return assembleClassifier(prepared, [
    trainLabels(problem.rows.dims, labelSolver(problem), 0, prepared.labels.length),
  ]);
};
