import { type Amount, between, type Join } from '../amount.ts';
import { lookBack } from '../folding.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { round } from './number-span.ts';
import { scaleOf } from './scaled-sums.ts';

/** `three point five`, `two hundred point zero three`, `八点三三`. */
export const withDecimals: Join = (amount, next, folded, lexicon) => {
  if (next === undefined || amount.isOrdinal || next.isOrdinal || next.value < 0) return undefined;
  if (!Number.isInteger(next.value) || next.isGlued) return undefined;
  const words = between(amount, next, folded);
  if (words === undefined) return undefined;
  if (amount.decimals !== undefined) return withMoreDigits(amount, next, folded, lexicon);
  if (words.trim() === '' || !Number.isInteger(amount.value)) return undefined;
  const isHan = HAN_POINT.test(words) || isMiddleDot(words, amount, next, folded);
  const isPoint = isHan
    ? amount.digits === 0 && !isClock(amount, next, folded)
    : /^ .* $/.test(words) && isPointWord(words.trim(), next, folded, lexicon);
  if (!isPoint) return undefined;
  const scale = isHan ? hanScaleOf(next, folded) : scaleAfter(next, folded, lexicon);
  return scale === 1
    ? decimal(amount, next, writtenDigits(next, folded))
    : multiplyByScale(decimal(amount, next, String(next.value / scale)), scale);
};

/** `point eight five`, `by point five`: no whole part, at the beginning or after a word that a number follows. */
export const withPointBefore: Join = (amount, _next, folded, { points }) => {
  const isDigit =
    amount.digits === 0 && Number.isInteger(amount.value) && amount.value >= 0 && amount.value < 10;
  if (!isDigit || amount.isOrdinal || amount.isArticle || amount.decimals !== undefined) return undefined;
  const before = POINT_BEFORE.exec(lookBack(folded, amount.start, POINT_UNITS_MAX));
  if (before === null || !points.has(before[1] ?? '')) return undefined;
  const start = amount.start - (before[1]?.length ?? 0) - 1;
  return { ...amount, start, body: start, value: amount.value / 10, decimals: String(amount.value) };
};

const POINT_BEFORE =
  /(?:^|(?<![a-z])(?:by|of|about|only|is|was|are|around|nearly|almost|minus|negative) )(point) $/;
/** More than ` negative point `. */
const POINT_UNITS_MAX = 17;

/** `two point zero five`: digits said one by one. */
const withMoreDigits: Join = (amount, next, folded, lexicon) => {
  if (next === undefined || between(amount, next, folded) !== ' ' || next.digits > 0 || next.isArticle)
    return undefined;
  const scale = scaleAfter(next, folded, lexicon);
  const digit = next.value / scale;
  return digit < 10 ? multiplyByScale(decimal(amount, next, `${amount.decimals}${digit}`), scale) : undefined;
};

/** In `one point five billion` the scale multiplies all of the number; one if there is none. */
const scaleAfter = (next: Amount, folded: string, lexicon: NumberLexicon): number => {
  const scale = next.digits > 0 ? 0 : scaleOf(next, folded, lexicon);
  return scale >= THOUSAND && Number.isInteger(next.value / scale) && next.value / scale < THOUSAND
    ? scale
    : 1;
};

const THOUSAND = 1000;

/** 两点五亿. */
const HAN_SCALES: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  兆: 1e12,
  만: 1e4,
  억: 1e8,
};

const hanScaleOf = ({ value, end }: Amount, folded: string): number => {
  const scale = HAN_SCALES[folded.charAt(end - 1)] ?? 1;
  return Number.isInteger(value / scale) && value / scale < THOUSAND && value >= scale ? scale : 1;
};

/** A number that ends with a scale has no more decimals. */
const multiplyByScale = (amount: Amount | undefined, scale: number): Amount | undefined => {
  if (amount === undefined || scale === 1) return amount;
  const { decimals: _, ...whole } = amount;
  return { ...whole, value: round(amount.value * scale) };
};

const isPointWord = (
  word: string,
  next: Amount,
  folded: string,
  { points, shares }: NumberLexicon,
): boolean => {
  if (points.has(word)) return true;
  const isLast = /^ ?(?:[.!?,;]|$)/.test(folded.slice(next.end, next.end + 2));
  const isEnd = isLast || shares.percent.at(folded, next.end + 1) !== undefined;
  return !next.isArticle && isEnd && shares.pointBeforeEnd.has(word);
};

/** 十点十五分 is a time. */
const isClock = (amount: Amount, next: Amount, folded: string): boolean =>
  amount.value >= 0 &&
  amount.value <= 24 &&
  next.value < 60 &&
  /^(?:分(?![之の])|刻|秒)/.test(folded.slice(next.end, next.end + 2));

/** `十一・五パーセント`, `三・五` and no more; before what is counted the dot separates the items of a list. */
const isMiddleDot = (words: string, { start }: Amount, { end }: Amount, folded: string): boolean =>
  words === '・' &&
  folded.charAt(start - 1) !== '・' &&
  /^ ?(?:[パ%割度倍キメグリセ。、]|です|だ|$)/.test(folded.slice(end, end + 3));

const HAN_POINT = /^ *[点點점] *$/;

/** The digits as written: `零五` is 05. */
const writtenDigits = (next: Amount, folded: string): string => {
  if (next.digits > 0) return folded.slice(next.body, next.end);
  const zeros = /^[零〇]+/.exec(folded.slice(next.body, next.end))?.[0].length ?? 0;
  return next.value === 0 ? '0' : '0'.repeat(zeros) + next.value;
};

const decimal = (amount: Amount, next: Amount, decimals: string): Amount | undefined => {
  const whole = Math.trunc(amount.value);
  const value = Number(`${whole}.${decimals}`);
  if (Number.isNaN(value)) return undefined;
  const isOneByOne = next.digits === 0 && next.value < 10;
  const joined = { ...amount, end: next.end, value: round(value), isArticle: false, isGlued: false };
  return isOneByOne ? { ...joined, decimals } : joined;
};
