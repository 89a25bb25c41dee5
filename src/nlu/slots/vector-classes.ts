import type { Vectors } from '../vectors/vectors.ts';
import type { ClassOf } from './slot-span.ts';
import { wordClassesFrom } from './word-classes.ts';

/** Cached per set of vectors: building takes a moment, and all models of a language share the result. */
const made = new WeakMap<Vectors, ClassOf>();

/** Word classes for slot taggers; undefined without vectors. */
export const wordClassesOf = (vectors: Vectors | undefined): ClassOf | undefined => {
  if (vectors === undefined) return undefined;
  const classes = made.get(vectors) ?? wordClassesFrom(vectors);
  made.set(vectors, classes);
  return classes;
};
