/**
 * Converts a one-vs-rest margin to a score in 0..1 with a logistic curve (Platt 1999):
 *
 *   score(s) = 1 / (1 + exp(−(5·(s − s₀) + ln(.3 / .7))))
 *
 * so that a margin of s₀ scores .3, the API's own default threshold. The margin measures the distance of a
 * text from all training texts; a softmax over the labels would lose that. s₀ depends on the size of the
 * agent; fitting the curve to the agent's own few phrases was less accurate.
 */
const STEEPNESS = 5;
const SCORE_AT_BORDER = 0.3;
const LOGIT_AT_BORDER = Math.log(SCORE_AT_BORDER / (1 - SCORE_AT_BORDER));

/** The properties of an agent that its border depends on. */
export type Trained = {
  readonly hasVectors: boolean;
  readonly hasBackground: boolean;
  /** Whether a sentence encoder helps. */
  readonly hasEncoder?: boolean;
  readonly labels: number;
  /** The number of examples of all labels. */
  readonly examples: number;
};

/**
 * The margin that scores .3. The margins of an agent's own texts fall with the number of intents and rise
 * with the phrases per intent. The border is therefore linear in their logarithms, and never above that of
 * small agents:
 *
 *   s₀ = min(most, most + phrases·x + y·(intents + both·x))
 *   x = log₂(phrases per intent / 10)    y = log₂(intents / 10)
 *
 * It is fitted on agents of 5 to 150 intents with 5 to 50 phrases each, drawn from the training parts of
 * CLINC150, BANKING77 and HWU64. It refuses about 3 % of an agent's own texts that are classified correctly,
 * and three quarters of unrelated texts (nine tenths if there are few intents).
 */
export const borderOf = (trained: Trained): number => {
  const { hasVectors, hasBackground, hasEncoder = false, labels, examples } = trained;
  const { most, phrases, intents, both } = hasVectors ? WITH_VECTORS : WORDS_ALONE;
  const x = clamp(Math.log2(examples / Math.max(1, labels) / 10), PHRASES_FITTED);
  const y = clamp(Math.log2(labels / 10), INTENTS_FITTED);
  const border =
    Math.min(most, most + phrases * x + y * (intents + both * x)) + (hasEncoder ? WITH_ENCODER : 0);
  return hasBackground ? border : border + WITHOUT_BACKGROUND;
};

const WITH_VECTORS = { most: -0.25, phrases: 0.03, intents: -0.041, both: 0.013 };
const WORDS_ALONE = { most: -0.31, phrases: 0.045, intents: -0.038, both: 0.013 };

/** No data below 5 or above 100 phrases per intent, so the border is constant there. */
const PHRASES_FITTED = [-1, 3.3] as const;
/**
 * From 10 to 64 intents. With more, unrelated texts resemble so many intents that a lower border would accept
 * too many of them.
 */
const INTENTS_FITTED = [0, 2.7] as const;

/**
 * An encoder raises all margins. The whole gain could refuse unrelated texts (.17) or accept own ones (0);
 * this shares it between both. Measured with the Universal Sentence Encoder lite, on the same agents.
 */
const WITH_ENCODER = 0.08;

/** All margins are higher if the examples include no background sentences. */
const WITHOUT_BACKGROUND = 0.05;

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

export const scoreOf = (margin: number, border: number): number =>
  1 / (1 + Math.exp(-(STEEPNESS * (margin - border) + LOGIT_AT_BORDER)));

/** The margin that has this score; -∞ for 0. */
export const marginAt = (score: number, border: number): number =>
  border + (Math.log(score / (1 - score)) - LOGIT_AT_BORDER) / STEEPNESS;
