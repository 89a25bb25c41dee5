/** Tuned on the validation data of CLINC150 and on held-out training data of BANKING77 and HWU64. */
export type ClassifierSettings = {
  /** Weight of the word block; the character block has weight 1. */
  readonly wordWeight: number;
  /**
   * How much of an unknown feature's weight counts in its block's norm, so that unfamiliar texts score lower.
   */
  readonly unknownShare: number;
  /** Importance of the pseudo-example made from a label's name. */
  readonly nameImportance: number;
  /** Number of the vectors' background sentences used as examples of no label. */
  readonly vectorBackgroundMax: number;
  /**
   * Total importance of the background sentences in the training of the labels. It is a total, because the
   * weight of a fixed importance per sentence would depend on how many sentences a language has.
   */
  readonly backgroundImportance: number;
  /** Importance of the empty text as an example of no label. */
  readonly emptyImportance: number;
  /** Exponent of class balancing: 0 (none) to 1 (a rare label weighs as much as all others). */
  readonly balance: number;
  /**
   * Weight of the vector relative to the sparse blocks: `vectorWeightMax · (10 / examples per
   * label)^vectorDecay`, within bounds.
   */
  readonly vectorWeightMin: number;
  readonly vectorWeightMax: number;
  readonly vectorDecay: number;
  /** Weight of a sentence encoder's vector relative to the sparse blocks. */
  readonly sentenceWeight: number;
};

export const classifierSettings: ClassifierSettings = {
  wordWeight: 0.9,
  unknownShare: 0.5,
  nameImportance: 2,
  vectorBackgroundMax: 100,
  backgroundImportance: 200,
  emptyImportance: 10,
  balance: 0.5,
  vectorWeightMin: 0.9,
  vectorWeightMax: 1.2,
  vectorDecay: 0.4,
  sentenceWeight: 2.2,
};
