import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { has, place, placeBefore, type Said } from './attached-places.ts';
import { addMonths, type Day } from './calendar.ts';
import type { DateValue, Placed } from './date-values.ts';

const daysOf = (from: Day, count: number | undefined, unit: string): [Day, Day] | undefined => {
  if (count === undefined || count < 1 || count > 1000 || !Number.isInteger(count)) return undefined;
  if (unit === 'day' || unit === 'wk') return [from, from + count * (unit === 'wk' ? 7 : 1) - 1];
  if (unit === 'mo' || unit === 'yr') return [from, addMonths(from, count * (unit === 'yr' ? 12 : 1)) - 1];
  return undefined;
};

/** `3 days starting tomorrow`, `for 3 days from today`, `a week from 20 December on`. */
export const daysFrom = ({ lexemes }: Said, date: Placed<DateValue>) => {
  if (date.isPeriod) return undefined;
  const link = has(lexemes[date.first], 'b', '(') ? date.first : placeBefore(lexemes, date.first);
  if (!has(lexemes[link], 'b', '(')) return undefined;
  const unit = placeBefore(lexemes, link);
  const count = lexemes[unit - 1];
  const isFor = has(lexemes[placeBefore(lexemes, unit - 1)], 'i') || has(lexemes[unit - 2], 'i');
  if (!has(lexemes[link], 'b') && !isFor) return undefined;
  const amount = has(count, 'x') ? 1 : readingOf(count, 'n');
  return place(daysOf(date.from, amount, textOf(lexemes[unit], 'U')), unit - 1, date.end);
};

/** `from Monday for 3 days`, `ab Montag drei Tage`, 月曜日から3日間. */
export const daysAfter = ({ lexemes, base, text }: Said, date: Placed<DateValue>) => {
  if (date.isPeriod) return undefined;
  let at = date.end;
  while (has(lexemes[at], 'b') || (COUNTED_LAST.has(base) && has(lexemes[at], '-', '('))) at++;
  const isOpened = at > date.end || has(lexemes[date.first], 'b') || has(lexemes[date.first - 1], 'b');
  const isFor = has(lexemes[at], 'i');
  if (isFor) at++;
  const [count, unit, next] = lexemes.slice(at, at + 3);
  // `from Monday three weeks ago` and 月曜日から3日まで have other ends
  const isSpan = !COUNTED_LAST.has(base) || isSpanUnit(text, unit, next);
  if (!isFor && (!isOpened || !isSpan || has(next, 'g', 'F', 'L', 'R'))) return undefined;
  const amount = has(count, 'x') ? 1 : readingOf(count, 'n');
  return place(daysOf(date.from, amount, textOf(unit, 'U')), date.first, at + 2);
};

/** Languages whose word for "from" follows the day and may begin a range to another day. */
const COUNTED_LAST: ReadonlySet<string> = new Set(['ja', 'ko']);

/** 3日間, 3일간, 3일 동안: a number of days and no day of the month. */
const isSpanUnit = (text: string, unit: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  unit !== undefined && (/[間间간]$/.test(text.slice(unit.start, unit.end)) || has(next, 'i'));
