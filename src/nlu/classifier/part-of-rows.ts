import type { Rows } from './rows.ts';

export type PartOfRows = {
  readonly rows: Rows;
  /** Which feature of the whole each of its features is. */
  readonly features: Int32Array;
};

/**
 * Copies some rows to arrays of their own, with only the features that they have: training reads them many
 * times, and they fit into the processor's caches. The rows `always` come first in every part and are copied
 * once; the arrays are used again for the next part.
 */
export const partOfRows = (whole: Rows, always: Int32Array): ((chosen: Int32Array) => PartOfRows) => {
  const part = emptyPart(whole);
  addRows(part, whole, always);
  const begin = { rows: part.count, features: part.featureCount };
  return (chosen) => {
    for (let at = begin.features; at < part.featureCount; at += 1)
      part.places[part.features[at] as number] = 0;
    part.count = begin.rows;
    part.featureCount = begin.features;
    addRows(part, whole, chosen);
    const { count, featureCount, starts, columns, values, dense, features } = part;
    return {
      rows: { count, features: featureCount, starts, columns, values, dims: whole.dims, dense },
      features: features.subarray(0, featureCount),
    };
  };
};

type Part = {
  count: number;
  featureCount: number;
  /** The number of each feature in the part, plus one; 0 if it has none yet. */
  readonly places: Int32Array;
  readonly features: Int32Array;
  starts: Int32Array;
  columns: Int32Array;
  values: Float32Array;
  dense: Float32Array;
};

const emptyPart = ({ features }: Rows): Part => ({
  count: 0,
  featureCount: 0,
  places: new Int32Array(features),
  features: new Int32Array(features),
  starts: new Int32Array(1),
  columns: new Int32Array(0),
  values: new Float32Array(0),
  dense: new Float32Array(0),
});

// `as number`: all indices are in range, which the compiler cannot know.

const addRows = (part: Part, whole: Rows, rows: Int32Array): void => {
  makeRoom(part, whole, rows);
  const { starts, columns, values, dense } = part;
  for (const row of rows) {
    let to = starts[part.count] as number;
    for (let from = whole.starts[row] as number; from < (whole.starts[row + 1] as number); from += 1) {
      columns[to] = placeOf(part, whole.columns[from] as number);
      values[to] = whole.values[from] as number;
      to += 1;
    }
    dense.set(whole.dense.subarray(row * whole.dims, (row + 1) * whole.dims), part.count * whole.dims);
    part.count += 1;
    starts[part.count] = to;
  }
};

const placeOf = (part: Part, feature: number): number => {
  const { places, features } = part;
  if (places[feature] === 0) {
    features[part.featureCount] = feature;
    part.featureCount += 1;
    places[feature] = part.featureCount;
  }
  return (places[feature] as number) - 1;
};

const makeRoom = (part: Part, { starts, dims }: Rows, rows: Int32Array): void => {
  const count = part.count + rows.length;
  let entries = part.starts[part.count] as number;
  for (const row of rows) entries += (starts[row + 1] as number) - (starts[row] as number);
  if (part.starts.length <= count) part.starts = longer(part.starts, new Int32Array(2 * count));
  if (part.dense.length < count * dims) part.dense = longer(part.dense, new Float32Array(2 * count * dims));
  if (part.columns.length >= entries) return;
  part.columns = longer(part.columns, new Int32Array(2 * entries));
  part.values = longer(part.values, new Float32Array(2 * entries));
};

const longer = <Numbers extends Int32Array | Float32Array>(from: Numbers, to: Numbers): Numbers => {
  to.set(from);
  return to;
};
