import type { Amount } from '../amount.ts';
import { anotherWords } from '../data/another-words.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Reading } from '../reading.ts';

export type Duration = {
  readonly amount: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
};

const LETTERS: Readonly<Record<string, string>> = { d: 'day', w: 'wk', y: 'yr' };
const LETTER_AFTER = /^ ?([dwy])(?![\p{L}\d])/u;
const TIME_BEFORE = /(?:^|\s)(?:for|within|after|during|lasts?|takes?|about|every|next|past|\d+ ?[wy],?) $/;
const TIME_AFTER = /^,? \d{1,2} ?([dhm])(?![\p{L}\d])/u;
/** The longest of these words, with the spaces around it. */
const TIME_UNITS_MAX = 8;

/**
 * `for 10D`, `3Y`, `5d 4h`: English letters, alone or beside other time, because seats and films are `10D`
 * and `3D`.
 */
export const letterDuration = ({ folded }: Reading, amount: Amount): Duration | undefined => {
  const letter = LETTER_AFTER.exec(folded.slice(amount.end, amount.end + 3));
  const unit = LETTERS[letter?.[1] ?? ''];
  if (letter === null || unit === undefined || amount.digits === 0 || amount.value <= 0) return undefined;
  const end = amount.end + letter[0].length;
  const isAlone =
    amount.start === 0 && end === folded.length && !(unit === 'day' && amount.value < SOLID_MAX);
  const isTime = TIME_BEFORE.test(folded.slice(Math.max(0, amount.start - TIME_UNITS_MAX), amount.start));
  const unitAfter = TIME_AFTER.exec(folded.slice(end, end + TIME_UNITS_MAX))?.[1];
  const isFirst = unitAfter !== undefined && unitAfter !== letter[1];
  return isAlone || isTime || isFirst ? { amount: amount.value, unit, start: amount.start, end } : undefined;
};

/** 2D, 3D and 4D are dimensions. */
const SOLID_MAX = 5;

/** `por otro día`, `for another hour`: one of the unit. */
export const anotherUnit = (
  folded: string,
  base: string,
  table: () => PhraseTable<string>,
): readonly Duration[] => {
  const shape = anotherWords[base];
  if (shape === undefined) return [];
  return [...folded.matchAll(shape)].flatMap((match) => {
    const at = match.index + match[0].length;
    const unit = table().at(folded, at);
    const start = at - (match[1]?.length ?? 0);
    return unit === undefined ? [] : [{ amount: 1, unit: unit.value, start, end: unit.end }];
  });
};

const TENS_AND = /^ (?:and|et) $/;
const RANGE_BEFORE = /(?:between|from|entre|de) $/;

/** `twenty and four hours`: tens and a unit are one number before a unit of time. */
export const withTensBefore = (amounts: readonly Amount[], folded: string): readonly Amount[] => {
  const isTens = ({ value, digits }: Amount) =>
    digits === 0 && value >= 20 && value < 100 && value % 10 === 0;
  return amounts.flatMap((amount, place) => {
    const next = amounts[place + 1];
    const before = amounts[place - 1];
    if (before !== undefined && isTens(before) && isUnitOf(before, amount, folded)) return [];
    const isJoined = next !== undefined && isTens(amount) && isUnitOf(amount, next, folded);
    return isJoined ? [{ ...amount, value: amount.value + next.value, end: next.end }] : [amount];
  });
};

const isUnitOf = (
  tens: Amount,
  { start, end, value, digits, isArticle, isOrdinal }: Amount,
  folded: string,
) =>
  digits === 0 &&
  !isArticle &&
  !isOrdinal &&
  Number.isInteger(value) &&
  value >= 1 &&
  value <= 9 &&
  end > start &&
  TENS_AND.test(folded.slice(tens.end, start)) &&
  !RANGE_BEFORE.test(folded.slice(Math.max(0, tens.start - 8), tens.start));
