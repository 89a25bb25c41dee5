import { describe, expect, it } from 'vitest';
import { assembleClassifier } from '../nlu/classifier/assemble-classifier.ts';
import { labelSolver } from '../nlu/classifier/label-solver.ts';
import { type ClassifierInput, prepareTraining } from '../nlu/classifier/prepare-training.ts';
import { trainClassifier } from '../nlu/classifier/train-classifier.ts';
import { trainLabels } from '../nlu/classifier/train-labels.ts';
import { labelThreads } from './label-threads.ts';
import { takeLabels } from './take-labels.ts';

const names = ['open', 'close', 'find', 'change', 'cancel', 'explain', 'repeat', 'share', 'book'];
const input: ClassifierInput = {
  language: 'en',
  labels: names.map((name) => ({ id: name, name })),
  examples: names.flatMap((name) => [
    { text: `please ${name} my account`, label: name },
    { text: `${name} it`, label: name },
  ]),
  negatives: [],
};
const prepared = prepareTraining(input);
const { problem } = prepared;
const alone = Buffer.from(trainClassifier(input));

describe('labels trained by several threads', () => {
  it('give the same classifier, regardless of which thread trains which label', () => {
    const taken = new SharedArrayBuffer(4);
    new Int32Array(taken)[0] = 4;
    const rest = takeLabels({ problem, labels: names.length, labelsTaken: taken });
    const first = trainLabels(problem.rows.dims, labelSolver(problem), 0, 4);
    expect(alone.equals(assembleClassifier(prepared, [...rest, first]))).toBe(true);
    expect(takeLabels({ problem, labels: names.length, labelsTaken: taken })).toEqual([]);
  });

  it('are trained by the calling thread if there is little to do', async () => {
    const parts = await labelThreads(3)(problem, names.length);
    expect(alone.equals(assembleClassifier(prepared, parts))).toBe(true);
  });

  it('are trained even if the helpers die', async () => {
    // Without compilation the file of the threads does not exist.
    const parts = await labelThreads(2, 0)(problem, names.length);
    expect(alone.equals(assembleClassifier(prepared, parts))).toBe(true);
  });
});
