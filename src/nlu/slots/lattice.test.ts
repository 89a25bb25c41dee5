import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLattice, fillLattice, marginalsOf, stepsOf } from './lattice.ts';
import { bestLabels, createPaths } from './viterbi.ts';
import { createTransitions } from './weights.ts';

const SLOTS = 2;
const LABELS = 5;
/** Unlikely labels are left out of the sums. */
const PLACES = 4;

/** Every labelling of a number of tokens. */
const labellings = (tokens: number): readonly (readonly number[])[] =>
  tokens === 0
    ? [[]]
    : labellings(tokens - 1).flatMap((before) => Array.from({ length: LABELS }, (_, y) => [...before, y]));

const chain = fc.integer({ min: 1, max: 5 }).chain((tokens) =>
  fc.record({
    tokens: fc.constant(tokens),
    emissions: fc
      .array(fc.integer({ min: -40, max: 40 }), { minLength: tokens * LABELS, maxLength: tokens * LABELS })
      .map((tenths) => Float64Array.from(tenths, (value) => value / 10)),
    transitions: fc
      .array(fc.integer({ min: -30, max: 30 }), { minLength: 30, maxLength: 30 })
      .map((tenths) => createTransitions(SLOTS).map((value, at) => value + (tenths[at] ?? 0) / 10)),
  }),
);

const sumOf = (labels: readonly number[], emissions: Float64Array, transitions: Float32Array): number =>
  labels.reduce((sum, y, t) => {
    const before = labels[t - 1];
    const step = transitions[before === undefined ? LABELS * LABELS + y : y * LABELS + before] ?? Number.NaN;
    return sum + step + (emissions[t * LABELS + y] ?? Number.NaN);
  }, 0);

describe('a lattice', () => {
  it('finds the best labelling', () => {
    fc.assert(
      fc.property(chain, ({ tokens, emissions, transitions }) => {
        const best = Array.from(
          bestLabels(createPaths(tokens * LABELS), emissions, transitions, tokens, LABELS),
        );
        const sums = labellings(tokens).map((labels) => sumOf(labels, emissions, transitions));
        expect(sumOf(best, emissions, transitions)).toBeCloseTo(Math.max(...sums), 6);
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same probabilities as a sum over all labellings', () => {
    fc.assert(
      fc.property(chain, ({ tokens, emissions, transitions }) => {
        const lattice = createLattice(tokens * LABELS);
        fillLattice(lattice, emissions, stepsOf(transitions, LABELS), tokens, LABELS);
        const marginals = new Float64Array(tokens * LABELS);
        marginalsOf(lattice, marginals, tokens, LABELS);
        const expected = new Float64Array(tokens * LABELS);
        let total = 0;
        for (const labels of labellings(tokens)) {
          const likelihood = Math.exp(sumOf(labels, emissions, transitions));
          total += likelihood;
          for (const [t, y] of labels.entries())
            expected[t * LABELS + y] = (expected[t * LABELS + y] ?? 0) + likelihood;
        }
        for (const [cell, value] of expected.entries())
          expect(marginals[cell]).toBeCloseTo(value / total, PLACES);
      }),
      { numRuns: 30 },
    );
  });
});
