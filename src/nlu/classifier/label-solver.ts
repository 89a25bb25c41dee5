import { LABEL_ROWS_WHOLE_MAX } from '../../kernel/limits/training.ts';
import { labelProblemsOf, opponentsOf } from './label-problems.ts';
import { type Problem, solveLabel, workspaceFor } from './svm.ts';

/** The weights of a label, in arrays that are used again for the next one. */
export type SolvedLabel = {
  /** The weights of its features, then of the dimensions, then the bias. */
  readonly weights: Float64Array;
  /** Which features these are; absent: all, in their order. */
  readonly features?: Int32Array;
};

export type SolveLabel = (label: number) => SolvedLabel;

/** The same problem and label give the same weights, in whatever order the labels are solved. */
export const labelSolver = (problem: Problem): SolveLabel =>
  isSolvedInParts(problem.rows.count, problem.placeOf.length)
    ? solverOfParts(problem)
    : solverOfWhole(problem);

/** Parts that are not much smaller than the whole gain little time. */
const PART_SHARE_MAX = 1 / 8;

const isSolvedInParts = (rows: number, labels: number): boolean =>
  rows * labels > LABEL_ROWS_WHOLE_MAX && opponentsOf(rows / labels) < PART_SHARE_MAX * rows;

/** Trains each label against all rows. */
export const solverOfWhole = (problem: Problem): SolveLabel => {
  const work = workspaceFor(problem.rows);
  return (label) => {
    solveLabel(problem, label, work);
    return work;
  };
};

/** Trains each label against the rows of label-problems.ts. */
export const solverOfParts = (problem: Problem): SolveLabel => {
  const problemOf = labelProblemsOf(problem);
  return (label) => {
    const { problem: part, features, squares } = problemOf(label);
    const work = workspaceFor(part.rows, squares);
    solveLabel(part, 0, work, 'part');
    return { weights: work.weights, features };
  };
};
