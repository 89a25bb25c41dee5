import type { NumberLexicon } from './number-lexicon.ts';

/** A number with what belongs to it beyond its words: halves, decimals in words, fractions. */
export type Amount = {
  readonly start: number;
  /** Where its digits or words begin, after a sign. */
  readonly body: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
  readonly isArticle: boolean;
  readonly isGlued: boolean;
  /** How many digits the whole part has; 0 when written in words. */
  readonly digits: number;
  /** Parts of what: 100 in `百分之五`. Only where the language says it in front. */
  readonly under?: number;
  /** What was said one by one after the point: `05` in `three point zero five`. */
  readonly decimals?: string;
};

/** What an amount is with the next one or the words after it; undefined: nothing more. */
export type Join = (
  amount: Amount,
  next: Amount | undefined,
  folded: string,
  lexicon: NumberLexicon,
) => Amount | undefined;

/** What stands between two amounts, or undefined where they are too far apart to belong together. */
export const between = (amount: Amount, next: Amount, folded: string): string | undefined =>
  next.start - amount.end > BETWEEN_UNITS_MAX ? undefined : folded.slice(amount.end, next.start);

/** No phrase that joins two numbers is longer. */
const BETWEEN_UNITS_MAX = 24;
