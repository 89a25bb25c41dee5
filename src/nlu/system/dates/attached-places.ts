import type { Lexeme } from '../lexeme.ts';
import type { Day } from './calendar.ts';
import { period } from './date-values.ts';
import { isFiller } from './moments-placed.ts';

/** A text around a date. */
export type Said = {
  readonly lexemes: readonly Lexeme[];
  readonly base: string;
  readonly text: string;
  readonly today: Day;
};

/** The place of the last lexeme before `place` with a meaning, and whether fillers are between. */
export const placeBefore = (lexemes: readonly Lexeme[], place: number): number => {
  let before = place - 1;
  while (isFiller(lexemes[before]) && lexemes[before]?.readings.m === undefined) before--;
  return before;
};

export const placeAfter = (lexemes: readonly Lexeme[], end: number): number => {
  let after = end;
  while (isFiller(lexemes[after])) after++;
  return after;
};

export const has = (lexeme: Lexeme | undefined, ...kinds: (keyof Lexeme['readings'])[]): boolean =>
  lexeme !== undefined && kinds.some((kind) => lexeme.readings[kind] !== undefined);

/** A period at lexemes `first` to `end`. */
export const place = (days: readonly [Day, Day] | undefined, first: number, end: number) => {
  const value = period(days);
  return value && { ...value, first, end };
};
