import { neighbouringDays } from '../data/neighbouring-days.ts';
import { singularUnits } from '../data/singular-units.ts';
import { alternatives, foldPhrase, foldText } from '../folding.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import type { DateSetting, DateValue, Placed } from './date-values.ts';
import { isFiller } from './moments-placed.ts';
import { shiftDay } from './shifts.ts';

/** Dates relative to others: `three days after January 12`, `2 weeks from Friday`, `1月15日の三日後`. */
export const countedFrom = (
  lexemes: readonly Lexeme[],
  dates: readonly Placed<DateValue>[],
  { base, text }: Pick<DateSetting, 'base' | 'text'>,
): readonly Placed<DateValue>[] =>
  dates.flatMap((date) => before(lexemes, date, text) ?? after(lexemes, date, { base, text }) ?? []);

export const LANGUAGES_COUNTING_AFTER: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'tr', 'hi']);

/** The amount and the direction before the date. */
const before = (
  lexemes: readonly Lexeme[],
  date: Placed<DateValue>,
  text: string,
): Placed<DateValue> | undefined => {
  let place = beforeFillers(lexemes, date.first - 1);
  // since the year 2011
  if (lexemes[date.first]?.readings.y !== undefined && textOf(lexemes[place], 'U') === 'yr')
    place = beforeFillers(lexemes, place - 1);
  const beside = dayBeside(lexemes, place, date, text);
  if (beside !== undefined) return beside;
  const isOnDay = isWeekOn(lexemes, date, text);
  if (isOnDay) place = date.first - 1;
  const direction = isOnDay ? 1 : directionOf(lexemes[place]);
  const unit = lexemes[place - 1];
  const kind = unitOf(unit, text);
  if (direction === 0 || kind === '') return undefined;
  const count = lexemes[place - 2];
  const amount = readingOf(count, 'n', 'v');
  const isOne = isArticle(count) || (isBeforeOrAfter(lexemes[place]) && isSingular(text, unit));
  const said = amount ?? (isOne ? 1 : undefined);
  if (said === undefined) return undefined;
  const value = shiftDay(date.from, direction * said, kind);
  const hasCount = amount !== undefined || isArticle(count) || isFiller(count);
  return (
    value && { ...value, first: startOf(lexemes, hasCount ? place - 2 : place - 1, place), end: date.end }
  );
};

/** The place before words without a meaning or a direction. */
const beforeFillers = (lexemes: readonly Lexeme[], from: number): number => {
  let place = from;
  while (isFiller(lexemes[place]) && directionOf(lexemes[place]) === 0) place--;
  return place;
};

/** `in two years since 2011` begins with "in", and is not two years from now. */
const startOf = (lexemes: readonly Lexeme[], first: number, link: number): number =>
  lexemes[link]?.readings['('] !== undefined && lexemes[first - 1]?.readings.f === 0 ? first - 1 : first;

/** British `a week on Saturday`. */
const isWeekOn = (lexemes: readonly Lexeme[], date: Placed<DateValue>, text: string): boolean => {
  if (date.rolls !== 'week' || date.isPeriod || textOf(lexemes[date.first - 2], 'U') !== 'wk') return false;
  return /^on$/i.test(textAt(lexemes[date.first - 1], text));
};

/** `le lendemain de Noël`, `la veille du 14 juillet`. */
const dayBeside = (
  lexemes: readonly Lexeme[],
  place: number,
  date: Placed<DateValue>,
  text: string,
): Placed<DateValue> | undefined => {
  // il giorno dopo Natale
  const own = readingOf(lexemes[place], 'd');
  if (own !== undefined && place === date.first - 1 && !date.isPeriod && isNeighbour(lexemes[place], text)) {
    const value = shiftDay(date.from, own, 'day');
    return value && { ...value, first: place, end: date.end };
  }
  const noun = lexemes[place - 1];
  const days = readingOf(noun, 'd');
  if (days === undefined || date.isPeriod) return undefined;
  const isLink = lexemes[place]?.readings.l !== undefined || AT_DAY.test(textAt(lexemes[place], text));
  const value = isLink && isNeighbour(noun, text) ? shiftDay(date.from, days, 'day') : undefined;
  return value && { ...value, first: place - 1, end: date.end };
};

const NEIGHBOURS: ReadonlySet<string> = new Set(
  Object.values(neighbouringDays).flatMap((words) =>
    words.split(' ').map((word) => foldPhrase(word.replaceAll('_', ' '))),
  ),
);
const isNeighbour = (lexeme: Lexeme | undefined, text: string): boolean =>
  NEIGHBOURS.has(foldPhrase(textAt(lexeme, text)));

