import type { Answer } from './answer.ts';
import { type CurvePoint, rejectionAt, rejectionCurve, suggestedThreshold } from './rejection.ts';
import type { NamedSpan } from './rounds.ts';
import { figuresOf, mean, type PrecisionAndRecall, type Tally } from './tally.ts';

/** How well an agent understands texts that it was not trained on. Shares are 0..1. */
export type Evaluation = {
  readonly language: string;
  readonly folds: number;
  readonly seed: number;
  /** The number of the agent's own phrases that were tested. */
  readonly phrases: number;
  readonly accuracy: number;
  /** Mean of the intents' F1. */
  readonly macroF1: number;
  /** Share of the agent's own phrases that were refused. */
  readonly refused: number;
  /** Worst first. */
  readonly intents: readonly (PrecisionAndRecall & { readonly intent: string; readonly phrases: number })[];
  /** Most frequent first. `given` is absent for refused phrases. */
  readonly confusions: readonly Confusion[];
  /** Values in phrases whose intent was right; right means exactly at the annotated place. */
  readonly slots: PrecisionAndRecall & {
    readonly expected: number;
    /** Worst first. */
    readonly each: readonly (PrecisionAndRecall & {
      readonly intent: string;
      readonly parameter: string;
      readonly expected: number;
    })[];
  };
  readonly rejection: {
    readonly threshold: number;
    readonly suggested?: number;
    /** What the suggested threshold would change, measured with the same answers. */
    readonly change?: { readonly before: CurvePoint; readonly after: CurvePoint };
    /** Foreign texts: phrases of intents that were left out of the training. */
    readonly foreign: number;
    readonly curve: readonly CurvePoint[];
  };
  /** Intents with a single phrase, which cannot be measured. */
  readonly unmeasured: readonly string[];
};

export type Confusion = {
  readonly expected: string;
  readonly given?: string;
  /** `nearest` is the intent that a phrase resembles most, even below the threshold; its score is 0..1. */
  readonly phrases: readonly { readonly text: string; readonly nearest?: string; readonly score: number }[];
};

export type AnsweredQuestions = Pick<Evaluation, 'language' | 'folds' | 'seed' | 'unmeasured'> & {
  readonly answers: readonly Answer[];
  /** The agent's own threshold. */
  readonly threshold: number;
};

export const evaluationOf = ({ answers, threshold, ...settings }: AnsweredQuestions): Evaluation => {
  const own = answers.filter(({ expected }) => expected !== undefined);
  const intents = intentFigures(own);
  const suggested = suggestedThreshold(answers, threshold);
  const right = own.filter(({ expected, intentName }) => expected === intentName);
  const refused = own.filter(({ intentName }) => intentName === undefined);
  return {
    ...settings,
    phrases: own.length,
    accuracy: right.length / Math.max(1, own.length),
    macroF1: mean(intents.map(({ f1 }) => f1)),
    refused: refused.length / Math.max(1, own.length),
    intents,
    confusions: confusionsOf(own),
    slots: slotFigures(right),
    rejection: {
      threshold,
      ...(suggested !== undefined && { suggested }),
      foreign: answers.length - own.length,
      ...(suggested !== undefined && {
        change: { before: rejectionAt(answers, threshold), after: rejectionAt(answers, suggested) },
      }),
      curve: rejectionCurve(answers),
    },
  };
};

const intentFigures = (own: readonly Answer[]): Evaluation['intents'] => {
  const tallies = new Map<string, Tally>();
  const count = (name: string, counts: Partial<Tally>) =>
    tallies.set(name, addTally(tallies.get(name), counts));
  for (const { expected = '' } of own) count(expected, { expected: 1 });
  for (const { expected, intentName } of own) {
    if (intentName !== undefined) count(intentName, { found: 1, right: intentName === expected ? 1 : 0 });
  }
  return [...tallies]
    .filter(([, { expected }]) => expected > 0)
    .map(([intent, tally]) => ({ intent, phrases: tally.expected, ...figuresOf(tally) }))
    .sort((a, b) => a.f1 - b.f1);
};

const EMPTY_TALLY: Tally = { right: 0, found: 0, expected: 0 };

const addTally = (
  tally: Tally = EMPTY_TALLY,
  { right = 0, found = 0, expected = 0 }: Partial<Tally>,
): Tally => ({
  right: tally.right + right,
  found: tally.found + found,
  expected: tally.expected + expected,
});

const confusionsOf = (own: readonly Answer[]): readonly Confusion[] => {
  const pairs = new Map<string, Confusion>();
  for (const { expected = '', intentName, best, text, score } of own) {
    if (intentName === expected) continue;
    const key = JSON.stringify([expected, intentName]);
    const shown = { text, ...(best !== undefined && { nearest: best }), score };
    const pair = pairs.get(key) ?? {
      expected,
      ...(intentName !== undefined && { given: intentName }),
      phrases: [],
    };
    pairs.set(key, { ...pair, phrases: [...pair.phrases, shown] });
  }
  return [...pairs.values()].sort((a, b) => b.phrases.length - a.phrases.length);
};

const slotFigures = (right: readonly Answer[]): Evaluation['slots'] => {
  const tallies = new Map<string, Tally>();
  for (const { expected: intent = '', spans, foundSpans } of right) {
    const count = (parameter: string, counts: Partial<Tally>) => {
      const key = JSON.stringify([intent, parameter]);
      tallies.set(key, addTally(tallies.get(key), counts));
    };
    for (const { name } of spans) count(name, { expected: 1 });
    for (const found of foundSpans)
      count(found.name, { found: 1, right: spans.some((span) => isSameSpan(span, found)) ? 1 : 0 });
  }
  const total = [...tallies.values()].reduce(addTally, EMPTY_TALLY);
  const each = [...tallies].map(([key, tally]) => {
    const [intent = '', parameter = '']: readonly string[] = JSON.parse(key);
    return { intent, parameter, expected: tally.expected, ...figuresOf(tally) };
  });
  each.sort((a, b) => a.f1 - b.f1);
  return { expected: total.expected, ...figuresOf(total), each };
};

const isSameSpan = (span: NamedSpan, other: NamedSpan): boolean =>
  span.name === other.name && span.start === other.start && span.end === other.end;
