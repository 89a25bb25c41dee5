import type { NumberLexicon } from './numbers/number-lexicon.ts';
import type { NumberSpan } from './numbers/number-span.ts';

/** A number including halves, decimals in words and fractions. */
export type Amount = NumberSpan & {
  /** The denominator if the language says it first: 100 in `百分之五`. */
  readonly under?: number;
  /** The digits spoken one by one after the point: `05` in `three point zero five`. */
  readonly decimals?: string;
};

/** Joins an amount with the next one or the words after it; undefined if there is nothing to join. */
export type Join = (
  amount: Amount,
  next: Amount | undefined,
  folded: string,
  lexicon: NumberLexicon,
) => Amount | undefined;

/** The text between two amounts; undefined if they are too far apart to belong together. */
export const between = (amount: Amount, next: Amount, folded: string): string | undefined =>
  next.start - amount.end > BETWEEN_UNITS_MAX ? undefined : folded.slice(amount.end, next.start);

/** Longer than any phrase that joins two numbers. */
const BETWEEN_UNITS_MAX = 24;
