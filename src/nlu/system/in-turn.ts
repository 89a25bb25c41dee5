import type { Amount } from './amount.ts';

type Place = { readonly start: number; readonly end: number };

/** The context of an amount while amounts are read from left to right. */
export type AmountSurroundings = {
  /** The start of the text that no earlier value has used. */
  readonly free: number;
  readonly next: Amount | undefined;
};

/**
 * Applies `read` to amounts from left to right. No text is used twice: neither an amount inside an earlier
 * value, nor a minus that was part of the previous amount's unit (Dutch `5 min 3 sec`).
 */
export const readInTurn = <T extends Place>(
  amounts: readonly Amount[],
  read: (amount: Amount, turn: AmountSurroundings) => T | undefined,
): T[] => {
  const found: T[] = [];
  for (const [place, amount] of amounts.entries()) {
    const free = found.at(-1)?.end ?? 0;
    if (amount.body < free) continue;
    const next = read(amount.start < free ? withoutSign(amount) : amount, { free, next: amounts[place + 1] });
    if (next !== undefined) found.push(next);
  }
  return found;
};

const withoutSign = (amount: Amount): Amount => ({
  ...amount,
  start: amount.body,
  value: Math.abs(amount.value),
});

/** The signs on both sides of an amount, such as `$` and `%`. */
type Sides = {
  readonly amount: Amount;
  /** The unused sign before the amount. */
  readonly before: Place | undefined;
  readonly after: Place;
  readonly next: Amount | undefined;
  /** The two signs cannot mean the same unit, as in `€5 USD 6`. */
  readonly isAtOdds?: boolean;
};

/** Whether the sign after an amount belongs to the next amount: `5 $6`, `$ 5 $ 6`. */
export const isOfNext = (folded: string, sides: Sides): boolean => {
  const { amount, before, after, next, isAtOdds = false } = sides;
  // `dieci per cento` has a number in its sign.
  if (next === undefined || next.start < after.end) return false;
  const gap = folded.slice(after.end, next.start);
  if (gap !== '' && gap !== ' ') return false;
  // `$5 USD 6` names its unit twice, once by a sign and once by letters.
  if (before !== undefined) return isAtOdds || isInLetters(folded, before) === isInLetters(folded, after);
  return gap === '' && after.start > amount.end;
};

const isInLetters = (folded: string, { start, end }: Place): boolean =>
  /^\p{L}+$/u.test(folded.slice(start, end));
