import fc from 'fast-check';
import { toCardinal } from 'n2words/en-US';
import { describe, expect, it } from 'vitest';
import { systemRecognizer } from '../../../test/support/system-recognizer.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { isoDay, isoTime } from './dates/calendar.ts';

const conditions = { now: '2017-10-04T15:00:00Z', timezone: '' };
const DAY_2000 = 10_957;
const DAY_2049 = 29_219;

const day = fc.integer({ min: DAY_2000, max: DAY_2049 }).map(isoDay);
const small = fc.integer({ min: 2, max: 999 });
const words = (value: number) => toCardinal(value);
const longDate = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const clock = fc.integer({ min: 0, max: 86_399 }).map(isoTime);
/** `22:05:00` as `10:05:00 pm`. */
const withHalf = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
};
const digits = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);

/** An entity, its values, and a written form. */
const printed: readonly (readonly [string, fc.Arbitrary<readonly [text: string, value: JsonValue]>])[] = [
  ['sys.number', fc.nat(999_999).map((value) => [words(value), value])],
  ['sys.number', fc.nat(99).map((value) => [`${words(value + 2)} and a half`, value + 2.5])],
  [
    'sys.number',
    fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.constantFrom(5, 7, 8, 9))
      .map(([parts, whole]) => [
        `${words(parts)} ${{ 5: 'fifths', 7: 'sevenths', 8: 'eighths', 9: 'ninths' }[whole]}`,
        Number((parts / whole).toPrecision(15)),
      ]),
  ],
  ['sys.percentage', small.map((value) => [`${words(value)} percent`, `${value}%`])],
  [
    'sys.temperature',
    small.map((value) => [`${words(value)} degrees celsius`, { amount: value, unit: 'C' }]),
  ],
  ['sys.duration', small.map((value) => [`${words(value)} minutes`, { amount: value, unit: 'min' }])],
  ['sys.age', small.map((value) => [`${words(value)} years old`, { amount: value, unit: 'year' }])],
  ['sys.unit-currency', small.map((value) => [`${words(value)} euros`, { amount: value, currency: 'EUR' }])],
  ['sys.unit-length', small.map((value) => [`${words(value)} miles`, { amount: value, unit: 'mile' }])],
  ['sys.unit-weight', small.map((value) => [`${words(value)} kilos`, { amount: value, unit: 'kg' }])],
  ['sys.unit-volume', small.map((value) => [`${words(value)} liters`, { amount: value, unit: 'L' }])],
  ['sys.unit-area', small.map((value) => [`${words(value)} acres`, { amount: value, unit: 'acre' }])],
  [
    'sys.unit-speed',
    small.map((value) => [`${words(value)} miles per hour`, { amount: value, unit: 'mph' }]),
  ],
  [
    'sys.unit-information',
    small.map((value) => [`${words(value)} megabytes`, { amount: value, unit: 'MB' }]),
  ],
  ['sys.date', day.map((value) => [longDate(value), value])],
  ['sys.date', day.map((value) => [value, value])],
  ['sys.time', clock.map((value) => [withHalf(value), value])],
  ['sys.date-time', fc.tuple(day, clock).map(([on, at]) => [`${longDate(on)} at ${at}`, `${on}T${at}Z`])],
  [
    'sys.date-period',
    fc
      .tuple(day, fc.integer({ min: 1, max: 400 }))
      .map(([from, days]) => [from, isoDay(Math.round(Date.parse(from) / 86_400_000) + days)] as const)
      .map(([from, to]) => [`from ${longDate(from)} to ${longDate(to)}`, `${from}/${to}`]),
  ],
  [
    'sys.time-period',
    fc.tuple(fc.nat(11), fc.nat(11)).map(([from, more]) => {
      const ends = [from * 3600, (from + more + 1) * 3600].map(isoTime);
      return [`from ${ends[0]} to ${ends[1]}`, ends.join('/')];
    }),
  ],
  [
    'sys.phone-number',
    digits.map((value) => [`call ${value.replace(/(...)(...)(....)/, '($1) $2-$3')}`, value]),
  ],
];

describe('a value in words', () => {
  it.each(printed)('of %s is read back', (entity, texts) => {
    const recognize = systemRecognizer([entity], 'en');
    fc.assert(
      fc.property(texts, ([text, value]) => {
        expect({ text, value: recognize(text, conditions)[0]?.value }).toEqual({ text, value });
      }),
    );
  });
});
