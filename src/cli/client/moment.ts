import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { utcMoment } from '../../kernel/moment.ts';
import { instantMs, isTimeZone, wallClockMs } from '../../kernel/time-zone.ts';
import type { CommandArguments } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

const unitsMs: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };

/** The forms of a moment, for the help of an option. */
export const MOMENT_WORDS =
  'a date or a time, such as 2026-03-01 or "yesterday 17:00", or how long ago: 30m, 24h, 7d, 2w';

/** The moment in an option, in UTC and ISO 8601; undefined without the option. */
export const momentIn = (args: CommandArguments, option: string): string | undefined => {
  const text = args.text(option);
  if (text === undefined) return undefined;
  const moment = agoIn(text) ?? atOffset(text) ?? localMoment(text, zoneOf(args));
  if (moment !== undefined) return moment;
  throw new CommandError(`--${option} takes ${MOMENT_WORDS}; not "${text}"`, EXIT_USAGE);
};

/** The time zone for input and output. */
export const zoneOf = (args: CommandArguments): string => {
  if (args.has('utc')) return 'UTC';
  const zone = args.zone();
  if (zone === '') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isTimeZone(zone)) return zone;
  throw new CommandError(`there is no time zone "${zone}"; name one as Europe/Berlin or UTC`, EXIT_USAGE);
};

/** A recorded moment in local time, to the second: `2026-03-01 17:00:05`. */
export const localTime = (moment: string, zone: string): string =>
  new Date(wallClockMs(Date.parse(moment), zone)).toISOString().slice(0, 19).replace('T', ' ');

const agoIn = (text: string): string | undefined => {
  const [, amount, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (amount === undefined || unitMs === undefined) return undefined;
  // Nothing was recorded before the year 0, and such years have another notation.
  return new Date(Math.max(Date.now() - Number(amount) * unitMs, EARLIEST_MS)).toISOString();
};

/** ISO 8601 writes earlier years with a sign. */
const EARLIEST_MS = Date.parse('0000-01-01T00:00:00.000Z');

/** It has an offset of its own. */
const atOffset = (text: string): string | undefined =>
  /\d(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes(':') ? utcMoment(text) : undefined;

const localForm =
  /^(?:(?<date>\d{4}-\d\d-\d\d)|(?<day>today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?(?:(?:^|[T ]| at )(?<time>\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?))?$/i;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A date, a day of the last week, a time of today, or a day with a time, on the wall clock of a zone. */
const localMoment = (text: string, zone: string): string | undefined => {
  const { date, day, time } = localForm.exec(text.trim())?.groups ?? {};
  if (date === undefined && day === undefined && time === undefined) return undefined;
  const wall = utcMoment(`${date ?? dateOf(day ?? 'today', zone)}T${(time ?? '00:00').padStart(5, '0')}`);
  return wall === undefined ? undefined : new Date(instantMs(Date.parse(wall), zone)).toISOString();
};

/** The last day of that name, in a zone. A weekday is one of the seven days before today. */
const dateOf = (day: string, zone: string): string => {
  const today = wallClockMs(Date.now(), zone);
  const weekday = weekdays.indexOf(day.toLowerCase());
  const ago = weekday < 0 ? 0 : ((new Date(today).getUTCDay() - weekday + 6) % 7) + 1;
  const days = day.toLowerCase() === 'yesterday' ? 1 : ago;
  return new Date(today - days * DAY_MS).toISOString().slice(0, 10);
};
