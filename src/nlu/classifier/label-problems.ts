/**
 * With many labels, training each against all rows would take labels × rows. Instead, each label is trained
 * against two groups of rows. The rows most like its own decide where its border lies. A sample represents
 * all the others, and weighs as much as they would (hard and random negatives, as in Jain, Balasubramanian,
 * Chunduri & Varma, "Slice: Scalable linear extreme classifiers trained on 100 million labels for related
 * searches", 2019).
 */
import { groupStarts } from './group-starts.ts';
import { nearestRows } from './nearest-rows.ts';
import { partOfRows } from './part-of-rows.ts';
import { areRivals, type Problem, squaresOf } from './svm.ts';

/** The problem of one label, which is number 0 there. The next problem uses the same arrays. */
export type LabelProblem = {
  readonly problem: Problem;
  /** The features of the whole problem that it has. */
  readonly features: Int32Array;
  /** See `Workspace`. */
  readonly squares: Float64Array;
};

/** With 200, five of a hundred texts that are not the agent's were refused less. */
const NEAREST_MIN = 500;
/** The more rows a label has, the more others are like them. */
const NEAREST_PER_ROW = 50;
/** So that training a million phrases takes minutes: an intent of 5,000 would be trained against 250,000. */
const NEAREST_MAX = 10_000;
/** Accuracy is the same with three times as many. */
const SAMPLE = 400;

/** How many rows a label with this many own ones is trained against. */
export const opponentsOf = (own: number): number => SAMPLE + nearestOf(own);

const nearestOf = (own: number): number =>
  Math.min(NEAREST_MAX, Math.max(NEAREST_MIN, NEAREST_PER_ROW * own));

export const labelProblemsOf = (problem: Problem): ((label: number) => LabelProblem) => {
  const { rows, labelOf, importance, balance } = problem;
  const findNearest = nearestRows(rows);
  const rowsOf = rowsByLabel(problem);
  const totalsOf = totalsOfRivals(problem);
  const sample = sampleOf(importance);
  const take = partOfRows(rows, sample);
  const squares = squaresOf(rows);
  return (label) => {
    const isOther = (row: number): boolean =>
      labelOf[row] !== label && importance[row] !== 0 && areRivals(problem, label, labelOf[row] as number);
    const own = rowsOf(label).filter((row) => importance[row] !== 0);
    const nearest = findNearest(own, { most: nearestOf(own.length), isRival: isOther });
    // The rows are in random order, which training needs; see svm.ts.
    const chosen = concatenate(own, nearest).sort();
    const isChosen = new Set(chosen);
    const isSampled = (row: number): boolean => isOther(row) && !isChosen.has(row);
    const { count, total } = totalsOf(label);
    const ofOwn = balanceOf(own.length, count) ** balance;
    const ofOthers = balanceOf(count - own.length, count) ** balance;
    const rest = total - sumOf(importance, chosen);
    const ofSample = (ofOthers * rest) / (sumOf(importance, sample.filter(isSampled)) || 1);
    const factorOf = (row: number, at: number): number => {
      if (at < sample.length) return isSampled(row) ? ofSample : 0;
      return labelOf[row] === label ? ofOwn : ofOthers;
    };
    const all = concatenate(sample, chosen);
    const part = take(chosen);
    return {
      problem: {
        rows: part.rows,
        labelOf: all.map((row) => (labelOf[row] === label ? 0 : 1)),
        placeOf: ANYWHERE,
        importance: Float32Array.from(all, (row, at) => (importance[row] as number) * factorOf(row, at)),
        // The importance balances them, because a part does not have all the rows.
        balance: 0,
      },
      features: part.features,
      squares: Float64Array.from(all, (row) => squares[row] as number),
    };
  };
};

const ANYWHERE = new Int32Array(1);

/** The inverse of what svm.ts balances the rows of a label with, or those of all others. */
const balanceOf = (rows: number, all: number): number => all / (2 * Math.max(1, rows));

/** The first rows, because all of them are in random order. */
const sampleOf = (importance: Float32Array): Int32Array => {
  const sample = new Int32Array(SAMPLE);
  let count = 0;
  for (let row = 0; row < importance.length && count < SAMPLE; row += 1)
    if (importance[row] !== 0) {
      sample[count] = row;
      count += 1;
    }
  return sample.subarray(0, count);
};

const concatenate = (first: Int32Array, second: Int32Array): Int32Array => {
  const both = new Int32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

const sumOf = (numbers: Float32Array, places: Int32Array): number =>
  places.reduce((sum, place) => sum + (numbers[place] as number), 0);

const rowsByLabel = ({ labelOf, placeOf }: Problem): ((label: number) => Int32Array) => {
  const starts = groupStarts(labelOf, placeOf.length + 1);
  const next = starts.slice();
  const rows = new Int32Array(labelOf.length);
  for (const [row, label] of labelOf.entries()) {
    rows[next[label] as number] = row;
    next[label] = (next[label] as number) + 1;
  }
  return (label) => rows.subarray(starts[label], starts[label + 1]);
};

/** How many rows a label is trained with, its own included, and the sum of their importance. */
type Totals = { readonly count: number; readonly total: number };

const totalsOfRivals = ({ labelOf, placeOf, importance }: Problem): ((label: number) => Totals) => {
  const all = { count: 0, total: 0 };
  const byPlace = new Map([[0, { count: 0, total: 0 }]]);
  for (const [row, own] of importance.entries()) {
    if (own === 0) continue;
    const place = placeOf[labelOf[row] as number] ?? 0;
    const ofPlace = byPlace.get(place) ?? { count: 0, total: 0 };
    byPlace.set(place, ofPlace);
    for (const totals of [all, ofPlace]) {
      totals.count += 1;
      totals.total += own;
    }
  }
  return (label) => {
    const place = placeOf[label] as number;
    if (place === 0) return all;
    const rivals = [byPlace.get(0), byPlace.get(place)].flatMap((totals) => totals ?? []);
    return {
      count: rivals.reduce((sum, { count }) => sum + count, 0),
      total: rivals.reduce((sum, { total }) => sum + total, 0),
    };
  };
};
