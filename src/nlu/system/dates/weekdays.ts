import { maskOf, sharesKind } from '../kind-masks.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { weekdayOf } from './calendar.ts';
import { isHalf } from './clock-values.ts';
import { type DateSetting, type DateValue, date, isCapital, isCommonWord } from './date-values.ts';
import { weekStart } from './periods.ts';

/** The next such weekday from today on; `offset` moves it to the previous or following week. */
export const weekday = (
  weekdayNumber: number | undefined,
  offset: number,
  { today }: DateSetting,
): DateValue | undefined => {
  if (weekdayNumber === undefined) return undefined;
  const ahead = (weekdayNumber - weekdayOf(today) + 7) % 7;
  // "Last Monday" never means yesterday.
  if (offset < 0) return date(today + ahead - (ahead === 6 ? 7 : 0) + 7 * offset);
  if (offset === 0) return date(today + ahead, 'week');
  return date(weekStart(today) + 7 * offset + weekdayNumber);
};

export const weekdayAfter = (
  weekdayNumber: number | undefined,
  setting: DateSetting,
): DateValue | undefined => {
  const next = weekday(weekdayNumber, 0, setting);
  return next && date(next.from + 7);
};

/** A weekday in a week counted from this one; such weeks begin on Monday. */
export const weekdayInWeek = (weekdayNumber: number, weeks: number, { today }: DateSetting): DateValue => {
  const monday = today - ((weekdayOf(today) + 6) % 7);
  return date(monday + weeks * 7 + ((weekdayNumber + 6) % 7));
};

/** `past Wednesday`, `este miércoles pasado` are the nearest one before today. */
export const lastWeekday = (day: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const wanted = isCommonWord(day) ? undefined : readingOf(day, 'W');
  return wanted === undefined ? undefined : date(today - ((weekdayOf(today) - wanted + 6) % 7) - 1);
};

/** `the coming friday` is the next one. */
export const isComing = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.readings.L !== undefined && lexeme.readings.t !== undefined;

/** `the coming thursday` on a Thursday is next week's. */
export const comingWeekday = (
  weekdayNumber: number | undefined,
  setting: DateSetting,
): DateValue | undefined => {
  const next = weekday(weekdayNumber, 0, setting);
  return next?.from === setting.today ? weekdayAfter(weekdayNumber, setting) : next;
};

export const weeksOf = (phrase: string): number | undefined => {
  const match = /^wk([+-]\d)$/.exec(phrase);
  return match === null ? undefined : Number(match[1]);
};

export const inWeek = (
  day: Lexeme | undefined,
  weeks: number,
  unit: Lexeme | undefined,
  setting: DateSetting,
) => {
  const wanted = readingOf(day, 'W');
  return textOf(unit, 'U') === 'wk' && wanted !== undefined
    ? weekdayInWeek(wanted, weeks, setting)
    : undefined;
};

/** The weekday in the week of a day; months and years later, the first one from that day on. */
export const onWeekday = (
  weekdayLexeme: Lexeme | undefined,
  day: DateValue | undefined,
  unit: Lexeme | undefined,
): DateValue | undefined => {
  const wanted = isCommonWord(weekdayLexeme) ? undefined : readingOf(weekdayLexeme, 'W');
  if (wanted === undefined || day === undefined) return undefined;
  const kind = textOf(unit, 'U');
  if (kind === 'wk') return date(day.from - ((weekdayOf(day.from) + 6) % 7) + ((wanted + 6) % 7));
  return kind === 'mo' || kind === 'yr'
    ? date(day.from + ((wanted - weekdayOf(day.from) + 7) % 7))
    : undefined;
};

/** `sat at 5`, `sat 10am`: a time follows the word `day`, so it is the weekday. */
export const isTimeAhead = (
  day: Lexeme | undefined,
  rest: readonly Lexeme[],
  setting: DateSetting,
): boolean => {
  const [next, half] = isPause(day, rest[0], setting) ? rest.slice(1) : rest;
  return (
    next !== undefined &&
    (sharesKind(next.kinds, TIME_OPENERS) || (next.readings.n !== undefined && isHalf(half)))
  );
};

const TIME_OPENERS = maskOf('awcZC(');

/** `Pazar, akşam 8'de` */
const isPause = (day: Lexeme | undefined, next: Lexeme | undefined, { text }: DateSetting): boolean =>
  next?.readings[','] !== undefined && isCapital(text.charAt(day?.start ?? 0));
