/**
 * Collects rows of numbers, each with a factor, and adds them to sums in the order they were collected. Four
 * rows are added per pass, so that each sum is loaded and stored once for four rows. The results equal those
 * of adding one row at a time, bit by bit.
 */
export class Addends {
  readonly #rows: Float32Array[] = [];
  readonly #factors: number[] = [];
  #count = 0;

  add(row: Float32Array, factor: number): void {
    this.#rows[this.#count] = row;
    this.#factors[this.#count] = factor;
    this.#count += 1;
  }

  /**
   * Adds the rows, each multiplied by `scale`, to the sums and clears them. Of each row it adds as many
   * numbers as there are sums, beginning at `start`.
   */
  addAllTo(sums: Float64Array, scale: number, start: number): void {
    const rows = this.#rows;
    const factors = this.#factors;
    const count = this.#count;
    for (let at = 0; at < count; at += 1) factors[at] = (factors[at] as number) * scale;
    let at = 0;
    for (; at + 4 <= count; at += 4) addFour(sums, rows, factors, at, start);
    for (; at + 2 <= count; at += 2) addTwo(sums, rows, factors, at, start);
    if (at < count) addOne(sums, rows[at] as Float32Array, factors[at] as number, start);
    this.#count = 0;
  }
}

// Indices are in range by construction, which `as number` tells the compiler.

const addOne = (sums: Float64Array, row: Float32Array, factor: number, start: number): void => {
  for (let i = 0; i < sums.length; i += 1)
    sums[i] = (sums[i] as number) + factor * (row[start + i] as number);
};

const addTwo = (
  sums: Float64Array,
  rows: readonly Float32Array[],
  factors: readonly number[],
  at: number,
  start: number,
): void => {
  const a = rows[at] as Float32Array;
  const b = rows[at + 1] as Float32Array;
  const ofA = factors[at] as number;
  const ofB = factors[at + 1] as number;
  for (let i = 0; i < sums.length; i += 1)
    sums[i] = (sums[i] as number) + ofA * (a[start + i] as number) + ofB * (b[start + i] as number);
};

const addFour = (
  sums: Float64Array,
  rows: readonly Float32Array[],
  factors: readonly number[],
  at: number,
  start: number,
): void => {
  const a = rows[at] as Float32Array;
  const b = rows[at + 1] as Float32Array;
  const c = rows[at + 2] as Float32Array;
  const d = rows[at + 3] as Float32Array;
  const ofA = factors[at] as number;
  const ofB = factors[at + 1] as number;
  const ofC = factors[at + 2] as number;
  const ofD = factors[at + 3] as number;
  for (let i = 0; i < sums.length; i += 1)
    sums[i] =
      (sums[i] as number) +
      ofA * (a[start + i] as number) +
      ofB * (b[start + i] as number) +
      ofC * (c[start + i] as number) +
      ofD * (d[start + i] as number);
};
