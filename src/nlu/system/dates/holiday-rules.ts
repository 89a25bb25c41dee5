import { type Lexeme, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type Day, partsOf } from './calendar.ts';
import { type DateRule, type DateSetting, date, namedYear, period, rules } from './date-values.ts';
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

/** In the year that a text names, if it names a year. */
const holidayOfYear: DateRule['read'] = (parts, setting, rest) =>
  namedYear(parts, setting) === undefined ? undefined : holiday(parts, setting, rest);

const isWeekend = ({ unit }: CapturedLexemes): boolean => textOf(unit, 'U') === 'weekend';

/** Languages with the weekend before the holiday: le week-end de Pâques. */
const WEEKEND_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

/** Days of the year by name, and the weekends beside them. */
export const holidayRules: readonly DateRule[] = [
  ...rules(['word:X', 'which:LRt e* word:X'], holiday),
  ...rules(['word:X ,? e* year:y', 'year:y Y? e* word:X'], holiday),
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
