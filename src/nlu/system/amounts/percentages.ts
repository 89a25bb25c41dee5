import type { Amount } from '../amount.ts';
import {
  percentNouns,
  percentPrefixes,
  percentsOf,
  percentWords,
  tenthWords,
} from '../data/percent-words.ts';
import { foldPhrase, lookBack } from '../folding.ts';
import { type AmountSurroundings, isOfNext, readInTurn } from '../in-turn.ts';
import { round } from '../numbers/number-span.ts';
import { PhraseTable } from '../phrases.ts';
import type { Reading, Recognizer } from '../reading.ts';
import { signWithSpaces } from './spaced-signs.ts';
import { unitAfter } from './unit-after.ts';
import { phrasesOf } from './unit-tables.ts';

/** Per cent in signs and words, shares of a hundred or a thousand, and tenths in languages that use them. */
export const percentages = (base: string): Recognizer => {
  const after = new PhraseTable<true>(
    ['%', ...phrasesOf(percentWords[base] ?? '')].map((word) => [word, true]),
  );
  const prefixes = ['%', ...phrasesOf(percentPrefixes[base] ?? '').map(foldPhrase)];
  const nouns = new Set(phrasesOf(percentNouns[base] ?? ''));
  const spaced = signWithSpaces(phrasesOf(percentWords[base] ?? ''), base);
  const allSaid = new Set(phrasesOf(percentsOf[base] ?? '').map(foldPhrase));
  const tenths = new PhraseTable<true>(phrasesOf(tenthWords[base] ?? '').map((word) => [word, true]));
  return (reading) =>
    readInTurn(reading.amounts(), (amount, turn) => {
      if (amount.isOrdinal) return undefined;
      if (amount.under !== undefined)
        return ofHundred(amount, amount.under, reading.folded.slice(turn.free, amount.start));
      const tenth = unitAfter(reading, amount, tenths);
      if (tenth !== undefined) return ofTen(reading.folded, amount, tenth.end);
      if (isAllSaid(reading.folded, amount, allSaid))
        return { value: `${amount.value}%`, start: 0, end: amount.end };
      return readSigned(reading, amount, turn, { after, spaced, prefixes, nouns });
    });
};

const isAllSaid = (folded: string, { start, end }: Amount, phrases: ReadonlySet<string>): boolean =>
  start <= ALL_SAID_UNITS_MAX &&
  phrases.has(folded.slice(0, start).trim()) &&
  /^ ?[.!]?$/.test(folded.slice(end));

/** Longer than any of these phrases. */
const ALL_SAID_UNITS_MAX = 40;

type Signs = {
  readonly after: PhraseTable<true>;
  readonly spaced: ReturnType<typeof signWithSpaces>;
  readonly prefixes: readonly string[];
  readonly nouns: ReadonlySet<string>;
};

const readSigned = (
  reading: Reading,
  amount: Amount,
  { free, next }: AmountSurroundings,
  { after, spaced, prefixes, nouns }: Signs,
) => {
  const { folded } = reading;
  const value = `${amount.value}%`;
  const before = prefixBefore(folded.slice(free, amount.start), prefixes, free);
  const unit = unitAfter(reading, amount, after) ?? spaced(folded, amount.end);
  const isNoun = unit !== undefined && nouns.has(folded.slice(unit.start, unit.end));
  if (isNoun && amount.isArticle === true) return undefined;
  if (unit !== undefined && !isOfNext(folded, { amount, before, after: unit, next }))
    return { value, start: amount.start, end: unit.end };
  return before && { value, start: before.start, end: amount.end };
};

const HAN_NUMBER = /[\d〇零一壹二贰貳两兩三叁參四肆五伍六陆陸七柒八捌九玖十拾百佰千仟万萬亿億]$/;

/** `百分之五`, `千分之五`: shares of a hundred or a thousand. */
const ofHundred = ({ value, start, end }: Amount, whole: number, front: string) =>
  Number.isInteger(Math.log10(Math.abs(whole))) && Math.abs(whole) >= 100 && !HAN_NUMBER.test(front)
    ? { value: `${round(value * 100)}%`, start, end }
    : undefined;

/** `三割`, `七成六`, `五割半`; a price of `七二折` is at 72 %. */
const ofTen = (folded: string, { value, start, digits, ...amount }: Amount, unitEnd: number) => {
  const fine = WITH_THOUSANDTHS.exec(folded.slice(unitEnd, unitEnd + 4));
  if (fine !== null && !amount.isGlued) {
    const percent = round(value * 10 + digitOf(fine[1] ?? '') + digitOf(fine[2] ?? '') / 10);
    return { value: `${percent}%`, start, end: unitEnd + fine[0].length };
  }
  // 半折: at half the price.
  if (folded.startsWith('半折', start)) return { value: '50%', start, end: unitEnd };
  if (amount.isGlued && digits === 0) return undefined;
  const isPair = folded.charAt(unitEnd - 1) === '折' && value > 10 && value < 100;
  const tens = isPair ? undefined : tensBefore(folded, unitEnd);
  if (tens !== undefined) return { value: `${tens.value + value}%`, start: tens.start, end: unitEnd };
  const [text = '', more] = TENTH_REST.exec(folded.slice(unitEnd, unitEnd + 4)) ?? [];
  return {
    value: `${isPair ? value : round(value * 10 + tenthsOf(more))}%`,
    start,
    end: unitEnd + text.length,
  };
};

const tenthsOf = (char = ''): number => (char === '半' ? 5 : char === '' ? 0 : digitOf(char));

/** 七 五 折: 75 %, with a space between the characters. */
const SPACED_PAIR =
  /(?<![\d一二三四五六七八九.点]|[\d一二三四五六七八九] )([\d一二三四五六七八九]) [\d一二三四五六七八九] ?折$/;
/** As long as the longest pair with the characters before it. */
const SPACED_PAIR_UNITS_MAX = 7;
const tensBefore = (folded: string, end: number) => {
  const pair = SPACED_PAIR.exec(lookBack(folded, end, SPACED_PAIR_UNITS_MAX));
  return pair === null ? undefined : { value: digitOf(pair[1] ?? '') * 10, start: end - pair[0].length };
};

/** 三割八分七厘, and the same in digits. */
const WITH_THOUSANDTHS = /^([\d一二三四五六七八九])分([\d一二三四五六七八九])[厘里]/;

/** 二割五分, 七成六, 五割半. */
const TENTH_REST = /^ ?(半|[一二三四五六七八九\d](?=分)|[一二三四五六七八九])分?(?![\u4e00-\u9fff])/;
const digitOf = (char: string): number =>
  /\d/.test(char) ? Number(char) : ' 一二三四五六七八九'.indexOf(char);

/** The prefix at the end of `front`, a piece of text that begins at `from`. */
const prefixBefore = (front: string, prefixes: readonly string[], from: number) => {
  const text = front.endsWith(' ') ? front.slice(0, -1) : front;
  const prefix = prefixes.find((word) => text.endsWith(word));
  if (prefix === undefined) return undefined;
  const end = from + text.length;
  return { start: end - prefix.length, end };
};
