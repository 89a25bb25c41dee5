import { type Lexeme, readingOf } from '../lexeme.ts';
import { type CapturedLexemes, type LexemePattern, lexemePattern } from '../lexeme-pattern.ts';
import { DAY_SECONDS, type WallClock } from './calendar.ts';
import type { Placed } from './date-values.ts';

/**
 * A time of day in seconds since midnight, or a part of a day. `isOpen`: am or pm is unspecified. A time
 * relative to now may be after midnight; `from` then exceeds a day.
 */
export type ClockValue = {
  readonly from: number;
  readonly to: number;
  readonly isPeriod: boolean;
  readonly isOpen: boolean;
  /** The text specifies am or pm. */
  readonly hasHalf?: boolean;
  /** Relative to now, as `in 2 minutes`. */
  readonly isRelative: boolean;
};

/** Written out, because copies of values of different shapes are slow. */
export const placedClock = (
  { from, to, isPeriod, isOpen, hasHalf = false, isRelative }: ClockValue,
  first: number,
  end: number,
): Placed<ClockValue> => ({ from, to, isPeriod, isOpen, hasHalf, isRelative, first, end });

/** `clock` is computed only if a time is found, because it costs more than the rules. */
export type ClockSetting = {
  readonly base: string;
  readonly text: string;
  readonly clock: () => WallClock;
  /** Whether `at 7` is ambiguous between morning and evening; not in languages with 24-hour clocks. */
  readonly halfDays: boolean;
};

export type ClockRule = {
  readonly pattern: LexemePattern;
  readonly read: (
    parts: CapturedLexemes,
    setting: ClockSetting,
    around: NeighbouringLexemes,
  ) => ClockValue | undefined;
};

/** The first lexeme of a match, and those before and after the match. */
export type NeighbouringLexemes = {
  readonly first: Lexeme | undefined;
  readonly before: Lexeme | undefined;
  readonly next: Lexeme | undefined;
};

export const clockRule = (source: string, read: ClockRule['read']): ClockRule => ({
  pattern: lexemePattern(source),
  read,
});

/** A bare hour, such as the bounds of `from 3 to 5 pm`. */
export const bareHour = (lexeme: Lexeme | undefined): ClockValue | undefined => {
  const hour = lexeme?.readings.n;
  return typeof hour === 'number' && hour <= 24 ? openPoint(hour * 3600) : undefined;
};

export type HalfOfDay = 'am' | 'pm' | 'eve' | 'night' | 'noon';

/** No evening begins before four: `las 3 de la noche` and `tonight at 3` are in the morning. */
const EVENING_BEGINS = 4 * 3600;

/** The time in the given half of the day: 5 in the evening is 17:00, 12 at night is 0:00. */
export const inHalf = (seconds: number, half: HalfOfDay): number => {
  if (seconds >= 13 * 3600) return seconds;
  const isTwelve = seconds >= 12 * 3600;
  const afternoon = isTwelve ? seconds : seconds + 12 * 3600;
  const morning = isTwelve ? seconds - 12 * 3600 : seconds;
  switch (half) {
    case 'am':
      return morning;
    case 'pm':
      return afternoon;
    case 'eve':
      return isTwelve || seconds < EVENING_BEGINS ? morning : afternoon;
    case 'night':
      return isTwelve || seconds < 5 * 3600 ? morning : afternoon;
    case 'noon':
      return seconds >= 11 * 3600 ? seconds : afternoon;
    default:
      return half satisfies never;
  }
};

/** The next time after now that an ambiguous hour may mean; tomorrow's first if both have passed today. */
export const nextOf = (seconds: number, now: number): number => {
  if (seconds >= 13 * 3600 || seconds < 3600) return seconds;
  const hours = seconds >= 12 * 3600 ? [seconds, seconds - 12 * 3600] : [seconds, seconds + 12 * 3600];
  return hours.find((candidate) => candidate >= now) ?? seconds;
};

export const halfOf = (lexeme: Lexeme | undefined): HalfOfDay | undefined => {
  const said = lexeme?.readings.P ?? lexeme?.readings.p;
  if (said === 'am' || said === 'pm' || said === 'eve' || said === 'night' || said === 'noon') return said;
  const part = lexeme?.readings.Z;
  if (typeof part !== 'string') return undefined;
  const from = Number.parseFloat(part); // the first of two hours: 18-24
  return from < 12 ? 'am' : from < 16 ? 'pm' : from < 20 ? 'eve' : 'night';
};

export const isHalf = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.readings.P === 'am' || lexeme?.readings.P === 'pm';

export const point = (seconds: number): ClockValue | undefined => pointOf(seconds, false, false);
/** A time without am or pm. */
export const openPoint = (seconds: number): ClockValue | undefined => pointOf(seconds, true, false);
/** A time whose am or pm is said. */
export const pointInHalf = (seconds: number): ClockValue | undefined => pointOf(seconds, false, true);

const pointOf = (seconds: number, isOpen: boolean, hasHalf: boolean): ClockValue | undefined =>
  seconds < 0 || seconds > DAY_SECONDS
    ? undefined
    : { from: seconds, to: seconds, isPeriod: false, isOpen, hasHalf, isRelative: false };

/** Some o'clock; `isOpen`: am or pm is unspecified unless `half` is given. */
export const wholeHour = (
  lexeme: Lexeme | undefined,
  half: HalfOfDay | undefined,
  isOpen: boolean,
): ClockValue | undefined => {
  const hour = readingOf(lexeme, 'n', 'x');
  if (hour === undefined || hour > 24) return undefined;
  if (half !== undefined) return pointInHalf(inHalf(hour * 3600, half));
  return isOpen ? openPoint(hour * 3600) : point(hour * 3600);
};

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

/** The seconds of a unit up to an hour; NaN for any other. */
export const secondsOfUnit = (unit: string): number => UNIT_SECONDS[unit] ?? Number.NaN;

/** Seconds of an hour and its minutes; undefined if the time does not exist. */
export const secondsOf = (hour: number | undefined, minutes: number | undefined): number | undefined =>
  hour === undefined || minutes === undefined || hour > 24 || minutes < -30 || minutes >= 60
    ? undefined
    : (hour * 60 + minutes) * 60;
