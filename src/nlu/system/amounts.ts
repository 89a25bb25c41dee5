import { isWordUnit } from './folding.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { type NumberSpan, round } from './number-span.ts';

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

/** Joins the numbers of a text to amounts: `two and a half`, `drei Komma fünf`. */
export const amountsIn = (
  folded: string,
  found: readonly NumberSpan[],
  lexicon: NumberLexicon,
): readonly Amount[] => {
  if (found.length === 0) return NO_AMOUNTS;
  const amounts: Amount[] = [];
  const numbers = found.every(isFiniteNumber) ? found : found.filter(isFiniteNumber);
  for (let place = 0; place < numbers.length; place += 1) {
    const span = numbers[place] as NumberSpan; // in range
    // What an amount before has taken in.
    if (span.start < (amounts.at(-1)?.end ?? 0)) continue;
    const whole = span.isOrdinal
      ? undefined
      : (withDecimals(span, numbers[place + 1], folded, lexicon) ?? withHalf(span, folded, lexicon));
    amounts.push(whole ?? span);
  }
  return amounts;
};

const NO_AMOUNTS: readonly Amount[] = [];

const isFiniteNumber = ({ value }: NumberSpan): boolean => Number.isFinite(value);

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
