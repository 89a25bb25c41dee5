import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Addends } from './addends.ts';

const LENGTH = 3;
const START = 2;
const row = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), {
  minLength: LENGTH,
  maxLength: LENGTH,
});
const factor = fc.double({ min: -10, max: 10, noNaN: true });
const rows = fc.array(fc.tuple(row, factor), { maxLength: 13 });

/** The sums after adding the rows one by one. */
const oneByOne = (added: readonly (readonly [readonly number[], number])[], scale: number): number[] => {
  const sums = new Array<number>(LENGTH).fill(1);
  for (const [numbers, times] of added)
    for (const [at, number] of numbers.entries()) sums[at] = (sums[at] ?? 0) + times * scale * number;
  return sums;
};

describe('rows added to sums', () => {
  it('give the same numbers as adding one by one, and are then cleared', () => {
    const addends = new Addends();
    fc.assert(
      fc.property(rows, factor, (added, scale) => {
        const sums = new Float64Array(LENGTH).fill(1);
        for (const [numbers, times] of added) addends.add(Float32Array.from([7, 7, ...numbers, 7]), times);
        addends.addAllTo(sums, scale, START);
        expect([...sums]).toEqual(oneByOne(added, scale));
        addends.addAllTo(sums, scale, START);
        expect([...sums]).toEqual(oneByOne(added, scale));
      }),
    );
  });
});
