import { LIKENESSES_KEPT } from '../../kernel/limits.ts';
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
  const likeness = likenessesOf(vectors);
  const isNear = (word: string, others: ReadonlySet<string>): boolean => {
    const most = likeness(word, others);
    return most === undefined || most >= NEAR;
  };
  return { isNear, likeness, isForPeople };
};

/** Words that others are compared with: their indices, and the likenesses computed so far, by index. */
type ComparedWords = { readonly indices: readonly number[]; readonly known: Map<number, number> };

/** Fewer words, such as those of one phrase, are compared each time. */
const REMEMBERED_WORDS_MIN = 20;

/**
 * An intent has hundreds of words, and people use the same words again and again, so what a word is like is
 * computed once for each large set of words.
 */
const likenessesOf = (vectors: Vectors): WordSense['likeness'] => {
  const { wordIndex } = vectors;
  const cosine = cosinesOf(vectors);
  const mostLike = (index: number, others: readonly number[]): number => {
    let most = -1;
    for (const other of others) most = Math.max(most, cosine(index, other));
    return most;
  };
  let sets = new WeakMap<ReadonlySet<string>, ComparedWords>();
  let knownCount = 0;
  const comparedWordsOf = (words: ReadonlySet<string>): ComparedWords => {
    const kept = sets.get(words);
    if (kept !== undefined) return kept;
    const compared = { indices: indicesIn(wordIndex, words), known: new Map<number, number>() };
    sets.set(words, compared);
    return compared;
  };
  return (word, others) => {
    const index = wordIndex.get(word);
    if (index === undefined) return undefined;
    if (others.size < REMEMBERED_WORDS_MIN) return mostLike(index, indicesIn(wordIndex, others));
    const { indices, known } = comparedWordsOf(others);
    const kept = known.get(index);
    if (kept !== undefined) return kept;
    const most = mostLike(index, indices);
    known.set(index, most);
    knownCount += 1;
    if (knownCount >= LIKENESSES_KEPT) [sets, knownCount] = [new WeakMap(), 0];
    return most;
  };
};

const indicesIn = (wordIndex: Vectors['wordIndex'], words: ReadonlySet<string>): readonly number[] => {
  const indices: number[] = [];
  for (const word of words) {
    const index = wordIndex.get(word);
    if (index !== undefined) indices.push(index);
  }
  return indices;
};

/** Of two words by index; each word's length is computed once. */
const cosinesOf = ({ values, dims, words }: Vectors): ((a: number, b: number) => number) => {
  const lengths = new Float32Array(words.length);
  const lengthOf = (word: number): number => {
    const known = lengths[word] as number; // in range
    if (known > 0) return known;
    // Rounded from the first time on, so that two comparisons of the same words agree.
    const length = Math.fround(Math.sqrt(product(values, dims, word, word)) || 1);
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
