import type { Foreign } from './foreign-words.ts';

/**
 * How much a score falls, in units of its logarithm, if all words are foreign, up to which share none of it
 * counts, and how much it rises if none is. Fitted on small agents with texts that they nearly understand,
 * and on agents of 6, 12 and 52 intents drawn from the training texts of CLINC150, HWU64 and BANKING77, so
 * that an agent's own texts are understood nearly as before. If the text names another thing, a score falls
 * by `otherThing`: without vectors more than nearly all scores can lose.
 */
const WITH_VECTORS = { fall: 4, free: 0, rise: 0.5, otherThing: 4 };
const WORDS_ALONE = { fall: 12, free: 0.5, rise: 0.5, otherThing: 9 };
/**
 * A sentence encoder knows other words that mean the same, so their share says no more. Fitted on the same
 * agents with all-MiniLM-L6-v2.
 */
const WITH_ENCODER = { fall: 0, free: 0, rise: 0.1, otherThing: 2 };

/** What else the score knows of words. */
export type WordKnowledge = 'letters' | 'vectors' | 'encoder';
const CHANGES: Readonly<Record<WordKnowledge, typeof WITH_VECTORS>> = {
  letters: WORDS_ALONE,
  vectors: WITH_VECTORS,
  encoder: WITH_ENCODER,
};

/** So that a score of 1 has odds. */
const REST_MIN = 1e-9;

/**
 * How much a score falls, in the same units, if the text asks for something else. Where 3 % of an agent's own
 * texts are lost, 1 to 4 % more unrelated ones are refused.
 */
const OTHER_QUESTION = 0.75;

/** A learned score after what is foreign in the text is counted. */
export const scoreWithout = (
  score: number,
  { share, asksOther, namesOther }: Omit<Foreign, 'words'>,
  knowledge: WordKnowledge,
): number => {
  const { fall, free, rise, otherThing } = CHANGES[knowledge];
  const other = (asksOther ? OTHER_QUESTION : 0) + (namesOther ? otherThing : 0);
  const change = rise - fall * Math.max(0, share - free) - other;
  const odds = (score / Math.max(REST_MIN, 1 - score)) * Math.exp(change);
  return odds / (1 + odds);
};
