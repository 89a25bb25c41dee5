import { isDigitUnit, isWordUnit } from '../folding.ts';
import { type Lexeme, lexemeOf } from '../lexeme.ts';

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
  const joins = JOINING_SUFFIX.test(folded.slice(at, end));
  return lexemeOf(joins ? { '-': 0 } : { e: 0 }, { start: at, end, digits: 0 });
};

/** Turkish 3'üyle 12'si arası: "with" as a suffix. */
const JOINING_SUFFIX = /^(?:s?[iu])?yl[ae]$/;

/** `1° de maio`: the sign for degrees in place of the raised letter of an ordinal. */
export const isDegreeOfDay = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '°' &&
  before?.end === at &&
  before.readings.n !== undefined &&
  /^° (?:d[eio]l? |d'|ds )?\p{L}{3}/u.test(folded.slice(at, at + 10));
