import { type Day, dayOf, easter, partsOf, weekdayInMonth } from './calendar.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day in a year of `MM-DD`, `easter-2`, `thu4-11` or the day after it, `thu4-11+1`. */
export const holidayIn = (holiday: string, year: number): Day | undefined => {
  const fixed = /^(\d\d)-(\d\d)$/.exec(holiday);
  if (fixed !== null) return dayOf(year, Number(fixed[1]), Number(fixed[2]));
  const moved = /^easter([+-]\d+)$/.exec(holiday);
  if (moved !== null) return easter(year) + Number(moved[1]);
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
