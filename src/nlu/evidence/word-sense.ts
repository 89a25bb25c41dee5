import { NEAREST_WORDS_KEPT } from '../../kernel/limits/understanding.ts';
import { finish } from '../../kernel/steps.ts';
import { prepareNameWords } from '../entities/name-words.ts';
import type { Vectors } from '../vectors/vectors.ts';

/** What is known of the meaning of words, as evidence for or against an intent. */
export type WordSense = {
  /**
   * Whether the meaning of a word is close to that of one of the others. An unknown word may be a typing
   * error, so it is close too.
   */
  readonly isNear: (word: string, others: ReadonlySet<string>) => boolean;
  /**
   * The highest cosine of a word with one of others, but for some of them, -1..1; undefined for an unknown
   * word.
   */
  readonly likeness: (
    word: string,
    others: ReadonlySet<string>,
    exceptions?: ReadonlySet<string>,
  ) => number | undefined;
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
  const { isForPeople } = finish(prepareNameWords(vectors));
  const likeness = likenessesOf(vectors);
  const isNear = (word: string, others: ReadonlySet<string>): boolean => {
    const most = likeness(word, others);
    return most === undefined || most >= NEAR;
  };
  return { isNear, likeness, isForPeople };
};

type Neighbour = { readonly index: number; readonly cosine: number };

/** Words that others are compared with: their indices, and the nearest ones of words seen so far, by index. */
type ComparedWords = {
  readonly indices: readonly number[];
  readonly nearest: Map<number, readonly Neighbour[]>;
};

/** Fewer words, such as those of one phrase, are compared each time. */
const REMEMBERED_WORDS_MIN = 20;
/** So many remembered that hardly any text excepts all of them. */
const NEIGHBOURS_REMEMBERED = 4;

/**
 * An intent has hundreds of words, and people use the same words again and again, so the nearest words of
 * each are looked for once in each large set of words.
 */
const likenessesOf = (vectors: Vectors): WordSense['likeness'] => {
  const { wordIndex, words } = vectors;
  const cosine = cosinesOf(vectors);
  const nearestAmong = (index: number, others: readonly number[], count: number): Neighbour[] => {
    const nearest: Neighbour[] = [];
    for (const other of others) {
      const neighbour = { index: other, cosine: cosine(index, other) };
      if (neighbour.cosine <= (nearest[count - 1]?.cosine ?? -2)) continue;
      nearest.push(neighbour);
      nearest.sort(byCosine);
      if (nearest.length > count) nearest.pop();
    }
    return nearest;
  };
  let sets = new WeakMap<ReadonlySet<string>, ComparedWords>();
  let rememberedCount = 0;
  const comparedWordsOf = (set: ReadonlySet<string>): ComparedWords => {
    const kept = sets.get(set);
    if (kept !== undefined) return kept;
    const compared = { indices: indicesIn(wordIndex, set), nearest: new Map<number, Neighbour[]>() };
    sets.set(set, compared);
    return compared;
  };
  const nearestOf = (index: number, { indices, nearest }: ComparedWords): readonly Neighbour[] => {
    const kept = nearest.get(index);
    if (kept !== undefined) return kept;
    const found = nearestAmong(index, indices, NEIGHBOURS_REMEMBERED);
    nearest.set(index, found);
    rememberedCount += 1;
    if (rememberedCount >= NEAREST_WORDS_KEPT) [sets, rememberedCount] = [new WeakMap(), 0];
    return found;
  };
  return (word, others, exceptions = NO_EXCEPTIONS) => {
    const index = wordIndex.get(word);
    if (index === undefined) return undefined;
    const isMeant = (other: number): boolean => !exceptions.has(words[other] as string); // in range
    const compared = others.size < REMEMBERED_WORDS_MIN ? undefined : comparedWordsOf(others);
    if (compared !== undefined)
      for (const near of nearestOf(index, compared)) if (isMeant(near.index)) return near.cosine;
    const indices = compared?.indices ?? indicesIn(wordIndex, others);
    return nearestAmong(index, indices.filter(isMeant), 1)[0]?.cosine ?? -1;
  };
};

const NO_EXCEPTIONS: ReadonlySet<string> = new Set();

const byCosine = (a: Neighbour, b: Neighbour): number => b.cosine - a.cosine;

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
