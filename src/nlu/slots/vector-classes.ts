import type { Vectors } from '../vectors/vectors.ts';
import type { ClassOf } from './slot-span.ts';
import { wordClassesFrom } from './word-classes.ts';

/** Made once for each set of vectors: it takes a moment, and every model of a language shares it. */
const made = new WeakMap<Vectors, ClassOf>();

/** Kinds of words for slot taggers; undefined without vectors. */
export const wordClassesOf = (vectors: Vectors | undefined): ClassOf | undefined => {
  if (vectors === undefined) return undefined;
  const classes = made.get(vectors) ?? wordClassesFrom(vectors);
  made.set(vectors, classes);
  return classes;
};
