import { type Day, dayOf, easter, partsOf, weekdayInMonth, weekdayOf } from './calendar.ts';
import type { Period } from './periods.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day in a year of `MM-DD`, `easter-2`, `thu4-11` or the day after it, `thu4-11+1`, and `fri>06-19`. */
export const holidayIn = (holiday: string, year: number): Day | undefined => {
  const fixed = /^(\d\d)-(\d\d)$/.exec(holiday);
  if (fixed !== null) return dayOf(year, Number(fixed[1]), Number(fixed[2]));
  const moved = /^easter([+-]\d+)$/.exec(holiday);
  if (moved !== null) return easter(year) + Number(moved[1]);
  const from = /^([a-z]{3})>(\d\d)-(\d\d)$/.exec(holiday);
  if (from !== null) {
    const first = dayOf(year, Number(from[2]), Number(from[3]));
    return first + ((WEEKDAYS.indexOf(from[1] ?? '') - weekdayOf(first) + 7) % 7);
  }
  const counted = /^([a-z]{3})(\d)-(\d\d)(\+\d)?$/.exec(holiday);
  if (counted === null) return undefined;
  const weekday = WEEKDAYS.indexOf(counted[1] ?? '');
  return weekdayInMonth(year, Number(counted[3]), weekday, Number(counted[2])) + Number(counted[4] ?? 0);
};

/** The next one from today on. */
export const nextHoliday = (holiday: string, today: Day): Day | undefined => {
  const { year } = partsOf(today);
  return [year, year + 1]
    .map((each) => holidayIn(holiday, each))
    .find((day) => day !== undefined && day >= today);
};

/** The days from a holiday to the weekend beside it, by its weekday from Sunday; none beside a Wednesday. */
const WEEKEND_ENDS: readonly (readonly [from: number, to: number] | undefined)[] = [
  [-1, 0],
  [-2, 0],
  [-3, 0],
  undefined,
  [0, 3],
  [0, 2],
  [0, 1],
];

/** The weekend beside a holiday, and the days between: Labor Day weekend is Saturday to Monday. */
export const holidayWeekend = (day: Day): Period | undefined => {
  const ends = WEEKEND_ENDS[weekdayOf(day)];
  return ends && [day + ends[0], day + ends[1]];
};
