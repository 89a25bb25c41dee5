import { writesHanNumbers } from '../language.ts';
import { readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { addMonths, type Day, dayOf, partsOf, weekdayOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  date,
  isCommonWord,
  namedYear,
  offsetOf,
  ordinalOf,
  PART_LAST,
  period,
  rule,
  rules,
} from './date-values.ts';
import { namedMonth } from './named-periods.ts';
import { dayOfMonth } from './numbered-days.ts';
import { monthPeriod, type Period, relativePeriod, weekOfMonth, weekOfYear } from './periods.ts';

/** A week of the part `month`, in the year of the part `year` or the next such month. */
const ofMonth = (parts: CapturedLexemes, setting: DateSetting) => {
  const week = ordinalOf(parts.place);
  const named = monthPeriod(readingOf(parts.month, 'M', 'n'), namedYear(parts, setting), setting.today);
  if (textOf(parts.unit, 'U') !== 'wk' || week === undefined || named === undefined) return undefined;
  const { year: inYear, month: inMonth } = partsOf(named[0]);
  return period(weekOfMonth(inYear, inMonth, week));
};

/** `the first three months of 2020`; the last ones have a rule of their own. */
const monthsOfYear = (year: number, place: number, count: number): Period | undefined => {
  const first = monthPeriod(place, year, dayOf(year, 1, 1));
  const last = monthPeriod(place + count - 1, year, dayOf(year, 1, 1));
  return first && last && [first[0], last[1]];
};

const ofYear = (parts: CapturedLexemes, setting: DateSetting) => {
  const { place, unit, count } = parts;
  const week = ordinalOf(place);
  const year = namedYear(parts, setting);
  if (week === undefined || year === undefined) return undefined;
  const many = readingOf(count, 'n') ?? 1;
  if (textOf(unit, 'U') === 'mo') return period(monthsOfYear(year, week, many));
  if (textOf(unit, 'U') !== 'wk') return undefined;
  return period(weekOfYear(year, week, many));
};

/** No month has more weeks. */
const MONTH_WEEKS = 6;

/** `week 31`: a week of the given year, or of this one. */
const numbered = ({ unit, number }: CapturedLexemes, year: number, isSaid: boolean) => {
  const week = readingOf(number, 'n');
  const isNumber = number !== undefined && number.digits > 0 && (isSaid || number.digits === 2);
  return textOf(unit, 'U') === 'wk' && week !== undefined && isNumber
    ? period(weekOfYear(year, week))
    : undefined;
};

const ofUnit = ({ place, unit, which, whole }: CapturedLexemes, { today }: DateSetting) => {
  const week = ordinalOf(place);
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

/** `the first Monday of next month`, `the last Friday of August`. */
const weekdayOfMonth = (parts: CapturedLexemes, setting: DateSetting) => {
  const wanted = readingOf(parts.day, 'W');
  const number = ordinalOf(parts.place);
  const month = namedMonth(parts, setting);
  if (wanted === undefined || number === undefined || month === undefined) return undefined;
  const day = weekdayWithin(month, wanted, number);
  if (day === undefined || day >= setting.today || (parts.unit ?? parts.phrase ?? parts.year) !== undefined)
    return day === undefined ? undefined : date(day);
  // Without a year, the next one.
  const next = weekdayWithin([addMonths(month[0], 12), addMonths(month[1] + 1, 12) - 1], wanted, number);
  return next === undefined ? undefined : date(next);
};

const SATURDAY = 6;

/** `the last weekend of October`, by its Saturday. */
const weekendOfMonth = (parts: CapturedLexemes, setting: DateSetting) => {
  const month = namedMonth(parts, setting);
  const place = ordinalOf(parts.place);
  if (textOf(parts.part, 'U') !== 'weekend' || month === undefined || place === undefined) return undefined;
  const saturday = weekdayWithin(month, SATURDAY, place);
  return saturday === undefined ? undefined : period([saturday, saturday + 1]);
};

const weekdayWithin = ([first, last]: Period, weekday: number, place: number): Day | undefined => {
  const ahead = (weekday + 7 - weekdayOf(first)) % 7;
  const lastOne = first + ahead + Math.floor((last - first - ahead) / 7) * 7;
  const day = place < 0 ? lastOne + (place + 1) * 7 : first + ahead + (place - 1) * 7;
  return day < first || day > last ? undefined : day;
};

/** `the third Tuesday` of this month or the next one that has so many; `the 5th Friday` may be the fifth. */
const nextNumbered = ({ place, day }: CapturedLexemes, setting: DateSetting) => {
  const [number, wanted] = [readingOf(place, 'o') ?? 0, isCommonWord(day) ? undefined : readingOf(day, 'W')];
  if (number < 1 || number > MONTH_WEEKDAYS || wanted === undefined) return undefined;
  const asDay = place?.digits === 0 ? undefined : dayOfMonth(place, setting.today);
  if (asDay !== undefined && weekdayOf(asDay.from) === wanted) return asDay;
  for (let months = 0; ; months++) {
    const month = relativePeriod('mo', months, setting.today);
    const at = month && weekdayWithin(month, wanted, number);
    if (month === undefined) return undefined;
    if (at !== undefined && at >= setting.today) return date(at);
  }
};

/** No month has more of one weekday. */
const MONTH_WEEKDAYS = 5;

const isOneWord = ({ month, unit }: CapturedLexemes): boolean => month?.end === unit?.start;

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
  // die erste Oktoberwoche
  ...rules(['place:oR e* month:M unit:U', 'place:oR e* month:M unit:U e* year:y'], (parts, setting) =>
    isOneWord(parts) ? ofMonth(parts, setting) : undefined,
  ),
  rule('place:oR e* month:M part:U', (parts, setting) =>
    isOneWord({ ...parts, unit: parts.part }) ? weekendOfMonth(parts, setting) : undefined,
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
  // 이번 달 셋째 주
  rule('phrase:r e* place:oR e* unit:U', (parts, setting) => {
    const month = textOf(parts.unit, 'U') === 'wk' ? namedMonth(parts, setting) : undefined;
    if (month === undefined) return undefined;
    const { year: inYear, month: inMonth } = partsOf(month[0]);
    return period(weekOfMonth(inYear, inMonth, ordinalOf(parts.place) ?? 0));
  }),
  // bu ayın üçüncü haftası
  ...rules(['which:LRt e* whole:U e* place:oR e* unit:U', 'whole:U place:oR unit:U'], (parts, setting) =>
    PART_LAST.has(setting.base) ? ofUnit(parts, setting) : undefined,
  ),
  rule('unit:U number:n', (parts, { today }, [next]) =>
    next?.readings.U === undefined ? numbered(parts, partsOf(today).year, false) : undefined,
  ),
  // 第31週; a small number may be of the month
  rule('number:o unit:U', ({ number, unit }, { base, today }) => {
    const week = readingOf(number, 'o') ?? 0;
    const isOfYear = (base === 'ja' || base === 'zh') && textOf(unit, 'U') === 'wk' && week > MONTH_WEEKS;
    return isOfYear ? period(weekOfYear(partsOf(today).year, week)) : undefined;
  }),
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
  // 七月的最后一周
  rule('month:n O e* place:R count:n unit:U', (parts, setting) =>
    readingOf(parts.count, 'n') === 1 ? ofMonth(parts, setting) : undefined,
  ),
  rule('place:o e? day:W', nextNumbered),
  rule('place:on T', ({ place }) => century(readingOf(place, 'o', 'n'))),
  // siglo 19; but 本世纪20年代 is a decade
  rule('T e* place:n', ({ place }, { base }) =>
    writesHanNumbers(base) ? undefined : century(readingOf(place, 'n')),
  ),
  // siglo XIX
  rule('roman:T', ({ roman }) => century(readingOf(roman, 'T'))),
  ...rules(
    [
      'place:oR e* day:W e* month:M',
      'place:oR e* day:W e* month:M e* ,? e* year:y',
      'place:oR e* day:W e* month:M e* which:LRt e* year:U',
      'month:n O e* place:oR e* day:W',
      'year:yr Y? e* month:n O e* place:oR e* day:W',
      'place:oR e* day:W e* which:LRt e* unit:U',
      'place:oR e* day:W e* unit:U e* which:LR',
      // the first Monday evening of next month
      'place:oR e* day:W e* Z e* which:LRt e* unit:U',
      'place:oR e* day:W e* Z e* unit:U e* which:LR',
      'place:oR e* day:W e* Z e* month:M',
      'place:oR e* day:W e* Z l e* unit:U',
    ],
    weekdayOfMonth,
  ),
  // 来月の第一月曜日, अगले महीने की पहली सोमवार
  ...rules(['phrase:r e* place:oR e* day:W', 'which:LRt e* unit:U e* place:oR e* day:W'], (parts, setting) =>
    PART_LAST.has(setting.base) ? weekdayOfMonth(parts, setting) : undefined,
  ),
  ...rules(
    [
      'place:oR e* part:U e* month:M',
      'place:oR e* part:U e* month:M e* ,? e* year:y',
      'place:oR e* part:U e* which:LRt e* unit:U',
      'place:oR e* part:U l e* unit:U',
      'month:n O e* place:oR e* part:U',
    ],
    weekendOfMonth,
  ),
  // ayın ilk pazartesisi
  rule('unit:U place:oR day:W', (parts, setting) =>
    setting.base === 'tr' && textOf(parts.unit, 'U') === 'mo' ? weekdayOfMonth(parts, setting) : undefined,
  ),
  // the last Friday of the month
  rule('place:oR e* day:W l e* unit:U', weekdayOfMonth),
  rule('month:M e* place:oR e* day:W', (parts, setting) =>
    PART_LAST.has(setting.base) ? weekdayOfMonth(parts, setting) : undefined,
  ),
];
