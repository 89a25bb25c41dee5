import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemReadings } from '../../../test/support/system-readings.ts';
import { systemRecognizer } from '../../../test/support/system-recognizer.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { isSystemEntity, systemEntityNames } from './system-entities.ts';

const conditions = { now: '2017-10-04T15:00:00Z', timezone: 'America/New_York' };
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'ru',
  'ja',
  'zh-CN',
  'ko',
  'nl',
  'tr',
  'sv',
  'th',
  'xx',
];

const flat = (value: JsonValue | undefined): string => {
  if (value === undefined) return '-';
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value);
};

const groups = Object.entries(systemReadings).flatMap(([language, table]) => {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [string, string, string]);
  const entities = [...new Set(rows.map(([entity]) => entity))];
  return entities.map((entity) => ({
    entity: `sys.${entity}`,
    language,
    rows: rows.filter(([of]) => of === entity),
  }));
});

describe('a system entity', () => {
  it.each(groups)('$entity is read from $language as people write it', ({ entity, language, rows }) => {
    const recognize = systemRecognizer([entity], language);
    const misread = rows
      .map(([, text, wanted]) => ({ text, wanted, got: flat(recognize(text, conditions)[0]?.value) }))
      .filter(({ wanted, got }) => !wanted.split(' OR ').includes(got));
    expect(misread).toEqual([]);
  });

  it('finds all its values in text order, with their places', () => {
    const recognize = systemRecognizer(['sys.number'], 'en');
    expect(recognize('Two adults, 3 children', conditions)).toEqual([
      { entity: 'sys.number', value: 2, start: 0, end: 3 },
      { entity: 'sys.number', value: 3, start: 12, end: 13 },
    ]);
  });

  it('may overlap values of other entities', () => {
    const recognize = systemRecognizer(['sys.number', 'sys.duration', 'sys.time'], 'en');
    expect(recognize('in 5 minutes', conditions).map(({ entity, value }) => [entity, value])).toEqual([
      ['sys.number', 5],
      ['sys.duration', { amount: 5, unit: 'min' }],
      ['sys.time', '11:05:00'],
    ]);
  });

  it("counts days in the speaker's time zone", () => {
    const recognize = systemRecognizer(['sys.date'], 'en');
    const now = '2017-10-04T20:00:00Z';
    const valueIn = (timezone: string) => recognize('today', { now, timezone })[0]?.value;
    expect(valueIn('America/New_York')).toBe('2017-10-04');
    expect(valueIn('Asia/Tokyo')).toBe('2017-10-05');
    expect(valueIn('')).toBe('2017-10-04');
    expect(valueIn('Nowhere/At_All')).toBe('2017-10-04');
  });

  it('uses the last day of a month that lacks the date', () => {
    const recognize = systemRecognizer(['sys.date'], 'en');
    const value = recognize('in a month', { now: '2018-01-31T12:00:00Z', timezone: '' })[0]?.value;
    expect(value).toBe('2018-02-28');
  });

  it('distinguishes 12-hour numbers from 24-hour numbers', () => {
    const early = { now: '2017-10-04T05:00:00Z', timezone: '' };
    const late = { now: '2017-10-04T19:00:00Z', timezone: '' };
    const recognize = systemRecognizer(['sys.time'], 'en');
    expect(recognize('at 7', early)[0]?.value).toBe('07:00:00');
    expect(recognize('at 7', late)[0]?.value).toBe('19:00:00');
  });

  it('reads an hour of another day as the first one after seven in the morning', () => {
    const late = { now: '2017-10-04T20:00:00Z', timezone: '' };
    const recognize = systemRecognizer(['sys.time'], 'en');
    const timeIn = (text: string, day?: string) =>
      recognize(text, day === undefined ? late : { ...late, day })[0]?.value;
    expect(timeIn('on friday at 9')).toBe('09:00:00');
    expect(timeIn('tomorrow at 4')).toBe('16:00:00');
    expect(timeIn('tomorrow at 4 am')).toBe('04:00:00');
    expect(timeIn('today at 9')).toBe('21:00:00');
    expect(timeIn('at 9', '2017-10-06')).toBe('09:00:00');
    expect(timeIn('at 9', '2017-10-04')).toBe('21:00:00');
  });

  it('is answered by place and name in parts', () => {
    const locate = systemRecognizer(['sys.location', 'sys.geo-country-code'], 'en');
    const found = locate('from Berlin to Canada', conditions);
    expect(found.map(({ value }) => value)).toEqual([{ city: 'Berlin' }, { country: 'Canada' }]);
    expect(locate('DE', conditions).map(({ value }) => value)).toContainEqual({
      'alpha-2': 'DE',
      'alpha-3': 'DEU',
      name: 'Germany',
      numeric: 276,
    });
  });

  it('is a place with the parts that the text names', () => {
    const locate = systemRecognizer(['sys.location'], 'en');
    const placeIn = (text: string) => locate(text, conditions)[0]?.value;
    expect(placeIn('fly to Paris, France')).toEqual({ city: 'Paris', country: 'France' });
    expect(placeIn('New York, NY 10001')).toEqual({
      city: 'New York',
      'admin-area': 'New York',
      'zip-code': '10001',
    });
    expect(placeIn('1600 Amphitheatre Pkwy, Mountain View, CA 94043')).toEqual({
      'street-address': '1600 Amphitheatre Pkwy',
      city: 'Mountain View',
      'admin-area': 'California',
      'zip-code': '94043',
    });
    expect(placeIn('somewhere in Mexico')).toEqual({ country: 'Mexico' });
    expect(placeIn('94043')).toEqual({ 'zip-code': '94043' });
    expect(placeIn('I have 12345 reasons')).toBeUndefined();
  });

  it.each([
    ['de', 'sys.percentage', 'eins % 1 ', ['1% at 0-6']],
    ['tr', 'sys.percentage', '%50 %60', ['50% at 0-3', '60% at 4-7']],
    ['tr', 'sys.percentage', 'yüzde 50 yüzde altmış', ['50% at 0-8', '60% at 9-21']],
    ['tr', 'sys.number', 'yüzde elli', ['50 at 6-10']],
    ['en', 'sys.percentage', '5 %6', ['6% at 2-4']],
    ['en', 'sys.unit-currency', '5 $ 6', ['5 USD at 0-3']],
    ['en', 'sys.unit-currency', '$5 $6', ['5 USD at 0-2', '6 USD at 3-5']],
    ['en', 'sys.unit-currency', '$ 5 € 6', ['5 USD at 0-3', '6 EUR at 4-7']],
    ['en', 'sys.unit-currency', '$5 USD 6', ['5 USD at 1-6']],
    ['en', 'sys.unit-currency', '€5 USD 6', ['5 EUR at 0-2', '6 USD at 3-8']],
    ['en', 'sys.unit-currency', '$5 CAD 6', ['5 CAD at 1-6']],
    ['zh', 'sys.percentage', '百分之5百分之6', ['5% at 0-4', '6% at 4-8']],
    ['zh', 'sys.percentage', '百分之五百分之六', ['5% at 0-4', '6% at 4-8']],
    ['de', 'sys.address', 'Hauptstraße, Hauptstraße', ['Hauptstraße at 0-11', 'Hauptstraße at 13-24']],
    ['en', 'sys.address', 'Elm Road, Ely, Oak Road', ['Elm Road, Ely at 0-13', 'Oak Road at 15-23']],
    ['nl', 'sys.duration', '5 min 3 sec', ['303 s at 0-11']],
  ])('takes no sign or word twice: %s %s in "%s"', (language, entity, text, wanted) => {
    const found = systemRecognizer([entity], language)(text, conditions);
    expect(found.map(({ value, start, end }) => `${flat(value)} at ${start}-${end}`)).toEqual(wanted);
  });

  it.each([
    ['百分之一', ['1% at 0-4']],
    ['一百分之一', ['1% at 0-5']],
    ['大约百分之三', ['3% at 2-6']],
    ['三 百分之一', ['1% at 2-6']],
    ['百分之五百分之六', ['5% at 0-4', '6% at 4-8']],
    ['三百分之一', []],
    ['一千三百分之一', []],
    ['十一百分之一', []],
    ['3百分之1', []],
    ['三百分之一和百分之二', ['2% at 6-10']],
  ])('a share of a hundred is a percentage, of several hundred none: %s', (text, wanted) => {
    const found = systemRecognizer(['sys.percentage'], 'zh')(text, conditions);
    expect(found.map(({ value, start, end }) => `${flat(value)} at ${start}-${end}`)).toEqual(wanted);
  });

  it.each(['sys.any', 'sys.ignore', 'sys.music-artist'])('%s gives nothing by itself', (entity) => {
    expect(systemRecognizer([entity], 'en')('play some Beatles', conditions)).toEqual([]);
  });

  it('named as the other units gives temperatures, under that name', () => {
    const [found] = systemRecognizer(['sys.unit-temperature'], 'en')('heat it to 20 celsius', conditions);
    expect(found).toEqual({
      entity: 'sys.unit-temperature',
      value: { amount: 20, unit: 'C' },
      start: 11,
      end: 21,
    });
    expect(isSystemEntity('sys.unit-temperature')).toBe(true);
  });

  it('is recognised by its name', () => {
    expect(systemEntityNames).toHaveLength(61);
    expect(isSystemEntity('sys.date')).toBe(true);
    expect(isSystemEntity('@sys.date')).toBe(false);
    expect(isSystemEntity('constructor')).toBe(false);
  });

  it('with an unknown name gives nothing, nor in an unknown language', () => {
    const recognize = systemRecognizer(['sys.unheard-of', 'constructor', 'sys.number'], '__proto__');
    expect(recognize('7', conditions).map(({ value }) => value)).toEqual([7]);
  });
});

