import type { Lexeme } from '../lexeme.ts';

/** A small word between the parts of a date. */
export const isFiller = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.readings.e !== undefined || lexeme.readings[','] !== undefined) &&
  lexeme.readings.j === undefined &&
  lexeme.readings.f === undefined;

/** A day such as `tomorrow` or `Monday`, without a part of it. */
export const isDayName = (lexeme: Lexeme | undefined): boolean =>
  (lexeme?.readings.d ?? lexeme?.readings.W) !== undefined && lexeme?.readings.Z === undefined;
