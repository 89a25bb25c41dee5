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
export type Trained = {
  readonly hasVectors: boolean;
  /** The number of background sentences among the examples. */
  readonly background: number;
  /** Whether a sentence encoder helps. */
  readonly hasEncoder?: boolean;
  readonly labels: number;
  /** The number of examples of all labels. */
  readonly examples: number;
};

/**
 * The margin that scores .3. The margins of an agent's own texts rise with the phrases per intent. Those of
 * unrelated texts rise too, and with the number of intents, because such a text resembles the nearest of more
 * intents; this matters from 64 intents on. The border is linear in both logarithms:
 *
 *   s₀ = least + phrases·x + many·max(0, y − 2.7)
 *   x = log₂(phrases per intent / 10)    y = log₂(intents / 10)
 *
 * It is fitted on agents of 5 to 150 intents with 5 to 50 phrases each, also with a different number in each
 * intent, drawn from the training parts of CLINC150, BANKING77 and HWU64. It refuses about 2 % of an agent's
 * own texts that are classified correctly and four fifths of unrelated texts, and nine tenths or more if
 * there are few intents. A cross-validation of each agent's own phrases as a fifth term did not improve it.
 */
export const borderOf = (trained: Trained): number => {
  const { hasVectors, hasEncoder = false, background, labels, examples } = trained;
  const { least, phrases, many } = hasVectors ? WITH_VECTORS : WORDS_ALONE;
  const x = clamp(Math.log2(examples / Math.max(1, labels) / 10), PHRASES_FITTED);
  const y = clamp(Math.log2(labels / 10), INTENTS_FITTED);
  const missing = clamp(1 - background / BACKGROUND_FITTED, [0, 1]);
  return (
    least +
    phrases * x +
    many * Math.max(0, y - MANY_INTENTS) +
    (hasEncoder ? WITH_ENCODER : 0) +
    WITHOUT_BACKGROUND * missing
  );
};

const WITH_VECTORS = { least: -0.56, phrases: 0.07, many: 0.11 };
const WORDS_ALONE = { least: -0.47, phrases: 0.055, many: 0.06 };

/** No data below 5 or above 50 phrases per intent, so the border is constant there. */
const PHRASES_FITTED = [-1, 2.3] as const;
/** Up to 150 intents. */
const INTENTS_FITTED = [0, 3.9] as const;
/** The logarithm of 65 intents. */
const MANY_INTENTS = 2.7;

/**
 * An encoder raises all margins. The whole gain could refuse unrelated texts (.17) or accept own ones (0);
 * this shares it between both. Measured with the Universal Sentence Encoder lite, on the same agents.
 */
const WITH_ENCODER = 0.08;

/** The fewest background sentences of a fit; with fewer, all margins are higher. */
const BACKGROUND_FITTED = 80;
const WITHOUT_BACKGROUND = 0.23;

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

export const scoreOf = (margin: number, border: number): number =>
  1 / (1 + Math.exp(-(STEEPNESS * (margin - border) + LOGIT_AT_BORDER)));

/** The margin that has this score; -∞ for 0. */
export const marginAt = (score: number, border: number): number =>
  border + (Math.log(score / (1 - score)) - LOGIT_AT_BORDER) / STEEPNESS;
