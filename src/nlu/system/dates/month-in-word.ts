import { isWordUnit } from '../folding.ts';
import { type Lexeme, lexemeOfOne, type Meaning } from '../lexeme.ts';
import type { PhraseTable } from '../phrases.ts';

/** The weeks that Germanic languages write in one word with their month: Oktoberwoche, oktoberhelgen. */
const WEEK_IN_WORD = /(?:wochen?|wochenenden?|week|weekend|veckan?|helgen?)(?![\p{L}\d])/uy;
const FIRST_LETTERS = 'wvh';
/** From `mai` to `september`. */
const MONTH_UNITS = [9, 8, 7, 6, 5, 4, 3];

/** The month that begins such a word. */
export const monthInWord = (
  folded: string,
  at: number,
  lexicon: PhraseTable<Meaning>,
): Lexeme | undefined => {
  if (!isWordUnit(folded.charCodeAt(at)) || (at > 0 && isWordUnit(folded.charCodeAt(at - 1))))
    return undefined;
  const length = MONTH_UNITS.find((units) => isWeekAt(folded, at + units));
  const month = length === undefined ? undefined : lexicon.get(folded.slice(at, at + length))?.readings.M;
  return length === undefined || month === undefined
    ? undefined
    : lexemeOfOne('M', month, { start: at, end: at + length, digits: 0 });
};

const isWeekAt = (folded: string, at: number): boolean => {
  if (!FIRST_LETTERS.includes(folded.charAt(at))) return false;
  WEEK_IN_WORD.lastIndex = at;
  return WEEK_IN_WORD.test(folded);
};

/** Whether the word goes on with a week. */
export const isMonthInWord = (folded: string, before: Lexeme): boolean =>
  before.readings.M !== undefined && isWeekAt(folded, before.end);
