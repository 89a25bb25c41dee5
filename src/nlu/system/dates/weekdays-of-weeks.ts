import { type Lexeme, readingOf } from '../lexeme.ts';
import { type DateValue, isCommonWord, type Placed } from './date-values.ts';
import { isFiller } from './moments-placed.ts';

/** `the Friday of the first week of June`, `primera semana de octubre, el viernes`. */
export const weekdaysOfWeeks = (
  lexemes: readonly Lexeme[],
  dates: readonly Placed<DateValue>[],
): readonly Placed<DateValue>[] =>
  dates.flatMap((week) => {
    if (!week.isPeriod || week.to - week.from !== LAST_DAY) return [];
    const before = weekdayFrom(lexemes, week.first - 1, -1);
    // `Monday to Friday, first week of June` is a range.
    const isRange = before !== undefined && isEndOfRange(lexemes, before);
    const after = weekdayFrom(lexemes, week.end, 1);
    const place = before === undefined || isRange ? after : before;
    if (place === undefined) return [];
    const day = dayOfWeek(week, readingOf(lexemes[place], 'W') ?? 0);
    const [first, end] = [Math.min(place, week.first), Math.max(place + 1, week.end)];
    return [{ from: day, to: day, isPeriod: false, rolls: 'never' as const, first, end }];
  });

const LAST_DAY = 6;

/** The place of the weekday that comes next, with only fillers or a dash before it. */
const weekdayFrom = (lexemes: readonly Lexeme[], from: number, step: 1 | -1): number | undefined => {
  let place = from;
  while (isBetween(lexemes[place])) place += step;
  const isWeekday = lexemes[place]?.readings.W !== undefined && !isCommonWord(lexemes[place]);
  return isWeekday ? place : undefined;
};

const isBetween = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.readings.W === undefined &&
  (isFiller(lexeme) || lexeme?.readings.j !== undefined || isDash(lexeme));

const isDash = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.readings['-'] !== undefined && lexeme.end - lexeme.start === 1;

const isEndOfRange = (lexemes: readonly Lexeme[], place: number): boolean => {
  const joint = lexemes[place - 1]?.readings;
  return (joint?.['-'] ?? joint?.['&']) !== undefined && lexemes[place - 2]?.readings.W !== undefined;
};

/** Periods of a week begin on Sunday, but a named weekday is in the week from Monday on. */
const dayOfWeek = ({ from }: DateValue, weekday: number): number => from + 1 + ((weekday + 6) % 7);
