import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import { assembleClassifier } from './assemble-classifier.ts';
import { loadClassifier } from './classifier.ts';
import { labelProblemsOf, opponentsOf } from './label-problems.ts';
import { type SolveLabel, solverOfParts, solverOfWhole } from './label-solver.ts';
import { nearestRows } from './nearest-rows.ts';
import { partOfRows } from './part-of-rows.ts';
import { type ClassifierInput, prepareTraining } from './prepare-training.ts';
import type { Problem } from './svm.ts';
import { dot } from './svm.ts';
import { trainLabels } from './train-labels.ts';

const verbs = ['open', 'close', 'find', 'change', 'cancel', 'explain', 'repeat', 'share', 'book', 'check'];
const things = ['account', 'parcel', 'flight', 'invoice', 'meeting', 'ticket', 'garden', 'camera'];

/** Eighty intents with four phrases each. */
const largeAgent = (
  language = 'en',
  placeOf: (thing: string) => string | undefined = () => undefined,
): ClassifierInput => {
  const pairs = things.flatMap((thing) => verbs.map((verb) => ({ id: `${verb}-${thing}`, verb, thing })));
  return {
    language,
    labels: pairs.map(({ id, thing }) => {
      const place = placeOf(thing);
      return { id, name: id, ...(place !== undefined && { place }) };
    }),
    examples: pairs.flatMap(({ id, verb, thing }) =>
      [
        `${verb} my ${thing}`,
        `please ${verb} the ${thing}`,
        `I want to ${verb} a ${thing}`,
        `${thing} ${verb}`,
      ].map((text) => ({ text, label: id })),
    ),
    negatives: [],
  };
};

const prepared = prepareTraining(largeAgent());
const { problem } = prepared;

const classifierOf = (solve: SolveLabel) =>
  loadClassifier(
    assembleClassifier(prepared, [trainLabels(problem.rows.dims, solve, 0, prepared.labels.length)]),
  );

describe('labels that are each trained against a part of the rows', () => {
  it('are trained against more rows the more they have, up to a limit', () => {
    expect(opponentsOf(100)).toBeGreaterThan(opponentsOf(20));
    expect(opponentsOf(5_000)).toBe(opponentsOf(1_000));
  });

  const whole = classifierOf(solverOfWhole(problem));
  const parts = classifierOf(solverOfParts(problem));
  const best = (classifier: typeof whole, text: string) => {
    const scores = [...classifier.scores(tokenise(text, 'en'))];
    const most = Math.max(...scores);
    return { label: classifier.labels[scores.indexOf(most)], score: most };
  };

  it('answer as if they had been trained against all rows', () => {
    for (const thing of things)
      for (const verb of verbs) {
        const text = `could you ${verb} this ${thing} for me`;
        expect(best(parts, text).label).toBe(best(whole, text).label);
        expect(best(parts, text).score).toBeCloseTo(best(whole, text).score, 0);
      }
  });

  it('refuse what is not theirs', () => {
    for (const text of ['the weather is nice', 'who won the match', 'tell me a joke'])
      expect(best(parts, text).score).toBeLessThan(0.3);
  });

  it('have the same weights in whatever order they are trained', () => {
    const solve = solverOfParts(problem);
    const later = trainLabels(problem.rows.dims, solve, 40, 42);
    trainLabels(problem.rows.dims, solve, 0, 3);
    expect(trainLabels(problem.rows.dims, solve, 40, 42)).toEqual(later);
    expect(trainLabels(problem.rows.dims, solverOfParts(problem), 40, 42)).toEqual(later);
  });
});

describe('the problem of one label', () => {
  const importanceOf = ({ importance, labelOf }: Problem, isOwn: boolean): number =>
    importance.reduce((sum, own, row) => ((labelOf[row] === 0) === isOwn ? sum + own : sum), 0);
  const balanced = (rows: number, all: number): number => (all / (2 * rows)) ** problem.balance;

  it('weighs as much as the whole problem', () => {
    const { problem: part } = labelProblemsOf(problem)(5);
    const own = problem.importance.filter((_, row) => problem.labelOf[row] === 5);
    const others = problem.importance.filter((one, row) => problem.labelOf[row] !== 5 && one > 0);
    const sum = (numbers: Float32Array): number => numbers.reduce((a, b) => a + b, 0);
    const all = own.length + others.length;
    expect(importanceOf(part, true)).toBeCloseTo(sum(own) * balanced(own.length, all), 2);
    expect(importanceOf(part, false)).toBeCloseTo(sum(others) * balanced(others.length, all), 2);
  });

  it('has no rows of labels that it never competes with', () => {
    // A language without background sentences, so that the only rivals are those of one place.
    const placed = prepareTraining(largeAgent('xx', (thing) => thing)).problem;
    const isRival = (row: number): boolean => (placed.placeOf[placed.labelOf[row] ?? -1] ?? 0) < 2;
    const rivals = placed.importance.filter((one, row) => one > 0 && isRival(row));
    const { problem: part } = labelProblemsOf(placed)(placed.placeOf.indexOf(1));
    expect(part.importance.filter((one) => one > 0).length).toBeLessThanOrEqual(rivals.length);
    expect(importanceOf(part, true)).toBeGreaterThan(0);
  });
});

describe('the rows nearest to those of a label', () => {
  const rowsOf = (label: number): Int32Array =>
    Int32Array.from([...problem.labelOf.keys()].filter((row) => problem.labelOf[row] === label));
  const wordsOf = (row: number): string => prepared.labels[problem.labelOf[row] ?? -1] ?? 'none';

  it('share its words', () => {
    const label = prepared.labels.indexOf('close-garden');
    const find = nearestRows(problem.rows);
    const nearest = find(rowsOf(label), { most: 20, isRival: (row) => problem.labelOf[row] !== label });
    expect(nearest.length).toBe(20);
    for (const row of nearest) expect(wordsOf(row)).toMatch(/close|garden/);
  });

  it('are all rivals, if there are fewer than looked for', () => {
    const find = nearestRows(problem.rows);
    const rivals = new Set(rowsOf(7));
    const nearest = find(rowsOf(8), { most: 500, isRival: (row) => rivals.has(row) });
    expect([...nearest].every((row) => rivals.has(row))).toBe(true);
  });
});

describe('a part of the rows', () => {
  it('has the same products with any weights', () => {
    const take = partOfRows(problem.rows, Int32Array.from([3, 9]));
    for (const chosen of [[4, 100, 7], [200], []]) {
      const { rows, features } = take(Int32Array.from(chosen));
      const weightOf = (feature: number): number => Math.sin(feature);
      const ofPart = Float64Array.from([...features].map(weightOf).concat(0));
      const ofWhole = Float64Array.from({ length: problem.rows.features + 1 }, (_, at) => weightOf(at));
      for (const [at, row] of [3, 9, ...chosen].entries())
        expect(dot(rows, at, ofPart)).toBeCloseTo(dot(problem.rows, row, ofWhole), 10);
      expect(rows.count).toBe(2 + chosen.length);
    }
  });
});
