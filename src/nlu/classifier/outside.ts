/**
 * How much a text resembles the background sentences more than all of the agent's phrases: one more problem
 * of one against all others, of the texts that belong to no label.
 *
 * The sentences hardly teach the labels themselves, because that would cost understanding: an agent for
 * general questions has phrases that resemble them. Instead, part of this margin is subtracted from those
 * of all labels.
 */
import type { LabelWeights } from './label-weights.ts';
import { dot, type Problem, workspaceFor } from './svm.ts';
import { trainLabels } from './train-labels.ts';

/** What the labels' margins lose. With more, fewer texts are refused that no sentence resembles either. */
export const OUTSIDE_SHARE = 0.2;

export type Outside = {
  readonly weights: LabelWeights;
  /** Of each row, for the training of the labels. */
  readonly importance: Float32Array;
};

/**
 * @param outside the number of the label that stands for none: the one after the last
 * @param importanceOfBackground for the labels, which ignore a sentence that looks like the agent's own texts
 * even to the model that learned the opposite
 */
export const trainOutside = (
  problem: Problem,
  outside: number,
  { background, importanceOfBackground }: Background,
): Outside => {
  const work = workspaceFor(problem.rows);
  const weights = trainLabels(problem, work, outside, outside + 1);
  const bias = work.weights.at(-1) ?? 0;
  const importance = problem.importance.map((own, row) => {
    if (background[row] !== 1) return own;
    return bias + dot(problem.rows, row, work.weights) < 0 ? 0 : importanceOfBackground;
  });
  return { weights, importance };
};

export type Background = {
  /** 1 for the rows of background sentences. */
  readonly background: Uint8Array;
  readonly importanceOfBackground: number;
};
