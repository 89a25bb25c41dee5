import type { Steps } from '../../kernel/steps.ts';
import type { Vectors } from '../vectors/vectors.ts';

/** The cosine of a word's vector with the mean direction of others; undefined for a word without one. */
export type WordLikeness = (folded: string) => number | undefined;

/** About a millisecond of work. */
const WORDS_A_STEP = 200;

/** How much words resemble these, in steps. Words without a vector are left out. */
export function* likenessTo(vectors: Vectors, words: readonly string[]): Steps<WordLikeness> {
  const mean = new Float64Array(vectors.dims);
  for (const [at, word] of words.entries()) {
    if (at % WORDS_A_STEP === 0) yield;
    const index = vectors.wordIndex.get(word);
    if (index === undefined) continue;
    const length = lengthOf(vectors, index);
    for (let dim = 0; dim < vectors.dims; dim += 1)
      mean[dim] = (mean[dim] ?? 0) + valueAt(vectors, index, dim) / length;
  }
  const length = Math.hypot(...mean) || 1;
  const direction = mean.map((value) => value / length);
  return (folded) => {
    const index = vectors.wordIndex.get(folded);
    return index === undefined ? undefined : cosine(vectors, index, direction);
  };
}

const cosine = (vectors: Vectors, index: number, direction: Float64Array): number => {
  let sum = 0;
  for (let dim = 0; dim < vectors.dims; dim += 1) sum += valueAt(vectors, index, dim) * (direction[dim] ?? 0);
  return sum / lengthOf(vectors, index);
};

const lengthOf = (vectors: Vectors, index: number): number => {
  let sum = 0;
  for (let dim = 0; dim < vectors.dims; dim += 1) sum += valueAt(vectors, index, dim) ** 2;
  return Math.sqrt(sum) || 1;
};

/** The scale of a word is ignored, because it does not change angles. */
const valueAt = ({ values, dims }: Vectors, index: number, dim: number): number =>
  values[index * dims + dim] ?? 0;
