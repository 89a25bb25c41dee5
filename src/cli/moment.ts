import type { Given } from './command.ts';
import { CommandError, EXIT_USAGE } from './io.ts';

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** How a moment is written, for the help of an option. */
export const MOMENT_WORDS = 'a date, a UTC time, or how long ago: 30m, 24h, 7d, 2w';

/** The moment that an option names, in UTC and ISO 8601; undefined when it was not given. */
export const momentIn = (given: Given, option: string): string | undefined => {
  const text = given.text(option);
  if (text === undefined) return undefined;
  const [, amount, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (amount !== undefined && unitMs !== undefined) {
    return new Date(Date.now() - Number(amount) * unitMs).toISOString();
  }
  if (/^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(text)) {
    const written = text.includes('T') && !text.endsWith('Z') ? `${text}Z` : text;
    if (!Number.isNaN(Date.parse(written))) return new Date(written).toISOString();
  }
  throw new CommandError(`--${option} takes ${MOMENT_WORDS}; not "${text}"`, EXIT_USAGE);
};
