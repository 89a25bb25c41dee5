/**
 * Converts a one-vs-rest margin to a score in 0..1 with a logistic curve (Platt 1999):
 *
 *   score(s) = 1 / (1 + exp(−(5·(s − s₀) + ln(.3 / .7))))
 *
 * so that a margin of s₀ scores .3, the API's own default threshold. The margin measures the distance of a
 * text from all training texts; a softmax over the labels would lose that. s₀ depends on the size of the
 * agent.
 */
const STEEPNESS = 5;
const SCORE_AT_BORDER = 0.3;
const LOGIT_AT_BORDER = Math.log(SCORE_AT_BORDER / (1 - SCORE_AT_BORDER));

/** The properties of an agent that its border depends on. */
export type BorderInput = {
  readonly hasVectors: boolean;
  /** The number of background sentences among the examples. */
  readonly background: number;
  /** How much higher the border is with a sentence encoder; see prototypes.ts. */
  readonly prototypes?: number;
  readonly labels: number;
  /** The number of examples of all labels. */
  readonly examples: number;
};

/**
 * The margin that scores .3. The margins of an agent's own texts rise with the phrases per intent. Those of
 * unrelated texts rise too, and with the number of intents, because such a text resembles the nearest of more
 * intents. The border is linear in both logarithms, and with many intents it depends more on the phrases:
 *
 *   s₀ = least + phrases·x + many·max(0, y − 2.7) + steeper·z·(x − x₀)
 *   x = log₂(phrases per intent / 10)   y = log₂(intents / 10)   z = 0 up to 30 intents, 1 from 65 on
 *
 * The last term was not fitted with a sentence encoder, and does not count with one.
 *
 * The border is fitted on agents of 3 to 150 intents with 4 to 40 phrases each, drawn from the training parts
 * of CLINC150, BANKING77 and HWU64. With many intents, the border is the highest one that refuses at most 3 %
 * of an agent's own texts, or three quarters of unrelated ones; with few intents, it is high enough to refuse
 * nine tenths of unrelated texts. Estimates of each agent's own margins, from a cross-validation or from the
 * dual variables of its training, did not improve the fit.
 */
export const borderOf = (input: BorderInput): number => {
  const { hasVectors, prototypes, background, labels, examples } = input;
  const { least, phrases, many, steeper, balanced } = hasVectors ? WITH_VECTORS : WORDS_ALONE;
  const x = clamp(Math.log2(examples / Math.max(1, labels) / 10), PHRASES_FITTED);
  const y = clamp(Math.log2(labels / 10), INTENTS_FITTED);
  const z = prototypes === undefined ? clamp((y - SOME_INTENTS) / (MANY_INTENTS - SOME_INTENTS), [0, 1]) : 0;
  const missing = clamp(1 - background / BACKGROUND_FITTED, [0, 1]);
  return (
    least +
    phrases * x +
    many * Math.max(0, y - MANY_INTENTS) +
    steeper * z * (x - balanced) +
    (prototypes ?? 0) +
    WITHOUT_BACKGROUND * missing
  );
};

/** `balanced` is x₀, the phrases per intent at which many intents need no other border: 10, and 17. */
const WITH_VECTORS = { least: -0.52, phrases: 0.09, many: 0.14, steeper: 0.05, balanced: 0 };
const WORDS_ALONE = { least: -0.55, phrases: 0.055, many: 0.05, steeper: 0.08, balanced: 0.75 };

/**
 * The range of x, 4 to 50 phrases per intent. The border is constant outside this range. It was not fitted
 * below 4 phrases.
 */
const PHRASES_FITTED = [-1.3, 2.3] as const;
/** The range of y, 10 to 150 intents. The border is constant outside this range. */
const INTENTS_FITTED = [0, 3.9] as const;
/** The logarithms of 30 and 65 intents. */
const SOME_INTENTS = 1.6;
const MANY_INTENTS = 2.7;

/** The agents of the fit had at least this many background sentences. Without any, all margins are higher. */
const BACKGROUND_FITTED = 80;
const WITHOUT_BACKGROUND = 0.27;

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

export const scoreOf = (margin: number, border: number): number =>
  1 / (1 + Math.exp(-(STEEPNESS * (margin - border) + LOGIT_AT_BORDER)));

/** The margin that has this score; -∞ for 0. */
export const marginAt = (score: number, border: number): number =>
  border + (Math.log(score / (1 - score)) - LOGIT_AT_BORDER) / STEEPNESS;

/** The share by which the distance of a label to the best one is increased before the label is scored. */
const RIVALS_SHARE = 0.3;

/**
 * The margin from which the score of a label is computed. A text that is clearly the agent's own raises the
 * margins of all labels. Without this correction, all labels would score near 1, and the scores would not
 * show which one is best.
 */
export const rivalMargin = (margin: number, best: number): number => margin - RIVALS_SHARE * (best - margin);

/** The inverse of `rivalMargin`. */
export const marginOfRival = (rival: number, best: number): number =>
  (rival + RIVALS_SHARE * best) / (1 + RIVALS_SHARE);
