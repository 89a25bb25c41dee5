import { DAY_MS } from './durations.ts';

/** More zones than one process serves; above it the oldest formatter is dropped. */
const FORMATTERS_MAX = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether a text names an IANA time zone, or UTC. */
export const isTimeZone = (timezone: string): boolean => formatterOf(timezone) !== undefined;

/**
 * The wall-clock time of a zone at an instant, as the milliseconds at which a UTC clock shows it. In UTC if
 * the zone is empty or unknown.
 */
export const wallClockMs = (utcMs: number, timezone: string): number => {
  const format = timezone === '' || timezone === 'UTC' ? undefined : formatterOf(timezone);
  return format === undefined ? utcMs : localMs(format, utcMs);
};

/**
 * The instant at which the wall clock of a zone shows a time: the earlier one if it does so twice. If the
 * clock skips it, the instant as long after the gap as the time is after the beginning of the gap.
 */
export const instantMs = (wallMs: number, timezone: string): number => {
  const offsetAt = (utcMs: number) => wallClockMs(utcMs, timezone) - utcMs;
  // Offsets change by an hour or so, and not twice within a day.
  const offsets = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const instants = offsets.map((offset) => wallMs - offset);
  return instants.find((instant) => wallClockMs(instant, timezone) === wallMs) ?? wallMs - (offsets[0] ?? 0);
};

const localMs = (format: Intl.DateTimeFormat, utc: number): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(utc)) part[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** Since version 22 Node accepts an offset such as `+05:31` as a zone; here it is never one. */
const offset = /^[+-]/;

const formatterOf = (timezone: string): Intl.DateTimeFormat | undefined => {
  if (offset.test(timezone)) return undefined;
  const formatter = formatters.get(timezone);
  if (formatter !== undefined) return formatter;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    const [oldest] = formatters.keys();
    if (formatters.size >= FORMATTERS_MAX && oldest !== undefined) formatters.delete(oldest);
    formatters.set(timezone, format);
    return format;
  } catch {
    return undefined;
  }
};
