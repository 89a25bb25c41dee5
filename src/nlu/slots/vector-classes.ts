import type { Steps } from '../../kernel/steps.ts';
import type { Vectors } from '../vectors/vectors.ts';
import type { ClassOf } from './slot-span.ts';
import { wordClassesFrom, wordClassSteps } from './word-classes.ts';

/** Cached per set of vectors: building takes a moment, and all models of a language share the result. */
const made = new WeakMap<Vectors, ClassOf>();

/** Builds them in steps, so that `wordClassesOf` finds them in the cache. */
export function* prepareWordClasses(vectors: Vectors): Steps<void> {
  if (!made.has(vectors)) made.set(vectors, yield* wordClassSteps(vectors));
}

/** Word classes for slot taggers; undefined without vectors. */
export const wordClassesOf = (vectors: Vectors | undefined): ClassOf | undefined => {
  if (vectors === undefined) return undefined;
  const classes = made.get(vectors) ?? wordClassesFrom(vectors);
  made.set(vectors, classes);
  return classes;
};
