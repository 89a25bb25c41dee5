import type { Amount } from './amount.ts';
import { type Lexeme, lexemeOf } from './lexeme.ts';

/**
 * `2 and a half hours ago`, `一个半小时后`: a mixed number before a unit of time is one number for the rules of
 * dates and times. Elsewhere its parts stay apart, as in `a las tres y media`.
 */
export const withMixedNumbers = (
  lexemes: readonly Lexeme[],
  amounts: () => readonly Amount[],
  base: string,
): Lexeme[] => {
  const whole = [...lexemes];
  // French hours and o'clock are one word: `sept heures et demie`.
  const isUnit = ({ readings }: Lexeme) =>
    readings.U !== undefined && (base !== 'fr' || readings.H === undefined);
  if (!lexemes.some(isUnit)) return whole;
  for (const amount of amounts()) {
    if (Number.isInteger(amount.value) || amount.value <= 1 || amount.isOrdinal) continue;
    const first = whole.findIndex(({ start }) => start === amount.body);
    let end = first;
    while (first !== -1 && (whole[end]?.end ?? Number.POSITIVE_INFINITY) <= amount.end) end++;
    const unit = whole[end];
    if (end - first < 2 || unit === undefined || !isUnit(unit) || isTime(whole[first - 1])) continue;
    const { body: start } = amount;
    whole.splice(first, end - first, lexemeOf({ v: amount.value }, { start, end: amount.end, digits: 0 }));
  }
  return whole;
};

/** `a las tres y media horas` is a time. */
const isTime = (before: Lexeme | undefined): boolean =>
  before?.readings.a !== undefined || before?.readings.w !== undefined;
