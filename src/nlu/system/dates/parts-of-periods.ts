import { addMonths, type Day, partsOf, weekdayOf } from './calendar.ts';
import type { DateValue } from './date-values.ts';

export const MIDDLE = 2;

/** Early and late: the halves of a decade, a year, a month or a week; 11 to 13: the thirds of a month. */
export const partOf = (whole: DateValue, part: number): [Day, Day] | undefined => {
  if (part > 10) return thirdOfMonth(whole, part - 11);
  const halves = halvesOf(whole);
  if (halves === undefined) return undefined;
  const { from, middle, to } = halves;
  if (part === MIDDLE) return [middle, middle];
  return part === 1 ? [from, middle - 1] : [middle, to];
};

export const isMonth = ({ from, to }: DateValue): boolean =>
  partsOf(from).date === 1 && to - from >= 27 && to - from < 31;

const thirdOfMonth = (whole: DateValue, place: number): [Day, Day] | undefined => {
  const start = whole.from + place * 10;
  return isMonth(whole) ? [start, place === 2 ? whole.to : start + 9] : undefined;
};

const halvesOf = (whole: DateValue): { from: Day; middle: Day; to: Day } | undefined => {
  const { from, to } = whole;
  if (isMonth(whole)) return { from, middle: from + 15, to };
  if (to - from === 364 || to - from === 365) return { from, middle: addMonths(from, 6), to };
  if (to - from > 3650 && to - from < 3654) return { from, middle: addMonths(from, 60), to };
  if (to - from !== 6) return undefined;
  // Halves of a week count from Monday, as working days do.
  const monday = weekdayOf(from) === 0 ? from + 1 : from;
  return { from: monday, middle: monday + 3, to: monday + 6 };
};
