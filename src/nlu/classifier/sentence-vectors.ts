import { UNKNOWN_WORD_SQUARE, type Vectors, vectorOf } from '../vectors/vectors.ts';
import type { Documents } from './documents.ts';

/**
 * The vector of each text, `dims` numbers per text. Its length is at most 1, and less if words have no
 * vector.
 */
export const sentenceVectors = ({ texts, words }: Documents, vectors: Vectors): Float32Array => {
  const { dims } = vectors;
  const wordVectors = words.map((word) => vectorOf(vectors, word.spelling, word.spellingStem));
  const all = new Float32Array(texts.length * dims);
  for (const [row, text] of texts.entries()) {
    const sum = all.subarray(row * dims, (row + 1) * dims);
    let unknown = 0;
    for (const place of text) {
      const word = wordVectors[place];
      if (word === undefined) continue;
      unknown += word.unknown;
      addTo(sum, word.sum);
    }
    shorten(sum, unknown);
  }
  return all;
};

const addTo = (sum: Float32Array, vector: Float32Array): void => {
  for (let dim = 0; dim < sum.length; dim += 1) sum[dim] = (sum[dim] ?? 0) + (vector[dim] ?? 0);
};

const shorten = (sum: Float32Array, unknown: number): void => {
  let square = unknown * UNKNOWN_WORD_SQUARE;
  for (let dim = 0; dim < sum.length; dim += 1) square += (sum[dim] ?? 0) ** 2;
  const length = Math.sqrt(square || 1);
  for (let dim = 0; dim < sum.length; dim += 1) sum[dim] = (sum[dim] ?? 0) / length;
};
