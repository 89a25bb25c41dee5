import { addMonths, type Day, dayOf, daysInMonth, partsOf, weekdayOf } from './calendar.ts';

/** First and last day, both inside. */
export type Period = readonly [from: Day, to: Day];

/** Weeks run from Sunday to Saturday. */
export const weekStart = (day: Day): Day => day - weekdayOf(day);

/**
 * The month named: this year's or, when it is over, next year's; `offset` asks for the next or the last one.
 */
export const monthPeriod = (
  month: number | undefined,
  year: number | undefined,
  today: Day,
  offset = 0,
): Period | undefined => {
  if (month === undefined || month < 1 || month > 12) return undefined;
  const now = partsOf(today);
  const coming = month < now.month || (offset > 0 && month === now.month) ? now.year + 1 : now.year;
  const last = month < now.month ? now.year : now.year - 1;
  const inYear = year ?? (offset < 0 ? last : coming);
  return [dayOf(inYear, month, 1), dayOf(inYear, month, daysInMonth(inYear, month))];
};

export const yearPeriod = (year: number | undefined): Period | undefined =>
  year === undefined || year < 1000 || year > 2999 ? undefined : [dayOf(year, 1, 1), dayOf(year, 12, 31)];

/** This, the next or the last week, weekend, month, quarter or year. */
export const relativePeriod = (unit: string, offset: number, today: Day): Period | undefined => {
  const { year, month } = partsOf(today);
  switch (unit) {
    case 'wk': {
      const start = weekStart(today) + offset * 7;
      return [start, start + 6];
    }
    case 'weekend': {
      const isSunday = weekdayOf(today) === 0;
      const saturday = today - weekdayOf(today) + (isSunday ? -1 : 6) + offset * 7;
      return [saturday, saturday + 1];
    }
    case 'mo':
      return monthsFrom(dayOf(year, month, 1), offset, 1);
    case 'quarter':
      return monthsFrom(dayOf(year, Math.floor((month - 1) / 3) * 3 + 1, 1), offset * 3, 3);
    case 'yr':
      return yearPeriod(year + offset);
    default:
      return undefined;
  }
};

const monthsFrom = (first: Day, offset: number, months: number): Period => {
  const start = addMonths(first, offset);
  return [start, addMonths(start, months) - 1];
};

/** `the last two weeks`: that long up to today; `the next 3 days`: that long from today on. */
export const spanFromToday = (
  direction: number,
  count: number | undefined,
  unit: string,
  today: Day,
): Period | undefined => {
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > 10_000 || direction === 0) {
    return undefined;
  }
  const end = shiftedDay(today, direction * count, unit);
  if (end === undefined) return undefined;
  return direction < 0 ? [end, today] : [today, end];
};

const shiftedDay = (day: Day, count: number, unit: string): Day | undefined => {
  switch (unit) {
    case 'day':
      return day + count;
    case 'wk':
    case 'weekend':
      return day + count * 7;
    case 'mo':
      return addMonths(day, count);
    case 'quarter':
      return addMonths(day, count * 3);
    case 'yr':
      return addMonths(day, count * 12);
    default:
      return undefined;
  }
};
