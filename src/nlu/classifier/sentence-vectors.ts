import { UNKNOWN_WORD_SQUARE, type Vectors, vectorOf } from '../vectors/vectors.ts';
import type { Documents } from './documents.ts';

/** The vector of each text, `dims` numbers a text, of length 1 at most: shorter by the words that have none. */
export const sentenceVectors = (documents: Documents, vectors: Vectors): Float32Array => {
  const { dims } = vectors;
  const words = documents.words.map((word) => vectorOf(vectors, word.folded, word.foldedStem));
  const all = new Float32Array(documents.texts.length * dims);
  for (const [row, text] of documents.texts.entries()) {
    const sum = all.subarray(row * dims, (row + 1) * dims);
    let unknown = 0;
    for (const place of text) {
      unknown += words[place]?.unknown ?? 0;
      for (const [dim, value] of words[place]?.sum.entries() ?? []) sum[dim] = (sum[dim] ?? 0) + value;
    }
    shorten(sum, unknown);
  }
  return all;
};

const shorten = (sum: Float32Array, unknown: number): void => {
  const square = sum.reduce((total, value) => total + value * value, unknown * UNKNOWN_WORD_SQUARE);
  if (square > 0) sum.set(sum.map((value) => value / Math.sqrt(square)));
};
