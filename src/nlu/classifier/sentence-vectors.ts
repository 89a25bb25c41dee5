import { UNKNOWN_WORD_SQUARE, type Vectors, vectorOf, type WordVector } from '../vectors/vectors.ts';
import type { Documents, Text } from './documents.ts';

/**
 * The vector of each text, `dims` numbers per text. Its length is at most 1, and less if words have no
 * vector.
 */
export const sentenceVectors = ({ texts, words }: Documents, vectors: Vectors): Float32Array => {
  const { dims } = vectors;
  const shared = sharedOf(vectors);
  const wordVectors: (WordVector | undefined)[] = [];
  const sumOf = ({ places }: Text): Float32Array => {
    const sum = new Float32Array(dims);
    let unknown = 0;
    for (const place of places) {
      const word = words[place];
      if (word === undefined) continue;
      const vector = wordVectors[place] ?? vectorOf(vectors, word.spelling, word.spellingStem);
      wordVectors[place] = vector;
      unknown += vector.unknown;
      addTo(sum, vector.sum);
    }
    shorten(sum, unknown);
    return sum;
  };
  const all = new Float32Array(texts.length * dims);
  for (const [row, text] of texts.entries()) {
    const sum = shared.get(text) ?? sumOf(text);
    if (text.isShared) shared.set(text, sum);
    all.set(sum, row * dims);
  }
  return all;
};

const kept = new WeakMap<Vectors, WeakMap<Text, Float32Array>>();

/** The vectors of shared texts, which every training needs. */
const sharedOf = (vectors: Vectors): WeakMap<Text, Float32Array> => {
  const shared = kept.get(vectors) ?? new WeakMap<Text, Float32Array>();
  kept.set(vectors, shared);
  return shared;
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
