import { type Day, dayOf, easter, partsOf, weekdayInMonth } from './calendar.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day in a year of `MM-DD`, `easter-2` or `thu4-11`. */
export const holidayIn = (holiday: string, year: number): Day | undefined => {
  const fixed = /^(\d\d)-(\d\d)$/.exec(holiday);
  if (fixed !== null) return dayOf(year, Number(fixed[1]), Number(fixed[2]));
  const moved = /^easter([+-]\d+)$/.exec(holiday);
  if (moved !== null) return easter(year) + Number(moved[1]);
  const counted = /^([a-z]{3})(\d)-(\d\d)$/.exec(holiday);
  if (counted === null) return undefined;
  return weekdayInMonth(year, Number(counted[3]), WEEKDAYS.indexOf(counted[1] ?? ''), Number(counted[2]));
};

/** The next one from today on. */
export const nextHoliday = (holiday: string, today: Day): Day | undefined => {
  const { year } = partsOf(today);
  return [year, year + 1]
    .map((each) => holidayIn(holiday, each))
    .find((day) => day !== undefined && day >= today);
};
