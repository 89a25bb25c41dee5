import { DAY_MS } from '../../../kernel/durations.ts';
import { wallClockMs } from '../../../kernel/time-zone.ts';

/**
 * A day as the number of days since 1 January 1970; all arithmetic is on the proleptic Gregorian calendar.
 */
export type Day = number;

export const DAY_SECONDS = 86_400;

/** The local wall clock at an instant. `seconds` is since midnight. */
export type WallClock = { readonly day: Day; readonly seconds: number };

/**
 * Days are counted in years that begin in March, so that the leap day is the last one; 400 such years
 * always have the same number of days. `Date` is slower, which a text of many dates would notice.
 */
const CYCLE_DAYS = 146_097;
const LAST_YEAR = 9999;
const DAYS_BEFORE_1970 = 719_468;
/** The days before a month, if March is month 0. */
const daysBefore = (month: number): number => Math.floor((153 * month + 2) / 5);

export const dayOf = (year: number, month: number, date: number): Day => {
  const isPlain = year >= 100 && year <= LAST_YEAR && month >= 1 && month <= 12;
  // People also write what is not a date: the 2.5th, the year 987654321.
  if (!isPlain || !Number.isInteger(year + month + date))
    return Math.round(Date.UTC(year, month - 1, date) / DAY_MS);
  const marchYear = month > 2 ? year : year - 1;
  const leaps = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leaps + daysBefore((month + 9) % 12) + date - 1 - DAYS_BEFORE_1970;
};

export const partsOf = (day: Day): { year: number; month: number; date: number } => {
  const shifted = day + DAYS_BEFORE_1970;
  const cycle = Math.floor(shifted / CYCLE_DAYS);
  const ofCycle = shifted - cycle * CYCLE_DAYS;
  const yearOfCycle = Math.floor(
    (ofCycle - Math.floor(ofCycle / 1460) + Math.floor(ofCycle / 36_524) - Math.floor(ofCycle / 146_096)) /
      365,
  );
  const ofYear = ofCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return { year, month, date: ofYear - daysBefore(marchMonth) + 1 };
};

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

export const daysInMonth = (year: number, month: number): number =>
  (month === 12 ? dayOf(year, 12, 31) + 1 : dayOf(year, month + 1, 1)) - dayOf(year, month, 1);

export const isDate = (year: number, month: number, date: number): boolean =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);

/** Easter Sunday of the western churches (the anonymous Gregorian algorithm; Meeus, Astronomical Algorithms). */
export const easter = (year: number): Day => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const leaps = year + Math.floor(year / 4) - century + Math.floor(century / 4);
  const offset = moon - ((leaps + moon + 2) % 7);
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4));
};

/** The nth weekday of a month, such as the second Sunday; the fifth is the last if there are only four. */
export const weekdayInMonth = (year: number, month: number, weekday: number, place: number): Day => {
  const first = dayOf(year, month, 1);
  const day = first + ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7;
  return partsOf(day).month === month ? day : day - 7;
};

/** The same date some months later, or the last day of the month if that date does not exist. */
export const addMonths = (day: Day, months: number): Day => {
  const { year, month, date } = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const newYear = Math.floor(index / 12);
  const newMonth = index - newYear * 12 + 1;
  return dayOf(newYear, newMonth, Math.min(date, daysInMonth(newYear, newMonth)));
};

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

export const isoDay = (day: Day): string => {
  const { year, month, date } = partsOf(day);
  const isPlain = year >= 1000 && year <= LAST_YEAR;
  return isPlain
    ? `${year}-${twoDigits(month)}-${twoDigits(date)}`
    : new Date(day * DAY_MS).toISOString().slice(0, 10);
};

export const isoTime = (seconds: number): string => {
  const within = ((Math.round(seconds) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const [hours, minutes] = [Math.floor(within / 3600), Math.floor(within / 60) % 60];
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(within % 60)}`;
};

/** The local time in an IANA zone; UTC if the zone is empty or unknown. */
export const wallClock = (now: string, timezone: string): WallClock => {
  const instant = Date.parse(now);
  const utc = Number.isNaN(instant) ? 0 : instant;
  const local = wallClockMs(utc, timezone);
  const day = Math.floor(local / DAY_MS);
  return { day, seconds: Math.floor((local - day * DAY_MS) / 1000) };
};
