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
 * Fills the lattice. `emissions` is tokens × labels; `steps` is exp(transition), see weights.ts for the
 * order.
 */
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
    let total = 0;
    for (let y = 0; y < labels; y++) {
      const inflow =
        t === 0 ? (steps[labels * labels + y] as number) : inflowOf(lattice, steps, row - labels, y, labels);
      const sum = inflow * (potential[row + y] as number);
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

/** Sum of what reaches label y from the row of the token before. */
const inflowOf = (
  { forward, likely }: Lattice,
  steps: Float64Array,
  before: number,
  y: number,
  labels: number,
): number => {
  const into = y * labels;
  if (isInside(y))
    return (
      (forward[before + y - 1] as number) * (steps[into + y - 1] as number) +
      (forward[before + y] as number) * (steps[into + y] as number)
    );
  let sum = 0;
  for (let at = before; at < before + labels; at++) {
    const from = likely[at] as number;
    if (from === NO_LABEL) break;
    sum += (forward[before + from] as number) * (steps[into + from] as number);
  }
  return sum;
};

/** Shares `amount` among the labels of the row before, as they flow into y; adds to `sums[y, from]`. */
export const addInflow = (
  lattice: Lattice,
  steps: Float64Array,
  before: number,
  y: number,
  labels: number,
  amount: number,
  sums: Float64Array,
): void => {
  const { forward, likely } = lattice;
  const into = y * labels;
  const share = amount / inflowOf(lattice, steps, before, y, labels);
  if (isInside(y))
    for (let from = y - 1; from <= y; from++)
      sums[into + from] =
        (sums[into + from] as number) +
        share * (forward[before + from] as number) * (steps[into + from] as number);
  else
    for (let at = before; at < before + labels; at++) {
      const from = likely[at] as number;
      if (from === NO_LABEL) break;
      sums[into + from] =
        (sums[into + from] as number) +
        share * (forward[before + from] as number) * (steps[into + from] as number);
    }
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
  const into = y * labels;
  if (isInside(y))
    for (let from = y - 1; from <= y; from++)
      backward[row + from] = (backward[row + from] as number) + flow * (steps[into + from] as number);
  else
    for (let at = row; at < row + labels; at++) {
      const from = likely[at] as number;
      if (from === NO_LABEL) break;
      backward[row + from] = (backward[row + from] as number) + flow * (steps[into + from] as number);
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
