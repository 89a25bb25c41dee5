import fc from 'fast-check';
import { toCardinal as da } from 'n2words/da-DK';
import { toCardinal as de, toOrdinal as deOrdinal } from 'n2words/de-DE';
import { toCardinal as en, toOrdinal as enOrdinal } from 'n2words/en-US';
import { toCardinal as es } from 'n2words/es-ES';
import { toCardinal as fr, toOrdinal as frOrdinal } from 'n2words/fr-FR';
import { toCardinal as hi, toOrdinal as hiOrdinal } from 'n2words/hi-IN';
import { toCardinal as id } from 'n2words/id-ID';
import { toCardinal as it_, toOrdinal as itOrdinal } from 'n2words/it-IT';
import { toCardinal as ja, toOrdinal as jaOrdinal } from 'n2words/ja-JP';
import { toCardinal as ko, toOrdinal as koOrdinal } from 'n2words/ko-KR';
import { toCardinal as nl, toOrdinal as nlOrdinal } from 'n2words/nl-NL';
import { toCardinal as pl } from 'n2words/pl-PL';
import { toCardinal as pt } from 'n2words/pt-PT';
import { toCardinal as ru } from 'n2words/ru-RU';
import { toCardinal as sv } from 'n2words/sv-SE';
import { toCardinal as tr } from 'n2words/tr-TR';
import { toCardinal as zh, toOrdinal as zhOrdinal } from 'n2words/zh-Hans-CN';
import { describe, expect, it } from 'vitest';
import { systemRecognizer } from '../../../test/support/system-recognizer.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { isoDay } from './dates/calendar.ts';

const conditions = { now: '2017-10-04T15:00:00Z', timezone: '' };

/** `#` is a number in words. */
type Printed = {
  readonly words: (value: number) => string;
  /** Absent where the library prints ordinals that nobody writes. */
  readonly ordinal?: (value: number) => string;
  readonly percent: string;
  readonly euros: string;
  readonly metres: string;
  readonly kilos: string;
  readonly litres: string;
  readonly squareMetres: string;
  readonly megabytes: string;
  readonly minutes: string;
  readonly degrees: string;
  readonly cold: string;
  /** Two metres and so many centimetres, where they are said without their unit. */
  readonly height?: string;
  readonly speed: string;
  readonly age: string;
  /** `A` is a date. */
  readonly since: string;
  readonly until: string;
  readonly inDays: string;
  readonly daysAgo: string;
  readonly dates: string;
  readonly times: string;
};

