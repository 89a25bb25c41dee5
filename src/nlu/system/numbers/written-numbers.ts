import { afterSpace, hasOneOf, isLetterAt, isWordUnit } from '../folding.ts';
import { readWritten, VULGAR } from './digit-groups.ts';
import { type DigitNumber, readScale } from './digit-scales.ts';
import { isOfNextShare } from './han-numbers.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { endOfDigits, type NumberSpan, round, spanOfWords, startWithMinus } from './number-span.ts';

/** Shapes that are dates, clock times or IP addresses, not numbers. */
const DATE_OR_CLOCK = /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:\.\d+)*(?!\d)|\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/y;
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;

/** Characters that may follow the first digits of these shapes. */
const SHAPE_MARKS = './-:';

/** Digits that are part of another shape get a span with the value NaN, which is dropped later. */
export const readDigits = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan => {
  const start = startOfSigned(folded, at, lexicon);
  const shape = readShape(folded, at, start < at);
  if (shape !== undefined) {
    const value = start === at ? shape.value : -shape.value;
    return { ...spanOfWords(start, shape.end, value), body: at };
  }
  const written = readWritten(folded, at, lexicon);
  if (isCommaUnclear(folded, at, written, lexicon))
    return { ...spanOfWords(at, written.end + 2, Number.NaN) };
  const powered = readPower(folded, written);
  if (powered !== undefined) {
    const value = start === at ? powered.value : -powered.value;
    return { ...spanOfWords(start, powered.end, value), body: at, digits: written.digits };
  }
  const isAlone = isOfNextShare(folded, at, written.end);
  const scaled = isAlone ? undefined : readScale(folded, written, lexicon);
  const ending = readEnding(folded, scaled?.end ?? written.end, lexicon);
  const end = ending ?? scaled?.end ?? written.end;
  return {
    start,
    body: at,
    end,
    value: (scaled?.value ?? written.value) * (start === at ? 1 : -1),
    isOrdinal: ending !== undefined,
    digits: written.digits,
    isArticle: false,
    isGlued: isLetterAt(folded, at - 1) || (isLetterAt(folded, end) && !isTimes(folded, end)),
  };
};

/** `2x espresso` */
const isTimes = (folded: string, end: number): boolean =>
  hasOneOf('x×', folded, end) && (end + 1 >= folded.length || folded.charAt(end + 1) === ' ');

const startOfSigned = (folded: string, at: number, lexicon: NumberLexicon): number => {
  if (hasMinusSign(folded, at)) return at - 1;
  if (isAllNegative(folded, at)) return folded.indexOf('-');
  return startWithMinus(folded, at, lexicon);
};

/** `- 7` is a negative number if it is all that is said; in front of a sentence the dash begins an item of a list. */
const isAllNegative = (folded: string, at: number): boolean =>
  folded.length <= ALL_NEGATIVE_UNITS_MAX &&
  /^ *- +$/.test(folded.slice(0, at)) &&
  /^[\d.,/ ]*(?:k|%)?[.!]?$/.test(folded.slice(at));
/** Longer than any number that people send alone. */
const ALL_NEGATIVE_UNITS_MAX = 40;

