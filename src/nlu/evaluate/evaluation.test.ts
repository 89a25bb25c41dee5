import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrainingIntent, TrainingSet } from '../training-set.ts';
import type { Answer } from './answer.ts';
import { evaluationOf } from './evaluation.ts';
import { NO_FOLD, stratifiedFolds } from './folds.ts';
import { rejectionCurve, suggestedThreshold } from './rejection.ts';
import { roundsOf } from './rounds.ts';
import { figuresOf } from './tally.ts';

const countsOf = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

describe('folds', () => {
  const labels = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
  const options = fc.record({ folds: fc.integer({ min: 2, max: 10 }), seed: fc.integer() });

  it('hold out every item of a label once, unless it is the only one', () => {
    fc.assert(
      fc.property(labels, options, (items, { folds, seed }) => {
        const foldOf = stratifiedFolds(items, { folds, seed });
        const counts = countsOf(items);
        for (const [at, label] of items.entries()) {
          const fold = foldOf[at] ?? Number.NaN;
          if (counts.get(label) === 1) expect(fold).toBe(NO_FOLD);
          else expect(fold >= 0 && fold < folds).toBe(true);
        }
      }),
    );
  });

  it('spread each label, and all items, evenly', () => {
    fc.assert(
      fc.property(labels, options, (items, { folds, seed }) => {
        const foldOf = [...stratifiedFolds(items, { folds, seed })];
        const sizes = (wanted: string | undefined) =>
          Array.from(
            { length: folds },
            (_, fold) =>
              items.filter((label, at) => foldOf[at] === fold && (wanted ?? label) === label).length,
          );
        for (const label of [...new Set(items), undefined])
          expect(spread(sizes(label))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are the same for the same seed, and differ for another', () => {
    const many = Array.from({ length: 40 }, (_, at) => `label ${at % 4}`);
    const dealt = (seed: number) => [...stratifiedFolds(many, { folds: 5, seed })];
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
  });
});

const intent = (
  name: string,
  texts: readonly string[],
  parts: Partial<TrainingIntent> = {},
): TrainingIntent => ({
  id: `id-${name}`,
  name,
  phrases: texts.map((text) => ({ parts: [{ text }], count: 1 })),
  templates: [],
  learned: true,
  fallback: false,
  priority: 500_000,
  contexts: [],
  parameters: [],
  ...parts,
});
const setOf = (...intents: readonly TrainingIntent[]): TrainingSet => ({
  language: 'en',
  mode: 'hybrid',
  threshold: 0.3,
  intents,
  entities: [],
});

describe('the rounds of an evaluation', () => {
  const set = setOf(
    intent('a', ['one', 'two', 'three', 'Two!'], { contexts: ['shop'] }),
    intent('b', ['four', 'five']),
    intent('c', ['six', 'seven']),
    intent('lonely', ['eight']),
    intent('no', ['nine', 'ten'], { fallback: true }),
    intent('off', ['eleven', 'twelve'], { priority: 0 }),
  );
  const { rounds, unmeasured } = roundsOf(set, { folds: 2, seed: 1 });
  const own = rounds.filter(({ questions }) => questions.some(({ intent: meant }) => meant !== undefined));
  const foreign = rounds.filter(({ questions }) =>
    questions.every(({ intent: meant }) => meant === undefined),
  );
  const learned = (round: (typeof rounds)[number]) =>
    round.set.intents
      .filter(({ fallback }) => !fallback)
      .flatMap(({ phrases }) => phrases.map(({ parts }) => parts[0]?.text));

  it('ask every phrase once, of a model that was not trained on it', () => {
    expect(own.flatMap(({ questions }) => questions.map(({ text }) => text)).sort()).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].sort(),
    );
    for (const round of own)
      for (const { text } of round.questions) expect(learned(round)).not.toContain(text);
  });

  it('treat phrases that read alike as one', () => {
    const asking = own.find(({ questions }) => questions.some(({ text }) => text === 'two'));
    expect(asking && learned(asking)).not.toContain('Two!');
  });

  it('ask under the input contexts of the expected intent', () => {
    const question = own.flatMap(({ questions }) => questions).find(({ text }) => text === 'one');
    expect(question).toMatchObject({ contexts: ['shop'], intent: { name: 'a' } });
  });

  it('ask the phrases of every intent of a model without that intent', () => {
    expect(foreign.flatMap(({ questions }) => questions.map(({ text }) => text)).sort()).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].sort(),
    );
    for (const round of foreign)
      for (const { text } of round.questions) expect(learned(round)).not.toContain(text);
  });

  it('report which intents cannot be measured', () => {
    expect(unmeasured).toEqual(['lonely']);
  });

  it('know where values are, without surrounding spaces', () => {
    const parts = [
      { text: 'a ' },
      { text: 'big ', entity: 'size' },
      { text: 'x', entity: 'sys.number', alias: 'n' },
    ];
    const phrases = ['one', 'two'].map((word) => ({ parts: [...parts, { text: ` ${word}` }], count: 1 }));
    const [round] = roundsOf(setOf(intent('a', [], { phrases })), { folds: 2, seed: 1 }).rounds;
    expect(round?.questions[0]?.spans).toEqual([
      { name: 'size', start: 2, end: 5 },
      { name: 'n', start: 6, end: 7 },
    ]);
  });
});

