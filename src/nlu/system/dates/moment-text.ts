import type { Lexeme } from '../lexeme.ts';
import { DAY_SECONDS, type Day, isoDay, isoTime } from './calendar.ts';
import { type ClockValue, halfOf } from './clock-values.ts';
import { type DateValue, PART_LAST } from './date-values.ts';
import { daysText, type Moments, secondsAt } from './moments.ts';
import { isFiller } from './moments-placed.ts';

export type LexemeSpan = { readonly first: number; readonly end: number };

/** A date, a time, or both; `text` is the value of a span between two of them. */
export type Moment = LexemeSpan & {
  readonly date?: DateValue;
  readonly clock?: ClockValue;
  readonly text?: string;
};

/** The value, as the API writes it. */
export const dateTimeText = ({ date, clock, text, first, end }: Moment, moments: Moments): string => {
  if (text !== undefined) return text;
  if (clock !== undefined) return clockText(clock, date, { first, end }, moments);
  if (date === undefined) return '';
  if (date.isPeriod) return daysText(date);
  return isAtEnd(moments, first, end) ? instant(date.from, DAY_SECONDS - 1) : isoDay(date.from);
};

const clockText = (clock: ClockValue, date: DateValue | undefined, span: LexemeSpan, moments: Moments) => {
  const today = moments.clock().day;
  if (clock.isPeriod && clock.isRelative) return `${instant(today, clock.from)}/${instant(today, clock.to)}`;
  if (date === undefined && !clock.isPeriod && !isDayEnd(moments, span)) return timeText(clock, moments);
  const day = date?.from ?? today;
  // from 10 pm tonight to 2 am
  const lastDay = clock.to < clock.from ? day + 1 : day;
  if (clock.isPeriod) return `${instant(day, clock.from)}/${instant(lastDay, clock.to)}`;
  // With an explicit date, an ambiguous hour is as written.
  if (day !== today) return instant(day, clock.from);
  return instant(isNightAfter(clock, moments, span) ? day + 1 : day, secondsAt(clock, moments));
};

/** When the night after an evening ends. */
const NIGHT_ENDS = 5 * 3600;

/** `tonight at 2 am`, `today at midnight`, said during the day: the night belongs to the evening before it. */
const isNightAfter = (clock: ClockValue, moments: Moments, { first, end }: LexemeSpan): boolean =>
  clock.from < NIGHT_ENDS &&
  clock.from < moments.clock().seconds &&
  (clock.from === 0 || moments.lexemes.slice(first, end).some(isInEvening));

const isInEvening = (lexeme: Lexeme): boolean => {
  const half = halfOf(lexeme);
  return half === 'eve' || half === 'night';
};

/** `end of day` and `this afternoon at 3` are today's. */
const isDayEnd = ({ lexemes, text }: Moments, { first, end }: LexemeSpan): boolean =>
  lexemes
    .slice(first, end)
    .some(
      (lexeme) =>
        lexeme.readings.C === '23:59:59' ||
        (lexeme.readings.P !== undefined && THIS.test(text.slice(lexeme.start, lexeme.end))),
    );

const THIS = /^this /i;

/** `end of tomorrow`, `日曜日の終わり`. */
const isAtEnd = ({ lexemes, base }: Moments, first: number, end: number): boolean => {
  let before = first - 1;
  while (isFiller(lexemes[before])) before--;
  let after = end;
  while (isFiller(lexemes[after])) after++;
  const readings = lexemes[before]?.readings;
  // `m` is a part of a period: `final` in `final del domingo` is 3, the last one.
  const isAfter = PART_LAST.has(base) && lexemes[after]?.readings.m === 3;
  return readings?.S === 'end' || readings?.m === 3 || isAfter || lexemes[after]?.readings.S === 'ended';
};

/** A time alone stays a time; a time relative to now becomes an instant. */
const timeText = (clock: ClockValue, moments: Moments): string =>
  clock.isRelative ? instant(moments.clock().day, clock.from) : isoTime(secondsAt(clock, moments));

/** Local time with a `Z`, as the API writes it; the seconds may be before or after that day. */
const instant = (day: Day, seconds: number): string =>
  `${isoDay(day + Math.floor(seconds / DAY_SECONDS))}T${isoTime(seconds)}Z`;
