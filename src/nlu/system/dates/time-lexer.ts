import { afterWeekdays, beforeOrdinals } from '../data/ordinal-weekdays.ts';
import { alternatives, isDigitUnit, isHangulUnit, isWordUnit, lookBack } from '../folding.ts';
import { type Lexeme, type LexemeKind, lexemeAt, lexemeOfOne, type Meaning, meaningOf } from '../lexeme.ts';
import { type DigitOrder, digitShape, dottedClock } from '../numbers/digit-shapes.ts';
import type { NumberSpan } from '../numbers/number-span.ts';
import type { PhraseTable } from '../phrases.ts';
import { isDegreeOfDay, isSuffix, suffixLexeme } from './digit-suffixes.ts';
import { yearOfEra } from './eras.ts';
import { isMonthInWord, monthInWord } from './month-in-word.ts';
import { numberLexeme } from './number-lexeme.ts';

export const lexemesOf = (
  folded: string,
  numbers: readonly NumberSpan[],
  lexicon: PhraseTable<Meaning>,
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
      opener: lexemes.at(-3),
    });
    if (lexeme !== undefined) lexemes.push(lexeme);
    at = lexeme?.end ?? at + 1;
  }
  return lexemes;
};

type Surroundings = {
  readonly number: NumberSpan | undefined;
  readonly lexicon: PhraseTable<Meaning>;
  readonly order: DigitOrder;
  readonly before: Lexeme | undefined;
  readonly earlier: Lexeme | undefined;
  readonly opener: Lexeme | undefined;
};

const nextLexeme = (folded: string, at: number, around: Surroundings): Lexeme | undefined => {
  if (isSuffix(folded, at, around.before)) return suffixLexeme(folded, at);
  const unit = folded.charCodeAt(at);
  const isDigit = isDigitUnit(unit);
  if (isDigit && (at === 0 || !isWordUnit(folded.charCodeAt(at - 1)))) {
    const shape = digitShape(folded, at, around.order) ?? dottedClock(folded, at, around.order, around);
    if (shape !== undefined) return shape;
  }
  // Korean adds particles to a word without a space: 월요일부터.
  const follows =
    around.before?.end === at &&
    (isHangulUnit(unit) ? around.before.readings._ === undefined : isMonthInWord(folded, around.before));
  const half = bareHalf(folded, at, around);
  if (half !== undefined) return half;
  const { number } = around;
  const phrase = phraseAt(folded, at, around.lexicon, follows);
  if (
    number !== undefined &&
    Number.isFinite(number.value) &&
    !isBetter(folded, phrase, number, around.before)
  ) {
    return numberLexeme(folded, number, around.order);
  }
  if (phrase !== undefined) return phraseLexeme(folded, at, phrase);
  return monthInWord(folded, at, around.lexicon) ?? unlistedLexeme(folded, at, around.before);
};

const phraseLexeme = (folded: string, at: number, { value, end }: LexiconMatch): Lexeme =>
  (value.readings.s === undefined ? undefined : yearOfEra(folded, at, end, Number(value.readings.s))) ??
  lexemeAt(value, { start: at, end, digits: 0 });

const bareHalf = (folded: string, at: number, around: Surroundings): Lexeme | undefined => {
  if (!isBareHalf(folded, at, around)) return undefined;
  const half = folded.charAt(at) === 'p' ? 'pm' : 'am';
  return lexemeOfOne('P', half, { start: at, end: at + 1, digits: 0 });
};

const unlistedLexeme = (folded: string, at: number, before: Lexeme | undefined): Lexeme | undefined =>
  isDotOfAbbreviation(folded, at, before) || isDotOfDay(folded, at, before)
    ? undefined
    : otherLexeme(folded, at, before);

/** `16. Nov. 2016`, in any language: the dot of the day before a word and a year. */
const isDotOfDay = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '.' &&
  before?.end === at &&
  before.readings.n !== undefined &&
  before.digits > 0 &&
  /^\. ?\p{L}{3,10}\.? [12]\d{3}(?!\d)/u.test(folded.slice(at, at + DAY_TO_YEAR_UNITS_MAX));
/** As long as this can be. */
const DAY_TO_YEAR_UNITS_MAX = 20;

/** `7p`, `7:30p`, after a day `8a`; in Britain `7p` is money. */
const isBareHalf = (folded: string, at: number, { before, earlier, order }: Surroundings): boolean =>
  order.monthFirst &&
  (folded.charAt(at) === 'p' ||
    (folded.charAt(at) === 'a' &&
      (earlier?.readings.D ?? earlier?.readings.d ?? earlier?.readings.W) !== undefined)) &&
  before?.end === at &&
  before.digits > 0 &&
  before.digits <= 2 &&
  !isWordUnit(folded.charCodeAt(at + 1));

/** Abbreviations take no Turkish suffix: `arasında` is not December. */
const phraseAt = (folded: string, at: number, lexicon: PhraseTable<Meaning>, follows: boolean) => {
  const phrase = lexicon.at(folded, at, follows || undefined);
  // 一个半小时 is one and a half, not half an hour.
  if (phrase?.value.readings.G !== undefined && /[个個]半/.test(folded.slice(Math.max(0, at - 1), at + 1)))
    return undefined;
  const isLong =
    phrase !== undefined && phrase.value.readings['?'] === 2 && phrase.end - at > ABBREVIATION_CHARS;
  return isLong ? undefined : phrase;
};

const ABBREVIATION_CHARS = 4;

