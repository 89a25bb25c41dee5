import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { DAY_SECONDS } from './calendar.ts';
import { type ClockValue, secondsOfUnit } from './clock-values.ts';
import type { Placed } from './date-values.ts';
import { isFiller } from './moments-placed.ts';

type Length = { readonly seconds: number; readonly first: number; readonly end: number };

/** `from 10 am for 2 hours`, `for 90 minutes from 14:00`: the time that begins the range and how long it lasts. */
export const lastingFrom = (
  lexemes: readonly Lexeme[],
  start: Placed<ClockValue>,
): Placed<ClockValue> | undefined => {
  const length = lengthAt(lexemes, start.end) ?? lengthBefore(lexemes, start.first);
  if (length === undefined || start.isPeriod || start.isRelative) return undefined;
  const to = start.from + length.seconds;
  if (to > DAY_SECONDS) return undefined;
  return {
    ...start,
    to,
    isPeriod: true,
    isOpen: false,
    first: Math.min(openedAt(lexemes, start.first), length.first),
    end: Math.max(start.end, length.end),
  };
};

/** The place of the word for "from" before a time, or of the time. */
const openedAt = (lexemes: readonly Lexeme[], first: number): number =>
  lexemes[first - 1]?.readings['('] === undefined ? first : first - 1;

const partAt = (lexemes: readonly Lexeme[], place: number): number | undefined => {
  const unit = secondsOfUnit(textOf(lexemes[place + 1], 'U'));
  const count = lexemes[place]?.readings.x === undefined ? readingOf(lexemes[place], 'n', 'v') : 1;
  return Number.isNaN(unit) || count === undefined ? undefined : unit * count;
};

const lengthAt = (lexemes: readonly Lexeme[], link: number): Length | undefined => {
  const seconds = lexemes[link]?.readings.i === undefined ? undefined : partAt(lexemes, link + 1);
  if (seconds === undefined) return undefined;
  const next = lexemes[link + 3]?.readings['&'] === undefined ? link + 3 : link + 4;
  const more = partAt(lexemes, next);
  return more === undefined
    ? { seconds, first: link, end: link + 3 }
    : { seconds: seconds + more, first: link, end: next + 2 };
};

const lengthBefore = (lexemes: readonly Lexeme[], first: number): Length | undefined => {
  let opener = first;
  if (lexemes[opener]?.readings['('] === undefined) opener--;
  if (lexemes[opener]?.readings['('] === undefined) return undefined;
  let link = opener - 3;
  if (lexemes[link]?.readings.i === undefined) link -= 2;
  while (isFiller(lexemes[link]) && lexemes[link]?.readings.i === undefined) link--;
  const length = lengthAt(lexemes, link);
  return length?.end === opener ? length : undefined;
};
