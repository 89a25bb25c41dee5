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
 * A sentence encoder knows other words that mean the same, so their share says less, and with many intents
 * hardly anything more. Fitted on the same agents with all-MiniLM-L6-v2.
 */
const FEW_WITH_ENCODER = { fall: 5, free: 0, rise: 0.7, otherThing: 6 };
const MANY_WITH_ENCODER = { fall: 0, free: 0, rise: 0.1, otherThing: 2 };
/** Up to so many intents are few, and from so many on, they are many. */
const FEW_INTENTS = 12;
const MANY_INTENTS = 30;

/** How much each property of a text changes a score. */
export type ScoreChanges = Readonly<typeof WITH_VECTORS>;

/** @param knowledge what else the score knows of words */
export const scoreChangesOf = (
  knowledge: 'letters' | 'vectors' | 'encoder',
  intents: number,
): ScoreChanges => {
  if (knowledge !== 'encoder') return knowledge === 'vectors' ? WITH_VECTORS : WORDS_ALONE;
  if (intents <= FEW_INTENTS) return FEW_WITH_ENCODER;
  if (intents >= MANY_INTENTS) return MANY_WITH_ENCODER;
  const many = Math.log(intents / FEW_INTENTS) / Math.log(MANY_INTENTS / FEW_INTENTS);
  const between = (name: keyof ScoreChanges): number =>
    (1 - many) * FEW_WITH_ENCODER[name] + many * MANY_WITH_ENCODER[name];
  return { fall: between('fall'), free: 0, rise: between('rise'), otherThing: between('otherThing') };
};

/**
 * How much a score falls, in the same units, if the text asks for something else. Where 3 % of an agent's own
 * texts are lost, 1 to 4 % more unrelated ones are refused.
 */
const OTHER_QUESTION = 0.75;

/** A learned score after what is foreign in the text is counted. */
export const scoreWithout = (
  score: number,
  { share, asksOther, namesOther }: Omit<Foreign, 'words'>,
  { fall, free, rise, otherThing }: ScoreChanges,
): number => {
  const other = (asksOther ? OTHER_QUESTION : 0) + (namesOther ? otherThing : 0);
  const change = rise - fall * Math.max(0, share - free) - other;
  return withOddsChanged(score, change);
};

/** So that a score of 1 has odds. */
const REST_MIN = 1e-9;

/** @param change of the logarithm of the score's odds */
export const withOddsChanged = (score: number, change: number): number => {
  const odds = (score / Math.max(REST_MIN, 1 - score)) * Math.exp(change);
  return odds / (1 + odds);
};
