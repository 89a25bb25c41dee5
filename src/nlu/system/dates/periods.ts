import { addMonths, type Day, dayOf, daysInMonth, partsOf, weekdayOf } from './calendar.ts';

/** First and last day, both inclusive. */
export type Period = readonly [from: Day, to: Day];

/** Weeks run from Sunday to Saturday. */
export const weekStart = (day: Day): Day => day - weekdayOf(day);

/**
 * This year's month of that name or, if it is over, next year's; `offset` selects the next or the last one.
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

/** The Sunday before the Monday that begins the ISO week of `day`, because Parley's weeks begin on Sunday. */
const sundayBefore = (day: Day): Day => day - ((weekdayOf(day) + 6) % 7) - 1;

/** Weeks of a year, counted from the first with four days in it (ISO 8601); -1 is the last, -2 the one before it. */
export const weekOfYear = (year: number, place: number, count = 1): Period | undefined => {
  if (place > 53 || place < -53) return undefined;
  return weeksFrom(dayOf(year, 1, 4), dayOf(year, 12, 28), place, count);
};

/** Weeks of a month likewise. */
export const weekOfMonth = (year: number, month: number, place: number): Period | undefined => {
  if (place > 5 || place < -5) return undefined;
  return weeksFrom(dayOf(year, month, 4), dayOf(year, month, daysInMonth(year, month)) - 3, place);
};

/** `first` and `last` are days of the first and the last week. */
const weeksFrom = (first: Day, last: Day, place: number, count = 1): Period | undefined => {
  if (place === 0) return undefined;
  const start = place < 0 ? sundayBefore(last) + (place + 1) * 7 : sundayBefore(first) + (place - 1) * 7;
  return [start, start + count * 7 - 1];
};

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
    case 'workweek': {
      const monday = weekStart(today) + 1 + offset * 7;
      return [monday, monday + 4];
    }
    case 'mo':
      return monthsFrom(dayOf(year, month, 1), offset, 1);
    case 'todate':
      return [dayOf(year, offset === 0 ? 1 : month, 1), today];
    case 'quarter':
      return monthsFrom(dayOf(year, Math.floor((month - 1) / 3) * 3 + 1, 1), offset * 3, 3);
    case 'decade':
      return decadesFrom(year - (year % 10) + offset * 10, 1);
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

/** Whole quarters before or after this one. */
const quartersBeside = (direction: number, count: number, today: Day): Period => {
  const { year, month } = partsOf(today);
  const first = dayOf(year, Math.floor((month - 1) / 3) * 3 + 1, 1);
  const from = direction < 0 ? addMonths(first, -3 * count) : addMonths(first, 3);
  return [from, addMonths(from, 3 * count) - 1];
};

/** `the last two weeks`: that long until today; `the next 3 days`: that long from tomorrow on. */
export const spanFromToday = (
  direction: number,
  count: number | undefined,
  unit: string,
  today: Day,
): Period | undefined => {
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > 10_000 || direction === 0) {
    return undefined;
  }
  if (unit === 'quarter') return quartersBeside(direction, count, today);
  if (unit === 'decade') {
    const decade = partsOf(today).year - (partsOf(today).year % 10);
    return decadesFrom(direction < 0 ? decade - count * 10 : decade + 10, count);
  }
  const end = shiftedDay(today, direction * count, unit);
  if (end === undefined) return undefined;
  const next = unit === 'workday' ? workdaysFrom(today, 1) : today + 1;
  return direction < 0 ? [end, today] : [next, end];
};

const decadesFrom = (year: number, count: number): Period | undefined =>
  year < 1000 || year + count * 10 > 3000
    ? undefined
    : [dayOf(year, 1, 1), dayOf(year + count * 10 - 1, 12, 31)];

/** Some working days, Monday to Friday, later or earlier. */
export const workdaysFrom = (day: Day, count: number): Day => {
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at += Math.sign(count);
    if (isWorkday(at)) left--;
  }
  return at;
};

const isWorkday = (day: Day): boolean => weekdayOf(day) % 6 !== 0;

const shiftedDay = (day: Day, count: number, unit: string): Day | undefined => {
  switch (unit) {
    case 'workday':
      return workdaysFrom(day, count);
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
