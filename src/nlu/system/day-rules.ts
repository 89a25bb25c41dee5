import { addMonths, dayOf, daysInMonth, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  date,
  dateInYear,
  isCapital,
  isCommonWord,
  offsetOf,
  period,
  readingOf,
  relativeYear,
  rule,
  textOf,
  wholeYear,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';
import { maskOf, sharesKind } from './kind-masks.ts';
import type { Lexeme } from './lexeme.ts';
import { lexemePattern, type Parts, patternOf } from './lexeme-pattern.ts';
import { isCounted, weekdayRules } from './numbered-weekdays.ts';
import { monthPeriod } from './periods.ts';

const explicit = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const [, inYear, inMonth] = /^(\d{4})-(\d\d)$/.exec(textOf(lexeme, 'D')) ?? [];
  if (inYear !== undefined) return period(monthPeriod(Number(inMonth), Number(inYear), today));
  const [dayOfMonth, month, year] = textOf(lexeme, 'D').split('-').reverse().map(Number);
  return dateInYear(month, dayOfMonth, year, today);
};

/** `the 21st`: the next day with that number. */
const dayOfMonth = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const wanted = readingOf(lexeme, 'o', 'n');
  if (wanted === undefined || lexeme === undefined || lexeme.digits === 0 || wanted < 1 || wanted > 31)
    return undefined;
  for (let months = 0; months < 3; months++) {
    const { year, month } = partsOf(addMonths(dayOf(partsOf(today).year, partsOf(today).month, 1), months));
    const day = dayOf(year, month, Math.min(wanted, daysInMonth(year, month)));
    if (wanted <= daysInMonth(year, month) && day >= today) return date(day);
  }
  return undefined;
};

/** The 5th of next month. */
const dayInMonth = ({ which, unit, day }: Parts, { today }: DateSetting): DateValue | undefined => {
  if (textOf(unit, 'U') !== 'mo') return undefined;
  const { year, month } = partsOf(addMonths(today, offsetOf(which)));
  return dateInYear(month, readingOf(day, 'n', 'o'), year, today);
};

const areDigits = (...lexemes: readonly (Lexeme | undefined)[]): boolean =>
  lexemes.every((lexeme) => lexeme !== undefined && lexeme.digits > 0);

/** `Oct/2`: separated by a single sign. */
const isTight = (a: Lexeme | undefined, b: Lexeme | undefined): boolean =>
  a !== undefined && b !== undefined && b.start - a.end === 1 && areDigits(a.digits > 0 ? a : b);

/** The 87 of `April of 87`: too large for a day or an hour. */
const lateYearOf = (lexeme: Lexeme | undefined): number | undefined => {
  const year = readingOf(lexeme, 'n');
  return year === undefined || year < 32 || lexeme?.digits !== 2 ? Number.NaN : 1900 + year;
};

const AYIN = /^ay[ıi]n$/i;

