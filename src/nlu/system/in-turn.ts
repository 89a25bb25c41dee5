import type { Amount } from './amount.ts';

type Place = { readonly start: number; readonly end: number };

/** What stands around an amount when it is its turn. */
export type Turn = {
  /** Where the text begins that nothing before has taken in. */
  readonly free: number;
  readonly next: Amount | undefined;
};

/**
 * What `read` makes of amounts, from left to right. Nothing is taken twice: neither an amount that lies in
 * what was read before, nor a minus that was the unit of the amount before (Dutch `5 min 3 sec`).
 */
export const readInTurn = <T extends Place>(
  amounts: readonly Amount[],
  read: (amount: Amount, turn: Turn) => T | undefined,
): T[] => {
  const found: T[] = [];
  for (const [place, amount] of amounts.entries()) {
    const free = found.at(-1)?.end ?? 0;
    if (amount.body < free) continue;
    const unsigned = { ...amount, start: amount.body, value: Math.abs(amount.value) };
    const next = read(amount.start < free ? unsigned : amount, { free, next: amounts[place + 1] });
    if (next !== undefined) found.push(next);
  }
  return found;
};

/** A sign that may stand on either side of an amount, as `$` and `%` do. */
type Sides = {
  readonly amount: Amount;
  /** The free sign in front of the amount. */
  readonly before: Place | undefined;
  readonly after: Place;
  readonly next: Amount | undefined;
  /** The two signs cannot mean the same, as those in `€5 USD 6`. */
  readonly isAtOdds?: boolean;
};

/** Whether the sign after an amount is the sign in front of the next: `5 $6`, `$ 5 $ 6`. */
export const isOfNext = (folded: string, sides: Sides): boolean => {
  const { amount, before, after, next, isAtOdds = false } = sides;
  // `dieci per cento` has a number in its sign.
  if (next === undefined || next.start < after.end) return false;
  const gap = folded.slice(after.end, next.start);
  if (gap !== '' && gap !== ' ') return false;
  // `$5 USD 6` says the same twice, once in a sign and once in letters.
  if (before !== undefined) return isAtOdds || isInLetters(folded, before) === isInLetters(folded, after);
  return gap === '' && after.start > amount.end;
};

const isInLetters = (folded: string, { start, end }: Place): boolean =>
  /^\p{L}+$/u.test(folded.slice(start, end));
