import type { Steps } from '../../kernel/steps.ts';
import type { Vectors } from '../vectors/vectors.ts';
import type { ClassOf, WordMeanings } from './slot-span.ts';
import { unitVector, wordClassesFrom, wordClassSteps } from './word-classes.ts';

/** Cached per set of vectors: building takes a moment, and all models of a language share the result. */
const meaningsByVectors = new WeakMap<Vectors, WordMeanings>();

/** Builds the classes of words in steps, so that `wordMeaningsOf` finds them in the cache. */
export function* prepareWordClasses(vectors: Vectors): Steps<void> {
  if (!meaningsByVectors.has(vectors))
    meaningsByVectors.set(vectors, meaningsOf(vectors, yield* wordClassSteps(vectors)));
}

/** The meanings of words for slot taggers; undefined without vectors. */
export const wordMeaningsOf = (vectors: Vectors | undefined): WordMeanings | undefined => {
  if (vectors === undefined) return undefined;
  const meanings = meaningsByVectors.get(vectors) ?? meaningsOf(vectors, wordClassesFrom(vectors));
  meaningsByVectors.set(vectors, meanings);
  return meanings;
};

const meaningsOf = (vectors: Vectors, classOf: ClassOf): WordMeanings => ({
  classOf,
  vectorOf: (folded) => {
    const word = vectors.wordIndex.get(folded);
    return word === undefined ? undefined : unitVector(vectors, word);
  },
});
