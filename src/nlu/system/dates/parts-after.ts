import { type ClockValue, halfOf, inHalf } from './clock-values.ts';
import type { Placed } from './date-values.ts';
import type { LexemeSpan } from './moment-text.ts';
import type { Moments } from './moments.ts';

/** `five-thirty tomorrow evening`: the part of the day follows the date; `at 10, tonight`: it is the date itself. */
export const inPartAfter = (
  { lexemes }: Moments,
  date: LexemeSpan,
  clock: Placed<ClockValue>,
): Placed<ClockValue> => {
  if (clock.end > date.first || clock.isPeriod || clock.hasHalf === true) return clock;
  const isDate = date.end - date.first === 1 && lexemes[date.first]?.readings.Z !== undefined;
  const half = halfOf(lexemes[isDate ? date.first : date.end]);
  if (half === undefined) return clock;
  const from = inHalf(clock.from, half);
  const end = isDate ? date.end : date.end + 1;
  return { ...clock, from, to: from, end, isOpen: false, hasHalf: true };
};

/**
 * `8am tomorrow morning`, `de 15h à 20h hier après-midi`: the end of the part of the day after a date, if the
 * time before the date is in it.
 */
export const partAfter = ({ lexemes }: Moments, date: LexemeSpan, clock: Placed<ClockValue>): number => {
  const part = lexemes[date.end]?.readings.Z === undefined ? undefined : halfOf(lexemes[date.end]);
  const isInside = part !== undefined && clock.end <= date.first && inHalf(clock.from, part) === clock.from;
  return isInside ? date.end + 1 : date.end;
};