// ---- properties of every text

/** Pieces that recognizers react to, concatenated in arbitrary order. */
const pieces = fc.constantFrom(
  ...'a 1 12 2017 one ten hundred million and half past quarter to from between until at on in next last may 5th'.split(
    ' ',
  ),
  ...'monday tomorrow ago week € $ % . , : - / @ ( ) + km kg °C 十 三 万 年 月 日 時 点 百 半 오후 시 이 백 일 eins und zwanzig'.split(
    ' ',
  ),
  ...'il y a dans de la las cuatro y media a las через без пять St. Main Street rue de Rivoli new york san 🙂 \ud800'.split(
    ' ',
  ),
);
const gluedOf = (parts: fc.Arbitrary<string>, partsMax: number) =>
  fc
    .array(fc.tuple(parts, fc.constantFrom(' ', '', ', ', '-')), { maxLength: partsMax })
    .map((glued) => glued.flat().join('').slice(0, 256));

/** Words of a language, with signs and numbers between them. */
const wordsOf = (language: string): fc.Arbitrary<string> => {
  const rows = (systemReadings[language] ?? systemReadings[language.slice(0, 2)] ?? '').trim().split('\n');
  const words = new Set(rows.flatMap((row) => row.split('|')[1]?.split(' ') ?? []));
  return fc.oneof(pieces, fc.constantFrom('1', '25', '$', '%', '€', ...words));
};

