import { isWordUnit } from './folding.ts';
import { type NumberLexicon, numberLexicon } from './number-lexicon.ts';
import { type NumberSpan, round } from './number-span.ts';
import type { Found, Reading, Recognizer } from './reading.ts';

/** A number with what belongs to it beyond its words: halves, decimals in words, fractions. */
export type Amount = {
  readonly start: number;
  /** Where its digits or words begin, after a sign. */
  readonly body: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
  readonly isArticle: boolean;
  readonly isGlued: boolean;
  /** How many digits the whole part has; 0 when written in words. */
  readonly digits: number;
};

/** Joins the numbers of a reading to amounts: `two and a half`, `drei Komma fünf`. */
export const amountFinder = (base: string): ((reading: Reading) => readonly Amount[]) => {
  const lexicon = numberLexicon(base);
  const known = new WeakMap<Reading, readonly Amount[]>();
  return (reading) => {
    const amounts = known.get(reading) ?? amountsIn(reading, lexicon);
    known.set(reading, amounts);
    return amounts;
  };
};

const amountsIn = (reading: Reading, lexicon: NumberLexicon): readonly Amount[] => {
  const amounts: Amount[] = [];
  const numbers = reading.numbers().filter((span) => Number.isFinite(span.value));
  for (const [place, span] of numbers.entries()) {
    // What an amount before has taken in.
    if (span.start < (amounts.at(-1)?.end ?? 0)) continue;
    const whole = span.isOrdinal
      ? undefined
      : (withDecimals(span, numbers[place + 1], reading.folded, lexicon) ??
        withHalf(span, reading.folded, lexicon));
    amounts.push(whole ?? span);
  }
  return amounts;
};

export const numberRecognizers = (base: string): Readonly<Record<string, Recognizer>> => {
  const amountsOf = amountFinder(base);
  const where =
    (holds: (amount: Amount) => boolean): Recognizer =>
    (reading) =>
      plausible(amountsOf(reading), reading.folded, base).filter(holds).map(toFound);
  return {
    'sys.number': where(() => true),
    'sys.cardinal': where((amount) => !amount.isOrdinal),
    'sys.ordinal': where((amount) => amount.isOrdinal),
    'sys.number-integer': where((amount) => !amount.isOrdinal && Number.isInteger(amount.value)),
    'sys.number-sequence': numberSequences,
  };
};

const toFound = ({ value, start, end }: Amount): Found => ({ value, start, end });

/** Leaves out what is part of a word or a code, and articles beside real numbers. */
const plausible = (amounts: readonly Amount[], folded: string, base: string): readonly Amount[] => {
  const free = amounts.filter((amount, place) => !amount.isGlued && !isSecondOfTime(amounts, place, folded));
  const real = free.filter((amount) => !amount.isArticle && !isPronoun(amount, folded));
  // English has a word for one beside its article.
  return real.length > 0 || base === 'en' ? real : free.filter((amount) => !isPronoun(amount, folded));
};

/** `a second`, `un secondo`: the unit of time. */
const isSecondOfTime = (amounts: readonly Amount[], place: number, folded: string): boolean => {
  const amount = amounts[place];
  if (amount === undefined || !amount.isOrdinal || amount.value !== 2 || amount.digits > 0) return false;
  const before = amounts[place - 1];
  return (
    before !== undefined &&
    !before.isOrdinal &&
    before.end + 1 === amount.start &&
    folded.charAt(before.end) === ' '
  );
};

/** `the third one`, `this one`: no number. */
const isPronoun = (amount: Amount, folded: string): boolean =>
  amount.value === 1 &&
  folded.slice(amount.start, amount.end) === 'one' &&
  /(?:this|that|the|which|last|next|first|second|third|other|another|new|no|each|every) $/.test(
    folded.slice(Math.max(0, amount.start - 9), amount.start),
  );

const withHalf = (span: NumberSpan, folded: string, lexicon: NumberLexicon): Amount | undefined => {
  for (const [phrase, part] of lexicon.halves) {
    const from = folded.charAt(span.end) === ' ' ? span.end + 1 : span.end;
    if (!folded.startsWith(phrase, from)) continue;
    const end = from + phrase.length;
    if (end < folded.length && isWordUnit(folded.charCodeAt(end))) continue;
    return { ...span, end, value: span.value + part, isArticle: false, isGlued: false };
  }
  return undefined;
};

const withDecimals = (
  span: NumberSpan,
  next: NumberSpan | undefined,
  folded: string,
  lexicon: NumberLexicon,
): Amount | undefined => {
  if (next === undefined || next.isOrdinal || next.value < 0 || !Number.isInteger(next.value))
    return undefined;
  const between = folded.slice(span.end, next.start);
  if (between === '点' && span.digits === 0) return decimal(span, next, String(next.value));
  if (!between.startsWith(' ') || !between.endsWith(' ') || !lexicon.points.has(between.trim()))
    return undefined;
  return decimal(span, next, next.digits > 0 ? folded.slice(next.start, next.end) : String(next.value));
};

const decimal = (span: NumberSpan, next: NumberSpan, decimals: string): Amount | undefined => {
  const value = Number(`${span.value}.${decimals}`);
  return Number.isNaN(value)
    ? undefined
    : { ...span, end: next.end, value: round(value), isArticle: false, isGlued: false };
};

/** `1 2 2003`: at least two numbers in digits with a space or a hyphen between, as typed. */
const numberSequences: Recognizer = (reading) => {
  if (!reading.hasDigit) return [];
  return [...reading.folded.matchAll(/(?<![\d\p{L}.,:/])\d+(?:[ -]\d+)+(?![\d\p{L}:/])/gu)].map((match) => ({
    value: reading.text.slice(match.index, match.index + match[0].length),
    start: match.index,
    end: match.index + match[0].length,
  }));
};
