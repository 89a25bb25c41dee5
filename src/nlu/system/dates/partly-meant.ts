import type { Lexeme } from '../lexeme.ts';
import type { DateValue, Placed } from './date-values.ts';
import type { Moments } from './moments.ts';
import { isFiller } from './moments-placed.ts';

/** `weekdays in June`, without a number. */
const isOfWorkdays = (lexemes: readonly Lexeme[], before: number): boolean => {
  const unit = lexemes[before]?.readings.f === undefined ? before : before - 1;
  return lexemes[unit]?.readings.U === 'workday' && lexemes[unit - 1]?.readings.n === undefined;
};

/** `weekdays in June` are several, and `3 days before this week` are not of it. */
export const isPartlyMeant = (
  { lexemes, text, base }: Moments,
  { first, end }: Placed<DateValue>,
): boolean => {
  if (base === 'tr' && TURKISH_LATER.test(text.slice(lexemes[end - 1]?.end))) return true;
  let before = first - 1;
  while (isFiller(lexemes[before])) before--;
  if (isOfWorkdays(lexemes, before)) return true;
  const readings = lexemes[before]?.readings;
  if (readings === undefined || readings.U !== undefined) return false;
  return (readings.F ?? readings.g ?? readings.m) !== undefined;
};

/** Turkish puts it after: bu hafta daha sonra. */
const TURKISH_LATER = /^(?: içinde)?(?: daha)? sonra(?!\p{L})/u;
