import type { DecadeKind } from './data/decade-words.ts';
import type { TimeKind } from './data/time-words.ts';
import { isDigitUnit, isHangulUnit, isWordUnit } from './folding.ts';
import { type KindMask, maskOf } from './kind-masks.ts';
import { endOfDigits, type NumberSpan } from './number-span.ts';
import type { PhraseTable } from './phrases.ts';
import type { TimeReadings } from './time-lexicon.ts';

/**
 * Kinds of lexemes that are not words of a table: numbers of several sizes, dates and clock times in digits.
 */
type WrittenKind = 'n' | 'y' | 'o' | 'x' | 'v' | 'D' | 'c' | ',' | '_';
export type LexemeKind = TimeKind | DecadeKind | WrittenKind | 'V' | 'G' | 'Q';

/**
 * A word of a text as dates and times see it. Of numbers, `n` is below 100, `y` may be a year, `o` is an
 * ordinal, `x` an article, `v` any other; `_` is a word that has no part in dates.
 */
export type Lexeme = {
  readonly start: number;
  readonly end: number;
  /** The kinds of its readings. */
  readonly kinds: KindMask;
  readonly readings: { readonly [Kind in LexemeKind]?: string | number };
  /** How a number is written: digits of its whole part; 0 for words. */
  readonly digits: number;
};

/** The kinds of the lexicon's entries, which are the same objects in every text. */
const kindsOf = new WeakMap<object, KindMask>();

/** A lexeme that stands for a word outside the text, such as the minutes in `10分後`. */
export const lexemeOf = (
  readings: Lexeme['readings'],
  { start, end, digits }: Pick<Lexeme, 'start' | 'end' | 'digits'> = NOWHERE,
): Lexeme => ({ start, end, kinds: maskOf(Object.keys(readings)), readings, digits });

const NOWHERE = { start: 0, end: 0, digits: 0 };

const lexemeOfPhrase = (readings: TimeReadings, start: number, end: number): Lexeme => {
  let kinds = kindsOf.get(readings);
  if (kinds === undefined) {
    kinds = maskOf(Object.keys(readings));
    kindsOf.set(readings, kinds);
  }
  return { start, end, kinds, readings, digits: 0 };
};

/** What digits with separators mean depends on the place. */
export type DigitOrder = {
  /** 10/25/2017 rather than 25/10/2017. */
  readonly monthFirst: boolean;
  /** `5.` is the fifth. */
  readonly dotIsOrdinal: boolean;
};

export const lexemesOf = (
  folded: string,
  numbers: readonly NumberSpan[],
  lexicon: PhraseTable<TimeReadings>,
  order: DigitOrder,
): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  let place = 0;
  for (let at = 0; at < folded.length; ) {
    while ((numbers[place]?.end ?? Number.POSITIVE_INFINITY) <= at) place++;
    const number = numbers[place]?.body === at ? numbers[place] : undefined;
    const lexeme = nextLexeme(folded, at, { number, lexicon, order, before: lexemes.at(-1) });
    if (lexeme !== undefined) lexemes.push(lexeme);
    at = lexeme?.end ?? at + 1;
  }
  return lexemes;
};

type Surroundings = {
  readonly number: NumberSpan | undefined;
  readonly lexicon: PhraseTable<TimeReadings>;
  readonly order: DigitOrder;
  readonly before: Lexeme | undefined;
};

const nextLexeme = (folded: string, at: number, around: Surroundings): Lexeme | undefined => {
  const unit = folded.charCodeAt(at);
  const isDigit = isDigitUnit(unit);
  if (isDigit && (at === 0 || !isWordUnit(folded.charCodeAt(at - 1)))) {
    const shape = digitShape(folded, at, around.order);
    if (shape !== undefined) return shape;
  }
  // Korean writes what follows a known word without a space: 월요일부터.
  const follows = isHangulUnit(unit) && around.before?.end === at && around.before.readings._ === undefined;
  const phrase = isDigit ? undefined : around.lexicon.at(folded, at, follows || undefined);
  const { number } = around;
  if (number !== undefined && Number.isFinite(number.value) && !isBetter(phrase, number, around.before)) {
    return numberLexeme(folded, number, around.order);
  }
  if (phrase !== undefined) return lexemeOfPhrase(phrase.value, at, phrase.end);
  return isDotOfAbbreviation(folded, at, around.before) ? undefined : otherLexeme(folded, at);
};

/** The dot of `Oct.` or `Fri.` says nothing. */
const isDotOfAbbreviation = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '.' &&
  before?.end === at &&
  before.end - before.start <= 5 &&
  (before.readings.M ?? before.readings.W ?? before.readings.U) !== undefined &&
  folded.charAt(at + 1) === ' ';

/** The longer wins; of two as long, a weekday, or a unit after a number: `30 second`, `segunda`. */
const isBetter = (
  phrase: { readonly end: number; readonly value: TimeReadings } | undefined,
  number: NumberSpan,
  before: Lexeme | undefined,
): boolean => {
  if (phrase === undefined || phrase.end < number.end) return false;
  if (phrase.end > number.end || phrase.value.W !== undefined) return true;
  if ((phrase.value.q ?? phrase.value.h) !== undefined && isHourPart(before)) return true;
  const isCounted =
    before !== undefined && ('n' in before.readings || 'x' in before.readings || 'v' in before.readings);
  return phrase.value.U !== undefined && isCounted;
};

/** `y cuarto` after the hour is a quarter, not the fourth. */
const isHourPart = (before: Lexeme | undefined): boolean =>
  before !== undefined && ['&', '>', '<', 'H', 'x'].some((kind) => kind in before.readings);

