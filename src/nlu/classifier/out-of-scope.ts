/**
 * Out-of-scope texts: one more one-vs-rest problem separates the texts that belong to no label, mostly
 * background sentences, from all of the agent's phrases.
 *
 * The labels themselves learn little from background sentences, because an agent for general questions has
 * phrases that resemble them and would be understood less well. Instead, a share of the out-of-scope margin
 * is subtracted from the margins of all labels.
 */
import { solverOfWhole } from './label-solver.ts';
import type { LabelWeights } from './label-weights.ts';
import { dot, type Problem } from './svm.ts';
import { trainLabels } from './train-labels.ts';

/**
 * The share of the out-of-scope margin that is subtracted from each label's margin. A larger share refuses
 * fewer of the texts that resemble neither the agent's phrases nor the background sentences.
 */
export const OUT_OF_SCOPE_SHARE = 0.2;

export type OutOfScope = {
  readonly weights: LabelWeights;
  /** The importance of each row in the training of the labels. */
  readonly importance: Float32Array;
};

/**
 * Trains the out-of-scope weights, and computes the importance of each row for the labels. A background
 * sentence that even the out-of-scope model takes for one of the agent's texts gets importance 0.
 * @param label the number after the last label, which means none of them
 */
export const trainOutOfScope = (
  problem: Problem,
  label: number,
  { background, importanceOfBackground }: Background,
): OutOfScope => {
  const solved = solverOfWhole(problem)(label);
  const weights = trainLabels(problem.rows.dims, () => solved, label, label + 1);
  const bias = solved.weights.at(-1) ?? 0;
  const importance = problem.importance.map((own, row) => {
    if (background[row] !== 1) return own;
    return bias + dot(problem.rows, row, solved.weights) < 0 ? 0 : importanceOfBackground;
  });
  return { weights, importance };
};

export type Background = {
  /** 1 for the rows of background sentences. */
  readonly background: Uint8Array;
  /** The importance of each remaining background sentence in the training of the labels. */
  readonly importanceOfBackground: number;
};
