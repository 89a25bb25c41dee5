import { isoDay, type WallClock } from './calendar.ts';
import { clockAt } from './clock-rules.ts';
import type { ClockSetting, ClockValue } from './clock-values.ts';
import { nextOf } from './clock-values.ts';
import { dateAt } from './date-rules.ts';
import type { DateSetting, DateValue, Placed } from './date-values.ts';
import type { Lexeme } from './time-lexer.ts';

/** A text as lexemes, with what is needed to read dates and times in it. */
export type Moments = {
  readonly lexemes: readonly Lexeme[];
  readonly clock: () => WallClock;
  readonly base: string;
  readonly text: string;
};

/** Languages whose speakers count hours to twelve, so that a bare hour leaves the half of the day open. */
const HALF_DAY_LANGUAGES = new Set(['en', 'hi']);

/** The text of some lexemes, without the words at its ends that have no meaning in it. */
export const placeOf = (
  lexemes: readonly Lexeme[],
  first: number,
  end: number,
): { start: number; end: number } => {
  let from = first;
  let to = end;
  while (from + 1 < to && isFiller(lexemes[from])) from++;
  while (
    to - 1 > from &&
    lexemes[to - 1]?.readings.e !== undefined &&
    lexemes[to - 1]?.readings.J === undefined
  )
    to--;
  return { start: lexemes[from]?.start ?? 0, end: lexemes[to - 1]?.end ?? 0 };
};

export const isFiller = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.readings.e !== undefined || lexeme.readings[','] !== undefined) &&
  lexeme.readings.j === undefined &&
  lexeme.readings.f === undefined;

/** At each place the longest; then those that do not overlap, from left to right. */
export const longest = <T extends { readonly first: number; readonly end: number }>(
  values: readonly T[],
): T[] => {
  const sorted = [...values].sort((a, b) => a.first - b.first || b.end - a.end);
  const kept: T[] = [];
  for (const value of sorted) {
    const last = kept.at(-1);
    if (last === undefined || value.first >= last.end) kept.push(value);
  }
  return kept;
};

export const everywhere = <T>(lexemes: readonly Lexeme[], at: (place: number) => T | undefined): T[] =>
  lexemes.flatMap((_, place) => at(place) ?? []);

const dateSetting = ({ clock, base, text }: Moments): DateSetting => ({
  get today() {
    return clock().day;
  },
  base,
  text,
});

export const datesOf = (moments: Moments): Placed<DateValue>[] => {
  const setting = dateSetting(moments);
  return everywhere(moments.lexemes, (place) => dateAt(moments.lexemes, place, setting));
};

const clockSetting = ({ clock, base }: Moments): ClockSetting => ({
  base,
  clock,
  halfDays: HALF_DAY_LANGUAGES.has(base),
});

export const clocksOf = (moments: Moments): Placed<ClockValue>[] => {
  const setting = clockSetting(moments);
  return everywhere(moments.lexemes, (place) => clockAt(moments.lexemes, place, setting));
};

export const daysText = ({ from, to }: DateValue): string => `${isoDay(from)}/${isoDay(to)}`;

/** An open hour is the next one from now; with a date of its own it is as written. */
export const secondsAt = (value: ClockValue, { clock }: Moments): number =>
  value.isOpen ? nextOf(value.from, clock().seconds) : value.from;
