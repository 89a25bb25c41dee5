import { isDigitUnit, isWordUnit } from '../folding.ts';
import { type Lexeme, lexemeOf, type SomeReadings } from '../lexeme.ts';

/** The ending of a number or a date in digits: Turkish 3'ü, 7/11'e. */
export const isSuffix = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at - 1) === "'" &&
  before?.end === at - 1 &&
  isDigitUnit(folded.charCodeAt(at - 2)) &&
  isWordUnit(folded.charCodeAt(at));

/** The whole suffix. */
export const suffixLexeme = (folded: string, at: number): Lexeme => {
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  return lexemeOf(readingsOf(folded.slice(at, end)), { start: at, end, digits: 0 });
};

/** A Turkish day of the month has a possessive before its case (`27'sinde`), an hour has none (`7'de`). */
const readingsOf = (suffix: string): SomeReadings => {
  if (JOINING_SUFFIX.test(suffix)) return { '-': 0 };
  if (DAY_SUFFIX.test(suffix)) return { e: 0, J: 0 };
  return HOUR_SUFFIX.test(suffix) ? { e: 0, '@': HOUR_CASE } : { e: 0 };
};

/** Marks a case ending after an hour in digits, such as `'te`; the ending itself has no hour. */
export const HOUR_CASE = -1;

/** `27'sinde`; the ends of a range have other cases. */
const DAY_SUFFIX = /^s?[iu]nd[ae]$/;
/** `7'de`, `8'den`, `9'a`. */
const HOUR_SUFFIX = /^(?:[dt][ae]n?|y?[ae])$/;

/** Turkish 3'üyle 12'si arası: "with" as a suffix. */
const JOINING_SUFFIX = /^(?:s?[iu])?yl[ae]$/;

/** `1° de maio`: the sign for degrees in place of the raised letter of an ordinal. */
export const isDegreeOfDay = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '°' &&
  before?.end === at &&
  before.readings.n !== undefined &&
  /^° (?:d[eio]l? |d'|ds )?\p{L}{3}/u.test(folded.slice(at, at + 10));
