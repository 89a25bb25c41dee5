import { addMonths, dayOf, daysInMonth, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  date,
  dateInYear,
  offsetOf,
  readingOf,
  relativeYear,
  rule,
  textOf,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';
import { maskOf, sharesKind } from './kind-masks.ts';
import { lexemePattern, type Parts } from './lexeme-pattern.ts';
import type { Lexeme } from './time-lexer.ts';

const explicit = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
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

/** A month or a unit follows: the number is not a day's by itself. */
const isCounted = (rest: readonly Lexeme[]): boolean => {
  const next = rest.find(({ readings }) => readings.e === undefined || readings.j !== undefined);
  return (
    next !== undefined &&
    (next.readings.M ?? next.readings.U ?? next.readings.O ?? next.readings['-'] ?? next.readings.H) !==
      undefined
  );
};

/** Dates by their number and month. */
const dates: DateRule[] = [
  rule('written:D', ({ written }, setting) => explicit(written, setting)),
  rule('day:no l* month:M e* ,? e* year:y', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  rule('day:no l* month:M', ({ day, month }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  rule('month:M l* day:no ,? e* year:y', ({ month, day, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  rule('month:M l* day:no', ({ month, day }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
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
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), readingOf(year, 'y', 'n'), today),
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
  rule('day:n - month:M - year:y', ({ day, month, year }, { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n'), yearOf(year), today),
  ),
  rule('which:LRt unit:U e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:o l* which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:n l which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:no l unit:U which:LR', (parts, setting) => dayInMonth(parts, setting)),
  rule('unit:U which:LR e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:n J', ({ day }, setting) => dayOfMonth(day, setting)),
  rule('j day:no', ({ day }, setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
  rule('e day:o', ({ day }, setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
];

/** `Sunday, November 5th`: the weekday adds nothing. */
const afterWeekday: DateRule[] = dates
  .filter(({ pattern }) => !sharesKind(pattern.beginnings, maskOf('je')))
  .map(({ pattern, read }) => {
    const prefix = lexemePattern('W ,? e*');
    return {
      pattern: { elements: [...prefix.elements, ...pattern.elements], beginnings: prefix.beginnings },
      read,
    };
  });

export const dayRules: readonly DateRule[] = [...dates, ...afterWeekday];
