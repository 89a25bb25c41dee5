/** What was found, what there was to find, and how much of it is the same. */
export type Tally = { readonly right: number; readonly found: number; readonly expected: number };

export type Figures = {
  /** Of what was found, how much is right; 0..1. */
  readonly precision: number;
  /** Of what there was, how much was found; 0..1. */
  readonly recall: number;
  /** Their harmonic mean, 2·right / (found + expected); 0..1. */
  readonly f1: number;
};

/** A share of nothing is 0. */
export const figuresOf = ({ right, found, expected }: Tally): Figures => ({
  precision: found === 0 ? 0 : right / found,
  recall: expected === 0 ? 0 : right / expected,
  f1: found + expected === 0 ? 0 : (2 * right) / (found + expected),
});

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
