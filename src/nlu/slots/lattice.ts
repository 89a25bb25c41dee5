/**
 * Inference in a linear-chain conditional random field (Lafferty, McCallum & Pereira 2001):
 *   p(y | x) = exp Σₜ (emission[t, yₜ] + transition[yₜ₋₁ → yₜ]) / Z(x)
 * forward and backward sums give the marginals and Z; viterbi.ts gives the best labelling.
 * A continuation has two predecessors only (labels.ts). For the other labels only the likely predecessors
 * are summed, as in the sparse forward-backward of Pal, Sutton & McCallum (2006): the cost of a token is
 * labels × likely labels instead of labels².
 * Indices are in range by construction, which `as number` tells the compiler.
 */
import { isInside } from './labels.ts';

/** Sums over all readings of one text, each row scaled to 1. Row-major, tokens × labels. */
export type Lattice = {
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** exp(emission − the row's largest). */
  readonly potential: Float64Array;
  /** The labels with a share of their row's forward sum worth adding; ends early with NO_LABEL. */
  readonly likely: Uint16Array;
};

/** A label with less of its row's forward sum changes no probability that training or tagging can notice. */
const SHARE_MIN = 1e-6;
/** More than any label's number. */
const NO_LABEL = 0xffff;

/** Reused between texts, because allocating it would cost as much as the sums. */
export const createLattice = (cells: number): Lattice => ({
  forward: new Float64Array(cells),
  backward: new Float64Array(cells),
  potential: new Float64Array(cells),
  likely: new Uint16Array(cells),
});

/**
 * exp(transition) of each pair of labels, at `from * labels + to`, then of the labels of a first token. The
 * transitions have the opposite order (weights.ts), but sums run over all `to` of a likely `from`.
 */
export const stepsOf = (transitions: Float32Array, labels: number): Float64Array => {
  const steps = new Float64Array(transitions.length);
  for (const [at, transition] of transitions.entries()) steps[stepAt(at, labels)] = Math.exp(transition);
  return steps;
};

/** Where the steps have the transition number `at`. */
export const stepAt = (at: number, labels: number): number =>
  at < labels * labels ? (at % labels) * labels + Math.floor(at / labels) : at;

/** Fills the lattice. `emissions` is tokens × labels. */
export const fillLattice = (
  lattice: Lattice,
  emissions: Float64Array,
  steps: Float64Array,
  tokens: number,
  labels: number,
): void => {
  const { potential } = lattice;
  for (let t = 0; t < tokens; t++) {
    const row = t * labels;
    let largest = -Infinity;
    for (let y = 0; y < labels; y++) largest = Math.max(largest, emissions[row + y] as number);
    for (let y = 0; y < labels; y++) potential[row + y] = Math.exp((emissions[row + y] as number) - largest);
  }
  sumForward(lattice, steps, tokens, labels);
  sumBackward(lattice, steps, tokens, labels);
};

const sumForward = (lattice: Lattice, steps: Float64Array, tokens: number, labels: number): void => {
  const { forward, potential } = lattice;
  for (let t = 0; t < tokens; t++) {
    const row = t * labels;
    if (t === 0) forward.set(steps.subarray(labels * labels), 0);
    else sumInflow(lattice, steps, row, labels);
    let total = 0;
    for (let y = 0; y < labels; y++) {
      const sum = (forward[row + y] as number) * (potential[row + y] as number);
      forward[row + y] = sum;
      total += sum;
    }
    scaleRow(forward, row, labels, total);
    listLikely(lattice, row, labels);
  }
};

const listLikely = ({ forward, likely }: Lattice, row: number, labels: number): void => {
  let end = row;
  for (let y = 0; y < labels; y++) if ((forward[row + y] as number) >= SHARE_MIN) likely[end++] = y;
  if (end < row + labels) likely[end] = NO_LABEL;
};

/** Sets each label of a row to the sum of what reaches it from the row before. */
const sumInflow = ({ forward, likely }: Lattice, steps: Float64Array, row: number, labels: number): void => {
  const before = row - labels;
  forward[row] = 0;
  for (let y = 1; y < labels; y += 2) {
    forward[row + y] = 0;
    forward[row + y + 1] =
      (forward[before + y] as number) * (steps[y * labels + y + 1] as number) +
      (forward[before + y + 1] as number) * (steps[(y + 1) * labels + y + 1] as number);
  }
  for (let at = before; at < row; at++) {
    const from = likely[at] as number;
    if (from === NO_LABEL) break;
    const share = forward[before + from] as number;
    const out = from * labels;
    forward[row] = (forward[row] as number) + share * (steps[out] as number);
    for (let y = 1; y < labels; y += 2)
      forward[row + y] = (forward[row + y] as number) + share * (steps[out + y] as number);
  }
};

/** Shares `amount` among the labels of the row before, as they flow into y; adds to `sums[y, from]`. */
export const addInflow = (
  { forward, likely }: Lattice,
  steps: Float64Array,
  before: number,
  y: number,
  labels: number,
  amount: number,
  sums: Float64Array,
): void => {
  const end = before + labels;
  let inflow = 0;
  for (let at = before; at < end; at++) {
    const from = predecessor(likely, before, at, y);
    if (from === NO_LABEL) break;
    inflow += (forward[before + from] as number) * (steps[from * labels + y] as number);
  }
  for (let at = before; at < end; at++) {
    const from = predecessor(likely, before, at, y);
    if (from === NO_LABEL) break;
    const flow = (forward[before + from] as number) * (steps[from * labels + y] as number);
    const cell = y * labels + from;
    sums[cell] = (sums[cell] as number) + (amount / inflow) * flow;
  }
};

/** The labels before y: both of its slot before a continuation, else those that are likely. */
const predecessor = (likely: Uint16Array, row: number, at: number, y: number): number => {
  if (!isInside(y)) return likely[at] as number;
  return at < row + 2 ? y - 1 + at - row : NO_LABEL;
};

const sumBackward = (lattice: Lattice, steps: Float64Array, tokens: number, labels: number): void => {
  const { forward, backward, potential } = lattice;
  backward.fill(1, (tokens - 1) * labels, tokens * labels);
  for (let t = tokens - 2; t >= 0; t--) {
    const row = t * labels;
    const after = row + labels;
    backward.fill(0, row, after);
    const shareMin = SHARE_MIN * productOf(forward, backward, after, labels);
    for (let y = 0; y < labels; y++) {
      const returning = backward[after + y] as number;
      if ((forward[after + y] as number) * returning < shareMin) continue;
      flowBack(lattice, steps, row, y, labels, (potential[after + y] as number) * returning);
    }
    let total = 0;
    for (let y = 0; y < labels; y++) total += backward[row + y] as number;
    scaleRow(backward, row, labels, total);
  }
};

const productOf = (forward: Float64Array, backward: Float64Array, row: number, labels: number): number => {
  let total = 0;
  for (let at = row; at < row + labels; at++) total += (forward[at] as number) * (backward[at] as number);
  return total;
};

/** Adds to the backward sums of a row what label y of the next row sends there. */
const flowBack = (
  { backward, likely }: Lattice,
  steps: Float64Array,
  row: number,
  y: number,
  labels: number,
  flow: number,
): void => {
  for (let at = row; at < row + labels; at++) {
    const from = predecessor(likely, row, at, y);
    if (from === NO_LABEL) break;
    backward[row + from] = (backward[row + from] as number) + flow * (steps[from * labels + y] as number);
  }
};

const scaleRow = (rows: Float64Array, row: number, labels: number, total: number): void => {
  const scale = 1 / total;
  for (let y = 0; y < labels; y++) rows[row + y] = (rows[row + y] as number) * scale;
};

/** `into[t, y] = p(yₜ = y | x)`. `into` must not be an array of the lattice. */
export const marginalsOf = (lattice: Lattice, into: Float64Array, tokens: number, labels: number): void => {
  const { forward, backward } = lattice;
  for (let t = 0; t < tokens; t++) {
    const row = t * labels;
    let total = 0;
    for (let y = 0; y < labels; y++) {
      const product = (forward[row + y] as number) * (backward[row + y] as number);
      into[row + y] = product;
      total += product;
    }
    scaleRow(into, row, labels, total);
  }
};