const textsIn = (language: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength: 256, unit: 'binary' }),
    fc.string({ maxLength: 256, unit: 'grapheme' }),
    gluedOf(pieces, 64),
    gluedOf(wordsOf(language), 12),
  );

/** Neither null nor a number that JSON writes as null; the word `null` in a text is the German zero. */
const isTold = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isTold);
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
};

describe('any text', () => {
  it.each(languages)('in %s is read without errors, at valid places that do not overlap', (language) => {
    const recognize = systemRecognizer(systemEntityNames, language);
    fc.assert(
      fc.property(textsIn(language), (text) => {
        const ends = new Map<string, number>();
        for (const { entity, value, start, end } of recognize(text, conditions)) {
          expect(start).toBeGreaterThanOrEqual(ends.get(entity) ?? 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(isTold(value)).toBe(true);
          ends.set(entity, end);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is read the same way twice', () => {
    const recognize = systemRecognizer(systemEntityNames, 'en');
    fc.assert(
      fc.property(textsIn('en'), (text) => {
        expect(recognize(text, conditions)).toEqual(recognize(`${text}`, { ...conditions }));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a short date', () => {
  const recognize = systemRecognizer(['sys.date'], 'en');
  const datesIn = (text: string) =>
    recognize(text, { now: '2017-10-04T15:00:00Z', timezone: '' }).map(({ value }) => value);

  it.each(['add 1/2 cup of sugar', '3/4 mile', '1 1/2 hours', '1/2-inch', '2/3 of the price'])(
    'is not found in a fraction: %s',
    (text) => {
      expect(datesIn(text)).toEqual([]);
    },
  );

  it.each(['on 1/2', '1/2 in Paris', '1/2 at noon', 'the 1/2 meeting'])('is one elsewhere: %s', (text) => {
    expect(datesIn(text)).toEqual(['2018-01-02']);
  });
});