const languages: Readonly<Record<string, Printed>> = {
  en: {
    words: en,
    ordinal: enOrdinal,
    percent: '# percent',
    euros: '# euros',
    metres: '# meters',
    kilos: '# kilos',
    litres: '# liters',
    squareMetres: '# square meters',
    megabytes: '# megabytes',
    minutes: '# minutes',
    degrees: '# degrees celsius',
    cold: '# degrees below zero',
    speed: '# kilometers per hour',
    age: '# years old',
    since: 'since A',
    until: 'until A',
    inDays: 'in # days',
    daysAgo: '# days ago',
    dates: 'from A to B',
    times: 'from A to B',
  },
  de: {
    words: de,
    ordinal: deOrdinal,
    percent: '# Prozent',
    euros: '# Euro',
    metres: '# Meter',
    kilos: '# Kilo',
    litres: '# Liter',
    squareMetres: '# Quadratmeter',
    megabytes: '# Megabyte',
    minutes: '# Minuten',
    degrees: '# Grad Celsius',
    cold: '# Grad unter null',
    height: 'zwei Meter #',
    speed: '# Kilometer pro Stunde',
    age: '# Jahre alt',
    since: 'seit dem A',
    until: 'bis zum A',
    inDays: 'in # Tagen',
    daysAgo: 'vor # Tagen',
    dates: 'vom A bis B',
    times: 'von A bis B',
  },
  fr: {
    words: fr,
    ordinal: frOrdinal,
    percent: '# pour cent',
    euros: '# euros',
    metres: '# mètres',
    kilos: '# kilos',
    litres: '# litres',
    squareMetres: '# mètres carrés',
    megabytes: '# mégaoctets',
    minutes: '# minutes',
    degrees: '# degrés celsius',
    cold: '# degrés en dessous de zéro',
    height: 'deux mètres #',
    speed: "# kilomètres à l'heure",
    age: 'âgé de # ans',
    since: 'depuis le A',
    until: "jusqu'au A",
    inDays: 'dans # jours',
    daysAgo: 'il y a # jours',
    dates: 'du A au B',
    times: 'de A à B',
  },
  es: {
    words: es,
    percent: '# por ciento',
    euros: '# euros',
    metres: '# metros',
    kilos: '# kilos',
    litres: '# litros',
    squareMetres: '# metros cuadrados',
    megabytes: '# megabytes',
    minutes: '# minutos',
    degrees: '# grados celsius',
    cold: '# grados bajo cero',
    height: 'dos metros #',
    speed: '# kilómetros por hora',
    age: '# años de edad',
    since: 'desde el A',
    until: 'hasta el A',
    inDays: 'en # días',
    daysAgo: 'hace # días',
    dates: 'desde el A hasta el B',
    times: 'de A a B',
  },
  it: {
    words: it_,
    ordinal: itOrdinal,
    percent: '# per cento',
    euros: '# euro',
    metres: '# metri',
    kilos: '# chili',
    litres: '# litri',
    squareMetres: '# metri quadrati',
    megabytes: '# megabyte',
    minutes: '# minuti',
    degrees: '# gradi celsius',
    cold: '# gradi sotto zero',
    height: 'due metri e #',
    speed: "# chilometri all'ora",
    age: '# anni di età',
    since: 'dal A',
    until: 'fino al A',
    inDays: 'tra # giorni',
    daysAgo: '# giorni fa',
    dates: 'dal A al B',
    times: 'dalle A alle B',
  },
  'pt-BR': {
    words: pt,
    percent: '# por cento',
    euros: '# euros',
    metres: '# metros',
    kilos: '# quilos',
    litres: '# litros',
    squareMetres: '# metros quadrados',
    megabytes: '# megabytes',
    minutes: '# minutos',
    degrees: '# graus celsius',
    cold: '# graus abaixo de zero',
    height: 'dois metros e #',
    speed: '# quilômetros por hora',
    age: '# anos de idade',
    since: 'desde A',
    until: 'até A',
    inDays: 'em # dias',
    daysAgo: 'há # dias',
    dates: 'de A a B',
    times: 'das A às B',
  },
  nl: {
    words: nl,
    ordinal: nlOrdinal,
    percent: '# procent',
    euros: '# euro',
    metres: '# meter',
    kilos: '# kilo',
    litres: '# liter',
    squareMetres: '# vierkante meter',
    megabytes: '# megabyte',
    minutes: '# minuten',
    degrees: '# graden celsius',
    cold: '# graden onder nul',
    height: 'twee meter #',
    speed: '# kilometer per uur',
    age: '# jaar oud',
    since: 'sinds A',
    until: 'tot A',
    inDays: 'over # dagen',
    daysAgo: '# dagen geleden',
    dates: 'van A tot B',
    times: 'van A tot B',
  },
  sv: {
    words: sv,
    percent: '# procent',
    euros: '# euro',
    metres: '# meter',
    kilos: '# kilo',
    litres: '# liter',
    squareMetres: '# kvadratmeter',
    megabytes: '# megabyte',
    minutes: '# minuter',
    degrees: '# grader celsius',
    cold: '# grader under noll',
    height: 'två meter #',
    speed: '# kilometer i timmen',
    age: '# år gammal',
    since: 'sedan A',
    until: 'fram till A',
    inDays: 'om # dagar',
    daysAgo: 'för # dagar sedan',
    dates: 'från A till B',
    times: 'från A till B',
  },
  tr: {
    words: tr,
    percent: 'yüzde #',
    euros: '# euro',
    metres: '# metre',
    kilos: '# kilo',
    litres: '# litre',
    squareMetres: '# metrekare',
    megabytes: '# megabayt',
    minutes: '# dakika',
    degrees: '# santigrat derece',
    cold: 'sıfırın altında # derece',
    height: 'iki metre #',
    speed: 'saatte # kilometre',
    age: '# yaşında',
    since: 'A tarihinden beri',
    until: 'A tarihine kadar',
    inDays: '# gün sonra',
    daysAgo: '# gün önce',
    dates: 'A ile B arası',
    times: 'A ile B arası',
  },
  hi: {
    words: hi,
    ordinal: hiOrdinal,
    percent: '# प्रतिशत',
    euros: '# यूरो',
    metres: '# मीटर',
    kilos: '# किलो',
    litres: '# लीटर',
    squareMetres: '# वर्ग मीटर',
    megabytes: '# मेगाबाइट',
    minutes: '# मिनट',
    degrees: '# डिग्री सेल्सियस',
    cold: 'शून्य से # डिग्री नीचे',
    speed: '# किलोमीटर प्रति घंटा',
    age: '# साल का',
    since: 'A से',
    until: 'A तक',
    inDays: '# दिन बाद',
    daysAgo: '# दिन पहले',
    dates: 'A से B तक',
    times: 'A से B तक',
  },
  ja: {
    words: ja,
    ordinal: jaOrdinal,
    percent: '#パーセント',
    euros: '#ユーロ',
    metres: '#メートル',
    kilos: '#キロ',
    litres: '#リットル',
    squareMetres: '#平方メートル',
    megabytes: '#メガバイト',
    minutes: '#分間',
    degrees: '摂氏#度',
    cold: '氷点下#度',
    speed: '時速#キロ',
    age: '#歳',
    since: 'A以来',
    until: 'Aまで',
    inDays: '#日後',
    daysAgo: '#日前',
    dates: 'AからBまで',
    times: 'AからBまで',
  },
  'zh-CN': {
    words: zh,
    ordinal: zhOrdinal,
    percent: '百分之#',
    euros: '#欧元',
    metres: '#米',
    kilos: '#公斤',
    litres: '#升',
    squareMetres: '#平方米',
    megabytes: '#兆字节',
    minutes: '#分钟',
    degrees: '#摄氏度',
    cold: '零下#度',
    speed: '时速#公里',
    age: '#岁',
    since: 'A以来',
    until: '直到A',
    inDays: '#天后',
    daysAgo: '#天前',
    dates: '从A到B',
    times: '从A到B',
  },
  ko: {
    words: ko,
    ordinal: koOrdinal,
    percent: '# 퍼센트',
    euros: '# 유로',
    metres: '# 미터',
    kilos: '# 킬로',
    litres: '# 리터',
    squareMetres: '# 제곱미터',
    megabytes: '# 메가바이트',
    minutes: '# 분',
    degrees: '섭씨 # 도',
    cold: '영하 #도',
    speed: '시속 # 킬로미터',
    age: '# 세',
    since: 'A 이후',
    until: 'A까지',
    inDays: '# 일 후',
    daysAgo: '# 일 전',
    dates: 'A부터 B까지',
    times: 'A부터 B까지',
  },
};

