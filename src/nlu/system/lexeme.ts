import type { DecadeKind } from './data/decade-words.ts';
import type { PeriodKind } from './data/period-words.ts';
import type { TimeKind } from './data/time-words.ts';
import { KINDS, type KindMask, maskOf } from './kind-masks.ts';

/**
 * Kinds of lexemes that are not words of a table: numbers of several sizes, dates and clock times in digits.
 */
export type WrittenKind = 'n' | 'y' | 'o' | 'x' | 'v' | 'D' | 'c' | ',' | '_';

/** Kinds of words of dates and times; those beside the tables' own are described at `timeLexicon`. */
export type TimeWordKind = TimeKind | DecadeKind | PeriodKind | 'V' | 'G' | 'Q' | 'X' | '?' | 'u' | '@' | 's';

export type LexemeKind = TimeWordKind | WrittenKind;

/**
 * A word of a text as seen by the rules of dates and times. For numbers, `n` is below 100, `y` may be a year,
 * `o` is an ordinal, `x` an article, `v` any other; `_` is a word without a role in dates.
 */
export type Lexeme = {
  readonly start: number;
  readonly end: number;
  /** The kinds of its readings. */
  readonly kinds: KindMask;
  readonly readings: LexemeReadings;
  /** The digits of the whole part of a number; 0 if it is written in words. */
  readonly digits: number;
};

/** The value in each kind that a word has. */
export type LexemeReadings = { readonly [Kind in LexemeKind]: string | number | undefined };
export type SomeReadings = { readonly [Kind in LexemeKind]?: string | number | undefined };

/** What a word may be, wherever it is. */
export type Meaning = Pick<Lexeme, 'kinds' | 'readings'>;

/** All readings have the same properties, because V8 reads objects of many shapes slowly. */
const NO_READINGS = Object.fromEntries(
  [...KINDS, '?', '_', 's'].map((kind) => [kind, undefined]),
) as LexemeReadings;

export const meaningOf = (some: SomeReadings): Meaning => {
  const kinds = Object.keys(some).filter((kind) => some[kind as LexemeKind] !== undefined);
  const [kind] = kinds;
  if (kind !== undefined && kinds.length === 1) return meaningOfOne(kind, some[kind as LexemeKind] ?? 0);
  return { kinds: maskOf(kinds), readings: { ...NO_READINGS, ...some } };
};

/** Values of one kind, half a kilobyte each: more than usual texts have. Further ones are built each time. */
const MEANINGS_KEPT_MAX = 4000;

/** Shared, because most words have one kind, and a text may have many numbers. */
const meaningOfOne = (kind: string, value: string | number): Meaning => {
  const ofKind = byValue.get(kind) ?? new Map<string | number, Meaning>();
  let meaning = ofKind.get(value);
  if (meaning !== undefined) return meaning;
  meaning = { kinds: maskOf(kind), readings: { ...NO_READINGS, [kind]: value } };
  if (ofKind.size < MEANINGS_KEPT_MAX) byValue.set(kind, ofKind.set(value, meaning));
  return meaning;
};
const byValue = new Map<string, Map<string | number, Meaning>>();

type Place = Pick<Lexeme, 'start' | 'end' | 'digits'>;
const NOWHERE: Place = { start: 0, end: 0, digits: 0 };

export const lexemeAt = ({ kinds, readings }: Meaning, { start, end, digits }: Place): Lexeme => ({
  start,
  end,
  kinds,
  readings,
  digits,
});

/** A lexeme for a word that is not in the text, such as the minutes in `10分後`. */
export const lexemeOf = (some: SomeReadings, place: Place = NOWHERE): Lexeme =>
  lexemeAt(meaningOf(some), place);

/** One of a single kind: a quick way for the numbers of a text. */
export const lexemeOfOne = (kind: LexemeKind, value: string | number, place: Place): Lexeme =>
  lexemeAt(meaningOfOne(kind, value), place);

/** Its number in the first of these kinds that it has. */
export const readingOf = (lexeme: Lexeme | undefined, ...kinds: LexemeKind[]): number | undefined => {
  for (const kind of kinds) {
    const value = lexeme?.readings[kind];
    if (typeof value === 'number') return value;
  }
  return undefined;
};

export const textOf = (lexeme: Lexeme | undefined, kind: LexemeKind): string =>
  String(lexeme?.readings[kind] ?? '');
