/**
 * The Cholesky factor L of a symmetric positive definite matrix, A = L·L', and the systems that it solves.
 * Matrices are row-major; only the lower half is used. Indices are in range by construction, which `as
 * number` tells the compiler.
 */

/** Replaces the lower half of `matrix` by its factor. */
export const factorise = (matrix: Float64Array, width: number): void => {
  for (let row = 0; row < width; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * width + column] as number;
      for (let at = 0; at < column; at++)
        sum -= (matrix[row * width + at] as number) * (matrix[column * width + at] as number);
      const pivot = matrix[column * width + column] as number;
      matrix[row * width + column] = row === column ? Math.sqrt(sum) : sum / pivot;
    }
  }
};

/** z with L·z = `right`; its square is right'·A⁻¹·right. */
export const solveBelow = (factor: Float64Array, right: Float64Array): Float64Array => {
  const width = right.length;
  const solution = right.slice();
  for (let row = 0; row < width; row++) {
    let sum = solution[row] as number;
    for (let at = 0; at < row; at++) sum -= (factor[row * width + at] as number) * (solution[at] as number);
    solution[row] = sum / (factor[row * width + row] as number);
  }
  return solution;
};

/** x with A·x = `right`. */
export const solveFactored = (factor: Float64Array, right: Float64Array): Float64Array => {
  const width = right.length;
  const solution = solveBelow(factor, right);
  for (let row = width - 1; row >= 0; row--) {
    let sum = solution[row] as number;
    for (let at = row + 1; at < width; at++)
      sum -= (factor[at * width + row] as number) * (solution[at] as number);
    solution[row] = sum / (factor[row * width + row] as number);
  }
  return solution;
};

export const dotProduct = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
};
