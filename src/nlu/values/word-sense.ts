import { finished } from '../../kernel/steps.ts';
import { prepareNameWords } from '../entities/name-words.ts';
import type { Vectors } from '../vectors/vectors.ts';

/** What is known of the meaning of words, as evidence for or against an intent. */
export type WordSense = {
  /**
   * Whether the meaning of a word is close to that of one of the others. An unknown word may be a typing
   * error, so it is close too.
   */
  readonly isNear: (word: string, others: ReadonlySet<string>) => boolean;
  /** The highest cosine of a word with one of others, -1..1; undefined for an unknown word. */
  readonly likeness: (word: string, others: ReadonlySet<string>) => number | undefined;
  /** A person without a name: `wife`. */
  readonly isForPeople: (word: string) => boolean;
};

/**
 * Words whose cosine is at least this are close: `fix` and `repair`, `card` and `credit`, but not `tent` and
 * `bread`.
 */
const NEAR = 0.4;

/** Undefined without vectors. */
export const wordSenseOf = (vectors: Vectors | undefined): WordSense | undefined => {
  if (vectors === undefined) return undefined;
  const { isForPeople } = finished(prepareNameWords(vectors));
  const cosine = cosinesOf(vectors);
  const likeness = (word: string, others: ReadonlySet<string>): number | undefined => {
    const index = vectors.wordIndex.get(word);
    if (index === undefined) return undefined;
    let most = -1;
    for (const other of others) {
      const otherIndex = vectors.wordIndex.get(other);
      if (otherIndex !== undefined) most = Math.max(most, cosine(index, otherIndex));
    }
    return most;
  };
  const isNear = (word: string, others: ReadonlySet<string>): boolean => {
    const most = likeness(word, others);
    return most === undefined || most >= NEAR;
  };
  return { isNear, likeness, isForPeople };
};

/** Of two words by index; each word's length is computed once. */
const cosinesOf = ({ values, dims, words }: Vectors): ((a: number, b: number) => number) => {
  const lengths = new Float32Array(words.length);
  const lengthOf = (word: number): number => {
    const known = lengths[word] as number; // in range
    if (known > 0) return known;
    const length = Math.sqrt(product(values, dims, word, word)) || 1;
    lengths[word] = length;
    return length;
  };
  return (a, b) => product(values, dims, a, b) / (lengthOf(a) * lengthOf(b));
};

/** The scale of a word is ignored, because it does not change angles. */
const product = (values: Int8Array, dims: number, a: number, b: number): number => {
  const [fromA, fromB] = [a * dims, b * dims];
  let sum = 0;
  for (let dim = 0; dim < dims; dim += 1)
    sum += (values[fromA + dim] as number) * (values[fromB + dim] as number); // in range
  return sum;
};
