/**
 * Optimal string alignment distance (Damerau 1964; Levenshtein 1966): insertions, deletions, substitutions and
 * swaps of neighbours, each 1, computed in a band of width 2·max + 1.
 */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)];

/** The distance between two words, or `max + 1` when it is more than `max`. */
export const editDistance = (a: string, b: string, max: number): number => {
  const far = max + 1;
  if (Math.abs(a.length - b.length) > max) return far;
  let [before, last, row] = rowsFor(b.length + 1);
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, far);
  for (let i = 1; i <= a.length; i++) {
    const low = Math.max(1, i - max);
    const high = Math.min(b.length, i + max);
    row[low - 1] = low === 1 ? Math.min(i, far) : far;
    let smallest = row[low - 1] as number;
    for (let j = low; j <= high; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] as number) + (isSame ? 0 : 1), (row[j - 1] as number) + 1);
      if (j < i + max) cost = Math.min(cost, (last[j] as number) + 1);
      if (i > 1 && j > 1 && isSwap(a, b, i, j)) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = Math.min(cost, far);
      smallest = Math.min(smallest, cost);
    }
    if (high < b.length) row[high + 1] = far;
    if (smallest >= far) return far;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
};

const isSwap = (a: string, b: string, i: number, j: number): boolean =>
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);

/** Scratch rows, reused from call to call: a word is compared with hundreds. */
const rowsFor = (length: number): [Uint8Array, Uint8Array, Uint8Array] => {
  if (rows[0].length < length) for (let k = 0; k < 3; k++) rows[k] = new Uint8Array(length * 2);
  return [rows[0], rows[1], rows[2]];
};
