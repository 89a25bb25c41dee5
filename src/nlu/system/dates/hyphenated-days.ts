import type { Lexeme } from '../lexeme.ts';
import { type DateRule, dateInYear, readingOf, rule, yearOf } from './date-values.ts';

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
  rule('year:y - month:M - day:n', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('month:M - day:n - year:y', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('month:M - year:y - day:n', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('day:n - year:y - month:M', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('year:y - day:n - month:M', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('day:n - month:M', ({ day, month }, { today }) =>
    isTight(day, month)
      ? dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), undefined, today)
      : undefined,
  ),
  rule('month:M - day:n', ({ day, month }, { today }) =>
    isTight(month, day)
      ? dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), undefined, today)
      : undefined,
  ),
  rule('day:n - month:M - year:yn', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year) ?? lateYearOf(year), today),
  ),
];
