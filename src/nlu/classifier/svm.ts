/**
 * One label against all others: a linear support vector machine with squared hinge loss,
 *
 *   min_w  ½‖w‖² + Σᵢ Cᵢ·max(0, 1 − yᵢ·w·xᵢ)²
 *
 * solved in the dual, one coordinate at a time, each step exact:
 *
 *   αᵢ ← max(0, αᵢ − Gᵢ / (xᵢ·xᵢ + Dᵢ)),   Gᵢ = yᵢ·w·xᵢ − 1 + Dᵢ·αᵢ,   Dᵢ = 1 / 2Cᵢ,   w = Σᵢ αᵢ·yᵢ·xᵢ
 *
 * Hsieh, Chang, Lin, Keerthi & Sundararajan, "A dual coordinate descent method for large-scale linear SVM"
 * (2008), with more aggressive shrinking.
 *
 * Typed arrays are only read within their bounds: `as number` says so where a check would cost time.
 */
import { randomFrom } from './random.ts';
import type { Rows } from './rows.ts';

/** Training stops when all gradients lie within this range. LIBLINEAR uses .1; .3 has the same accuracy. */
const GRADIENT_SPREAD_MAX = 0.3;
const PASSES_MAX = { whole: 15, part: 10 };
/** Later passes visit few rows, and shuffling those speeds up convergence. */
const PASSES_IN_ORDER = 2;
/**
 * Most examples are far from the border from the start. An example whose α is 0 and whose gradient exceeds
 * these bounds, in the first pass and later, is dropped permanently. With many examples that is three times
 * as fast at the same accuracy. With few, where lower bounds would cost .2 points, it is twice as fast. A
 * part has few rows, but its sample represents many.
 */
const LEFT_OUT_ABOVE = {
  few: { first: 1, later: 0.3 },
  part: { first: 0.7, later: 0.2 },
  many: { first: 0.5, later: 0.1 },
};
const MANY_EXAMPLES = 5_000;
const GRADIENT_NONE = 1e-12;

export type Problem = {
  readonly rows: Rows;
  /** The label of each row. The number after the last label means none of them. */
  readonly labelOf: Int32Array;
  /** The place of each label. Labels of different places, except 0, are never trained against each other. */
  readonly placeOf: Int32Array;
  /** The importance of each row, 1 by default; rows of importance 0 are left out. */
  readonly importance: Float32Array;
  /** Exponent of class balancing: 0 (none) to 1 (a rare label weighs as much as all others). */
  readonly balance: number;
};

/** Large arrays, reused for every label. */
export type Workspace = {
  /** Sparse features, then dense ones, then the bias. */
  readonly weights: Float64Array;
  readonly alphas: Float64Array;
  /** The rows; the active ones first. */
  readonly order: Int32Array;
  /** `y` of each row. */
  readonly signs: Int8Array;
  /** `D` of each row. */
  readonly diagonals: Float64Array;
  /** `x·x` of each row, the bias feature included. */
  readonly squares: Float64Array;
};

export const workspaceFor = (rows: Rows, squares = squaresOf(rows)): Workspace => ({
  weights: new Float64Array(rows.features + rows.dims + 1),
  alphas: new Float64Array(rows.count),
  order: new Int32Array(rows.count),
  signs: new Int8Array(rows.count),
  diagonals: new Float64Array(rows.count),
  squares,
});

/** `x·x` of each row, the bias feature included. */
export const squaresOf = (rows: Rows): Float64Array =>
  Float64Array.from({ length: rows.count }, (_, row) => 1 + squareOf(rows, row));

const squareOf = ({ starts, values, dims, dense }: Rows, row: number): number =>
  squaresIn(values, starts[row] ?? 0, starts[row + 1] ?? 0) + squaresIn(dense, row * dims, (row + 1) * dims);

const squaresIn = (numbers: Float32Array, from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (numbers[at] as number) * (numbers[at] as number);
  return sum;
};

/**
 * Writes the weights of `label` to `work.weights`. The same problem and label give the same weights.
 * @param extent `part` for a problem of label-problems.ts
 */
export const solveLabel = (
  problem: Problem,
  label: number,
  work: Workspace,
  extent: keyof typeof PASSES_MAX = 'whole',
): void => {
  const count = initialise(problem, label, work);
  const random = randomFrom(label + 1);
  const ofWhole = count > MANY_EXAMPLES ? 'many' : 'few';
  const leftOutAbove = LEFT_OUT_ABOVE[extent === 'part' ? 'part' : ofWhole];
  let active = count;
  for (let pass = 0; pass < PASSES_MAX[extent]; pass += 1) {
    // The rows are already shuffled. The longest passes read them in memory order, which is twice as fast.
    if (pass >= PASSES_IN_ORDER) shuffle(work.order, active, random);
    const bound = pass === 0 ? leftOutAbove.first : leftOutAbove.later;
    const result = passOver(problem.rows, work, { active, leftOutAbove: bound });
    if (result.gradientMax - result.gradientMin <= GRADIENT_SPREAD_MAX) return;
    active = result.active;
  }
};

