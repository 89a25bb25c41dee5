import type { Amount } from '../amount.ts';
import { isDigitUnit } from '../folding.ts';
import { round } from './number-span.ts';

/** A part after millions is a part of a million; after smaller numbers it is a part of one. */
export const sum = (amount: Amount, part: number, end: number, folded: string): Amount => {
  const isInWords = !isDigitUnit(folded.charCodeAt(amount.end - 1));
  const scale = isInWords && amount.under === undefined ? scaleOf(Math.abs(amount.value)) : 1;
  const value = amount.value + Math.sign(amount.value || 1) * part * scale;
  return { ...amount, end, value: round(value), isArticle: false, isGlued: false };
};

const scaleOf = (value: number): number =>
  [1e12, 1e9, 1e6].find((scale) => value >= scale && value % scale === 0) ?? 1;
