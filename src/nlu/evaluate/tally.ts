/** How many items were found, how many were expected, and how many of them agree. */
export type Tally = { readonly right: number; readonly found: number; readonly expected: number };

export type PrecisionAndRecall = {
  /** The share of found items that are right; 0..1. */
  readonly precision: number;
  /** The share of expected items that were found; 0..1. */
  readonly recall: number;
  /** Their harmonic mean, 2·right / (found + expected); 0..1. */
  readonly f1: number;
};

/** A share of zero items is 0. */
export const figuresOf = ({ right, found, expected }: Tally): PrecisionAndRecall => ({
  precision: found === 0 ? 0 : right / found,
  recall: expected === 0 ? 0 : right / expected,
  f1: found + expected === 0 ? 0 : (2 * right) / (found + expected),
});

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
