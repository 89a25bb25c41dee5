import type { Lexeme } from '../lexeme.ts';
import { dayOf, daysInMonth, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateValue,
  offsetOf,
  period,
  readingOf,
  relativeYear,
  rule,
  textOf,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';

/** Quarters and halves of a year. */
export const quarterRules: readonly DateRule[] = [
  rule('part:Q e* which:LRt e* unit:U', ({ part, which, unit }, setting) =>
    quarterOf(readingOf(part, 'Q'), relativeYear(unit, offsetOf(which), setting)),
  ),
  rule('which:LRt e* unit:U e* part:Q', ({ part, which, unit }, setting) =>
    quarterOf(readingOf(part, 'Q'), relativeYear(unit, offsetOf(which), setting)),
  ),
  rule('part:Q e* unit:U e* which:LR', ({ part, which, unit }, setting) =>
    quarterOf(readingOf(part, 'Q'), relativeYear(unit, offsetOf(which), setting)),
  ),
  rule('place:o unit:U e* year:U e* which:LRt', ({ place, unit, which, year }, setting) =>
    quarter(place, unit, relativeYear(year, offsetOf(which), setting)),
  ),
  // bu yılın ilk çeyreği, इस साल की पहली तिमाही
  rule('which:LRt e* year:U e* place:on unit:U', ({ which, year, place, unit }, setting) =>
    quarter(place, unit, relativeYear(year, offsetOf(which), setting)),
  ),
  rule('year:y Y? e* which:R e* unit:U', ({ unit, year }, { base }) =>
    textOf(unit, 'U') === 'quarter' && base !== 'en' ? quarterOf(LAST_QUARTER, yearOf(year)) : undefined,
  ),
  rule('part:Q', ({ part }, { today }) => quarterOf(readingOf(part, 'Q'), partsOf(today).year)),
  rule('part:Q e* year:y', ({ part, year }) => quarterOf(readingOf(part, 'Q'), yearOf(year))),
  rule('year:y Y e* part:Q', ({ part, year }) => quarterOf(readingOf(part, 'Q'), yearOf(year))),
  rule('year:r e* part:Q', ({ part, year }, setting) =>
    quarterOf(readingOf(part, 'Q'), yearOfPhrase(year, setting)),
  ),
  rule('part:Q - year:y', ({ part, year }) => quarterOf(readingOf(part, 'Q'), yearOf(year))),
  rule('year:y - part:Q', ({ part, year }) => quarterOf(readingOf(part, 'Q'), yearOf(year))),
  rule('year:y e* part:Q', ({ part, year }) => quarterOf(readingOf(part, 'Q'), yearOf(year))),
  rule('place:o unit:U e* year:y?', ({ place, unit, year }, { today }) =>
    quarter(place, unit, yearOf(year) ?? partsOf(today).year),
  ),
  rule('year:y Y? e* place:on unit:U', ({ place, unit, year }) => quarter(place, unit, yearOf(year))),
  rule('year:r e* place:on unit:U', ({ place, unit, year }, setting) =>
    quarter(place, unit, yearOfPhrase(year, setting)),
  ),
  rule('which:R e* unit:U e* year:y', ({ unit, year }) =>
    textOf(unit, 'U') === 'quarter' ? quarterOf(LAST_QUARTER, yearOf(year)) : undefined,
  ),
  rule('place:o unit:U - year:y', ({ place, unit, year }) => quarter(place, unit, yearOf(year))),
  rule('place:o unit:U e* which:LRt e* year:U', ({ place, unit, which, year }, setting) =>
    quarter(place, unit, relativeYear(year, offsetOf(which), setting)),
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
  number === undefined || number > 4 || year === undefined
    ? undefined
    : period([dayOf(year, number * 3 - 2, 1), dayOf(year, number * 3, daysInMonth(year, number * 3))]);
