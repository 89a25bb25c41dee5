/**
 * How much a word resembles the values of each slot: a linear function of its vector, fitted by ridge
 * regression (Hoerl & Kennard 1970) to the words in and around the annotated values,
 *
 *   W = (X'X + λI)⁻¹ X'Y,   one row of X per word and slot, with a constant 1 for the intercept
 *
 * This separates states from countries, even those that no phrase names. A phrase must not see its own
 * values: where no other phrase has a word in the same slot, the fit without that row is used. It follows
 * without a second fit (leave one out): (x'W − h·y) / (1 − h) with h = x'(X'X + λI)⁻¹x.
 */
import { LIKENESS_WORDS_KEPT } from '../../kernel/limits/understanding.ts';
import { dotProduct, factorise, solveBelow, solveFactored } from './cholesky.ts';
import { hashPair, hashText } from './hashing.ts';
import type { VectorOfWord } from './slot-span.ts';

const RIDGE = 5;
/**
 * A word gets a mark for each of these bounds that its resemblance to a slot reaches. The words of values
 * resemble their slot by 1.
 */
const BOUNDS: readonly number[] = [0.05, 0.15, 0.25, 0.4, 0.6];

export type Likeness = {
  /** One row a slot, then one for words outside of values: a weight per dimension and the intercept. */
  readonly rows: readonly Float32Array[];
};

/** The number of the slot of each word; `slots` for words outside of values. */
export type SlottedPhrase = { readonly words: readonly string[]; readonly slotOf: readonly number[] };

export type FittedLikeness = {
  readonly likeness: Likeness;
  /** For a word in a training phrase, as if that phrase were left out. */
  readonly ownCodesOf: (word: string, slot: number) => readonly number[];
};

/** The codes of the marks on a word; see marks.ts. */
export type ReadLikeness = (word: string) => readonly number[];

/** A word in a slot. */
type Sighting = { readonly point: Float64Array; readonly slot: number; phrases: number };

/** With fewer phrases the fit follows chance: "bad" would be as much a symptom as "cough". */
const PHRASES_MIN = 20;

/** Undefined if there are too few phrases, or no word has a vector. */
export const fitLikeness = (
  phrases: readonly SlottedPhrase[],
  slots: number,
  vectorOf: VectorOfWord,
): FittedLikeness | undefined => {
  if (phrases.length < PHRASES_MIN) return undefined;
  const sightings = sightingsIn(phrases, vectorOf);
  const width = sightings.values().next().value?.point.length;
  if (width === undefined) return undefined;
  const squares = new Float64Array(width * width);
  const sums = Array.from({ length: slots + 1 }, () => new Float64Array(width));
  for (const { point, slot, phrases: times } of sightings.values())
    addSighting(squares, sums[slot] as Float64Array, point, Math.sqrt(times)); // in range
  for (let at = 0; at < width; at++) squares[at * width + at] = (squares[at * width + at] ?? 0) + RIDGE;
  factorise(squares, width);
  const rows = sums.map((sum) => Float32Array.from(solveFactored(squares, sum)));
  const ownScoresOf = (word: string, slot: number): Float64Array | undefined => {
    const sighting = sightings.get(keyOf(word, slot));
    const point = sighting?.point ?? pointOf(vectorOf(word));
    if (point === undefined) return undefined;
    const scores = scoresOf(rows, point);
    if (sighting === undefined || sighting.phrases > 1) return scores;
    const below = solveBelow(squares, point);
    const share = dotProduct(below, below);
    return scores.map((score, row) => (score - (row === slot ? share : 0)) / (1 - share));
  };
  const ownCodes = new Map<string, readonly number[]>();
  return {
    likeness: { rows },
    ownCodesOf: (word, slot) => {
      const key = keyOf(word, slot);
      const codes = ownCodes.get(key) ?? codesFrom(ownScoresOf(word, slot));
      ownCodes.set(key, codes);
      return codes;
    },
  };
};

/** The codes of the marks on a word. They are cached, because most texts contain the same words. */
export const likenessReader = ({ rows }: Likeness, vectorOf: VectorOfWord): ReadLikeness => {
  const remembered = new Map<string, readonly number[]>();
  return (word) => {
    const codes = remembered.get(word);
    if (codes !== undefined) return codes;
    const point = pointOf(vectorOf(word));
    const read = point === undefined ? [] : codesFrom(scoresOf(rows, point));
    if (remembered.size >= LIKENESS_WORDS_KEPT) remembered.clear();
    remembered.set(word, read);
    return read;
  };
};

const sightingsIn = (phrases: readonly SlottedPhrase[], vectorOf: VectorOfWord): Map<string, Sighting> => {
  const sightings = new Map<string, Sighting>();
  for (const { words, slotOf } of phrases) {
    const own = new Map(words.map((word, at) => [keyOf(word, slotOf[at] ?? 0), at]));
    for (const [key, at] of own) {
      const sighting = sightings.get(key);
      const point = sighting?.point ?? pointOf(vectorOf(words[at] ?? ''));
      if (sighting !== undefined) sighting.phrases += 1;
      else if (point !== undefined) sightings.set(key, { point, slot: slotOf[at] ?? 0, phrases: 1 });
    }
  }
  return sightings;
};

const keyOf = (word: string, slot: number): string => `${slot} ${word}`;

const pointOf = (vector: Float64Array | undefined): Float64Array | undefined => {
  if (vector === undefined) return undefined;
  const point = new Float64Array(vector.length + 1).fill(1);
  point.set(vector);
  return point;
};

/** Only the lower half of `squares` is filled. */
const addSighting = (
  squares: Float64Array,
  sum: Float64Array,
  point: Float64Array,
  importance: number,
): void => {
  const width = point.length;
  for (let row = 0; row < width; row++) {
    const value = importance * (point[row] as number); // in range by construction, as are the casts below
    sum[row] = (sum[row] as number) + value;
    for (let column = 0; column <= row; column++) {
      const cell = row * width + column;
      squares[cell] = (squares[cell] as number) + value * (point[column] as number);
    }
  }
};

const scoresOf = (rows: readonly Float32Array[], point: Float64Array): Float64Array =>
  Float64Array.from(rows, (row) => dotProduct(row, point));

const NEAR = hashText('#near');
const NEAREST = hashText('#nearest');

/** A mark for each bound that a slot's score reaches, and one for the slot with the highest score. */
const codesFrom = (scores: Float64Array | undefined): readonly number[] => {
  if (scores === undefined) return [];
  const codes: number[] = [];
  let nearest = 0;
  for (const [slot, score] of scores.entries()) {
    if (score > (scores[nearest] ?? 0)) nearest = slot;
    if (slot === scores.length - 1) break;
    for (let bound = 0; bound < BOUNDS.length && score >= (BOUNDS[bound] ?? 0); bound++)
      codes.push(hashPair(hashPair(NEAR, slot + 1), bound));
  }
  codes.push(hashPair(NEAREST, nearest + 1));
  return codes;
};
