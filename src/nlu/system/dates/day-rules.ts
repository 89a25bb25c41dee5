import { maskOf, sharesKind } from '../kind-masks.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { type CapturedLexemes, lexemePattern, patternOf } from '../lexeme-pattern.ts';
import { addMonths, partsOf, weekdayOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  date,
  dateInYear,
  dayIn,
  dayInNamedYear,
  isCapital,
  isCommonWord,
  PART_LAST,
  period,
  rule,
  rules,
  wholeYear,
  yearOf,
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

/** 初一 to 初十: the first ten days of a month. */
const isNamedByStart = ({ part, day }: CapturedLexemes, { text }: DateSetting): boolean =>
  text.slice(part?.start, part?.end) === '初' && part?.end === day?.start && day?.digits === 0;

/** Dates with a day's number and a month. */
const dates: DateRule[] = [
  ...hyphenatedDayRules,
  ...numberedDayRules,
  rule('written:D', ({ written }, setting) => explicit(written, setting)),
  rule('written:D ,? e* year:y', ({ written, year }, { today }) => {
    const [, month, day] = /^(\d\d?)-(\d\d?)$/.exec(textOf(written, 'D')) ?? [];
    return month === undefined ? undefined : dateInYear(Number(month), Number(day), yearOf(year), today);
  }),
  ...rules(
    [
      'day:no l* month:M e* ,? e* year:y',
      'month:M l* day:no ,? e* year:y',
      'day:no l* month:M e* which:LRt e* year:U',
      'day:no l* month:M e* year:U e* which:LR',
      'month:M l* day:no ,? e* which:LRt e* year:U',
      // gelecek yıl 3 Haziran
      'which:LRt year:U e* day:no l* month:M',
      'year:yn Y e? month:n O e? day:n J?',
      'year:r e* month:n O e? day:n J?',
    ],
    dayInNamedYear,
  ),
  rule('day:no l* month:M', (parts, setting) =>
    // Turkish `2 kas` are two muscles.
    setting.base === 'tr' &&
    isCommonWord(parts.month) &&
    !isCapital(setting.text.charAt(parts.month?.start ?? 0))
      ? undefined
      : dayIn(parts, undefined, setting),
  ),
  // Turkish bir temmuz is the first; bir temmuz akşamı is an evening in July.
  rule('day:x month:M', ({ month }, { base, today }, [next]) =>
    base === 'tr' && !isCommonWord(month) && (next?.readings.Z ?? next?.readings.U) === undefined
      ? dateInYear(readingOf(month, 'M'), 1, undefined, today)
      : undefined,
  ),
  // Nov 28 14:05:33 2026, as programs write it
  rule('month:M day:n c e* year:y', (parts, setting) =>
    parts.day?.digits === 0 ? undefined : dayIn(parts, yearOf(parts.year), setting),
  ),
  // 11-Feb-21
  rule('day:n first:- month:M second:- year:n', (parts, setting) =>
    isHyphen(parts.first, setting) && isHyphen(parts.second, setting) && parts.year?.digits === 2
      ? dayIn(parts, wholeYear(parts.year), setting)
      : undefined,
  ),
  // 3 juin 99, June 3, 85
  ...rules(
    ['day:no l* month:M year:n', 'month:M l* day:no ,? year:n', 'day:no l* month:M e year:n'],
    (parts, setting) => dayIn(parts, lateYearOf(parts.year), setting),
  ),
  rule('month:M l* day:no', (parts, setting) =>
    isCommonWord(parts.month) ? undefined : dayIn(parts, undefined, setting),
  ),
  // 10月の2日, जून की बाईस तारीख
  ...rules(['month:n O e? day:n J?', 'month:M e day:n J'], (parts, setting) =>
    dayIn(parts, undefined, setting),
  ),
  // 十月初一
  ...rules(['month:n O part:m day:n', 'year:yn Y month:n O part:m day:n'], (parts, setting, rest) =>
    setting.base === 'zh' && isNamedByStart(parts, setting)
      ? parts.year === undefined
        ? dayIn(parts, undefined, setting)
        : dayInNamedYear(parts, setting, rest)
      : undefined,
  ),
  rule('phrase:r e* day:n J', ({ phrase, day }, { today }) => {
    const match = /^mo([+-]\d)$/.exec(textOf(phrase, 'r'));
    const month = match === null ? undefined : partsOf(addMonths(today, Number(match[1])));
    return month && dateInYear(month.month, readingOf(day, 'n'), month.year, today);
  }),
  rule('which:LRt e* W ,? e* written:D', ({ written }, setting) => explicit(written, setting)),
  rule('day:o unit:U e* month:M e* year:y?', (parts, setting) =>
    textOf(parts.unit, 'U') === 'day' ? dayIn(parts, yearOf(parts.year), setting) : undefined,
  ),
  // am siebten vierten, am 27. 11.
  ...rules(['day:o month:o', 'day:o month:o year:y'], (parts, setting) =>
    setting.base === 'de' ? dayIn(parts, yearOf(parts.year), setting) : undefined,
  ),
  // 9 de 8 de 1971
  ...rules(
    ['year:y month:n day:n', 'day:n month:n year:y', 'day:n l month:n l year:y'],
    (parts, setting, rest) =>
      areDigits(parts.month, parts.day) ? dayInNamedYear(parts, setting, rest) : undefined,
  ),
  // el 17 del 11
  rule('j day:n l month:n', (parts, setting, rest) =>
    setting.base === 'es' && areDigits(parts.day, parts.month) && !isCounted(rest)
      ? dayIn(parts, undefined, setting)
      : undefined,
  ),
  // july, 22
  rule('month:M , day:no', (parts, setting, rest) =>
    isCommonWord(parts.month) || !isDayNumber(parts.day, rest) || isWord(rest[0])
      ? undefined
      : dayIn(parts, undefined, setting),
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

/** `Sunday, November 5th`, `this Friday, June 15`, `来週の金曜日6月15日`. */
const afterWeekday: DateRule[] = ['weekday:W ,? e*', 'ofWeek:LRtr e* weekday:W ,? e*'].flatMap((source) =>
  beyondNumbers.map(({ pattern, read }) => ({
    pattern: patternOf([...lexemePattern(source).elements, ...pattern.elements]),
    read: (parts, setting, rest) => onWeekday(read(parts, setting, rest), parts.weekday, setting),
  })),
);

const isHyphen = (lexeme: Lexeme | undefined, { text }: DateSetting): boolean =>
  text.slice(lexeme?.start, lexeme?.end) === '-';

/** A date without a year is the last one if that was on the weekday and the next one is not. */
const onWeekday = (
  next: DateValue | undefined,
  weekday: Lexeme | undefined,
  { today }: DateSetting,
): DateValue | undefined => {
  const wanted = readingOf(weekday, 'W');
  if (next === undefined || next.rolls !== 'year' || wanted === undefined) return next;
  const last = addMonths(next.from, -12);
  const isLast = weekdayOf(next.from) !== wanted && weekdayOf(last) === wanted && today - last < LONG_PAST;
  return isLast ? date(last) : next;
};

/** Half a year: a date without a year never means one further back. */
const LONG_PAST = 183;

/** `15 Ocak Salı`, `1月15日火曜日`. */
const beforeWeekday: DateRule[] = beyondNumbers.map(({ pattern, read }) => ({
  pattern: patternOf([...pattern.elements, ...lexemePattern('W').elements]),
  // Haziranın ikinci pazarı is the second Sunday.
  read: (parts, setting, rest) =>
    PART_LAST.has(setting.base) && parts.day?.readings.o !== undefined
      ? undefined
      : read(parts, setting, rest),
}));

export const dayRules: readonly DateRule[] = [...dates, ...weekdayRules, ...afterWeekday, ...beforeWeekday];
