import type { Lexeme } from '../lexeme.ts';
import type { ClockValue } from './clock-values.ts';
import type { DateValue, Placed } from './date-values.ts';
import type { Moments } from './moments.ts';

/**
 * The time of a text with one day and one time and some words between them: `Sunday brunch at eleven`,
 * `dinner at 8 with mom on Friday`.
 */
export const clockApart = (
  { lexemes, text }: Moments,
  [date, ...dates]: readonly Placed<DateValue>[],
  [clock, ...clocks]: readonly Placed<ClockValue>[],
): Placed<ClockValue> | undefined => {
  if (date === undefined || clock === undefined || dates.length > 0 || clocks.length > 0) return undefined;
  if (date.isPeriod || clock.isPeriod || clock.isRelative) return undefined;
  const [earlier, later] = date.first < clock.first ? [date, clock] : [clock, date];
  if (earlier.end >= later.first) return undefined;
  const between = lexemes.slice(earlier.end, later.first);
  const said = text.slice(lexemes[earlier.end - 1]?.end, lexemes[later.first]?.start);
  return said.length <= BETWEEN_UNITS_MAX && !PAUSE.test(said) && between.every(isOtherWord)
    ? clock
    : undefined;
};

/** A few words; after more of them the time may belong to something else. */
const BETWEEN_UNITS_MAX = 32;

/** Where a sentence or a part of it ends. */
const PAUSE = /[.;:!?。！？]/;

/** A word that neither counts time nor joins values. */
const isOtherWord = ({ readings }: Lexeme): boolean =>
  (readings.U ??
    readings['-'] ??
    readings['&'] ??
    readings['<'] ??
    readings['>'] ??
    readings.M ??
    readings.D) === undefined;
