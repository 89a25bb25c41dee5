import { utcMoment } from '../../kernel/moment.ts';
import type { Given } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** How a moment is written, for the help of an option. */
export const MOMENT_WORDS = 'a date, a UTC time, or how long ago: 30m, 24h, 7d, 2w';

/** The moment that an option names, in UTC and ISO 8601; undefined when it was not given. */
export const momentIn = (given: Given, option: string): string | undefined => {
  const text = given.text(option);
  if (text === undefined) return undefined;
  const moment = agoIn(text) ?? utcMoment(text);
  if (moment !== undefined) return moment;
  throw new CommandError(`--${option} takes ${MOMENT_WORDS}; not "${text}"`, EXIT_USAGE);
};

const agoIn = (text: string): string | undefined => {
  const [, amount, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (amount === undefined || unitMs === undefined) return undefined;
  // Before the year 0 nothing was recorded, and years are written otherwise.
  return new Date(Math.max(Date.now() - Number(amount) * unitMs, EARLIEST_MS)).toISOString();
};

const EARLIEST_MS = Date.parse('0000-01-01T00:00:00.000Z');
