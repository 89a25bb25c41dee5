import { expect, it } from 'vitest';
import { evenTop } from '../console/src/parts/even-top.ts';

it.each([
  [2, 2],
  [3, 4],
  [10, 10],
  [98, 100],
  [115, 200],
  [0.03, 0.04],
])('the axis of a chart with values up to %d ends at %d', (highest, top) => {
  expect(evenTop(highest)).toBeCloseTo(top, 10);
});