/** A sign at the beginning of a word; `75 -300mm` is a range. */
const hasMinusSign = (folded: string, at: number): boolean =>
  folded.charAt(at - 1) === '-' &&
  (at === 1 || /[ (\u3040-\u30ff\u4e00-\u9fff]/.test(folded.charAt(at - 2))) &&
  !/\d $/.test(folded.slice(Math.max(0, at - 3), at - 1));

/** `1,3` where decimals have a point: a decimal number or two numbers, so neither. */
const isCommaUnclear = (
  folded: string,
  at: number,
  { end }: DigitNumber,
  { decimal }: NumberLexicon,
): boolean =>
  decimal === '.' &&
  folded.charAt(end) === ',' &&
  folded.charAt(at - 1) !== ',' &&
  /^\d{1,3},\d(?![\d,])/.test(folded.slice(at, end + 3));

/** `2e5`, `1.1^23`, `6.23x10^-4`. */
const readPower = (
  folded: string,
  { value, end }: DigitNumber,
): { value: number; end: number } | undefined => {
  if (!hasOneOf(POWER_FIRST, folded, afterSpace(folded, end))) return undefined;
  const power = POWER.exec(folded.slice(end, end + POWER_UNITS_MAX));
  if (power === null) return undefined;
  const [text, tens, itself, ofTen] = power;
  const exponent = Number((tens ?? itself ?? ofTen ?? '').replace('--', ''));
  const raised = itself === undefined ? Number(`${value}e${exponent}`) : value ** exponent;
  return Number.isFinite(raised) ? { value: round(raised), end: end + text.length } : undefined;
};

const POWER = /^(?:e([+-]?\d{1,3})|\^([+-]{0,2}\d{1,3})| ?[x*×] ?10\^?([+-]?\d{1,3}))(?![\d\p{L}^.])/u;
const POWER_FIRST = 'e^x*×';
/** The longest, ` x 10^-308`, has ten; the pattern also looks at what follows. */
const POWER_UNITS_MAX = 12;

/** `.5` at the beginning of a word, `,5` if the language writes decimals so. */
export const readPointDigits = (
  folded: string,
  at: number,
  lexicon: NumberLexicon,
): NumberSpan | undefined => {
  if (folded.charAt(at) === ',' && lexicon.decimal !== ',') return undefined;
  const end = endOfDigits(folded, at + 1);
  const start = folded.charAt(at - 1) === '-' ? at - 1 : at;
  const isAlone = (start === 0 || folded.charAt(start - 1) === ' ') && !isLetterAt(folded, end);
  if (end === at + 1 || !isAlone || /[.,]\d/.test(folded.slice(end, end + 2))) return undefined;
  const value = Number(`0.${folded.slice(at + 1, end)}`);
  return { ...spanOfWords(start, end, start === at ? value : -value), body: at, digits: 1 };
};

const readShape = (
  folded: string,
  at: number,
  isNegative: boolean,
): { readonly end: number; readonly value: number } | undefined => {
  const digitsEnd = endOfDigits(folded, at);
  if (digitsEnd === folded.length || !SHAPE_MARKS.includes(folded.charAt(digitsEnd))) return undefined;
  DATE_OR_CLOCK.lastIndex = at;
  if (DATE_OR_CLOCK.test(folded)) return { end: DATE_OR_CLOCK.lastIndex, value: Number.NaN };
  if (folded.charAt(digitsEnd) !== '/') return undefined;
  FRACTION.lastIndex = at;
  const fraction = FRACTION.exec(folded);
  return fraction === null
    ? undefined
    : { end: FRACTION.lastIndex, value: valueOfFraction(fraction, isNegative) };
};

/** No date has a minus: -3/2. */
const valueOfFraction = (fraction: RegExpExecArray, isNegative: boolean): number => {
  const part = Number(fraction[1]);
  const whole = Number(fraction[2]);
  const isFraction = part > 0 && part < whole && (whole <= 5 || whole === 8 || whole === 10);
  return isFraction || (isNegative && whole > 0) ? part / whole : Number.NaN;
};

/** `¾` alone. No later character is a fraction. */
export const readVulgar = (folded: string, at: number): NumberSpan | undefined => {
  const value = folded.charCodeAt(at) > 0x2189 ? undefined : VULGAR[folded.charAt(at)];
  return value === undefined ? undefined : spanOfWords(at, at + 1, value);
};

const readEnding = (folded: string, end: number, lexicon: NumberLexicon): number | undefined => {
  // `1.º`
  const isApart =
    folded.charAt(end) === '-' || (folded.charAt(end) === '.' && hasOneOf('ºª°', folded, end + 1));
  const from = isApart ? end + 1 : end;
  for (const ending of lexicon.digitEndings) {
    if (!folded.startsWith(ending, from)) continue;
    const after = from + ending.length;
    if (after >= folded.length || !isWordUnit(folded.charCodeAt(after))) return after;
  }
  if (from >= folded.length || hasOneOf(NO_RANK, folded, from)) return undefined;
  const after = folded.slice(from, from + 6);
  const ranked = RANK.exec(after) ?? lexicon.ranks?.exec(after) ?? null;
  return ranked === null ? undefined : from + ranked[0].length;
};

/** What makes a number before it an ordinal, in Japanese, Korean and Turkish. */
const RANK = /^(?:番目|번째|'?[iu]?nc[iu](?!\p{L}))/u;
/** What follows most numbers. */
const NO_RANK = ' .,-/:%';
