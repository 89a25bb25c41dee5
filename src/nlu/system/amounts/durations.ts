import type { Amount } from '../amount.ts';
import { andWords } from '../data/joining-words.ts';
import { timeWords } from '../data/time-words.ts';
import { durationPhrases } from '../data/unit-words.ts';
import { wholeWords } from '../data/whole-words.ts';
import { alternatives, hasOneOf } from '../folding.ts';
import { readInTurn } from '../in-turn.ts';
import { endingsOf } from '../language.ts';
import { lazily } from '../lazily.ts';
import { halfAfter, loneHalves, withPart } from '../numbers/half-after.ts';
import { round } from '../numbers/number-span.ts';
import { NOTHING_COUNTED } from '../numbers/sum-tails.ts';
import { PhraseTable } from '../phrases.ts';
import type { Reading, Recognizer } from '../reading.ts';
import { anotherUnit, type Duration, letterDuration, withTensBefore } from './letter-durations.ts';
import { unitAfter } from './unit-after.ts';
import { phrasesOf } from './unit-tables.ts';

const UNIT_MONTHS: Readonly<Record<string, number>> = { mo: 1, quarter: 3, yr: 12 };
const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600, day: 86_400, wk: 604_800 };

/** Durations; an hour and ten minutes are one. */
export const durations = (base: string): Recognizer => {
  const table = lazily(() => durationTable(base));
  const whole = lazily(() => wholeDurations(base));
  return (reading) => {
    const counted = readInTurn(withTensBefore(reading.amounts(), reading.folded), (amount, { next }) => {
      const whole = withHours(measuredTime(reading, amount, table(), base), next, reading.folded);
      const measured = withMinutes(whole, next, reading.folded);
      return measured ?? (base === 'en' ? letterDuration(reading, amount) : undefined);
    });
    // 一个半小时 contains 半小时.
    const phrases = whole()
      .all(reading.folded)
      .filter(({ start, end }) => !counted.some((part) => part.start < start && part.end >= end))
      .map(({ start, end, value }) => times({ ...value, start, end }, reading))
      .map((phrase) => withHalf(phrase, reading.folded, base));
    const parts = counted.filter(
      (part) => !phrases.some((phrase) => part.start < phrase.end && part.end > phrase.start),
    );
    const halves = loneHalves(reading.folded, table(), base).filter(
      (half) => ![...parts, ...phrases].some((part) => part.start < half.end && part.end > half.start),
    );
    const others = anotherUnit(reading.folded, base, table);
    const inOrder = [...parts, ...phrases, ...halves, ...others].sort((a, b) => a.start - b.start);
    return joinAdjacent(inOrder, reading.folded).map(({ amount, unit, start, end }) => ({
      value: { amount, unit },
      start,
      end,
    }));
  };
};

/** `vijf kwartier`: five quarters of an hour. */
const times = (phrase: Duration, reading: Reading): Duration => {
  const count = reading.amounts().find(({ end }) => end === phrase.start - 1);
  const isCount =
    count !== undefined &&
    !count.isOrdinal &&
    count.digits < 2 &&
    Number.isInteger(count.value) &&
    count.value > 1;
  return isCount && reading.folded.charAt(count.end) === ' '
    ? { ...phrase, start: count.start, amount: phrase.amount * count.value }
    : phrase;
};

/** 일주일 반: a week and a half; 이틀 반: two days and a half. */
const withHalf = (phrase: Duration, folded: string, base: string): Duration => {
  if (base !== 'ko' || phrase.amount > DAYS_IN_A_WORD_MAX) return phrase;
  const { part, end } = halfAfter(folded, phrase.end, base);
  return { ...phrase, amount: phrase.amount + part, end };
};

/** Korean counts up to ten days in one word; larger amounts are parts of an hour. */
const DAYS_IN_A_WORD_MAX = 10;

const measuredTime = (
  reading: Reading,
  amount: Amount,
  table: PhraseTable<string>,
  base: string,
): Duration | undefined => {
  const unit = amount.isOrdinal ? undefined : unitAfter(reading, amount, table);
  if (unit === undefined) return undefined;
  const minutes =
    unit.value === 'h'
      ? MINUTES_AFTER.exec(reading.folded.slice(unit.end, unit.end + MINUTES_UNITS_MAX))
      : null;
  if (minutes !== null) {
    const sum = amount.value * 60 + Number(minutes[1] ?? minutes[2]);
    return { amount: sum, unit: 'min', start: amount.start, end: unit.end + minutes[0].length };
  }
  const { part, end } = halfAfter(reading.folded, unit.end, base);
  const sum = withPart(amount.value, part);
  const years = unit.value === 'decade' ? { amount: sum * DECADE_YEARS, unit: 'yr' } : undefined;
  return { amount: sum, unit: unit.value, start: amount.start, end, ...years };
};

const DECADE_YEARS = 10;

/** `2h30`, `2h30m`, `2h 5m`: after hours, `m` stands for minutes, not for metres. */
const MINUTES_AFTER = /^(?:(\d{2})(?!\d)(?: ?m(?:in)?(?![\p{L}\d]))?| (\d{1,2}) ?m(?![\p{L}\d]))/u;
/** One more than the length of ` 30 min`. */
const MINUTES_UNITS_MAX = 8;

const AND = alternatives(andWords);
const BESIDE = new RegExp(`^(?: (?:${AND}))? $`);
const JOINT = new RegExp(`^,? ?(?:${AND}|零|하고)? ?$`);

