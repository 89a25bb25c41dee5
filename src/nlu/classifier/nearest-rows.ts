/**
 * The rows most like those of a label. The likeness of a row is its scalar product with the sum of the
 * label's rows, over the features that few rows have: frequent ones say little and would take longest.
 */
import { groupStarts } from './group-starts.ts';
import type { Rows } from './rows.ts';
import { addTo, empty, type SparseSum, sparseSum } from './sparse-sum.ts';

export type Search = { readonly most: number; readonly isRival: (row: number) => boolean };

/** Of the rows that are rivals, the `most` that are most like the label's `own` ones, in no order. */
export type FindNearest = (own: Int32Array, search: Search) => Int32Array;

/** Of each row that is looked for, so that a search does not take longer the more rows there are. */
const VALUES_READ_PER_ROW = 30;
/** Likenesses are counted by range, so that the highest are found without sorting. */
const RANGES = 256;

export const nearestRows = (rows: Rows): FindNearest => {
  const columns = columnsOf(rows);
  const sum = sparseSum(rows.features);
  const likeness = new Float32Array(rows.count);
  const touchedRows = new Int32Array(rows.count);
  return (own, search) => {
    addRows(sum, rows, own);
    const touched = touchedRows.subarray(
      0,
      addLikeness(likeness, touchedRows, columns, sum, VALUES_READ_PER_ROW * search.most),
    );
    empty(sum);
    const nearest = highest(touched.filter(search.isRival), likeness, search.most);
    for (const row of touched) likeness[row] = 0;
    return nearest;
  };
};

/** The rows transposed: feature `f` has the entries `starts[f]` to `starts[f + 1]` (exclusive). */
type Columns = { readonly starts: Int32Array; readonly rows: Int32Array; readonly values: Float32Array };

// `as number`: all indices are in range, which the compiler cannot know.

const columnsOf = ({ count, features, starts, columns, values }: Rows): Columns => {
  const columnStarts = groupStarts(columns, features);
  const next = columnStarts.slice();
  const rows = new Int32Array(columns.length);
  const valuesOfRows = new Float32Array(columns.length);
  for (let row = 0; row < count; row += 1)
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1) {
      const feature = columns[at] as number;
      const place = next[feature] as number;
      rows[place] = row;
      valuesOfRows[place] = values[at] as number;
      next[feature] = place + 1;
    }
  return { starts: columnStarts, rows, values: valuesOfRows };
};

const addRows = (sum: SparseSum, { starts, columns, values }: Rows, rows: Int32Array): void => {
  for (const row of rows)
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1)
      addTo(sum, columns[at] as number, values[at] as number);
};

/** Writes the rows that are like the sum at all to `touched`. @returns their number */
const addLikeness = (
  likeness: Float32Array,
  touched: Int32Array,
  { starts, rows, values }: Columns,
  { features, values: weights, count }: SparseSum,
  valuesMax: number,
): number => {
  const sizeAt = (place: number): number => {
    const feature = features[place] as number;
    return (starts[feature + 1] as number) - (starts[feature] as number);
  };
  let found = 0;
  let left = valuesMax;
  for (const place of Int32Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => sizeAt(a) - sizeAt(b),
  )) {
    left -= sizeAt(place);
    if (left < 0) break;
    const begin = starts[features[place] as number] as number;
    const weight = weights[place] as number;
    for (let at = begin; at < begin + sizeAt(place); at += 1) {
      const row = rows[at] as number;
      if (likeness[row] === 0) {
        touched[found] = row;
        found += 1;
      }
      likeness[row] = (likeness[row] as number) + weight * (values[at] as number);
    }
  }
  return found;
};

const highest = (rows: Int32Array, likeness: Float32Array, most: number): Int32Array => {
  let top = 0;
  for (const row of rows) top = Math.max(top, likeness[row] as number);
  const rangeOf = (row: number): number => Math.floor(((RANGES - 1) * (likeness[row] as number)) / top);
  const sizes = new Int32Array(RANGES);
  for (const row of rows) sizes[rangeOf(row)] = (sizes[rangeOf(row)] as number) + 1;
  let lowest = RANGES;
  for (let found = 0; lowest > 0 && found < most; lowest -= 1) found += sizes[lowest - 1] as number;
  return rows.filter((row) => rangeOf(row) >= lowest).subarray(0, most);
};
