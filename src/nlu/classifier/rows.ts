import type { Documents, Text } from './documents.ts';
import { farCount } from './sequence.ts';
import { addTo, drain, sparseSum } from './sparse-sum.ts';
import { rowScale, sublinear, type Weighting, weighGrams, weighSequence } from './weighting.ts';

/**
 * Examples as rows of numbers: a sparse part in compressed sparse row format, and a dense part of `dims`
 * numbers per row.
 */
export type Rows = {
  readonly count: number;
  /** Number of columns of the sparse part. */
  readonly features: number;
  /** Row `i` has the entries `starts[i]` to `starts[i + 1]` (exclusive). */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
  readonly dims: number;
  readonly dense: Float32Array;
};

/** A block of the dense part: the same count of numbers for each text, of weight `weight`. */
export type DenseBlock = { readonly values: Float32Array; readonly weight: number };

export const rowsOf = (documents: Documents, weighing: Weighting, blocks: readonly DenseBlock[]): Rows => {
  const { texts, words } = documents;
  const grams = words.map((word) => weighGrams(word, weighing));
  const entriesMax = texts.reduce((sum, text) => sum + entriesMaxOf(text, grams), 0);
  const columns = new Int32Array(entriesMax);
  const values = new Float32Array(entriesMax);
  const starts = new Int32Array(texts.length + 1);
  const sum = sparseSum(weighing.idf.length);
  let end = 0;
  const write = (square: number, weight: number): void => {
    const factor = weight / Math.sqrt(square || 1);
    drain(sum, (feature, value) => {
      columns[end] = feature;
      values[end] = value * factor;
      end += 1;
    });
  };
  const scale = rowScale(weighing.weights);
  for (const [row, text] of texts.entries()) {
    write(weighSequence(text.stems, weighing, sum), weighing.weights.words * scale);
    let square = 0;
    for (const [place, count] of countsOf(text.places)) {
      const { ids = [], weights = [], square: ownSquare = 0 } = grams[place] ?? {};
      const times = sublinear(count);
      square += times * times * ownSquare;
      for (let at = 0; at < ids.length; at += 1) addTo(sum, ids[at] ?? 0, times * (weights[at] ?? 0));
    }
    write(square, scale);
    starts[row + 1] = end;
  }
  return {
    count: texts.length,
    features: weighing.idf.length,
    starts,
    columns: columns.slice(0, end),
    values: values.slice(0, end),
    ...denseOf(blocks, texts.length, scale),
  };
};

const denseOf = (
  blocks: readonly DenseBlock[],
  count: number,
  scale: number,
): Pick<Rows, 'dims' | 'dense'> => {
  const sizes = blocks.map(({ values }) => values.length / Math.max(1, count));
  const dims = sizes.reduce((sum, size) => sum + size, 0);
  const dense = new Float32Array(count * dims);
  let start = 0;
  for (const [at, { values, weight }] of blocks.entries()) {
    const size = sizes[at] ?? 0;
    for (let row = 0; row < count; row += 1)
      for (let dim = 0; dim < size; dim += 1)
        dense[row * dims + start + dim] = (values[row * size + dim] as number) * weight * scale; // in range
    start += size;
  }
  return { dims, dense };
};

/** An upper bound: a word has at most three features with its neighbours, and the end of the text two. */
const entriesMaxOf = ({ places }: Text, grams: readonly { readonly ids: Int32Array }[]): number =>
  places.reduce((sum, place) => sum + 3 + (grams[place]?.ids.length ?? 0), 2 + farCount(places.length));

const countsOf = (text: Int32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const place of text) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
};
