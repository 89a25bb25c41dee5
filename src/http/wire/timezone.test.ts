import { expect, it } from 'vitest';
import { timezoneOf } from './timezone.ts';
import { ownPlatformNames } from './timezone-names.ts';

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
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['India Standard Time', 'Asia/Kolkata'],
  ['Türkiye Standard Time', 'Europe/Istanbul'],
  ['Coordinated Universal Time', 'UTC'],
  ['UTC-08', 'Etc/GMT+8'],
  ['2017-07-17T16:55:51-0700', 'Etc/GMT+7'],
  ['2017-06-10T15:49:44 0530', 'Asia/Kolkata'],
  ['2017-06-10T15:49:44.123+02:00', 'Etc/GMT-2'],
  ['2017-06-10T15:49Z', 'UTC'],
  ['Z', 'UTC'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'Etc/GMT-1'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['GMT+0530 (India Standard Time)', 'Asia/Kolkata'],
])('the zone %s is %s', (given, zone) => {
  expect(timezoneOf(given)).toBe(zone);
  expect(timezoneOf(given)).toBe(zone);
});

it.each([
  'Mitteleuropäische Zeit',
  'Время в формате RTZ 2 (зима)',
  '中国标准时间',
  'MSK',
  'Europe/Atlantis',
  'Asis/Almaty',
  'Europa/España',
])('the unknown name %s of a zone is ignored', (given) => {
  expect(timezoneOf(given)).toBe('');
});

it('every name that Parley adds is an existing zone', () => {
  for (const [name, zone] of ownPlatformNames) expect(timezoneOf(name)).toBe(zone);
});

it.each(['+1500', '+0531', '12:00', '2017-07-17T16:55:51', '(UTC+15:00) Nowhere', 'x'.repeat(1000)])(
  '%s is refused',
  (given) => {
    expect(() => timezoneOf(given)).toThrow(expect.objectContaining({ code: 'bad_timezone' }));
  },
);
