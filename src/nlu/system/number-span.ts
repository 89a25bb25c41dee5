import { isDigitUnit, isWordUnit } from './folding.ts';

/** A number in a text: what it is worth, and how it is written. */
export type NumberSpan = {
  readonly start: number;
  /** Where its digits or words begin, after a sign. */
  readonly body: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
  /** How many digits its whole part has; 0 when written in words. */
  readonly digits: number;
  /** A word that is mostly an article: `ein`, `une`. */
  readonly isArticle: boolean;
  /** Letters touch it, as in `5km` or `LH4234`. */
  readonly isGlued: boolean;
};

/** A span of words that are worth a number. */
export const spanOfWords = (start: number, end: number, value: number, isOrdinal = false): NumberSpan => ({
  start,
  body: start,
  end,
  value,
  isOrdinal,
  digits: 0,
  isArticle: false,
  isGlued: false,
});

/** Past the word at `at`, or past one unit of anything else. */
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

/** Takes away what binary fractions add: 1.1 million is 1,100,000. */
export const round = (value: number): number => Number(value.toPrecision(15));

const HAN_MINUS = ['マイナス', '负', '負', '마이너스', '음수'];

/** Where a number begins when a word for minus stands before it. */
export const startWithMinus = (
  folded: string,
  at: number,
  { minus }: { readonly minus: ReadonlySet<string> },
): number => {
  for (const sign of HAN_MINUS) {
    const end = folded.charAt(at - 1) === ' ' ? at - 1 : at;
    if (folded.endsWith(sign, end)) return end - sign.length;
  }
  if (at < 2 || folded.charAt(at - 1) !== ' ' || minus.size === 0) return at;
  const from = folded.lastIndexOf(' ', at - 2) + 1;
  return minus.has(folded.slice(from, at - 1)) ? from : at;
};
