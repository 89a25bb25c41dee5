/**
 * The best labelling of a text in a linear-chain conditional random field (Viterbi 1967). Indices are in
 * range by construction, which `as number` tells the compiler.
 */
import { isInside } from './labels.ts';

/** Scratch arrays, reused between texts. */
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