const DAY_2000 = 10_957;
const DAY_2049 = 29_219;
const TODAY = 17_443;

const day = fc.integer({ min: DAY_2000, max: DAY_2049 }).map(isoDay);
const small = fc.integer({ min: 2, max: 999 });
const dateIn = (language: string, iso: string, style: 'medium' | 'long' | 'full'): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString(language, { dateStyle: style, timeZone: 'UTC' });
const timeIn = (language: string, hour: number, minute: number): string =>
  new Date(Date.UTC(2017, 0, 1, hour, minute)).toLocaleTimeString(language, {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
const momentIn = (language: string, iso: string, hour: number, minute: number): string =>
  new Date(`${iso}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A property: an entity and arbitrary texts with their values. */
type Reads = readonly [entity: string, fc.Arbitrary<readonly [text: string, value: JsonValue]>];

const amountsIn = (form: Printed): readonly Reads[] => {
  const said = (template: string, value: number): string => template.replace('#', form.words(value));
  const amount = (template: string, meaning: (value: number) => JsonValue) =>
    small.map((value) => [said(template, value), meaning(value)] as const);
  const { ordinal, height } = form;
  const heights: readonly Reads[] =
    height === undefined
      ? []
      : [
          [
            'sys.unit-length',
            fc
              .integer({ min: 10, max: 99 })
              .map((value) => [
                said(height, value),
                { amount: Number((2 + value / 100).toFixed(2)), unit: 'm' },
              ]),
          ],
        ];
  const ordinals: readonly Reads[] =
    ordinal === undefined
      ? []
      : [
          [
            'sys.ordinal',
            fc.integer({ min: 1, max: 99_999 }).map((value) => [ordinal(value), value] as const),
          ],
        ];
  return [
    ...ordinals,
    ...heights,
    ['sys.number', fc.nat(999_999).map((value) => [form.words(value), value] as const)],
    ['sys.percentage', amount(form.percent, (value) => `${value}%`)],
    ['sys.unit-currency', amount(form.euros, (value) => ({ amount: value, currency: 'EUR' }))],
    ['sys.unit-length', amount(form.metres, (value) => ({ amount: value, unit: 'm' }))],
    ['sys.unit-weight', amount(form.kilos, (value) => ({ amount: value, unit: 'kg' }))],
    ['sys.unit-volume', amount(form.litres, (value) => ({ amount: value, unit: 'L' }))],
    ['sys.unit-area', amount(form.squareMetres, (value) => ({ amount: value, unit: 'sq m' }))],
    ['sys.unit-information', amount(form.megabytes, (value) => ({ amount: value, unit: 'MB' }))],
    ['sys.unit-speed', amount(form.speed, (value) => ({ amount: value, unit: 'km/h' }))],
    [
      'sys.age',
      fc
        .integer({ min: 2, max: 119 })
        .map((value) => [said(form.age, value), { amount: value, unit: 'year' }]),
    ],
    ['sys.duration', amount(form.minutes, (value) => ({ amount: value, unit: 'min' }))],
    ['sys.temperature', amount(form.degrees, (value) => ({ amount: value, unit: 'C' }))],
    ['sys.temperature', amount(form.cold, (value) => ({ amount: -value, unit: 'C' }))],
    ['sys.date', amount(form.inDays, (value) => isoDay(TODAY + value))],
    ['sys.date', amount(form.daysAgo, (value) => isoDay(TODAY - value))],
  ];
};

const momentsIn = (language: string, form: Printed): readonly Reads[] => {
  const range = (template: string, from: string, to: string): string =>
    template.replace('A', () => from).replace('B', () => to);
  const hours = fc.tuple(fc.nat(10), fc.integer({ min: 1, max: 12 }), fc.nat(59));
  return [
    ['sys.date', day.map((value) => [dateIn(language, value, 'long'), value] as const)],
    ['sys.date', day.map((value) => [dateIn(language, value, 'full'), value] as const)],
    ['sys.date', day.map((value) => [dateIn(language, value, 'medium'), value] as const)],
    [
      'sys.time',
      fc
        .tuple(fc.nat(23), fc.nat(59))
        .map(([hour, minute]) => [
          timeIn(language, hour, minute),
          `${twoDigits(hour)}:${twoDigits(minute)}:00`,
        ]),
    ],
    [
      'sys.date-time',
      fc
        .tuple(day, fc.nat(23), fc.nat(59))
        .map(([on, hour, minute]) => [
          momentIn(language, on, hour, minute),
          `${on}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`,
        ]),
    ],
    [
      'sys.date-period',
      fc
        .tuple(fc.integer({ min: DAY_2000, max: DAY_2049 }), fc.integer({ min: 1, max: 400 }))
        .map(([from, days]) => [isoDay(from), isoDay(from + days)] as const)
        .map(([from, to]) => [
          range(form.dates, dateIn(language, from, 'long'), dateIn(language, to, 'long')),
          `${from}/${to}`,
        ]),
    ],
    [
      'sys.date-period',
      fc
        .integer({ min: DAY_2000, max: TODAY - 1 })
        .map(isoDay)
        .map((from) => [range(form.since, dateIn(language, from, 'long'), ''), `${from}/${isoDay(TODAY)}`]),
    ],
    [
      'sys.date-period',
      fc
        .integer({ min: TODAY + 1, max: DAY_2049 })
        .map(isoDay)
        .map((to) => [range(form.until, dateIn(language, to, 'long'), ''), `${isoDay(TODAY)}/${to}`]),
    ],
    [
      'sys.time-period',
      hours.map(([from, more, minute]) => [
        range(form.times, timeIn(language, from, minute), timeIn(language, from + more, minute)),
        `${twoDigits(from)}:${twoDigits(minute)}:00/${twoDigits(from + more)}:${twoDigits(minute)}:00`,
      ]),
    ],
  ];
};

const properties = Object.entries(languages).flatMap(([language, form]) =>
  [...amountsIn(form), ...momentsIn(language, form)].map(
    ([entity, texts], place) => [language, entity, place, texts] as const,
  ),
);

/** Languages of which only numbers are printed; Ukrainian and Norwegian ones are printed as nobody writes. */
const numberWords: Readonly<Record<string, (value: number) => string>> = { da, id, pl, ru };

const RUNS = 40;

describe('a number as a language prints it', () => {
  it.each(Object.entries(numberWords))('in %s is read back', (language, words) => {
    const recognize = systemRecognizer(['sys.number'], language);
    fc.assert(
      fc.property(fc.nat(999_999), (value) => {
        const text = words(value);
        expect({ text, value: recognize(text, conditions)[0]?.value }).toEqual({ text, value });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a value as a language prints it', () => {
  it.each(properties)('in %s of %s is read back (form %i)', (language, entity, _, texts) => {
    const recognize = systemRecognizer([entity], language);
    fc.assert(
      fc.property(texts, ([text, value]) => {
        expect({ text, value: recognize(text, conditions)[0]?.value }).toEqual({ text, value });
      }),
      { numRuns: RUNS },
    );
  });
});
