/** How long system entities take for the worst texts that a machine can think of, as built (`npm run build`). */
import { randomFrom } from '../../src/nlu/classifier/random.ts';
import { importBuilt } from '../running/import-built.ts';

type Entities = typeof import('../../src/nlu/system/system-entities.ts');

export type RecogniserFigures = {
  /** Of the slowest text, in the language where it is slowest. */
  readonly slowestMs: number;
  readonly entity: string;
  readonly language: string;
  readonly text: string;
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
/** A text is as slow as the fastest of some readings: another process may have had the processor. */
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

export const slowestRecogniser = async (): Promise<RecogniserFigures> => {
  const { recognizerOf, systemEntityNames } = await importBuilt<Entities>('nlu/system/system-entities');
  const texts = [
    ...Array.from({ length: SEEDS }, (_, seed) => textsOf(seed)),
    ...REPEATED.map((piece) => piece.repeat(CHARS).slice(0, CHARS)),
  ];
  let slowest = { slowestMs: 0, entity: '', language: '', text: '', texts: texts.length };
  for (const language of LANGUAGES)
    for (const entity of systemEntityNames) {
      const recognise = recognizerOf(entity, language);
      // Tables are built when they are first asked for, and the compiler wants to have seen some texts.
      for (const text of texts) recognise(text, { ...CONDITIONS, now: '2017-10-04T15:00:00Z' });
      for (const text of texts) {
        const ms = readingMs((now) => recognise(text, { ...CONDITIONS, now }), slowest.slowestMs);
        if (ms > slowest.slowestMs) slowest = { ...slowest, slowestMs: ms, entity, language, text };
      }
    }
  return slowest;
};

/** The fastest of several readings, or of one that cannot be the slowest. `now` differs, to avoid caches. */
const readingMs = (read: (now: string) => unknown, record: number): number => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < READINGS && fastest > record; count += 1) {
    const now = new Date(Date.UTC(2017, 9, 4, 15, 0, count)).toISOString();
    const startedAt = performance.now();
    read(now);
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
};
