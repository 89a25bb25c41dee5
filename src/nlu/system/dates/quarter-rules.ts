import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { dayOf, daysInMonth, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateValue,
  namedYear,
  offsetOf,
  period,
  rule,
  rules,
  yearOf,
} from './date-values.ts';
import { spanFromToday } from './periods.ts';

/** Quarters and halves of a year. */
export const quarterRules: readonly DateRule[] = [
  ...rules(
    [
      'part:Q e* which:LRt e* year:U',
      'which:LRt e* year:U e* part:Q',
      'part:Q e* year:U e* which:LR',
      'part:Q e* year:y',
      'year:y Y e* part:Q',
      'year:r e* part:Q',
      'part:Q - year:y',
      'year:y - part:Q',
      'year:y e* part:Q',
    ],
    (parts, setting) => quarterOf(readingOf(parts.part, 'Q'), namedYear(parts, setting)),
  ),
  ...rules(
    [
      'place:o unit:U e* year:U e* which:LRt',
      // bu yılın ilk çeyreği, इस साल की पहली तिमाही
      'which:LRt e* year:U e* place:on unit:U',
      'year:y Y? e* place:on unit:U',
      'year:r e* place:on unit:U',
      'place:o unit:U - year:y',
      'place:o unit:U e* which:LRt e* year:U',
    ],
    (parts, setting) => quarter(parts.place, parts.unit, namedYear(parts, setting)),
  ),
  rule('year:y Y? e* which:R e* unit:U', ({ unit, year }, { base }) =>
    textOf(unit, 'U') === 'quarter' && base !== 'en' ? quarterOf(LAST_QUARTER, yearOf(year)) : undefined,
  ),
  // the next three quarters: of a year, no fraction
  rule('which:LR e* count:v', ({ which, count }, { today, text }) =>
    /^three quarters$/i.test(text.slice(count?.start, count?.end))
      ? period(spanFromToday(offsetOf(which), 3, 'quarter', today))
      : undefined,
  ),
  rule('part:Q', ({ part }, { today }) => quarterOf(readingOf(part, 'Q'), partsOf(today).year)),
  rule('place:o unit:U e* year:y?', ({ place, unit, year }, { today }) =>
    quarter(place, unit, yearOf(year) ?? partsOf(today).year),
  ),
  ...rules(
    ['which:R e* unit:U e* year:y', 'last:o unit:U e* year:y', 'year:y Y? e* last:o unit:U'],
    (parts) =>
      textOf(parts.unit, 'U') === 'quarter' && (parts.last?.readings.o ?? -1) === -1
        ? quarterOf(LAST_QUARTER, yearOf(parts.year))
        : undefined,
  ),
];

const LAST_QUARTER = 4;

const quarter = (place: Lexeme | undefined, unit: Lexeme | undefined, year: number | undefined) =>
  textOf(unit, 'U') === 'quarter' ? quarterOf(readingOf(place, 'o', 'n'), year) : undefined;

const quarterOf = (number: number | undefined, year: number | undefined): DateValue | undefined =>
  // Five and six are the halves of the year.
  number !== undefined && number > 4 && number < 7 && year !== undefined
    ? period([dayOf(year, (number - 5) * 6 + 1, 1), dayOf(year, (number - 4) * 6, number === 5 ? 30 : 31)])
    : quarterPeriod(number, year);

const quarterPeriod = (number: number | undefined, year: number | undefined): DateValue | undefined =>
  number === undefined || number < 1 || number > 4 || year === undefined
    ? undefined
    : period([dayOf(year, number * 3 - 2, 1), dayOf(year, number * 3, daysInMonth(year, number * 3))]);
