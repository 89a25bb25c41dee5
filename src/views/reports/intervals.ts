import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts';

export const intervals = ['hour', 'day', 'week', 'month'] as const;
/** Weeks begin on Monday; all intervals are in UTC. */
export type Interval = (typeof intervals)[number];

const HOUR_CHARS = 'YYYY-MM-DDTHH'.length;
const DAY_CHARS = 'YYYY-MM-DD'.length;
const MONTH_CHARS = 'YYYY-MM'.length;

/** @param moment ISO 8601, UTC; a date is its midnight. */
export const hourKey = (moment: string): string => isoOf(moment).slice(0, HOUR_CHARS);

/** The first excluded hour for the end of a period: the end is rounded up to a whole hour. */
export const hourKeyAfter = (moment: string): string =>
  new Date(Math.ceil(Date.parse(isoOf(moment)) / HOUR_MS) * HOUR_MS).toISOString().slice(0, HOUR_CHARS);

export const dayKey = (time: string): string => time.slice(0, DAY_CHARS);
export const firstHourKey = (day: string): string => `${day}T00`;

/** An hour as an ISO 8601 time. */
export const startOfHour = (hour: string): string => `${hour}:00:00.000Z`;

/** The name of the interval that contains a time: the time at which it begins. */
export const intervalOf = (time: string, interval: Interval): string => {
  switch (interval) {
    case 'hour':
      return `${time}:00`;
    case 'day':
      return dayKey(time);
    case 'week':
      return mondayOf(dayKey(time));
    case 'month':
      return time.slice(0, MONTH_CHARS);
    default:
      return interval satisfies never;
  }
};

const mondayOf = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`);
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return dayKey(new Date(at - daysSinceMonday * DAY_MS).toISOString());
};

/** The names of all intervals from one to the other, both inclusive. */
export const intervalsBetween = (
  first: string,
  last: string,
  { interval, countMax }: { readonly interval: Interval; readonly countMax: number },
): readonly string[] => {
  const names: string[] = [];
  for (let name = first; name <= last && names.length < countMax; name = nextOf(name, interval))
    names.push(name);
  return names;
};

const nextOf = (name: string, interval: Interval): string => {
  if (interval === 'month') {
    const [year = 0, month = 0] = name.split('-').map(Number);
    return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, MONTH_CHARS);
  }
  const at = Date.parse(interval === 'hour' ? `${name}Z` : `${name}T00:00:00Z`);
  const stepMs = interval === 'hour' ? HOUR_MS : interval === 'day' ? DAY_MS : 7 * DAY_MS;
  const next = new Date(at + stepMs).toISOString();
  return intervalOf(next.slice(0, HOUR_CHARS), interval);
};

const isoOf = (moment: string): string => (moment.includes('T') ? moment : `${moment}T00:00:00.000Z`);
