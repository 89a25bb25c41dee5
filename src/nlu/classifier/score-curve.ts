/**
 * From a one-vs-rest margin to a score in 0..1, a logistic curve (Platt 1999) with fixed parameters:
 *
 *   score(s) = 1 / (1 + exp(−(5·(s − s₀) + ln(.3 / .7))))
 *
 * so that a margin of s₀ scores .3, the API's own default threshold. The margin itself says how far a text is from
 * all that was seen, which a softmax over the labels forgets; fitting the curve per agent needs more examples than
 * people have, and did worse.
 */
const STEEPNESS = 5;
const SCORE_AT_BORDER = 0.3;
const LOGIT_AT_BORDER = Math.log(SCORE_AT_BORDER / (1 - SCORE_AT_BORDER));

/** Measured on 5 to 30 intents of 5 to 20 examples: where nine in ten unrelated texts are below. */
const BORDER_SPARSE = -0.33;
const BORDER_WITH_VECTORS = -0.28;

export const borderOf = (hasVectors: boolean): number => (hasVectors ? BORDER_WITH_VECTORS : BORDER_SPARSE);

export const scoreOf = (margin: number, border: number): number =>
  1 / (1 + Math.exp(-(STEEPNESS * (margin - border) + LOGIT_AT_BORDER)));
