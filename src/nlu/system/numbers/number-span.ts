import { isDigitUnit, isWordUnit } from '../folding.ts';

/** A number in a text: its value and how it is written. */
export type NumberSpan = {
  readonly start: number;
  /** Where its digits or words begin, after a sign. */
  readonly body: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
  /** The number of digits of its whole part; 0 if written in words. */
  readonly digits: number;
  /** The word is usually an article: `ein`, `une`. */
  readonly isArticle: boolean;
  /** Adjacent to letters, as in `5km` or `LH4234`. */
  readonly isGlued: boolean;
};

/** A span of number words. */
export const spanOfWords = (start: number, end: number, value: number): NumberSpan => ({
  start,
  body: start,
  end,
  value,
  isOrdinal: false,
  digits: 0,
  isArticle: false,
  isGlued: false,
});

/** A span of words for a place in an order: `第三`, `첫째`. */
export const ordinalOfWords = (start: number, end: number, value: number): NumberSpan => ({
  ...spanOfWords(start, end, value),
  isOrdinal: true,
});

/** The place after the word at `at`, or after one unit of anything else. */
export const skipWord = (folded: string, at: number): number => {
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  return Math.max(end, at + 1);
};

export const endOfDigits = (folded: string, at: number): number => {
  let end = at;
  while (end < folded.length && isDigitUnit(folded.charCodeAt(end))) end++;
  return end;
};

/** Removes binary rounding errors: 1.1 million is 1,100,000. */
export const round = (value: number): number => Number(value.toPrecision(15));

const HAN_MINUS = ['マイナス', '负', '負', '마이너스', '음수'];
const LAST_OF_MINUS = new Set(HAN_MINUS.map((word) => word.charAt(word.length - 1)));

/** The start of a number, including a word for minus before it. */
export const startWithMinus = (
  folded: string,
  at: number,
  { minus }: { readonly minus: ReadonlySet<string> },
): number => {
  const end = folded.charAt(at - 1) === ' ' ? at - 1 : at;
  if (LAST_OF_MINUS.has(folded.charAt(end - 1)))
    for (const sign of HAN_MINUS) if (folded.endsWith(sign, end)) return end - sign.length;
  if (at < 2 || folded.charAt(at - 1) !== ' ' || minus.size === 0) return at;
  const from = folded.lastIndexOf(' ', at - 2) + 1;
  return minus.has(folded.slice(from, at - 1)) ? from : at;
};
