import { lazily } from '../lazily.ts';
import type { Lexeme } from '../lexeme.ts';
import {
  bareHour,
  type ClockValue,
  type HalfOfDay,
  halfOf,
  inHalf,
  openPoint,
  point,
} from './clock-values.ts';
import type { Placed } from './date-values.ts';
import { longest, type Moments } from './moments.ts';

/** Finds the time at a place that may be a bound of a range. */
export const rangeBounds = (moments: Moments, clocks: readonly Placed<ClockValue>[]): TimeAt => {
  const { lexemes } = moments;
  const byPlace = new Map(clocks.map((clock) => [clock.first, clock]));
  const inDates = lazily(() => placesInDates(moments));
  const timeFrom = (place: number): BoundTime | undefined => {
    const clock = byPlace.get(place);
    const isNow = lexemes[place]?.readings.N !== undefined;
    if (clock !== undefined && !clock.isPeriod && (!clock.isRelative || isNow))
      return boundTime(clock, clock, false);
    const half = halfOf(lexemes[place]);
    const late = half && bareHour(lexemes[place + 1]);
    // `between 3 and morning 8`, the word order of Turkish and Hindi.
    if (half !== undefined && late !== undefined) {
      return boundTime(inGiven(late, half), { first: place, end: place + 2 }, false);
    }
    const bare = militaryAt(moments, place) ?? hourAt(lexemes, place, inDates);
    return bare && boundTime(bare, { first: place, end: place + 1 }, true);
  };
  // Cached, because most places are read both as the start of a range and as its end.
  const known: { readonly time: BoundTime | undefined }[] = [];
  return (place) => {
    const kept = known[place] ?? { time: timeFrom(place) };
    known[place] = kept;
    return kept.time;
  };
};

/** A number that may be an hour. */
const hourAt = (
  lexemes: readonly Lexeme[],
  place: number,
  inDates: () => ReadonlySet<number>,
): ClockValue | undefined => {
  // van een tot half drie
  const isOne = lexemes[place]?.readings.x !== undefined && lexemes[place - 1]?.readings['('] !== undefined;
  if (isOne) return openPoint(3600);
  if (lexemes[place]?.readings.n === undefined || isLength(lexemes[place + 1])) return undefined;
  const isOfDate = isPartOfDate(lexemes, place + 1) || inDates().has(place);
  return isOfDate ? undefined : bareHour(lexemes[place]);
};

/** `hasta 3 min después`: a unit other than the one that hours of the clock have, too. */
const isLength = (next: Lexeme | undefined): boolean =>
  next?.readings.U !== undefined && next.readings.H === undefined;

/** Numbers of days, which do not name an hour: the 21 of `martes 21 a las 8`, the 12 of `del 12 al 15`. */
const placesInDates = (moments: Moments): ReadonlySet<number> => {
  const places = new Set<number>();
  for (const { first, end, isPeriod } of longest(moments.dates())) {
    const isOfDays = !isPeriod || moments.lexemes[first]?.readings['('] !== undefined;
    if (isOfDays && end - first > 1) for (let place = first; place < end; place++) places.add(place);
  }
  return places;
};

/** `between 0730 and 0930`: four digits, here or beside. One of them begins with a zero, unlike a year. */
const militaryAt = ({ lexemes, text }: Moments, place: number): ClockValue | undefined => {
  // Few places have such a number, and a text has many places.
  if (lengthOf(lexemes[place]) !== 4) return undefined;
  const digits = (at: number) => text.slice(lexemes[at]?.start ?? text.length, lexemes[at]?.end);
  const written = digits(place);
  if (!/^\d{4}$/.test(written) || Number(written.slice(2)) > 59) return undefined;
  const hasZero = [place, place - 2, place + 2].some((at) => /^0\d{3}$/.test(digits(at)));
  if (!hasZero) return undefined;
  return point((Number(written.slice(0, 2)) * 60 + Number(written.slice(2))) * 60);
};

const lengthOf = (lexeme: Lexeme | undefined): number =>
  lexeme === undefined ? 0 : lexeme.end - lexeme.start;

/** The 2 of 2月3号 is no hour. */
const isPartOfDate = (lexemes: readonly Lexeme[], place: number): boolean => {
  const next = lexemes[lexemes[place]?.readings.l === undefined ? place : place + 1]?.readings;
  return next?.['?'] === undefined && (next?.O ?? next?.M ?? next?.J) !== undefined;
};

/** A time that may be the start or the end of a range; `isBare`: a number alone, which may count something. */
export type BoundTime = Placed<ClockValue> & { readonly isBare: boolean };
export type TimeAt = (place: number) => BoundTime | undefined;

/** Written out, because copies of values of different shapes are slow. */
const boundTime = (
  { from, to, isPeriod, isOpen, hasHalf = false, isRelative }: ClockValue,
  { first, end }: { readonly first: number; readonly end: number },
  isBare: boolean,
): BoundTime => ({ from, to, isPeriod, isOpen, hasHalf, isRelative, first, end, isBare });

export const inGiven = (value: ClockValue, half: HalfOfDay): ClockValue => {
  const from = inHalf(value.from, half);
  return { from, to: from, isPeriod: false, isOpen: false, hasHalf: true, isRelative: value.isRelative };
};
