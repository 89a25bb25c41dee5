import { type Day, weekdayOf } from './calendar.ts';

/** Weeks begin on Monday, except one that is said to begin on a Sunday. */
export const weekFrom = (day: Day): [Day, Day] => {
  const start = weekdayOf(day) === 0 ? day : day - weekdayOf(day) + 1;
  return [start, start + 6];
};

/** Days to the first and last of the weekend of a day from Sunday to Saturday. */
const DAYS_TO_WEEKEND: readonly (readonly [number, number] | undefined)[] = [
  [-1, 0],
  // A Monday or a Friday makes it a long weekend.
  [-2, 0],
  [-3, -2],
  // as near to two
  undefined,
  [2, 3],
  [0, 2],
  [0, 1],
];

/** `the weekend of the 14th`: the one of that day or the nearest one. */
export const weekendAround = (day: Day): [Day, Day] | undefined => {
  const days = DAYS_TO_WEEKEND[weekdayOf(day)];
  return days && [day + days[0], day + days[1]];
};
