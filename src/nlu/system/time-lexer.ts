import { type DigitOrder, digitShape, dottedClock } from './digit-shapes.ts';
import { isDigitUnit, isHangulUnit, isWordUnit } from './folding.ts';
import { type KindMask, maskOf } from './kind-masks.ts';
import { type Lexeme, lexemeOf, type WrittenKind } from './lexeme.ts';
import type { NumberSpan } from './number-span.ts';
import type { PhraseTable } from './phrases.ts';
import type { TimeReadings } from './time-lexicon.ts';

/** Cached by lexicon entry, because entries are the same objects in every text. */
const kindsOf = new WeakMap<object, KindMask>();

const lexemeOfPhrase = (readings: TimeReadings, start: number, end: number): Lexeme => {
  let kinds = kindsOf.get(readings);
  if (kinds === undefined) {
    kinds = maskOf(Object.keys(readings));
    kindsOf.set(readings, kinds);
  }
  return { start, end, kinds, readings, digits: 0 };
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
    const lexeme = nextLexeme(folded, at, {
      number,
      lexicon,
      order,
      before: lexemes.at(-1),
      earlier: lexemes.at(-2),
    });
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
  readonly earlier: Lexeme | undefined;
};

const nextLexeme = (folded: string, at: number, around: Surroundings): Lexeme | undefined => {
  const unit = folded.charCodeAt(at);
  const isDigit = isDigitUnit(unit);
  if (isDigit && (at === 0 || !isWordUnit(folded.charCodeAt(at - 1)))) {
    const shape =
      digitShape(folded, at, around.order) ?? dottedClock(folded, at, around.before, around.earlier);
    if (shape !== undefined) return shape;
  }
  // Korean adds particles to a word without a space: 월요일부터.
  const follows = isHangulUnit(unit) && around.before?.end === at && around.before.readings._ === undefined;
  const phrase = isDigit ? undefined : around.lexicon.at(folded, at, follows || undefined);
  const { number } = around;
  if (
    number !== undefined &&
    Number.isFinite(number.value) &&
    !isBetter(folded, phrase, number, around.before)
  ) {
    return numberLexeme(folded, number, around.order);
  }
  if (phrase !== undefined) return lexemeOfPhrase(phrase.value, at, phrase.end);
  return isDotOfAbbreviation(folded, at, around.before) ? undefined : otherLexeme(folded, at);
};

/** The dot of `Oct.` or `Fri.` has no meaning. */
const isDotOfAbbreviation = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '.' &&
  before?.end === at &&
  before.end - before.start <= 5 &&
  (before.readings.M ?? before.readings.W ?? before.readings.U) !== undefined &&
  !/^[\p{L}\d]/u.test(folded.slice(at + 1, at + 2));

/** The longer wins; ties go to a weekday, or to a unit after a number: `30 second`, `segunda`. */
const isBetter = (
  folded: string,
  phrase: { readonly start: number; readonly end: number; readonly value: TimeReadings } | undefined,
  number: NumberSpan,
  before: Lexeme | undefined,
): boolean => {
  if (phrase === undefined || phrase.end < number.end) return false;
  if (phrase.end > number.end || phrase.value.W !== undefined) return true;
  if (phrase.value.M !== undefined && isInDate(folded, phrase)) return true;
  // `half seven`
  if (number.value === 0.5 && phrase.value.h !== undefined) return true;
  if ((phrase.value.q ?? phrase.value.h) !== undefined && isHourPart(before)) return true;
  const isCounted =
    before !== undefined && ('n' in before.readings || 'x' in before.readings || 'v' in before.readings);
  return phrase.value.U !== undefined && isCounted;
};

/** French `sept` is September in `1 sept. 2016`, Portuguese `dez` December in `1 de dez.`. */
const isInDate = (
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean =>
  /(?<!\d)\d{1,2}(?: de)? $/.test(folded.slice(Math.max(0, start - 7), start)) ||
  /^\.? (?:de )?[12]\d{3}(?!\d)/.test(folded.slice(end, end + 11));

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
    /^\.(?: ?\p{L}|$| ?-| \d{1,2}\.)/u.test(folded.slice(end, end + 5));
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
  if (char === '/' && DATE_SLASH.test(folded.slice(Math.max(0, at - 1), at + 5)))
    return lexemeOf({ '-': 0 }, { start: at, end: at + 1, digits: 0 });
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  end = Math.max(end, at + 1);
  return char === ',' || char === '、'
    ? { start: at, end, kinds: COMMA_KINDS, readings: COMMA, digits: 0 }
    : { start: at, end, kinds: NO_KINDS, readings: OTHER, digits: 0 };
};

/** `22/May`, `May/22`, `2020/22/May`: a slash between digits and letters joins like a hyphen. */
const DATE_SLASH = /^(?:\d\/(?:\d{1,2}\/)?\p{L}|\p{L}\/\d)/u;

const COMMA: Lexeme['readings'] = { ',': 0 };
const COMMA_KINDS = maskOf(',');
const OTHER: Lexeme['readings'] = { _: 0 };
const NO_KINDS = maskOf('');