const numberLexeme = (folded: string, number: NumberSpan, order: DigitOrder): Lexeme => {
  const { body: start, end, digits } = number;
  const value = Math.abs(number.value);
  const isDotted =
    order.dotIsOrdinal &&
    digits > 0 &&
    digits <= 2 &&
    /^\.(?: \p{L}|$| ?-)/u.test(folded.slice(end, end + 3));
  if (isDotted) return lexemeOf({ o: value, n: value }, { start, end: end + 1, digits });
  return lexemeOf({ [kindOfNumber(number)]: value }, { start, end, digits });
};

const kindOfNumber = ({ isOrdinal, isArticle, digits, ...number }: NumberSpan): WrittenKind => {
  const value = Math.abs(number.value);
  if (isArticle) return 'x';
  if (isOrdinal) return 'o';
  if (!Number.isInteger(value)) return 'v';
  if (value < 100 && digits <= 2) return 'n';
  return value >= 1000 && value < 3000 && (digits === 4 || digits === 0) ? 'y' : 'v';
};

const otherLexeme = (folded: string, at: number): Lexeme | undefined => {
  const char = folded.charAt(at);
  if (char === ' ' || char === "'" || char === '"') return undefined;
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  end = Math.max(end, at + 1);
  return char === ',' || char === '、'
    ? { start: at, end, kinds: COMMA_KINDS, readings: COMMA, digits: 0 }
    : { start: at, end, kinds: NO_KINDS, readings: OTHER, digits: 0 };
};

const COMMA: Lexeme['readings'] = { ',': 0 };
const COMMA_KINDS = maskOf(',');
const OTHER: Lexeme['readings'] = { _: 0 };
const NO_KINDS = maskOf('');

// ---- digits with separators

const ISO_INSTANT =
  /(\d{4})-(\d{2})-(\d{2})t(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?(?:z|[+-]\d{2}:?\d{2})?(?![\d:])/y;
const ISO_DATE = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y;
const DATE = /(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d:])/y;
const SHORT_DATE = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;
const DOTTED_DATE = /(\d{1,2})\.(\d{1,2})\.(?!\d)/y;
const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])/y;
const DOTTED_CLOCK = /(\d{1,2})\.(\d{2})(?= ?(?:am|pm|a\.m|p\.m|uhr|h\b|uur))/y;
const LETTERED_CLOCK = /(\d{1,2})h(\d{2})(?!\d)/y;

const at = (shape: RegExp, folded: string, from: number): RegExpExecArray | null => {
  shape.lastIndex = from;
  return shape.exec(folded);
};

/** What stands behind the first digits of these. */
const SHAPE_MARKS = ':h.-/';

const digitShape = (folded: string, from: number, order: DigitOrder): Lexeme | undefined => {
  const digitsEnd = endOfDigits(folded, from);
  if (digitsEnd === folded.length || !SHAPE_MARKS.includes(folded.charAt(digitsEnd))) return undefined;
  const clock = at(CLOCK, folded, from) ?? at(LETTERED_CLOCK, folded, from) ?? at(DOTTED_CLOCK, folded, from);
  if (clock !== null) {
    const [text, hour = '', minute = '0', second = '0'] = clock;
    const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
    const isClock = Number(hour) <= 24 && Number(minute) < 60 && Number(second) < 60;
    const place = { start: from, end: from + text.length, digits: hour.length };
    return isClock ? lexemeOf({ c: seconds }, place) : undefined;
  }
  const instant = at(ISO_INSTANT, folded, from);
  if (instant !== null) return instantLexeme(instant);
  const iso = at(ISO_DATE, folded, from);
  if (iso !== null) return dateLexeme(iso, { year: iso[1], month: iso[3], date: iso[4] });
  const full = at(DATE, folded, from);
  if (full !== null)
    return dateLexeme(full, { year: full[4], ...monthAndDate(full[1], full[3], order, full[2]) });
  const short = at(SHORT_DATE, folded, from);
  if (short !== null) return dateLexeme(short, monthAndDate(short[1], short[2], order, '/'));
  const dotted = order.dotIsOrdinal ? at(DOTTED_DATE, folded, from) : null;
  return dotted === null ? undefined : dateLexeme(dotted, { date: dotted[1], month: dotted[2] });
};

/** A date and a time in one, read as they are written. */
const instantLexeme = (match: RegExpExecArray): Lexeme | undefined => {
  const [, year, month, date, hour = '', minute = '', second = '0'] = match;
  const day = dateLexeme(match, { year, month, date });
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return day && lexemeOf({ ...day.readings, c: seconds }, { start: day.start, end: day.end, digits: 2 });
};

type Written = {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly date?: string | undefined;
};

/** A number over 12 is the date, whatever the order. */
const monthAndDate = (first = '', second = '', order: DigitOrder, separator = ''): Written => {
  const monthFirst = order.monthFirst && separator !== '.' ? Number(first) <= 12 : Number(second) > 12;
  return monthFirst ? { month: first, date: second } : { month: second, date: first };
};

/** The value is `YYYY-MM-DD`, without the year `MM-DD`. */
const dateLexeme = (match: RegExpExecArray, { year, month = '', date = '' }: Written): Lexeme | undefined => {
  if (Number(month) < 1 || Number(month) > 12 || Number(date) < 1 || Number(date) > 31) return undefined;
  const century = year?.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  const value = [century, month.padStart(2, '0'), date.padStart(2, '0')].filter((part) => part !== undefined);
  const place = { start: match.index, end: match.index + match[0].length, digits: 0 };
  return lexemeOf({ D: value.join('-') }, place);
};
