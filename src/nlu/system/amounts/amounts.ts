import type { Amount, Join } from '../amount.ts';
import { withDecimals, withPointBefore } from '../numbers/decimal-words.ts';
import type { NumberLexicon } from '../numbers/number-lexicon.ts';
import type { NumberSpan } from '../numbers/number-span.ts';
import { withRest } from '../numbers/scaled-sums.ts';
import { asShare } from '../numbers/share-rules.ts';
import { asProduct, asSum, withHalf, withPartBefore, withTens } from '../numbers/sum-rules.ts';
import { asLocativeShare } from '../numbers/turkish-shares.ts';

/**
 * Innermost first: `point five`, `three point five`, then `3 hundred and one`, `three fifths`, then
 * `half a million`, then sums with "and", then what none of these has used.
 */
const JOINS: readonly Join[] = [
  withPointBefore,
  withDecimals,
  withRest,
  asShare,
  asLocativeShare,
  asProduct,
  withHalf,
  asSum,
  withTens,
  withPartBefore,
];

/** Joins the numbers of a text to amounts: `two and a half`, `drei Komma fünf`, `five eighths`. */
export const amountsIn = (
  folded: string,
  found: readonly NumberSpan[],
  lexicon: NumberLexicon,
): readonly Amount[] => {
  if (found.length === 0) return NO_AMOUNTS;
  let amounts: readonly Amount[] = found.every(isFiniteNumber) ? found : found.filter(isFiniteNumber);
  for (const join of JOINS) amounts = joinedBy(join, amounts, folded, lexicon);
  return amounts;
};

const NO_AMOUNTS: readonly Amount[] = [];

const isFiniteNumber = ({ value }: NumberSpan): boolean => Number.isFinite(value);

const joinedBy = (
  join: Join,
  amounts: readonly Amount[],
  folded: string,
  lexicon: NumberLexicon,
): readonly Amount[] => {
  let joined: Amount[] | undefined;
  for (let place = 0; place < amounts.length; place += 1) {
    let amount = amounts[place] as Amount; // in range
    const first = place;
    for (;;) {
      const longer = join(amount, amounts[place + 1], folded, lexicon);
      if (longer === undefined) break;
      amount = longer;
      while ((amounts[place + 1]?.start ?? Number.POSITIVE_INFINITY) < amount.end) place += 1;
    }
    if (joined === undefined && amount !== amounts[first]) joined = amounts.slice(0, first);
    joined?.push(amount);
  }
  return joined ?? amounts;
};
