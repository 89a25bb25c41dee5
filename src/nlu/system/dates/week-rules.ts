import type { Lexeme } from '../lexeme.ts';
import type { Parts } from '../lexeme-pattern.ts';
import { addMonths, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  date,
  isSure,
  offsetOf,
  PART_LAST,
  period,
  readingOf,
  relativeYear,
  rule,
  textOf,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';
import { monthPeriod, weekOfMonth, weekOfYear } from './periods.ts';

/** The place of a week: the third, the last. */
const placeOf = (lexeme: Lexeme | undefined): number | undefined =>
  lexeme?.readings.R === undefined ? readingOf(lexeme, 'o', 'n') : -1;

const ofMonth = ({ place, unit, month }: Parts, year: number | undefined, setting: DateSetting) => {
  const number = readingOf(month, 'M', 'n');
  const week = placeOf(place);
  const named = monthPeriod(number, year, setting.today);
  if (textOf(unit, 'U') !== 'wk' || week === undefined || named === undefined) return undefined;
  const { year: inYear, month: inMonth } = partsOf(named[0]);
  return period(weekOfMonth(inYear, inMonth, week));
};

const ofYear = ({ place, unit, count }: Parts, year: number | undefined) => {
  const week = placeOf(place);
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
  rule('place:oR e* unit:U e* month:M', (parts, setting) =>
    isSure(parts.month, setting) || parts.unit !== undefined ? ofMonth(parts, undefined, setting) : undefined,
  ),
  rule('place:oR e* unit:U e* month:M e* ,? e* year:y', (parts, setting) =>
    ofMonth(parts, yearOf(parts.year), setting),
  ),
  rule('place:oR e* unit:U e* year:y', (parts) => ofYear(parts, yearOf(parts.year))),
  rule('place:o count:n unit:U e* year:y', (parts) => ofYear(parts, yearOf(parts.year))),
  rule('place:oR e* unit:U e* which:LRt e* whole:U', ofUnit),
  rule('place:oR e* unit:U e* whole:U e* which:LR', ofUnit),
  rule('unit:U number:n', (parts, { today }, [next]) =>
    next?.readings.U === undefined ? numbered(parts, partsOf(today).year, false) : undefined,
  ),
  rule('unit:U number:n e* ,? e* year:y', (parts) => numbered(parts, yearOf(parts.year) ?? 0, true)),
  rule('unit:U number:n e* which:LRt e* whole:U', (parts, setting) =>
    numbered(parts, relativeYear(parts.whole, offsetOf(parts.which), setting) ?? 0, true),
  ),
  rule('unit:U number:n e* whole:U e* which:LR', (parts, setting) =>
    numbered(parts, relativeYear(parts.whole, offsetOf(parts.which), setting) ?? 0, true),
  ),
  // Ekim'in son haftası, नवंबर का पहला सप्ताह
  rule('month:M e* place:oR e* unit:U', (parts, setting) =>
    PART_LAST.has(setting.base) ? ofMonth(parts, undefined, setting) : undefined,
  ),
  rule('month:M e* year:y e* place:oR e* unit:U', (parts, setting) =>
    PART_LAST.has(setting.base) ? ofMonth(parts, yearOf(parts.year), setting) : undefined,
  ),
  // ocak ayının ikinci haftası
  rule('month:M whole:U e* place:oR e* unit:U', (parts, setting) =>
    setting.base === 'tr' && textOf(parts.whole, 'U') === 'mo'
      ? ofMonth(parts, undefined, setting)
      : undefined,
  ),
  // 七月的最后一周
  rule('month:n O e* place:R count:n unit:U', (parts, setting) =>
    readingOf(parts.count, 'n') === 1 ? ofMonth(parts, undefined, setting) : undefined,
  ),
  rule('year:y Y? e* place:oR e* unit:U', (parts) => ofYear(parts, yearOf(parts.year))),
  rule('year:n Y e* place:o e* unit:U', (parts) => ofYear(parts, 2000 + (readingOf(parts.year, 'n') ?? 0))),
  rule('year:r e* place:oR e* unit:U', (parts, setting) => ofYear(parts, yearOfPhrase(parts.year, setting))),
  rule('month:n O e* place:oR e* unit:U', (parts, setting) => ofMonth(parts, undefined, setting)),
  rule('year:y Y e* month:n O e* place:oR e* unit:U', (parts, setting) =>
    ofMonth(parts, yearOf(parts.year), setting),
  ),
  rule('year:r e* month:n O e* place:oR e* unit:U', (parts, setting) =>
    ofMonth(parts, yearOfPhrase(parts.year, setting), setting),
  ),
  rule('place:on T', ({ place }) => century(readingOf(place, 'o', 'n'))),
  // siglo XIX
  rule('roman:T', ({ roman }) => century(readingOf(roman, 'T'))),
  rule('T e* place:n', ({ place }) => century(readingOf(place, 'o', 'n'))),
  rule('place:oR e* day:W e* month:M', weekdayOfMonth),
  rule('month:M e* place:oR e* day:W', (parts, setting) =>
    PART_LAST.has(setting.base) ? weekdayOfMonth(parts, setting) : undefined,
  ),
  rule('month:n O e* place:oR e* day:W', weekdayOfMonth),
  rule('place:oR e* day:W e* which:LRt e* unit:U', weekdayOfMonth),
  rule('place:oR e* unit:U e* month:M e* which:LRt e* whole:U', (parts, setting) =>
    ofMonth(parts, relativeYear(parts.whole, offsetOf(parts.which), setting), setting),
  ),
];
