import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelsOf, runsOf } from './labels.ts';

const tokens = Array.from({ length: 12 }, (_, at) => ({ start: 3 * at, end: 3 * at + 2 }));

/** Ordered, disjoint spans: pairs of length and slot, each followed by a gap. */
const runs = fc
  .array(fc.record({ gap: fc.nat(2), length: fc.integer({ min: 1, max: 3 }), slot: fc.nat(3) }), {
    maxLength: 4,
  })
  .map((steps) => {
    let first = 0;
    return steps.flatMap(({ gap, length, slot }) => {
      const run = { slot, first: first + gap, last: first + gap + length - 1 };
      first = run.last + 1;
      return run.last < tokens.length ? [run] : [];
    });
  });

describe('labels', () => {
  it('give back the spans that they were made from', () => {
    fc.assert(
      fc.property(runs, (given) => {
        const spans = given.map(({ slot, first, last }) => ({ slot, start: 3 * first, end: 3 * last + 2 }));
        expect(runsOf(labelsOf(tokens, spans))).toEqual(given);
      }),
    );
  });

  it('include a token that a span covers in part, in one span only', () => {
    const labels = labelsOf(tokens, [
      { slot: 0, start: 1, end: 4 },
      { slot: 1, start: 4, end: 8 },
    ]);
    expect(runsOf(labels)).toEqual([
      { slot: 0, first: 0, last: 1 },
      { slot: 1, first: 2, last: 2 },
    ]);
  });

  it('begin a value at a continuation without a beginning', () => {
    expect(runsOf(Uint16Array.of(0, 2, 2, 4))).toEqual([
      { slot: 0, first: 1, last: 2 },
      { slot: 1, first: 3, last: 3 },
    ]);
  });
});