/** Dates with a day's number and a month. */
const dates: DateRule[] = [
  rule('written:D', ({ written }, setting) => explicit(written, setting)),
  rule('written:D ,? e* year:y', ({ written, year }, { today }) => {
    const [, month, day] = /^(\d\d?)-(\d\d?)$/.exec(textOf(written, 'D')) ?? [];
    return month === undefined ? undefined : dateInYear(Number(month), Number(day), yearOf(year), today);
  }),
  rule('day:no l* month:M e* ,? e* year:y', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  rule('day:no l* month:M', ({ day, month }, { today, base, text }) =>
    // Turkish `2 kas` are two muscles.
    base === 'tr' && isCommonWord(month) && !isCapital(text.charAt(month?.start ?? 0))
      ? undefined
      : dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  rule('month:M l* day:no ,? e* year:y', ({ month, day, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  // 3 juin 99, June 3, 85
  rule('day:no l* month:M year:n', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), lateYearOf(year), today),
  ),
  rule('month:M l* day:no ,? year:n', ({ month, day, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), lateYearOf(year), today),
  ),
  rule('month:M l* day:no', ({ month, day }, { today }) =>
    isCommonWord(month)
      ? undefined
      : dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  rule('day:no l* month:M e* which:LRt e* unit:U', ({ day, month, which, unit }, setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('day:no l* month:M e* unit:U e* which:LR', ({ day, month, unit, which }, setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('month:M l* day:no ,? e* which:LRt e* unit:U', ({ month, day, which, unit }, setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('year:yn Y month:n O day:n J?', ({ year, month, day }, { today }) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), wholeYear(year), today),
  ),
  rule('month:n O day:n J?', ({ month, day }, { today }) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), undefined, today),
  ),
  rule('year:r e* month:n O day:n J?', ({ year, month, day }, setting) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), yearOfPhrase(year, setting), setting.today),
  ),
  rule('phrase:r e* day:n J', ({ phrase, day }, { today }) => {
    const match = /^mo([+-]\d)$/.exec(textOf(phrase, 'r'));
    const month = match === null ? undefined : partsOf(addMonths(today, Number(match[1])));
    return month && dateInYear(month.month, readingOf(day, 'n'), month.year, today);
  }),
  rule('which:LRt e* W ,? e* written:D', ({ written }, setting) => explicit(written, setting)),
  rule('day:o unit:U e* month:M e* year:y?', ({ day, unit, month, year }, { today }) =>
    textOf(unit, 'U') === 'day'
      ? dateInYear(readingOf(month, 'M'), readingOf(day, 'o'), yearOf(year), today)
      : undefined,
  ),
  // am siebten vierten, am 27. 11.
  rule('day:o month:o', ({ day, month }, { today, base }) =>
    base === 'de' ? dateInYear(readingOf(month, 'o'), readingOf(day, 'o'), undefined, today) : undefined,
  ),
  rule('day:o month:o year:y', ({ day, month, year }, { today, base }) =>
    base === 'de' ? dateInYear(readingOf(month, 'o'), readingOf(day, 'o'), yearOf(year), today) : undefined,
  ),
  rule('day:no l* month:M e year:n', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), lateYearOf(year), today),
  ),
  rule('year:y month:n day:n', ({ year, month, day }, { today }) =>
    areDigits(month, day)
      ? dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), yearOf(year), today)
      : undefined,
  ),
  rule('day:n month:n year:y', ({ day, month, year }, { today }) =>
    areDigits(day, month)
      ? dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), yearOf(year), today)
      : undefined,
  ),
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
  rule('which:LRt unit:U e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:o l* which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:n l which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:no l unit:U which:LR', (parts, setting) => dayInMonth(parts, setting)),
  rule('unit:U which:LR e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  // gelecek ayın 3'ü, Kasım ayının 5'i
  rule('which:LRt unit:U day:n', (parts, setting) =>
    setting.base === 'tr' && parts.day?.digits !== 0 ? dayInMonth(parts, setting) : undefined,
  ),
  // ayın 20'si
  rule('unit:U day:n', ({ unit, day }, setting) =>
    setting.base === 'tr' && AYIN.test(setting.text.slice(unit?.start, unit?.end))
      ? dayOfMonth(day, setting)
      : undefined,
  ),
  rule('month:M unit:U day:n', ({ month, unit, day }, { today, base }) =>
    base === 'tr' && textOf(unit, 'U') === 'mo'
      ? dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), undefined, today)
      : undefined,
  ),
  // 9 de 8 de 1971, el 17 del 11
  rule('day:n l month:n l year:y', ({ day, month, year }, { today }) =>
    areDigits(day, month)
      ? dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), yearOf(year), today)
      : undefined,
  ),
  rule('j day:n l month:n', ({ day, month }, { today, base }, rest) =>
    base === 'es' && areDigits(day, month) && !isCounted(rest)
      ? dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), undefined, today)
      : undefined,
  ),
  rule('day:n J', ({ day }, setting) => dayOfMonth(day, setting)),
  rule('j day:no', ({ day }, setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
  rule('e day:o', ({ day }, setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
];

/** The rules with more than the number of a day. */
const beyondNumbers = dates.filter(({ pattern }) => !sharesKind(pattern.beginnings, maskOf('je')));

/** `Sunday, November 5th`: the weekday is redundant. */
const afterWeekday: DateRule[] = beyondNumbers.map(({ pattern, read }) => {
  const prefix = lexemePattern('W ,? e*');
  return { pattern: patternOf([...prefix.elements, ...pattern.elements]), read };
});

/** `15 Ocak Salı`, `1月15日火曜日`. */
const beforeWeekday: DateRule[] = beyondNumbers.map(({ pattern, read }) => ({
  pattern: patternOf([...pattern.elements, ...lexemePattern('W').elements]),
  read,
}));

export const dayRules: readonly DateRule[] = [...dates, ...afterWeekday, ...weekdayRules, ...beforeWeekday];
