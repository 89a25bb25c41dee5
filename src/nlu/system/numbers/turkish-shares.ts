import type { Amount, Join } from '../amount.ts';
import { round } from './number-span.ts';

/** `dörtte üç` is three quarters: the whole in its case, then a smaller number of parts. */
export const asLocativeShare: Join = (amount, next, folded, { shares }) => {
  const { wholeEnding } = shares;
  if (wholeEnding === undefined || next === undefined || next.start !== amount.end + 1) return undefined;
  if (!isWord(amount) || !isWord(next) || Math.abs(amount.value) <= next.value) return undefined;
  if (!wholeEnding.test(folded.slice(amount.body, amount.end))) return undefined;
  if (isHour(folded, amount)) return undefined;
  return { ...amount, end: next.end, value: round(next.value / amount.value) };
};

const isWord = ({ digits, value, isOrdinal }: Amount): boolean =>
  digits === 0 && !isOrdinal && Number.isInteger(value) && value !== 0;

/** `saat dörtte üç kişi`, `yarın sekizde beş kişi`: the case is that of a time. */
const isHour = (folded: string, { start }: Amount): boolean =>
  TIME_BEFORE.test(folded.slice(Math.max(0, start - TIME_UNITS_MAX), start));

const TIME_BEFORE = /(?:saat|saati|sabah|aksam|gece|oglen|ogle|sonra|once|bugun|yarin|gunu|[aei]) $/;
/** Longer than each of these words with the space after it. */
const TIME_UNITS_MAX = 8;