/** `une heure vingt-cinq`, `two hours twenty`: minutes without their unit, if the number counts nothing else. */
const withMinutes = (
  hours: Duration | undefined,
  next: Amount | undefined,
  folded: string,
): Duration | undefined => {
  const isHours = hours?.unit === 'h' && Number.isInteger(hours.amount);
  if (!isHours || next === undefined || next.digits > 0 || next.isOrdinal || next.isArticle) return hours;
  const isBeside = BESIDE.test(folded.slice(hours.end, next.start));
  const isLast = NOTHING_COUNTED.test(folded.slice(next.end, next.end + COUNTED_UNITS_MAX));
  return isBeside && isLast && Number.isInteger(next.value) && next.value >= 10 && next.value < 60
    ? { ...hours, amount: hours.amount * 60 + next.value, unit: 'min', end: next.end }
    : hours;
};

/** 8天20时: the sign for hours of the clock, which counts hours only after days. */
const withHours = (
  days: Duration | undefined,
  next: Amount | undefined,
  folded: string,
): Duration | undefined =>
  days?.unit === 'day' &&
  next?.start === days.end &&
  folded.charAt(days.end - 1) === '天' &&
  hasOneOf('时時', folded, next.end) &&
  next.value < 24
    ? { ...days, amount: days.amount * 24 + next.value, unit: 'h', end: next.end + 1 }
    : days;

/** Longer than any word that begins the next clause. */
const COUNTED_UNITS_MAX = 12;

/** Nights count as days. */
const NIGHTS: Readonly<Record<string, string>> = {
  en: 'night nights',
  de: 'nacht nächte nächten',
  fr: 'nuit nuits nuitée nuitées',
  es: 'noche noches',
  it: 'notte notti',
  pt: 'noite noites',
  ru: 'ночь ночи ночей',
  ja: '泊 晩',
  zh: '晚',
  ko: '박',
  nl: 'nacht nachten',
  tr: 'gece',
  sv: 'natt nätter',
};

const durationTable = (base: string): PhraseTable<string> => {
  const table = new PhraseTable<string>([], endingsOf(base));
  for (const word of phrasesOf(NIGHTS[base] ?? '')) table.add(word, 'day');
  for (const tongue of timeWords[base] === undefined ? ['en'] : [base]) {
    for (const entry of (timeWords[tongue]?.U ?? '').split(' ')) {
      const [words = '', code = ''] = entry.split('=');
      if (code === 'quarter' || code === 'weekend' || code === 'workweek' || code === 'workday') continue;
      for (const word of phrasesOf(words, '/')) table.add(word, code);
    }
  }
  return table;
};

const wholeDurations = (base: string): PhraseTable<{ amount: number; unit: string }> =>
  new PhraseTable([...phrasedDurations(base), ...wholeUnits(base)]);

/** `all day`, `die ganze Woche`: one of the unit. */
const wholeUnits = (base: string): (readonly [string, { amount: number; unit: string }])[] =>
  (wholeWords[base] ?? '').split('; ').flatMap((entry) => {
    const [words = '', nouns = ''] = entry.split(' : ');
    const space = UNSPACED.has(base) || words.endsWith("'") ? '' : ' ';
    return nouns.split(' ').flatMap((noun) => {
      const [name = '', unit = ''] = noun.split('=');
      const unitNames = name.replaceAll('_', ' ');
      return phrasesOf(words, '/').map(
        (word) => [`${word}${space}${unitNames}`, { amount: 1, unit }] as const,
      );
    });
  });

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

const phrasedDurations = (base: string): (readonly [string, { amount: number; unit: string }])[] =>
  phrasesOf(durationPhrases[base] ?? '').map((entry) => {
    const [phrase = '', value = ''] = entry.split('=');
    const [amount = '', unit = ''] = value.split(',');
    return [phrase, { amount: Number(amount), unit }] as const;
  });

/** Two hours and ten minutes are 130 minutes. */
const joinAdjacent = (parts: readonly Duration[], folded: string): readonly Duration[] => {
  const whole: Duration[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const sum = last && sumOf(last, part, folded);
    if (sum !== undefined) whole[whole.length - 1] = sum;
    else if (last === undefined || part.start >= last.end) whole.push(part);
  }
  return whole;
};

const sumOf = (last: Duration, part: Duration, folded: string): Duration | undefined => {
  const isMixed = last.unit in UNIT_MONTHS && part.unit in UNIT_SECONDS;
  const before = isMixed ? inDays(last) : last;
  const table = before.unit in UNIT_MONTHS ? UNIT_MONTHS : UNIT_SECONDS;
  const factor = (table[before.unit] ?? 0) / (table[part.unit] ?? Number.POSITIVE_INFINITY);
  const between = folded.slice(last.end, part.start).replace(/^\. ?/, ' ');
  const isNext = JOINT.test(between);
  const isSmaller = isMixed ? part.unit !== 'wk' : factor > 1 && Number.isInteger(factor);
  if (!isNext || !isSmaller) return undefined;
  return {
    amount: round(before.amount * factor + part.amount),
    unit: part.unit,
    start: last.start,
    end: part.end,
  };
};

/** Years of 365 days and months of 30, where days are added to them. */
const inDays = (length: Duration): Duration => {
  const months = length.amount * (UNIT_MONTHS[length.unit] ?? 0);
  const rest = months % 12;
  return { ...length, unit: 'day', amount: ((months - rest) / 12) * 365 + rest * 30 };
};
