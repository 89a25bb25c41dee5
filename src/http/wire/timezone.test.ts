import { expect, it } from 'vitest';
import { timezoneOf } from './timezone.ts';

it.each([
  [undefined, ''],
  ['', ''],
  ['UTC', 'UTC'],
  ['+0000', 'UTC'],
  ['-00:00', 'UTC'],
  ['+0300', 'Etc/GMT-3'],
  ['-05:00', 'Etc/GMT+5'],
  ['+0530', 'Asia/Kolkata'],
  ['GMT+2', 'Etc/GMT-2'],
  ['America/New_York', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
])('the zone %s is %s', (given, zone) => {
  expect(timezoneOf(given)).toBe(zone);
  expect(timezoneOf(given)).toBe(zone);
});

it.each(['Europe/Atlantis', '+1500', '+0531', 'now', 'x'.repeat(1000)])('%s is no zone', (given) => {
  expect(() => timezoneOf(given)).toThrow(expect.objectContaining({ code: 'bad_timezone' }));
});
