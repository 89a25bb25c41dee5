import { ParleyError } from '../../kernel/errors.ts';
import { TIMEZONES_REMEMBERED_MAX } from '../../kernel/limits/conversation.ts';
import { isTimeZone } from '../../kernel/time-zone.ts';
import { zoneOfPlatformName } from './timezone-names.ts';

/** Cached: there are about 600 names, and creating a formatter to test one costs 50 µs. */
const zonesByName = new Map<string, string>([
  ['', ''],
  ['UTC', 'UTC'],
  ['Z', 'UTC'],
]);

/**
 * The IANA zone that a client names; empty if it names none. Some clients send an offset such as `+0000`; the
 * old console wrote a time with one, `2017-07-17T16:55:51-0700`, into addresses that people copied. The
 * official .NET client sends the machine's name of its zone with each query, in the machine's language, and
 * cannot be configured; other clients misspell an IANA name in each query, and the old service answered them.
 * Such names are used if they are known, and otherwise ignored. @throws bad_timezone for an invalid offset
 */
export const timezoneOf = (sentName = ''): string => {
  const cachedZone = zonesByName.get(sentName);
  if (cachedZone !== undefined) return cachedZone;
  const name = offsetOfMoment(sentName) ?? sentName;
  const zone = zoneOf(name);
  if (zone === undefined) throw new ParleyError('bad_timezone', { timezone: name.slice(0, 50) });
  if (zonesByName.size < TIMEZONES_REMEMBERED_MAX) zonesByName.set(name, zone);
  return zone;
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+ -]\d\d:?\d\d)$/;

/** A plus that is not percent-encoded in an address arrives as a space. */
const offsetOfMoment = (sentName: string): string | undefined => {
  const offset = moment.exec(sentName)?.[1];
  return offset === 'Z' ? 'UTC' : offset?.replace(' ', '+');
};

const zoneOf = (sentName: string): string | undefined => {
  const name = offsetIn(sentName) ?? sentName;
  const zone = zoneOfOffset(name) ?? zoneOfPlatformName(name) ?? name;
  if (isTimeZone(zone)) return zone;
  return platformName.test(name) ? '' : undefined;
};

/** Words in any language, such as `Mitteleuropäische Zeit`, `MSK` or the misspelled `Asis/Almaty`. */
const platformName = /^\p{L}[\p{L}\p{M}\p{N} .,'’()&/_-]{1,99}$/u;

/** The offset beside a name: `(UTC+01:00) Amsterdam, Berlin` in .NET, `GMT+0530 (IST)` in browsers. */
const offsetIn = (name: string): string | undefined => {
  const [, before, after] = /^\((UTC|(?:UTC|GMT)[+-]\d\d:\d\d)\) |^(GMT[+-]\d{4}) \(/.exec(name) ?? [];
  return before ?? after;
};

/** Zones with a fixed offset that is not a whole number of hours. */
const brokenHours: Readonly<Record<string, string>> = {
  '+330': 'Asia/Tehran',
  '+430': 'Asia/Kabul',
  '+530': 'Asia/Kolkata',
  '+545': 'Asia/Kathmandu',
  '+630': 'Asia/Yangon',
  '+845': 'Australia/Eucla',
  '+930': 'Australia/Darwin',
  '-930': 'Pacific/Marquesas',
};

/** The IANA list has zones for whole hours, with the opposite sign. */
const zoneOfOffset = (name: string): string | undefined => {
  const [, sign, hours = '', minutes = '00'] = /^(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?$/.exec(name) ?? [];
  if (sign === undefined) return undefined;
  const offset = Number(hours);
  if (minutes !== '00') return brokenHours[`${sign}${offset}${minutes}`];
  return offset === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${offset}`;
};
