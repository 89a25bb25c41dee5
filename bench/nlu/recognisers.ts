/** The time that system entities take for the slowest generated texts, in the built program. */
import { randomFrom } from '../../src/nlu/classifier/random.ts';
import { importBuilt } from '../running/import-built.ts';

type Entities = typeof import('../../src/nlu/system/system-entities.ts');

/** A text, the entity and the language that read it slowly. */
export type SlowReading = {
  readonly entity: string;
  readonly language: string;
  readonly text: string;
  /** The fastest of its first readings, while V8 still compiles for it. */
  readonly firstMs: number;
  /** The fastest of many readings. */
  readonly compiledMs: number;
};

export type RecogniserFigures = {
  /** The slowest first. */
  readonly slowest: readonly SlowReading[];
  /** The most milliseconds of a text once V8 has compiled the code. */
  readonly slowestMs: number;
  /** The most milliseconds of a text in its first readings. */
  readonly firstMs: number;
  /** How many texts each entity read in each language. */
  readonly texts: number;
};

const CHARS = 256;
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ru',
  'uk',
  'ja',
  'ko',
  'zh-CN',
  'tr',
  'pl',
  'sv',
  'hi',
];
const SEEDS = 40;
/** The fastest of several readings counts, because another process may have used the processor. */
const READINGS = 8;
const CONDITIONS = { timezone: 'America/New_York' };

/** Pieces with which a date, a number, a unit or an address begins or continues. */
const PIECES: readonly string[] = [
  ...'1 12 7 30 2016 1999 0 00 1.5 3,4 1/2 12:30 5pm 10km $5 5% 50 #4 @a +49 555-1234 90210 a@b.co'.split(
    ' ',
  ),
  ...'one two twenty hundred thousand million half quarter third second first dozen and a an the'.split(' '),
  ...'next last this in at on from to until between before after ago of past every early late'.split(' '),
  ...'monday friday march may december week weekend month year day hour minute seconds noon night'.split(' '),
  ...'street avenue road north st. new york san john smith doctor mister dollars euro cent kilo'.split(' '),
  ...'zwei hundert und halb nächste woche uhr am um deux cent quatre vingt dix heures le siècle'.split(' '),
  ...'dos mil veinte y media próximo lunes duemila ventuno mezzo två hundra половина второго'.split(' '),
  ...'三千五百 明天下午 三点半 来週 月曜日 午後 삼백 오십 내일 오후 セ 。 、 http://a.b www. .com'.split(' '),
  ...['/', '-', '.', ':', ',', "'", '  ', '(', '٣', '½', '–'],
];
/** Parts that made recognisers slow when a text repeated them. */
const REPEATED: readonly string[] = [
  '1 ',
  'a ',
  '0 ',
  '1,',
  '1/2 ',
  'one ',
  'at 5 ',
  '百',
  '三千',
  '２年',
  '１、',
  '天下午三点',
  'de la ',
  'から',
  '3今夜',
  '夏季TWD',
  '英鎊BRL',
  'mil véspera de natal-',
  'ott-',
  '今晚 今晚-',
  '昨晩-昨晩 ',
  '前半',
  '1日 ',
  '周二周二-',
  'two-two ',
  '1-2, 月間/今晩 ',
  'jun 1-2. ',
  '立刻今晚-1-2',
  '周二-',
  '上一个分',
  '1-2as ',
  '午前-火曜日ヶ月/明晩',
];
const SEPARATORS = [' ', ' ', ' ', '', '-', ', ', '/'];

/** Random texts, and the same few pieces over and over. */
const textsOf = (seed: number): string => {
  const random = randomFrom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const few = seed % 2 === 0 ? Array.from({ length: 1 + (seed % 4) }, () => pick(PIECES)) : PIECES;
  const separators = seed % 3 === 0 ? [pick(SEPARATORS)] : SEPARATORS;
  let text = '';
  for (let at = 0; text.length < CHARS; at += 1)
    text += (few.length < 5 ? (few[at % few.length] ?? '') : pick(few)) + pick(separators);
  return text.slice(0, CHARS);
};

const YARDSTICK_STEPS = 1e6;

/** Times a fixed loop, to measure the current speed of the machine. */
export const yardstickMs = (): number => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < READINGS; count += 1) {
    const startedAt = performance.now();
    let sum = 0;
    for (let step = 0; step < YARDSTICK_STEPS; step += 1) sum = (sum * 31 + step) % 1_000_003;
    fastest = sum < 0 ? fastest : Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
};

const texts: readonly string[] = [
  ...Array.from({ length: SEEDS }, (_, seed) => textsOf(seed)),
  ...REPEATED.map((piece) => piece.repeat(CHARS).slice(0, CHARS)),
];

export const slowestRecogniser = async (): Promise<RecogniserFigures> => {
  const { recognizerOf, systemEntityNames } = await importBuilt<Entities>('nlu/system/system-entities');
  const slow: Omit<SlowReading, 'compiledMs'>[] = [];
  for (const language of LANGUAGES)
    for (const entity of systemEntityNames) {
      const recognise = recognizerOf(entity, language);
      // The first texts build the tables and let V8 compile the code.
      for (const text of texts) recognise(text, { ...CONDITIONS, now: '2017-10-04T15:00:00Z' });
      for (const text of texts) {
        const leastMs = slow[KEPT - 1]?.firstMs ?? 0;
        const firstMs = fastestMs((now) => recognise(text, { ...CONDITIONS, now }), READINGS, leastMs);
        if (firstMs <= leastMs) continue;
        slow.push({ entity, language, text, firstMs });
        slow.sort((a, b) => b.firstMs - a.firstMs);
        slow.length = Math.min(slow.length, KEPT);
      }
    }
  const slowest = slow
    .map((one) => {
      const recognise = recognizerOf(one.entity, one.language);
      const read = (now: string) => recognise(one.text, { ...CONDITIONS, now });
      return { ...one, compiledMs: fastestMs(read, COMPILED_READINGS) };
    })
    .sort((a, b) => b.compiledMs - a.compiledMs);
  const mostMs = (of: (one: SlowReading) => number) => Math.max(...slowest.map(of));
  return {
    slowest,
    slowestMs: mostMs(({ compiledMs }) => compiledMs),
    firstMs: mostMs(({ firstMs }) => firstMs),
    texts: texts.length,
  };
};

/** Texts that are read again, because another one may be the slowest after compilation. */
const KEPT = 40;
/** V8 compiles a function again when a language brings values of another shape, some hundred times in all. */
const COMPILED_READINGS = 200;

/** The fastest of several readings, or of one that takes at most `leastMs`. `now` differs, to avoid caches. */
const fastestMs = (read: (now: string) => unknown, readings: number, leastMs = 0): number => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < readings && fastest > leastMs; count += 1) {
    const now = new Date(Date.UTC(2017, 9, 4, 15, 0, count)).toISOString();
    const startedAt = performance.now();
    read(now);
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
};
