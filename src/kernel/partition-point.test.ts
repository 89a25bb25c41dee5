import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partitionPoint } from './partition-point.ts';

it('finds the border that a walk from the start finds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (numbers, border) => {
      const inOrder = numbers.toSorted((one, other) => one - other);
      const walked = inOrder.filter((number) => number < border).length;
      expect(partitionPoint(inOrder, (number) => number < border)).toBe(walked);
    }),
  );
});

it('takes a number of steps that grows with the logarithm of the length', () => {
  const numbers = Array.from({ length: 1_000_000 }, (_, number) => number);
  let steps = 0;
  const place = partitionPoint(numbers, (number) => {
    steps += 1;
    return number < 765_432;
  });
  expect(place).toBe(765_432);
  expect(steps).toBeLessThanOrEqual(20);
});
