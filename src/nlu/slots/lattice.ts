/**
 * Inference in a linear-chain conditional random field (Lafferty, McCallum & Pereira 2001):
 *   p(y | x) = exp Σₜ (emission[t, yₜ] + transition[yₜ₋₁ → yₜ]) / Z(x)
 * forward and backward sums give the marginals and Z, Viterbi the best labelling.
 * A continuation has two predecessors only (labels.ts), which halves the work.
 * Indices are in range by construction, which `as number` tells the compiler.
 */
import { isInside } from './labels.ts';

/** Sums over all readings of one text, each row scaled to 1. Row-major, tokens × labels. */
export type Lattice = {
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** exp(emission − the row's largest). */
  readonly potential: Float64Array;
};

/** Reused from text to text: allocation would cost as much as the sums. */
export const createLattice = (cells: number): Lattice => ({
  forward: new Float64Array(cells),
  backward: new Float64Array(cells),
  potential: new Float64Array(cells),
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
        t === 0 ? (steps[labels * labels + y] as number) : inflowOf(forward, steps, row - labels, y, labels);
      const sum = inflow * (potential[row + y] as number);
      forward[row + y] = sum;
      total += sum;
    }
    scaleRow(forward, row, labels, total);
  }
};

/** What reaches label y from the row of the token before. */
export const inflowOf = (
  forward: Float64Array,
  steps: Float64Array,
  before: number,
  y: number,
  labels: number,
): number => {
  const into = y * labels;
  const last = isInside(y) ? y : labels - 1;
  let sum = 0;
  for (let from = isInside(y) ? y - 1 : 0; from <= last; from++)
    sum += (forward[before + from] as number) * (steps[into + from] as number);
  return sum;
};

const sumBackward = (lattice: Lattice, steps: Float64Array, tokens: number, labels: number): void => {
  const { backward, potential } = lattice;
  backward.fill(1, (tokens - 1) * labels, tokens * labels);
  for (let t = tokens - 2; t >= 0; t--) {
    const row = t * labels;
    const after = row + labels;
    backward.fill(0, row, after);
    for (let y = 0; y < labels; y++) {
      const into = y * labels;
      const flow = (potential[after + y] as number) * (backward[after + y] as number);
      const last = isInside(y) ? y : labels - 1;
      for (let from = isInside(y) ? y - 1 : 0; from <= last; from++)
        backward[row + from] = (backward[row + from] as number) + flow * (steps[into + from] as number);
    }
    let total = 0;
    for (let y = 0; y < labels; y++) total += backward[row + y] as number;
    scaleRow(backward, row, labels, total);
  }
};

const scaleRow = (rows: Float64Array, row: number, labels: number, total: number): void => {
  const scale = 1 / total;
  for (let y = 0; y < labels; y++) rows[row + y] = (rows[row + y] as number) * scale;
};

/** `into[t, y] = p(yₜ = y | x)`. `into` may not be one of the lattice's own arrays. */
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

/** Used while the best labels are looked for, and again for the next text. */
export type Paths = { readonly sums: Float64Array; readonly origins: Uint16Array };

export const createPaths = (cells: number): Paths => ({
  sums: new Float64Array(cells),
  origins: new Uint16Array(cells),
});

/** The labelling with the largest sum; of equal ones that with the smaller labels. */
export const bestLabels = (
  { sums, origins }: Paths,
  emissions: Float64Array,
  transitions: Float32Array,
  tokens: number,
  labels: number,
): Uint16Array => {
  for (let y = 0; y < labels; y++)
    sums[y] = (transitions[labels * labels + y] as number) + (emissions[y] as number);
  for (let t = 1; t < tokens; t++) {
    const before = (t - 1) * labels;
    for (let y = 0; y < labels; y++) {
      const cell = t * labels + y;
      const from = bestOrigin(sums, transitions, before, y, labels);
      origins[cell] = from;
      sums[cell] =
        (sums[before + from] as number) +
        (transitions[y * labels + from] as number) +
        (emissions[cell] as number);
    }
  }
  return traceBack(sums, origins, tokens, labels);
};

const bestOrigin = (
  sums: Float64Array,
  transitions: Float32Array,
  before: number,
  y: number,
  labels: number,
): number => {
  const into = y * labels;
  const last = isInside(y) ? y : labels - 1;
  let best = isInside(y) ? y - 1 : 0;
  let largest = -Infinity;
  for (let from = best; from <= last; from++) {
    const sum = (sums[before + from] as number) + (transitions[into + from] as number);
    if (sum <= largest) continue;
    largest = sum;
    best = from;
  }
  return best;
};

const traceBack = (sums: Float64Array, origins: Uint16Array, tokens: number, labels: number): Uint16Array => {
  const best = new Uint16Array(tokens);
  const end = (tokens - 1) * labels;
  let label = 0;
  for (let y = 1; y < labels; y++) if ((sums[end + y] as number) > (sums[end + label] as number)) label = y;
  for (let t = tokens - 1; t >= 0; t--) {
    best[t] = label;
    label = origins[t * labels + label] as number;
  }
  return best;
};