/** The dot of `Oct.` or `Fri.` has no meaning. */
const isDotOfAbbreviation = (folded: string, at: number, before: Lexeme | undefined): boolean =>
  folded.charAt(at) === '.' &&
  before?.end === at &&
  before.end - before.start <= 5 &&
  (before.readings.M ?? before.readings.W ?? before.readings.U) !== undefined &&
  // sept.5th
  !(before.readings.M === undefined ? /^[\p{L}\d]/u : /^\p{L}/u).test(folded.slice(at + 1, at + 2));

const FACE_FRACTIONS: ReadonlySet<number> = new Set([0.5, 0.75]);

/** The longer wins; ties go to a weekday, or to a unit after a number: `30 second`, `segunda`. */
const isBetter = (
  folded: string,
  phrase: LexiconMatch | undefined,
  number: NumberSpan,
  before: Lexeme | undefined,
): boolean => {
  if (phrase === undefined || phrase.end < number.end) return false;
  const { W, M, m } = phrase.value.readings;
  // sekizde is an hour, too
  if (phrase.value.readings['@'] !== undefined && phrase.end === number.end) return true;
  if (phrase.end > number.end || W !== undefined)
    return !(
      number.isOrdinal &&
      phrase.end === number.end &&
      (ORDINAL_NOUN.test(folded.slice(number.end, number.end + ORDINAL_NOUN_UNITS_MAX)) ||
        isOfNoun(folded, phrase))
    );
  if (m !== undefined || (M !== undefined && isInDate(folded, phrase))) return true;
  return isClockPart(phrase.value, number, before) || isAfterCount(phrase.value, before);
};

/** `segunda semana` is the second week, no Monday, and `segunda terça-feira de maio` the second Tuesday. */
const ORDINAL_NOUN =
  /^ (?:semana|metade|quinzena|parte|vez|hora|feira |(?:(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo) d[eo] )/;
/** `a segunda opção` */
const isOfNoun = (folded: string, { start, end }: LexiconMatch): boolean =>
  BEFORE_ORDINAL.test(lookBack(folded, start, ORDINAL_NOUN_UNITS_MAX)) &&
  AFTER_ORDINAL.test(folded.slice(end, end + ORDINAL_NOUN_UNITS_MAX));
const BEFORE_ORDINAL = new RegExp(`(?:^| )(?:${alternatives(beforeOrdinals)}) $`);
const AFTER_ORDINAL = new RegExp(`^ (?!(?:${alternatives(afterWeekdays)})(?!\\p{L}))\\p{L}{3}`, 'u');

/** Longer than all of these. */
const ORDINAL_NOUN_UNITS_MAX = 20;

type LexiconMatch = { readonly start: number; readonly end: number; readonly value: Meaning };

/** `half seven`, `y cuarto`. */
const isClockPart = (
  { readings: { h, q } }: Meaning,
  number: NumberSpan,
  before: Lexeme | undefined,
): boolean =>
  (h !== undefined && FACE_FRACTIONS.has(number.value)) || ((q ?? h) !== undefined && isHourPart(before));

const COUNTS: readonly LexemeKind[] = ['n', 'x', 'v'];

/** `30 second`, and Hindi पहले, which is `ago` after a unit and the first before one. */
const isAfterCount = ({ readings: { U, g } }: Meaning, before: Lexeme | undefined): boolean => {
  if (before === undefined) return false;
  if (g !== undefined && (before.readings.U ?? before.readings.G) !== undefined) return true;
  return U !== undefined && COUNTS.some((kind) => before.readings[kind] !== undefined);
};

/** French `sept` is September in `1 sept. 2016`, Portuguese `dez` December in `1 de dez.`. */
const isInDate = (
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean =>
  /(?<!\d)\d{1,2}(?:(?: de)? |[-/])$/.test(folded.slice(Math.max(0, start - 7), start)) ||
  /^\.? (?:de )?[12]\d{3}(?!\d)/.test(folded.slice(end, end + 11));

/** `y cuarto` after the hour is a quarter, not the fourth. */
const isHourPart = (before: Lexeme | undefined): boolean =>
  before !== undefined && BESIDE_HOURS.some((kind) => before.readings[kind] !== undefined);
const BESIDE_HOURS: readonly LexemeKind[] = ['&', '>', '<', 'H', 'x'];

const otherLexeme = (folded: string, at: number, before: Lexeme | undefined): Lexeme | undefined => {
  const char = folded.charAt(at);
  if (char === ' ' || char === "'" || char === '"' || isAroundWord(folded, at)) return undefined;
  if (isDegreeOfDay(folded, at, before)) return undefined;
  if (char === '/' && DATE_SLASH.test(folded.slice(Math.max(0, at - 1), at + 5)))
    return lexemeOfOne('-', 0, { start: at, end: at + 1, digits: 0 });
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  end = Math.max(end, at + 1);
  // 今週の金曜日（6月15日）
  const opensDate = char === '(' && before?.readings.W !== undefined;
  return char === ',' || char === '、' || opensDate
    ? lexemeAt(COMMA, { start: at, end, digits: 0 })
    : lexemeAt(OTHER, { start: at, end, digits: 0 });
};

/** `May/22(Tue)-11:30`: the parentheses around a weekday or another single word. */
const isAroundWord = (folded: string, at: number): boolean =>
  folded.charAt(at) === '('
    ? /^\(\p{L}{2,12}\.?\)/u.test(folded.slice(at, at + 16))
    : folded.charAt(at) === ')' && /\(\p{L}{2,12}\.?$/u.test(folded.slice(Math.max(0, at - 14), at));

/** `22/May`, `May/22`, `2020/22/May`: a slash between digits and letters joins like a hyphen. */
const DATE_SLASH = /^(?:\d\/(?:\d{1,2}\/)?\p{L}|\p{L}\/\d)/u;

const COMMA = meaningOf({ ',': 0 });
const OTHER = meaningOf({ _: 0 });
