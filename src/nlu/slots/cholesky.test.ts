import { describe, expect, it } from 'vitest';
import { dotProduct, factorise, solveBelow, solveFactored } from './cholesky.ts';

describe('a Cholesky factor', () => {
  const matrix = [4, 2, 1, 2, 5, 3, 1, 3, 6];
  const factor = Float64Array.from(matrix);
  factorise(factor, 3);
  const right = Float64Array.of(1, -2, 3);

  it('solves the equations of its matrix', () => {
    const solution = solveFactored(factor, right);
    const product = [0, 1, 2].map((row) => dotProduct(matrix.slice(3 * row, 3 * row + 3), solution));
    for (const [at, value] of product.entries()) expect(value).toBeCloseTo(right[at] ?? 0, 10);
  });

  it('gives the quadratic form of the inverse', () => {
    const below = solveBelow(factor, right);
    expect(dotProduct(below, below)).toBeCloseTo(dotProduct(right, solveFactored(factor, right)), 10);
  });
});