const answer = (
  expected: string | undefined,
  intentName: string | undefined,
  parts: Partial<Answer> = {},
): Answer => ({
  text: `${expected} as ${intentName}`,
  ...(expected !== undefined && { expected }),
  ...(intentName !== undefined && { intentName, best: intentName }),
  score: 1,
  spans: [],
  foundSpans: [],
  ...parts,
});
const evaluated = (answers: readonly Answer[]) =>
  evaluationOf({ language: 'en', folds: 2, seed: 1, unmeasured: [], threshold: 0.3, answers });

describe('the figures', () => {
  it('of a tally follow the textbook', () => {
    expect(figuresOf({ right: 3, found: 4, expected: 6 })).toEqual({ precision: 0.75, recall: 0.5, f1: 0.6 });
    expect(figuresOf({ right: 0, found: 0, expected: 0 })).toEqual({ precision: 0, recall: 0, f1: 0 });
  });

  it('of intents agree with a count by hand', () => {
    // a: 2 right, 1 confused with b, 1 refused. b: 1 right.
    const { intents, accuracy, refused, macroF1, phrases } = evaluated([
      answer('a', 'a'),
      answer('a', 'a'),
      answer('a', 'b'),
      answer('a', undefined),
      answer('b', 'b'),
      answer(undefined, 'b'),
    ]);
    expect(intents).toEqual([
      { intent: 'a', phrases: 4, precision: 1, recall: 0.5, f1: 2 / 3 },
      { intent: 'b', phrases: 1, precision: 0.5, recall: 1, f1: 2 / 3 },
    ]);
    expect({ accuracy, refused, macroF1, phrases }).toEqual({
      accuracy: 0.6,
      refused: 0.2,
      macroF1: 2 / 3,
      phrases: 5,
    });
  });

  it('name the confused phrases, most frequent confusion first', () => {
    const { confusions } = evaluated([
      answer('a', undefined, { text: 'huh', best: 'a', score: 0.2 }),
      answer('a', 'b', { text: 'one', score: 0.6 }),
      answer('a', 'b', { text: 'two', score: 0.5 }),
      answer('b', 'b'),
    ]);
    expect(confusions).toEqual([
      {
        expected: 'a',
        given: 'b',
        phrases: [
          { text: 'one', nearest: 'b', score: 0.6 },
          { text: 'two', nearest: 'b', score: 0.5 },
        ],
      },
      { expected: 'a', phrases: [{ text: 'huh', nearest: 'a', score: 0.2 }] },
    ]);
  });

  it('of values count exact places only, in phrases whose intent was right', () => {
    const size = { name: 'size', start: 0, end: 3 };
    const { slots } = evaluated([
      answer('a', 'a', { spans: [size], foundSpans: [size] }),
      answer('a', 'a', { spans: [size], foundSpans: [{ ...size, end: 4 }] }),
      answer('a', 'a', { spans: [size] }),
      answer('a', 'b', { spans: [size] }),
    ]);
    const figures = { expected: 3, precision: 0.5, recall: 1 / 3, f1: 0.4 };
    expect(slots).toEqual({ ...figures, each: [{ intent: 'a', parameter: 'size', ...figures }] });
  });
});

describe('the threshold', () => {
  const own = (score: number, best = 'a') => answer('a', undefined, { best, score });
  const foreign = (score: number) => answer(undefined, undefined, { best: 'a', score });

  it('refuses what scores below it, rightly or not', () => {
    const curve = rejectionCurve([own(0.9), own(0.5), own(0.5, 'b'), own(0.1), foreign(0.4), foreign(0.7)]);
    expect(curve).toHaveLength(21);
    expect(curve.find(({ threshold }) => threshold === 0)).toEqual({
      threshold: 0,
      right: 0.75,
      wrong: 0.25,
      foreignRefused: 0,
    });
    expect(curve.find(({ threshold }) => threshold === 0.5)).toEqual({
      threshold: 0.5,
      right: 0.5,
      wrong: 0.25,
      foreignRefused: 0.5,
    });
  });

  it("separates the agent's own texts from the others", () => {
    const answers = [
      ...Array.from({ length: 20 }, () => own(0.72)),
      ...Array.from({ length: 20 }, () => foreign(0.42)),
    ];
    expect(suggestedThreshold(answers, 0.3)).toBe(0.45);
    expect(suggestedThreshold(answers, 0.9)).toBe(0.7);
    expect(suggestedThreshold(answers, 0.6)).toBe(0.6);
  });

  it('is not suggested if it loses a share of own texts for not twice as many of the others', () => {
    const answers = [
      ...Array.from({ length: 50 }, () => own(0.9)),
      ...Array.from({ length: 10 }, () => own(0.52)),
      ...Array.from({ length: 14 }, () => foreign(0.2)),
      ...Array.from({ length: 6 }, () => foreign(0.62)),
    ];
    expect(suggestedThreshold(answers, 0.3)).toBe(0.3);
  });

  it('is not suggested from too little data', () => {
    expect(suggestedThreshold([own(0.9), foreign(0.1)], 0.3)).toBeUndefined();
    expect('suggested' in evaluated([own(0.9)]).rejection).toBe(false);
  });
});
