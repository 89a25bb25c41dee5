import { maskOf, sharesKind } from '../kind-masks.ts';
import type { Lexeme } from '../lexeme.ts';
import { lexemePattern, patternOf } from '../lexeme-pattern.ts';
import { addMonths, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  dateInYear,
  isCapital,
  isCommonWord,
  offsetOf,
  PART_LAST,
  period,
  readingOf,
  relativeYear,
  rule,
  textOf,
  wholeYear,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';
import { areDigits, hyphenatedDayRules, lateYearOf } from './hyphenated-days.ts';
import { isDayNumber, isWord, numberedDayRules } from './numbered-days.ts';
import { isCounted, weekdayRules } from './numbered-weekdays.ts';
import { monthPeriod } from './periods.ts';

const explicit = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const [, inYear, inMonth] = /^(\d{4})-(\d\d)$/.exec(textOf(lexeme, 'D')) ?? [];
  if (inYear !== undefined) return period(monthPeriod(Number(inMonth), Number(inYear), today));
  const [dayOfMonth, month, year] = textOf(lexeme, 'D').split('-').reverse().map(Number);
  return dateInYear(month, dayOfMonth, year, today);
};

/** Dates with a day's number and a month. */
const dates: DateRule[] = [
  ...hyphenatedDayRules,
  ...numberedDayRules,
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
  // gelecek yıl 3 Haziran
  rule('which:LRt unit:U e* day:no l* month:M', ({ day, month, which, unit }, setting) => {
    const year = relativeYear(unit, offsetOf(which), setting);
    return year === undefined
      ? undefined
      : dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), year, setting.today);
  }),
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
  // july, 22
  rule('month:M , day:no', ({ month, day }, { today }, rest) =>
    isCommonWord(month) || !isDayNumber(day, rest) || isWord(rest[0])
      ? undefined
      : dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  // este 12/05 is of this year, past or not.
  rule('which:t written:D', ({ written, which }, { today }) => {
    const [, month, day] = /^(\d\d)-(\d\d)$/.exec(textOf(written, 'D')) ?? [];
    return month === undefined || which?.readings.L !== undefined
      ? undefined
      : dateInYear(Number(month), Number(day), partsOf(today).year, today);
  }),
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
  // Haziranın ikinci pazarı is the second Sunday.
  read: (parts, setting, rest) =>
    PART_LAST.has(setting.base) && parts.day?.readings.o !== undefined
      ? undefined
      : read(parts, setting, rest),
}));

export const dayRules: readonly DateRule[] = [...dates, ...afterWeekday, ...weekdayRules, ...beforeWeekday];
