/**
 * Optimal string alignment distance (Levenshtein 1966; Damerau 1964): insertions, deletions, substitutions
 * and swaps of adjacent letters cost 1 each. It works row by row and stops when a whole row exceeds `max`.
 */
export const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, row, last, before));
    if (Math.min(...row) > max) return max + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
};

/** Cell (i, j) from its three or four neighbours. Positional arguments, because the loop is hot. */
const cheapest = (
  a: string,
  b: string,
  i: number,
  j: number,
  row: readonly number[],
  last: readonly number[],
  before: readonly number[],
): number => {
  const substitution = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
  const cost = Math.min((last[j - 1] ?? 0) + substitution, (row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1);
  const isSwap =
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
  return isSwap ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost;
};
