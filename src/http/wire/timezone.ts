import { ParleyError } from '../../kernel/errors.ts';

/** Zones asked for before; there are some 600 names, and making a formatter to try one costs 50 µs. */
const known = new Map<string, string>([
  ['', ''],
  ['UTC', 'UTC'],
]);

/**
 * The IANA zone that a client names; empty when it names none. `+0000` and the like, which some send, are
 * zones by their offset from UTC.
 * @throws bad_timezone
 */
export const timezoneOf = (given = ''): string => {
  const found = known.get(given);
  if (found !== undefined) return found;
  const zone = zoneOfOffset(given) ?? given;
  if (!isZone(zone)) throw new ParleyError('bad_timezone', { timezone: given.slice(0, 50) });
  known.set(given, zone);
  return zone;
};

/** Whole hours have a name in the IANA list, with the sign turned round. */
const zoneOfOffset = (given: string): string | undefined => {
  const [, sign, hours = '', minutes = ''] = /^(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?$/.exec(given) ?? [];
  if (sign === undefined || Number(minutes) !== 0) return undefined;
  const offset = Number(hours);
  return offset === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${offset}`;
};

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
