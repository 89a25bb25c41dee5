import { type Lexeme, lexemeOf } from '../lexeme.ts';
import { endOfDigits } from './number-span.ts';

/** The meaning of digits with separators depends on the region. */
export type DigitOrder = {
  /** 10/25/2017 rather than 25/10/2017. */
  readonly monthFirst: boolean;
  /** The same for 10/25, without a year. */
  readonly shortMonthFirst?: boolean;
  /** The whole text `19.30` is a time; elsewhere it may be a date. */
  readonly dotIsTime?: boolean;
  /** `5.` is the fifth. */
  readonly dotIsOrdinal: boolean;
  /** Chinese, Japanese and Korean write 12-11-10 for the tenth of November 2012. */
  readonly yearFirst?: boolean;
  /** Dutch writes 25-10 for a day without a year. */
  readonly hyphenIsDate?: boolean;
  /** Thai counts years from the death of the Buddha: 2562 is 2019. */
  readonly hasBuddhistYears?: boolean;
};

const ISO_INSTANT =
  /(\d{4})-(\d{2})-(\d{2})t(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?(?:z|[+-]\d{2}:?\d{2})?(?![\d:])/y;
/** Korean writes `2016. 1. 31.`; some write `2016 - 1 - 31`. */
const ISO_DATE = /(\d{4})([-/.]|\. | - )(\d{1,2})\2(\d{1,2})(?!\d)(?:(?<=\. \d{1,2})\.)?/y;
/** `report-20170302`. */
const COMPACT_DATE = /((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/y;
const DATE = /(\d{1,2})([-/.]| \/ )(\d{1,2})\2(\d{4}|'?\d{2})(?![\d:])/y;
/** Swedish 30/11-2018. */
const MIXED_DATE = /(\d{1,2})\/(\d{1,2})-(\d{4})(?![\d:])/y;
const YEAR_MONTH = /(\d{4})(?:-| ?\/ ?)(0?[1-9]|1[0-2])(?![\d/.-])/y;
const MONTH_YEAR = /(0?[1-9]|1[0-2])(?:-| ?\/ ?)((?:19|20)\d{2})(?![\d/.-])/y;
const SHORT_DATE = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;
/** All day, every day: no date where the month comes first. */
const ALWAYS = '24/7';
/** Two of them in a range, or one that cannot be hours after a word for "on" or a weekday; `9-17` are hours. */
const HYPHENED_DATE =
  /(\d{1,2})-(\d{1,2})(?![\d-])(?:(?= (?:tot|t\/m|tot en met|en|-) \d{1,2}-\d{1,2}(?:-\d{4})?(?![\d-]))|(?<=\d-\d{1,2} (?:tot|t\/m|tot en met|en|-) \d{1,2}-\d{1,2})|(?<=(?:op|van|vanaf|tot|sinds|voor) (?:2[5-9]|3[01])-\d{1,2})|(?<=dag,? (?:1[3-9]|2\d|3[01])-\d{1,2}))/y;
/** `25.10.`; `am 1.6 um 9`, where only the word before says that it is a date. */
const DOTTED_DATE = /(\d{1,2})\.(\d{1,2})(?:\.(?!\d)|(?<=(?:^| )am \d{1,2}\.\d{1,2})(?=$|,| um ))/y;
const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])/y;
const DOTTED_CLOCK = /(\d{1,2})\.(\d{2})(?= ?(?:am|pm|a\.m|p\.m|uhr|h\b|uur|น\.|นาฬิกา))/y;
const BARE_DOTTED_CLOCK = /(\d{1,2})\.(\d{2})(?![.\d]|,\d| ?(?:%|€|\$|£))/y;
/** `19h30`, `19u30`, `18uhr30`. */
const LETTERED_CLOCK = /(\d{1,2})(?:h|u|uhr|uur)(\d{2})(?!\d)/y;
/** By the character after the hour. */
const CLOCK_SHAPES: ReadonlyMap<string, RegExp> = new Map([
  [':', CLOCK],
  ['h', LETTERED_CLOCK],
  ['u', LETTERED_CLOCK],
  ['.', DOTTED_CLOCK],
]);

const at = (shape: RegExp, folded: string, from: number): RegExpExecArray | null => {
  shape.lastIndex = from;
  return shape.exec(folded);
};

/** Characters that may follow the first digits of these shapes. */
const SHAPE_MARKS = ':hu.-/';

/** A date or a time in digits that begins at `from`. */
export const digitShape = (folded: string, from: number, order: DigitOrder): Lexeme | undefined => {
  const digitsEnd = endOfDigits(folded, from);
  const compact = digitsEnd === from + 8 ? at(COMPACT_DATE, folded, from) : null;
  if (compact !== null) return dateLexeme(compact, { year: compact[1], month: compact[2], date: compact[3] });
  const isSpaced = folded.startsWith(' /', digitsEnd) || folded.startsWith(' - ', digitsEnd);
  if (digitsEnd === folded.length || !(isSpaced || SHAPE_MARKS.includes(folded.charAt(digitsEnd))))
    return undefined;
  const clockShape = CLOCK_SHAPES.get(folded.charAt(digitsEnd));
  const clock = clockShape === undefined ? null : at(clockShape, folded, from);
  if (clock !== null) return clockLexeme(clock);
  return (digitsEnd === from + 4 ? yearFirst(folded, from) : undefined) ?? dayFirst(folded, from, order);
};

/** `2017-10-15T16:00`, `2017-10-15`, `2017-10`. */
const yearFirst = (folded: string, from: number): Lexeme | undefined => {
  const instant = at(ISO_INSTANT, folded, from);
  if (instant !== null) return instantLexeme(instant);
  const iso = at(ISO_DATE, folded, from);
  if (iso !== null) return dateLexeme(iso, { year: iso[1], month: iso[3], date: iso[4] });
  const yearMonth = at(YEAR_MONTH, folded, from);
  return yearMonth === null ? undefined : monthLexeme(yearMonth, yearMonth[1], yearMonth[2]);
};

/** A day or a month in one or two digits, first. */
const dayFirst = (folded: string, from: number, order: DigitOrder): Lexeme | undefined => {
  const full = at(DATE, folded, from);
  if (full !== null && order.yearFirst === true && full[1]?.length === 2 && full[4]?.length === 2)
    return dateLexeme(full, { year: full[1], month: full[3], date: full[4] });
  if (full !== null)
    return dateLexeme(full, {
      year: full[4]?.replace("'", ''),
      ...monthAndDate(full[1], full[3], order, full[2]),
    });
  const mixed = at(MIXED_DATE, folded, from);
  if (mixed !== null)
    return dateLexeme(mixed, { year: mixed[3], ...monthAndDate(mixed[1], mixed[2], order) });
  const monthYear = at(MONTH_YEAR, folded, from);
  if (monthYear !== null) return monthLexeme(monthYear, monthYear[2], monthYear[1]);
  const short = at(SHORT_DATE, folded, from);
  if (short !== null && !(order.monthFirst && short[0] === ALWAYS))
    return dateLexeme(short, monthAndDate(short[1], short[2], shortOrder(order), '/'));
  return dayOfMonth(folded, from, order);
};

/** `25-10`, `25.10.` */
const dayOfMonth = (folded: string, from: number, order: DigitOrder): Lexeme | undefined => {
  const hyphened = order.hyphenIsDate === true ? at(HYPHENED_DATE, folded, from) : null;
  if (hyphened !== null) return dateLexeme(hyphened, { date: hyphened[1], month: hyphened[2] });
  const dotted = order.dotIsOrdinal ? at(DOTTED_DATE, folded, from) : null;
  return dotted === null ? undefined : dateLexeme(dotted, { date: dotted[1], month: dotted[2] });
};

const clockLexeme = (match: RegExpExecArray): Lexeme | undefined => {
  const [text, hour = '', minute = '0', second = '0'] = match;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const isClock = Number(hour) <= 24 && Number(minute) < 60 && Number(second) < 60;
  const place = { start: match.index, end: match.index + text.length, digits: hour.length };
  return isClock ? lexemeOf({ c: seconds }, place) : undefined;
};

/** `2015-12` is a month of a year, because it cannot be a range of years. */
const monthLexeme = (match: RegExpExecArray, year = '', month = ''): Lexeme =>
  lexemeOf(
    { D: `${year}-${month.padStart(2, '0')}` },
    { start: match.index, end: match.index + match[0].length, digits: 0 },
  );

/**
 * `at 6.45`, `sabah 7.05`, `22 februari 3.30`, `tussen 14.00 en 14.30`, `klockan 13 och 15.30`: after a word
 * for "at" or a part of the day, or with a two-digit hour in a range.
 */
export const dottedClock = (
  folded: string,
  from: number,
  { dotIsTime }: DigitOrder,
  { before, earlier, opener }: EarlierLexemes,
): Lexeme | undefined => {
  const match = folded.charAt(endOfDigits(folded, from)) === '.' ? at(BARE_DOTTED_CLOCK, folded, from) : null;
  if (match === null) return undefined;
  const [text, hour = '', minute = ''] = match;
  const end = from + text.length;
  const isSaid =
    (dotIsTime === true && isWhole(folded, from, end)) ||
    hasTimeCase(folded, end) ||
    RANGE_OF_TIMES.test(folded.slice(end, end + RANGE_UNITS_MAX));
  if (!isSaid && !isAfterTimeWord(hour, before, earlier, opener)) return undefined;
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const place = { start: from, end: from + text.length, digits: hour.length };
  return lexemeOf({ c: Number(hour) * 3600 + Number(minute) * 60 }, place);
};

type EarlierLexemes = {
  readonly before: Lexeme | undefined;
  readonly earlier: Lexeme | undefined;
  readonly opener: Lexeme | undefined;
};

/** An answer of nothing else. */
const isWhole = (folded: string, from: number, end: number): boolean =>
  from === 0 && /^[.!]?$/.test(folded.slice(end));

/** `9.30-4.30pm`: the second end says that both are times. */
const RANGE_OF_TIMES =
  /^ ?(?:-|–|to|till|bis|a|à|tot) ?\d{1,2}[.:]\d{2} ?(?:[ap]\.?m|uhr|uur|aras|h(?![a-z]))/;
/** Longer than these. */
const RANGE_UNITS_MAX = 18;

/** Turkish cases after a time: `18.30'da`, `7.05'ten`. */
const TIME_CASE = /^'[dt][ae]n?(?!\p{L})/u;
const TIME_CASE_UNITS_MAX = 5;
const hasTimeCase = (folded: string, end: number): boolean =>
  TIME_CASE.test(folded.slice(end, end + TIME_CASE_UNITS_MAX));

const isAfterTimeWord = (
  hour: string,
  before: Lexeme | undefined,
  earlier: Lexeme | undefined,
  opener: Lexeme | undefined,
): boolean => {
  if (before === undefined) return false;
  const isSecond =
    before.readings['&'] !== undefined &&
    earlier !== undefined &&
    (earlier.readings.c !== undefined ||
      (earlier.readings.n !== undefined && opener?.readings.a !== undefined));
  const isRange = (before.readings['('] ?? before.readings['-']) !== undefined || isSecond;
  const isAfterDay =
    (before.readings.M !== undefined && (earlier?.readings.n ?? earlier?.readings.o) !== undefined) ||
    ((before.readings.W ?? before.readings.d) !== undefined && hour.length === 2);
  const isTwoDigits = hour.length === 2;
  return (
    (before.readings.a ?? before.readings.p) !== undefined ||
    isAfterDay ||
    (isTwoDigits && (isRange || before.readings.w !== undefined))
  );
};

/** A date and a time in one lexeme. */
const instantLexeme = (match: RegExpExecArray): Lexeme | undefined => {
  const [, year, month, date, hour = '', minute = '', second = '0'] = match;
  const day = dateLexeme(match, { year, month, date });
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return day && lexemeOf({ ...day.readings, c: seconds }, { start: day.start, end: day.end, digits: 2 });
};

type Written = {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly date?: string | undefined;
};

const shortOrder = (order: DigitOrder): DigitOrder => ({
  ...order,
  monthFirst: order.shortMonthFirst ?? order.monthFirst,
});

/** A number above 12 is the day, in either order. */
const monthAndDate = (first = '', second = '', order: DigitOrder, separator = ''): Written => {
  const monthFirst = order.monthFirst && separator !== '.' ? Number(first) <= 12 : Number(second) > 12;
  return monthFirst ? { month: first, date: second } : { month: second, date: first };
};

/** The value is `YYYY-MM-DD`, without the year `MM-DD`. */
const dateLexeme = (match: RegExpExecArray, { year, month = '', date = '' }: Written): Lexeme | undefined => {
  if (Number(month) < 1 || Number(month) > 12 || Number(date) < 1 || Number(date) > 31) return undefined;
  const century = year?.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  const value = [century, month.padStart(2, '0'), date.padStart(2, '0')].filter((part) => part !== undefined);
  const place = { start: match.index, end: match.index + match[0].length, digits: 0 };
  return lexemeOf({ D: value.join('-') }, place);
};
