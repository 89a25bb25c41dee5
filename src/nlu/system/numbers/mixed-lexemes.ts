import type { Amount } from '../amount.ts';
import { type Lexeme, lexemeOf } from '../lexeme.ts';

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
  if (!lexemes.some((lexeme) => isUnit(lexeme) || lexeme.readings.G !== undefined)) return whole;
  const hasArticle = lexemes.some(isArticle);
  for (const amount of amounts())
    if (isMixed(amount) && (hasArticle || !Number.isInteger(amount.value))) joinMixed(whole, amount, isUnit);
  return whole;
};

const isMixed = ({ value, isOrdinal }: Amount): boolean => value > 1 && !isOrdinal;

const isArticle = (lexeme: Lexeme | undefined): boolean => lexeme?.readings.x !== undefined;

/** `una decena de días`, `une vingtaine de minutes`: an article, then a word for several. */
const isCollective = (first: Lexeme | undefined, { value }: Amount): boolean =>
  Number.isInteger(value) && isArticle(first);

/** Replaces the lexemes of the number by one, if a unit follows or the number has a word for several. */
const joinMixed = (whole: Lexeme[], amount: Amount, isUnit: (lexeme: Lexeme) => boolean): void => {
  const first = whole.findIndex((lexeme) => lexeme.start === amount.body);
  if (first === -1 || isTime(whole[first - 1])) return;
  let end = first;
  while ((whole[end]?.end ?? Number.POSITIVE_INFINITY) <= amount.end) end++;
  if (isCollective(whole[first], amount)) joinCollective(whole, amount, first, end);
  else if (!Number.isInteger(amount.value)) joinFraction(whole, amount, first, end, isUnit);
};

const joinCollective = (whole: Lexeme[], { body, ...amount }: Amount, first: number, end: number): void => {
  const kind = amount.value < 100 ? 'n' : 'v';
  const place = { start: body, end: amount.end, digits: 0 };
  if (end - first >= 2) whole.splice(first, end - first, lexemeOf({ [kind]: amount.value }, place));
};

const joinFraction = (
  whole: Lexeme[],
  { body: start, ...amount }: Amount,
  first: number,
  end: number,
  isUnit: (lexeme: Lexeme) => boolean,
): void => {
  const unit = whole[end];
  if (unit === undefined) return;
  const number = lexemeOf({ v: amount.value }, { start, end: amount.end, digits: 0 });
  const inside = unit.start < amount.end ? unitWithin(unit, amount.end) : undefined;
  if (inside !== undefined) whole.splice(first, end - first + 1, number, inside);
  else if (end - first >= 2 && isUnit(unit)) whole.splice(first, end - first, number);
};

/** The hours of `drie en een half uur`: 3.5, not half an hour. */
const unitWithin = (phrase: Lexeme, start: number): Lexeme | undefined => {
  const unit = DOUBLED[String(phrase.readings.G)];
  return unit === undefined ? undefined : lexemeOf({ U: unit }, { ...phrase, start: start + 1 });
};

/** The units that these are half of. */
const DOUBLED: Readonly<Record<string, string>> = { '30,min': 'h', '12,h': 'day', '6,mo': 'yr' };

/** `a las tres y media horas` is a time. */
const isTime = (before: Lexeme | undefined): boolean =>
  before?.readings.a !== undefined || before?.readings.w !== undefined;
