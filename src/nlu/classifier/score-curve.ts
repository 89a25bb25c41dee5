/**
 * From a one-vs-rest margin to a score in 0..1, a logistic curve (Platt 1999) with fixed parameters:
 *
 *   score(s) = 1 / (1 + exp(−(5·(s − s₀) + ln(.3 / .7))))
 *
 * so that a margin of s₀ scores .3, the API's own default threshold. The margin itself says how far a text is
 * from all that was seen, which a softmax over the labels forgets; fitting the curve per agent needs more
 * examples than people have, and did worse.
 */
const STEEPNESS = 5;
const SCORE_AT_BORDER = 0.3;
const LOGIT_AT_BORDER = Math.log(SCORE_AT_BORDER / (1 - SCORE_AT_BORDER));

/**
 * Measured on 5 to 30 intents of 5 to 20 examples: where as many unrelated texts are refused as own ones are
 * kept.
 */
const BORDER_ALONE = -0.33;
const BORDER_WITH_BACKGROUND = -0.38;
const BORDER_WITH_VECTORS = -0.25;

/** The margin that scores .3. */
export const borderOf = (trained: {
  readonly hasVectors: boolean;
  readonly hasBackground: boolean;
}): number => {
  if (trained.hasVectors) return BORDER_WITH_VECTORS;
  return trained.hasBackground ? BORDER_WITH_BACKGROUND : BORDER_ALONE;
};

export const scoreOf = (margin: number, border: number): number =>
  1 / (1 + Math.exp(-(STEEPNESS * (margin - border) + LOGIT_AT_BORDER)));

/** The margin of a score; -∞ for 0. */
export const marginAt = (score: number, border: number): number =>
  border + (Math.log(score / (1 - score)) - LOGIT_AT_BORDER) / STEEPNESS;
