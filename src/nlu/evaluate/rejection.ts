import type { Answer } from './answer.ts';

/** The effect of refusing every score below `threshold`; shares are 0..1. */
export type CurvePoint = {
  readonly threshold: number;
  /** Shares of the agent's own texts that are understood correctly and incorrectly; the rest is refused. */
  readonly right: number;
  readonly wrong: number;
  /** Share of foreign texts that are refused. Absent if there were none. */
  readonly foreignRefused?: number;
};

const STEPS = 20;

/** From 0 to 1 in steps of .05. */
export const rejectionCurve = (answers: readonly Answer[]): readonly CurvePoint[] => {
  const { own, foreign } = splitAnswers(answers);
  return Array.from({ length: STEPS + 1 }, (_, step) => pointAt(step / STEPS, { own, foreign }));
};

/** The outcome at one threshold, which need not be a step of the curve. */
export const rejectionAt = (answers: readonly Answer[], threshold: number): CurvePoint =>
  pointAt(threshold, splitAnswers(answers));

type SplitAnswers = { readonly own: readonly Answer[]; readonly foreign: readonly Answer[] };

const splitAnswers = (answers: readonly Answer[]): SplitAnswers => ({
  own: answers.filter(({ expected }) => expected !== undefined),
  foreign: answers.filter(({ expected }) => expected === undefined),
});

const pointAt = (threshold: number, { own, foreign }: SplitAnswers): CurvePoint => {
  const isAccepted = ({ best, score }: Answer) => best !== undefined && score >= threshold;
  const accepted = own.filter(isAccepted);
  const right = accepted.filter(({ best, expected }) => best === expected).length;
  return {
    threshold,
    right: share(right, own),
    wrong: share(accepted.length - right, own),
    ...(foreign.length > 0 && {
      foreignRefused: share(foreign.filter((answer) => !isAccepted(answer)).length, foreign),
    }),
  };
};

const share = (count: number, texts: readonly unknown[]): number => count / Math.max(1, texts.length);

/** With fewer texts of either kind, the curve depends on chance. */
const TEXTS_MIN = 20;
/** Shares that differ by less count as equal, because another seed would order them differently. */
const CLOSE_SHARES = 0.02;

/**
 * How much more an own text counts than an unrelated one. People mostly ask an agent for what it does, and
 * the unrelated texts are those of its other intents, which are nearer than most that people type.
 */
const OWN_WEIGHT = 2;

/**
 * The threshold that maximises own texts understood plus unrelated texts refused, weighted as above (Youden's
 * J; Youden 1950). Among nearly equal ones, the one nearest to the agent's own. Undefined if there are too
 * few texts.
 */
export const suggestedThreshold = (answers: readonly Answer[], current: number): number | undefined => {
  const own = answers.filter(({ expected }) => expected !== undefined).length;
  if (own < TEXTS_MIN || answers.length - own < TEXTS_MIN) return undefined;
  const worth = ({ right, foreignRefused = 0 }: CurvePoint): number => OWN_WEIGHT * right + foreignRefused;
  const distance = ({ threshold }: CurvePoint): number => Math.abs(threshold - current);
  const curve = rejectionCurve(answers);
  const highestWorth = Math.max(...curve.map(worth));
  const [nearest] = curve
    .filter((point) => worth(point) > highestWorth - CLOSE_SHARES)
    .sort((a, b) => distance(a) - distance(b) || a.threshold - b.threshold);
  return nearest?.threshold;
};
