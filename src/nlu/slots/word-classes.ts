/**
 * Word classes: a binary tree over word vectors, each node split by spherical 2-means (Dhillon & Modha 2001)
 * as in bisecting k-means (Steinbach, Karypis & Kumar 2000). The path to a word's leaf is its class, and a
 * prefix of the path is a wider class: cities share one with towns, and a wider one with countries. The tree
 * is built from the most frequent words; the other words with a vector are then sorted into it.
 */
import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Vectors } from '../vectors/vectors.ts';
import type { ClassOf } from './slot-span.ts';

type WordVectors = Pick<Vectors, 'dims' | 'words' | 'wordIndex' | 'values'>;

const DEPTH = 8;
/** The levels above the leaf of the classes that a tagger uses: trees of 256, 64 and 16 classes. */
export const WORD_CLASS_LEVELS: readonly number[] = [0, 2, 4];
/**
 * Enough to separate classes; with 20,000 words tagging is hardly better, and building takes seven times as
 * long.
 */
const TREE_WORDS_MAX = 3_000;
const PASSES = 4;
/** Each side of a split has at least this share of the words. */
const SHARE_MIN = 0.2;

type Plane = { readonly normal: Float64Array; readonly offset: number };

/** The class of a folded word: 0 without a vector, else a 1 and one bit per level of the tree. */
export const wordClassesFrom = (vectors: WordVectors): ClassOf => finish(wordClassSteps(vectors));

/** The same, in steps of one pass over a node of the tree. */
export function* wordClassSteps(vectors: WordVectors): Steps<ClassOf> {
  const planes = new Map<number, Plane>();
  const indices = vectors.words.slice(0, TREE_WORDS_MAX).keys();
  const units = yield* mappedInSteps(indices, (word) => unitVector(vectors, word));
  yield;
  yield* splitNode(planes, 1, 0, units);
  const classes = new Int16Array(vectors.words.length);
  return (folded) => {
    const word = vectors.wordIndex.get(folded);
    if (word === undefined) return 0;
    const wordClass = classes[word] ?? 0;
    if (wordClass !== 0) return wordClass;
    const path = pathOf(planes, unitVector(vectors, word));
    classes[word] = path;
    return path;
  };
}

const pathOf = (planes: ReadonlyMap<number, Plane>, unit: Float64Array): number => {
  let path = 1;
  for (let depth = 0; depth < DEPTH; depth++) {
    const plane = planes.get(path);
    path = 2 * path + (plane !== undefined && dot(plane.normal, unit) <= plane.offset ? 1 : 0);
  }
  return path;
};

function* splitNode(
  planes: Map<number, Plane>,
  path: number,
  depth: number,
  units: readonly Float64Array[],
): Steps<void> {
  const [first, second] = [units[0], units[units.length >> 1]];
  if (depth === DEPTH || units.length < 4 || first === undefined || second === undefined) return;
  let centres: readonly [Float64Array, Float64Array] = [first, second];
  let sides: readonly [readonly Float64Array[], readonly Float64Array[]] = [units, []];
  for (let pass = 0; pass < PASSES; pass++) {
    const [left, right] = centres;
    const normal = left.map((value, i) => value - (right[i] ?? 0));
    const scores = Float64Array.from(units, (unit) => dot(normal, unit));
    const offset = offsetOf(scores);
    planes.set(path, { normal, offset });
    sides = [
      units.filter((_, at) => (scores[at] ?? 0) > offset),
      units.filter((_, at) => (scores[at] ?? 0) <= offset),
    ];
    centres = [centreOf(sides[0], first.length), centreOf(sides[1], first.length)];
    yield;
  }
  yield* splitNode(planes, 2 * path, depth + 1, sides[0]);
  yield* splitNode(planes, 2 * path + 1, depth + 1, sides[1]);
}

/**
 * The score at which to split: 0, where both centres are equally near, or the nearest value that leaves each
 * side its share.
 */
const offsetOf = (scores: Float64Array): number => {
  const sorted = scores.toSorted();
  const low = sorted[Math.floor(sorted.length * SHARE_MIN)] ?? 0;
  const high = sorted[Math.floor(sorted.length * (1 - SHARE_MIN))] ?? 0;
  return Math.min(Math.max(0, low), high);
};

const centreOf = (units: readonly Float64Array[], dims: number): Float64Array => {
  const sum = new Float64Array(dims);
  for (const unit of units) for (let i = 0; i < dims; i++) sum[i] = (sum[i] ?? 0) + (unit[i] ?? 0);
  return toUnit(sum);
};

/** The vector of the n-th word, of length 1. */
export const unitVector = ({ dims, values }: WordVectors, word: number): Float64Array =>
  toUnit(Float64Array.from(values.subarray(word * dims, (word + 1) * dims)));

const toUnit = (vector: Float64Array): Float64Array => {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number); // same length
  return sum;
};
