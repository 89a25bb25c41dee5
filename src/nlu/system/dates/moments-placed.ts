import type { Lexeme } from '../lexeme.ts';

/** A small word between the parts of a date. */
export const isFiller = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.readings.e !== undefined || lexeme.readings[','] !== undefined) &&
  lexeme.readings.j === undefined &&
  lexeme.readings.f === undefined;
