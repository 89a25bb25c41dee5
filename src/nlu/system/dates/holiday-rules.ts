import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type Day, partsOf } from './calendar.ts';
import { type DateRule, type DateSetting, date, namedYear, period, rule, rules } from './date-values.ts';
import { holidayIn, holidayWeekend, nextHoliday } from './holidays.ts';

/** Before the name of a day: the weekend beside it. */
const WEEKEND = /w$/;

const nameOf = (word: Lexeme | undefined): string => textOf(word, 'X').replace(WEEKEND, '');

/** In the part `year`, or the next one; "last Christmas" is a year before that. */
const dayOf = (parts: CapturedLexemes, { today }: DateSetting, year: number | undefined): Day | undefined => {
  const name = nameOf(parts.word);
  if (year !== undefined) return holidayIn(name, year);
  const next = nextHoliday(name, today);
  return next === undefined || parts.which?.readings.R === undefined
    ? next
    : holidayIn(name, partsOf(next).year - 1);
};

const holiday: DateRule['read'] = (parts, setting) => {
  if (WEEKEND.test(textOf(parts.word, 'X'))) return weekend(parts, setting);
  const year = parts.year && namedYear(parts, setting);
  const day = dayOf(parts, setting, year);
  return day === undefined ? undefined : date(day, parts.year === undefined ? 'year' : 'never');
};

const weekend = (parts: CapturedLexemes, setting: DateSetting) => {
  const day = dayOf(parts, setting, parts.year && namedYear(parts, setting));
  return day === undefined ? undefined : period(holidayWeekend(day));
};

/** The Sundays of Advent are the four before Christmas. */
const ADVENT: readonly string[] = ['sun>11-27', 'sun>12-04', 'sun>12-11', 'sun>12-18'];

const sundayOfAdvent: DateRule['read'] = ({ place, word, year }, setting) => {
  const name = nameOf(word) === 'advent' ? ADVENT[(readingOf(place, 'o') ?? 0) - 1] : undefined;
  if (name === undefined) return undefined;
  const day =
    year === undefined ? nextHoliday(name, setting.today) : holidayIn(name, readingOf(year, 'y') ?? 0);
  return day === undefined ? undefined : date(day, year === undefined ? 'year' : 'never');
};

/** In the year that a text names, if it names a year. */
const holidayOfYear: DateRule['read'] = (parts, setting, rest) =>
  namedYear(parts, setting) === undefined ? undefined : holiday(parts, setting, rest);

const isWeekend = ({ unit }: CapturedLexemes): boolean => textOf(unit, 'U') === 'weekend';

/** Languages with the weekend before the holiday: le week-end de Pâques. */
const WEEKEND_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

/** Days of the year by name, and the weekends beside them. */
export const holidayRules: readonly DateRule[] = [
  // am 2. Advent
  ...rules(['e? place:o word:X', 'e? place:o word:X ,? e* year:y'], sundayOfAdvent),
  ...rules(['word:X', 'which:LRt e* word:X'], holiday),
  ...rules(['word:X ,? e* year:y', 'year:y Y? e* word:X'], holiday),
  // Muttertag im Jahr 2020
  rule('word:X e* unit:U e* year:y', (parts, setting, rest) =>
    textOf(parts.unit, 'U') === 'yr' ? holiday(parts, setting, rest) : undefined,
  ),
  // the first of May of last year, Weihnachten letztes Jahr, 今年圣诞节
  ...rules(
    [
      'word:X ,? e* which:LRt e* year:U',
      'word:X ,? e* year:U e* which:LRt',
      'which:LRt e* year:U e* word:X',
      'year:r e* word:X',
    ],
    holidayOfYear,
  ),
  ...rules(
    ['word:X e* unit:U', 'word:X e* unit:U e* year:y', 'which:LRt e* word:X e* unit:U'],
    (parts, setting) => (isWeekend(parts) ? weekend(parts, setting) : undefined),
  ),
  ...rules(['unit:U e* word:X', 'unit:U e* word:X e* year:y'], (parts, setting) =>
    isWeekend(parts) && WEEKEND_FIRST.has(setting.base) ? weekend(parts, setting) : undefined,
  ),
];