/** Initialises the order with the rows that count for `label`. @returns their number. */
const initialise = (problem: Problem, label: number, work: Workspace): number => {
  const { rows, labelOf, importance, balance } = problem;
  let count = 0;
  let ofLabel = 0;
  for (let row = 0; row < rows.count; row += 1) {
    const other = labelOf[row] as number;
    if (importance[row] === 0 || !areRivals(problem, label, other)) continue;
    work.order[count] = row;
    count += 1;
    if (other === label) ofLabel += 1;
  }
  const diagonalOf = (members: number): number => 0.5 * ((2 * Math.max(1, members)) / count) ** balance;
  const diagonalOfLabel = diagonalOf(ofLabel);
  const diagonalOfOthers = diagonalOf(count - ofLabel);
  work.weights.fill(0);
  work.alphas.fill(0);
  for (let at = 0; at < count; at += 1) {
    const row = work.order[at] as number;
    const isOfLabel = labelOf[row] === label;
    work.signs[row] = isOfLabel ? 1 : -1;
    work.diagonals[row] = (isOfLabel ? diagonalOfLabel : diagonalOfOthers) / (importance[row] as number);
  }
  return count;
};

/** Whether two labels are trained against each other. */
export const areRivals = ({ placeOf }: Pick<Problem, 'placeOf'>, label: number, other: number): boolean => {
  const [place, otherPlace] = [placeOf[label] ?? 0, placeOf[other] ?? 0];
  return place === 0 || otherPlace === 0 || place === otherPlace;
};

const shuffle = (order: Int32Array, count: number, random: () => number): void => {
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (count - at));
    const current = order[at] as number;
    order[at] = order[other] as number;
    order[other] = current;
  }
};

type Pass = { readonly active: number; readonly leftOutAbove: number };
type PassResult = { readonly active: number; readonly gradientMax: number; readonly gradientMin: number };

/** One step on each of the first `active` rows of the order. The remaining active rows keep their order. */
const passOver = (rows: Rows, work: Workspace, pass: Pass): PassResult => {
  const { weights, alphas, order, signs, diagonals, squares } = work;
  const { leftOutAbove } = pass;
  const bias = weights.length - 1;
  let active = 0;
  let gradientMax = Number.NEGATIVE_INFINITY;
  let gradientMin = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pass.active; at += 1) {
    const row = order[at] as number;
    const sign = signs[row] as number;
    const alpha = alphas[row] as number;
    const diagonal = diagonals[row] as number;
    const gradient = sign * ((weights[bias] as number) + dot(rows, row, weights)) - 1 + alpha * diagonal;
    if (alpha === 0 && gradient > leftOutAbove) continue;
    order[active] = row;
    active += 1;
    const projectedGradient = alpha === 0 ? Math.min(0, gradient) : gradient;
    gradientMax = Math.max(gradientMax, projectedGradient);
    gradientMin = Math.min(gradientMin, projectedGradient);
    if (Math.abs(projectedGradient) <= GRADIENT_NONE) continue;
    const newAlpha = Math.max(0, alpha - gradient / ((squares[row] as number) + diagonal));
    alphas[row] = newAlpha;
    const change = (newAlpha - alpha) * sign;
    weights[bias] = (weights[bias] as number) + change;
    addTo(weights, { rows, row, factor: change });
  }
  return { active, gradientMax, gradientMin };
};

/** Four independent sums, because with one each addition would have to wait for the previous one. */
export const dot = (rows: Rows, row: number, weights: Float64Array): number => {
  const { starts, columns, values, dense, dims, features } = rows;
  const end = starts[row + 1] as number;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let at = starts[row] as number;
  for (; at + 3 < end; at += 4) {
    a += (weights[columns[at] as number] as number) * (values[at] as number);
    b += (weights[columns[at + 1] as number] as number) * (values[at + 1] as number);
    c += (weights[columns[at + 2] as number] as number) * (values[at + 2] as number);
    d += (weights[columns[at + 3] as number] as number) * (values[at + 3] as number);
  }
  for (; at < end; at += 1) a += (weights[columns[at] as number] as number) * (values[at] as number);
  const from = row * dims;
  let dim = 0;
  for (; dim + 3 < dims; dim += 4) {
    a += (weights[features + dim] as number) * (dense[from + dim] as number);
    b += (weights[features + dim + 1] as number) * (dense[from + dim + 1] as number);
    c += (weights[features + dim + 2] as number) * (dense[from + dim + 2] as number);
    d += (weights[features + dim + 3] as number) * (dense[from + dim + 3] as number);
  }
  for (; dim < dims; dim += 1) a += (weights[features + dim] as number) * (dense[from + dim] as number);
  return a + b + (c + d);
};

type Addition = { readonly rows: Rows; readonly row: number; readonly factor: number };

const addTo = (weights: Float64Array, { rows, row, factor }: Addition): void => {
  const { starts, columns, values, dense, dims, features } = rows;
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    const column = columns[at] as number;
    weights[column] = (weights[column] as number) + factor * (values[at] as number);
  }
  const from = row * dims;
  for (let dim = 0; dim < dims; dim += 1)
    weights[features + dim] = (weights[features + dim] as number) + factor * (dense[from + dim] as number);
};
