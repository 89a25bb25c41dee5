import type { DecadeKind } from './data/decade-words.ts';
import type { PeriodKind } from './data/period-words.ts';
import type { TimeKind } from './data/time-words.ts';
import { type KindMask, maskOf } from './kind-masks.ts';

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
  readonly readings: { readonly [Kind in LexemeKind]?: string | number };
  /** The digits of the whole part of a number; 0 if it is written in words. */
  readonly digits: number;
};

/** A lexeme for a word that is not in the text, such as the minutes in `10分後`. */
export const lexemeOf = (
  readings: Lexeme['readings'],
  { start, end, digits }: Pick<Lexeme, 'start' | 'end' | 'digits'> = NOWHERE,
): Lexeme => ({ start, end, kinds: maskOf(Object.keys(readings)), readings, digits });

const NOWHERE = { start: 0, end: 0, digits: 0 };

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
