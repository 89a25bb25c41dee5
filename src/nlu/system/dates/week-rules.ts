import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import type { Parts } from '../lexeme-pattern.ts';
import { addMonths, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  date,
  namedYear,
  offsetOf,
  PART_LAST,
  period,
  rule,
  rules,
} from './date-values.ts';
import { monthPeriod, weekOfMonth, weekOfYear } from './periods.ts';

/** The place of a week: the third, the last. */
const placeOf = (lexeme: Lexeme | undefined): number | undefined =>
  lexeme?.readings.R === undefined ? readingOf(lexeme, 'o', 'n') : -1;

/** A week of the part `month`, in the year of the part `year` or the next such month. */
const ofMonth = (parts: Parts, setting: DateSetting) => {
  const week = placeOf(parts.place);
  const named = monthPeriod(readingOf(parts.month, 'M', 'n'), namedYear(parts, setting), setting.today);
  if (textOf(parts.unit, 'U') !== 'wk' || week === undefined || named === undefined) return undefined;
  const { year: inYear, month: inMonth } = partsOf(named[0]);
  return period(weekOfMonth(inYear, inMonth, week));
};

const ofYear = (parts: Parts, setting: DateSetting) => {
  const { place, unit, count } = parts;
  const week = placeOf(place);
  const year = namedYear(parts, setting);
  if (week === undefined || year === undefined) return undefined;
  if (textOf(unit, 'U') === 'mo') return period(monthPeriod(week, year, dayOf(year, 1, 1)));
  if (textOf(unit, 'U') !== 'wk') return undefined;
  return period(weekOfYear(year, week, readingOf(count, 'n') ?? 1));
};

/** `week 31`: a week of the given year, or of this one. */
const numbered = ({ unit, number }: Parts, year: number, isSaid: boolean) => {
  const week = readingOf(number, 'n');
  const isNumber = number !== undefined && number.digits > 0 && (isSaid || number.digits === 2);
  return textOf(unit, 'U') === 'wk' && week !== undefined && isNumber
    ? period(weekOfYear(year, week))
    : undefined;
};

const ofUnit = ({ place, unit, which, whole }: Parts, { today }: DateSetting) => {
  const week = placeOf(place);
  const kind = textOf(whole, 'U');
  if (textOf(unit, 'U') === 'mo' && kind === 'yr' && week !== undefined)
    return period(monthPeriod(week, partsOf(today).year + offsetOf(which), today));
  if (textOf(unit, 'U') !== 'wk' || week === undefined) return undefined;
  const { year, month } = partsOf(kind === 'mo' ? addMonths(today, offsetOf(which)) : today);
  if (kind === 'mo') return period(weekOfMonth(year, month, week));
  return kind === 'yr' ? period(weekOfYear(year + offsetOf(which), week)) : undefined;
};

const century = (number: number | undefined) =>
  number === undefined || number < 2 || number > 30
    ? undefined
    : period([dayOf((number - 1) * 100, 1, 1), dayOf(number * 100 - 1, 12, 31)]);

/** `the first Monday of next month`. */
const weekdayOfMonth = ({ place, day, month, which, unit }: Parts, setting: DateSetting) => {
  const wanted = readingOf(day, 'W');
  const number = placeOf(place);
  const named =
    unit === undefined
      ? monthPeriod(readingOf(month, 'M', 'n'), undefined, setting.today)
      : textOf(unit, 'U') === 'mo'
        ? ([
            addMonths(dayOf(partsOf(setting.today).year, partsOf(setting.today).month, 1), offsetOf(which)),
            0,
          ] as const)
        : undefined;
  if (wanted === undefined || number === undefined || named === undefined || number > 5) return undefined;
  const first = named[0];
  const ahead = (wanted + 7 - ((((first + 4) % 7) + 7) % 7)) % 7;
  const last = addMonths(first, 1) - 1;
  if (number > 0)
    return first + ahead + (number - 1) * 7 > last ? undefined : date(first + ahead + (number - 1) * 7);
  return date(first + ahead + Math.floor((last - first - ahead) / 7) * 7);
};

/** Weeks by number in a month or a year, centuries, and weekdays by number. */
export const weekRules: readonly DateRule[] = [
  ...rules(
    [
      'place:oR e* unit:U e* month:M',
      'place:oR e* unit:U e* month:M e* ,? e* year:y',
      'place:oR e* unit:U e* month:M e* which:LRt e* year:U',
      'month:n O e* place:oR e* unit:U',
      'year:yr Y? e* month:n O e* place:oR e* unit:U',
    ],
    ofMonth,
  ),
  ...rules(
    [
      'place:oR e* unit:U e* year:y',
      'place:o count:n unit:U e* year:y',
      'year:yr Y? e* place:oR e* unit:U',
      'year:n Y e* place:o e* unit:U',
    ],
    ofYear,
  ),
  ...rules(
    ['place:oR e* unit:U e* which:LRt e* whole:U', 'place:oR e* unit:U e* whole:U e* which:LR'],
    ofUnit,
  ),
  rule('unit:U number:n', (parts, { today }, [next]) =>
    next?.readings.U === undefined ? numbered(parts, partsOf(today).year, false) : undefined,
  ),
  ...rules(
    [
      'unit:U number:n e* ,? e* year:y',
      'unit:U number:n e* which:LRt e* year:U',
      'unit:U number:n e* year:U e* which:LR',
    ],
    (parts, setting) => numbered(parts, namedYear(parts, setting) ?? 0, true),
  ),
  // Ekim'in son haftası, नवंबर का पहला सप्ताह
  ...rules(['month:M e* place:oR e* unit:U', 'month:M e* year:y e* place:oR e* unit:U'], (parts, setting) =>
    PART_LAST.has(setting.base) ? ofMonth(parts, setting) : undefined,
  ),
  // ocak ayının ikinci haftası
  rule('month:M whole:U e* place:oR e* unit:U', (parts, setting) =>
    setting.base === 'tr' && textOf(parts.whole, 'U') === 'mo' ? ofMonth(parts, setting) : undefined,
  ),
  // 七月的最后一周
  rule('month:n O e* place:R count:n unit:U', (parts, setting) =>
    readingOf(parts.count, 'n') === 1 ? ofMonth(parts, setting) : undefined,
  ),
  ...rules(['place:on T', 'T e* place:n'], ({ place }) => century(readingOf(place, 'o', 'n'))),
  // siglo XIX
  rule('roman:T', ({ roman }) => century(readingOf(roman, 'T'))),
  ...rules(
    [
      'place:oR e* day:W e* month:M',
      'month:n O e* place:oR e* day:W',
      'place:oR e* day:W e* which:LRt e* unit:U',
    ],
    weekdayOfMonth,
  ),
  rule('month:M e* place:oR e* day:W', (parts, setting) =>
    PART_LAST.has(setting.base) ? weekdayOfMonth(parts, setting) : undefined,
  ),
];
