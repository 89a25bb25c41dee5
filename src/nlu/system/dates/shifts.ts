import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { addMonths, type Day, dayOf } from './calendar.ts';
import { type DateRule, type DateValue, date } from './date-values.ts';
import { workdaysFrom } from './periods.ts';

/** A date some units from a day. */
export const shiftDay = (from: Day, amount: number, unit: string): DateValue | undefined => {
  const day = Math.abs(amount) > 10_000 ? undefined : shiftedDay(from, amount, unit);
  return day === undefined || day < FIRST_DAY || day > LAST_DAY ? undefined : date(day);
};

/** Years have four digits. */
const FIRST_DAY = dayOf(1000, 1, 1);
const LAST_DAY = dayOf(9999, 12, 31);

const shiftedDay = (from: Day, amount: number, unit: string): Day | undefined => {
  const days = unit === 'day' ? amount : amount * 7;
  const months = unit === 'mo' ? amount : amount * 12;
  switch (unit) {
    case 'workday':
      return Number.isInteger(amount) ? workdaysFrom(from, amount) : undefined;
    case 'day':
    case 'wk':
      return Number.isInteger(days) ? from + days : undefined;
    case 'mo':
    case 'yr':
      return Number.isInteger(months) ? addMonths(from, months) : undefined;
    default:
      return undefined;
  }
};

export const shift =
  (sign: 1 | -1): DateRule['read'] =>
  ({ count, unit }, { today }) => {
    const amount = readingOf(count, 'n', 'x', 'v');
    return amount === undefined ? undefined : shiftDay(today, sign * amount, textOf(unit, 'U'));
  };

/** Half of the unit; a week has no half in days. */
const HALVES: Readonly<Record<string, readonly [amount: number, unit: string]>> = {
  mo: [15, 'day'],
  yr: [6, 'mo'],
};

/** A month and a half later. */
export const shiftWithHalf =
  (sign: 1 | -1): DateRule['read'] =>
  ({ count, unit, half }, { today }) => {
    const isHalf = half?.readings.h !== undefined || half?.readings.v === 0.5;
    const [amount, smaller] = HALVES[textOf(unit, 'U')] ?? [];
    const whole = shiftDay(today, sign * (readingOf(count, 'n', 'x') ?? Number.NaN), textOf(unit, 'U'));
    if (!isHalf || amount === undefined || smaller === undefined || whole === undefined) return undefined;
    return shiftDay(whole.from, sign * amount, smaller);
  };

/** Japanese 21日 has the mark of a day's number. */
const unitOf = (unit: Lexeme | undefined): string =>
  textOf(unit, 'U') || (unit?.readings.J === undefined ? '' : 'day');

/** Two years, one month and 21 days later. */
export const shiftBySeveral =
  (sign: 1 | -1): DateRule['read'] =>
  ({ a, unit, b, smaller, c, smallest }, { today }) => {
    const steps = [[a, unit] as const, [b, smaller] as const, [c, smallest] as const];
    let at: DateValue | undefined = date(today);
    for (const [count, of] of steps)
      if (count !== undefined && at !== undefined)
        at = shiftDay(at.from, sign * (readingOf(count, 'n', 'x') ?? 0), unitOf(of));
    return at;
  };