/** `el día siguiente a Navidad`. */
const AT_DAY = /^(?:al?|ao|à)$/i;
const textAt = (lexeme: Lexeme | undefined, text: string): string => text.slice(lexeme?.start, lexeme?.end);

const isBeforeOrAfter = (way: Lexeme | undefined): boolean =>
  way?.readings['('] === undefined && (way?.readings['<'] ?? way?.readings['>']) !== undefined;

/** In `el día después de Navidad`, `el día` usually introduces the number of a day. */
const unitOf = (unit: Lexeme | undefined, text: string): string =>
  textOf(unit, 'U') || (unit?.readings.j !== undefined && isSingular(text, unit) ? 'day' : '');

/** `the day after July 4th`: one of the unit, as its name says. */
const isSingular = (text: string, unit: Lexeme | undefined): boolean =>
  SINGULAR.test(foldText(textAt(unit, text)));
const SINGULAR = new RegExp(`^(?:${alternatives(singularUnits)})$`);

const isArticle = (lexeme: Lexeme | undefined): boolean => lexeme?.readings.x !== undefined;

export const directionOf = (lexeme: Lexeme | undefined): 1 | -1 | 0 => {
  if (lexeme === undefined || lexeme.readings['-'] !== undefined) return 0;
  // English `of` is both: a quarter of eight, the week of Monday.
  const isBefore = lexeme.readings['<'] !== undefined && lexeme.readings.l === undefined;
  if (isBefore || lexeme.readings.A !== undefined) return -1;
  const isAfter =
    lexeme.readings['('] !== undefined ||
    lexeme.readings['>'] !== undefined ||
    lexeme.readings.f !== undefined;
  return isAfter ? 1 : 0;
};

const after = (
  lexemes: readonly Lexeme[],
  date: Placed<DateValue>,
  { base, text }: Pick<DateSetting, 'base' | 'text'>,
): Placed<DateValue> | undefined => {
  if (!LANGUAGES_COUNTING_AFTER.has(base) || date.isPeriod) return undefined;
  let place = date.end;
  while (isFiller(lexemes[place]) || lexemes[place]?.readings['-'] !== undefined) place++;
  const said = shiftedByPhrase(lexemes, date, place) ?? neighbourAfter(lexemes, date, place, text);
  if (said !== undefined) return said;
  const isWayFirst = base === 'zh' && place === date.end && isWay(lexemes[place]);
  const [count, unit, way] = isWayFirst
    ? [lexemes[place + 1], lexemes[place + 2], lexemes[place]]
    : lexemes.slice(place, place + 3);
  // 20 Haziran'dan bir hafta önce
  const amount = readingOf(count, 'n', 'v') ?? (isArticle(count) ? 1 : undefined);
  const direction = wayOf(way);
  if (amount === undefined || direction === 0) return undefined;
  const kind = textOf(unit, 'U') || (unit?.readings.J === undefined ? '' : 'day');
  const value = shiftDay(date.from, direction * amount, kind);
  return value && { ...value, first: date.first, end: place + 3 };
};

export const wayOf = (way: Lexeme | undefined): 1 | -1 | 0 =>
  way?.readings.F === undefined ? (way?.readings.g === undefined ? 0 : -1) : 1;

const isWay = (way: Lexeme | undefined): boolean => wayOf(way) !== 0;

/** クリスマスの翌日 */
const neighbourAfter = (
  lexemes: readonly Lexeme[],
  date: Placed<DateValue>,
  place: number,
  text: string,
): Placed<DateValue> | undefined => {
  const days = isNeighbour(lexemes[place], text) ? readingOf(lexemes[place], 'd') : undefined;
  const value = days === undefined ? undefined : shiftDay(date.from, days, 'day');
  return value && { ...value, first: date.first, end: place + 1 };
};

/** 크리스마스 사흘 전: three days in one word. */
const shiftedByPhrase = (
  lexemes: readonly Lexeme[],
  date: Placed<DateValue>,
  place: number,
): Placed<DateValue> | undefined => {
  const [phrase, way] = lexemes.slice(place, place + 2);
  const [amount, unit = ''] = textOf(phrase, 'G').split(',');
  const value =
    isWay(way) && unit !== '' ? shiftDay(date.from, wayOf(way) * Number(amount), unit) : undefined;
  return value && { ...value, first: date.first, end: place + 2 };
};
