import { type Lexeme, readingOf } from '../lexeme.ts';
import { type DateRule, dayIn, dayInNamedYear, rule, rules, yearOf } from './date-values.ts';

export const areDigits = (...lexemes: readonly (Lexeme | undefined)[]): boolean =>
  lexemes.every((lexeme) => lexeme !== undefined && lexeme.digits > 0);

/** `Oct/2`: separated by a single sign. */
const isTight = (a: Lexeme | undefined, b: Lexeme | undefined): boolean =>
  a !== undefined && b !== undefined && b.start - a.end === 1 && areDigits(a.digits > 0 ? a : b);

/** The 87 of `April of 87`: too large for a day or an hour. */
export const lateYearOf = (lexeme: Lexeme | undefined): number | undefined => {
  const year = readingOf(lexeme, 'n');
  return year === undefined || year < 32 || lexeme?.digits !== 2 ? Number.NaN : 1900 + year;
};

/** `2016-Nov-5`, `5/Nov/2016`, `Oct/2`. */
export const hyphenatedDayRules: readonly DateRule[] = [
  ...rules(
    [
      'year:y - month:M - day:n',
      'month:M - day:n - year:y',
      'month:M - year:y - day:n',
      'day:n - year:y - month:M',
      'year:y - day:n - month:M',
    ],
    dayInNamedYear,
  ),
  ...rules(['day:n - month:M', 'month:M - day:n'], (parts, setting) =>
    isTight(parts.day, parts.month) || isTight(parts.month, parts.day)
      ? dayIn(parts, undefined, setting)
      : undefined,
  ),
  rule('day:n - month:M - year:yn', (parts, setting) =>
    dayIn(parts, yearOf(parts.year) ?? lateYearOf(parts.year), setting),
  ),
];
