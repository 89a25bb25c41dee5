import { finished } from '../../kernel/steps.ts';
import { prepareNameWords } from '../entities/name-words.ts';
import { wordMeaningsOf } from '../slots/vector-classes.ts';
import type { Vectors } from '../vectors/vectors.ts';

/** What words mean, as far as evidence for or against an intent depends on it. */
export type WordSense = {
  /** Whether a word is about what one of others is about; an unknown word may be a typing error of one. */
  readonly isNear: (word: string, others: ReadonlySet<string>) => boolean;
  /** A person without a name: `wife`. */
  readonly isForPeople: (word: string) => boolean;
};

/** `fix` and `repair`, `card` and `credit` are nearer, `tent` and `bread` are not. */
const NEAR = 0.4;

/** Undefined without vectors. */
export const wordSenseOf = (vectors: Vectors | undefined): WordSense | undefined => {
  const meanings = wordMeaningsOf(vectors);
  if (vectors === undefined || meanings === undefined) return undefined;
  const { isForPeople } = finished(prepareNameWords(vectors));
  const isNear = (word: string, others: ReadonlySet<string>): boolean => {
    const vector = meanings.vectorOf(word);
    if (vector === undefined) return true;
    for (const other of others) {
      const another = meanings.vectorOf(other);
      if (another !== undefined && cosine(vector, another) >= NEAR) return true;
    }
    return false;
  };
  return { isNear, isForPeople };
};

const cosine = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number); // unit vectors
  return sum;
};
