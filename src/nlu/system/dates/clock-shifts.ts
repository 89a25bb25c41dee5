import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { DAY_SECONDS } from './calendar.ts';
import { type ClockValue, secondsOfUnit } from './clock-values.ts';
import { directionOf, LANGUAGES_COUNTING_AFTER, wayOf } from './date-shifts.ts';
import type { Placed } from './date-values.ts';

type Said = { readonly lexemes: readonly Lexeme[]; readonly base: string };

/** Times relative to others: `two hours before noon`, `half an hour after 8 pm`, `正午の1時間前`. */
export const countedFromClock = (
  said: Said,
  clocks: readonly Placed<ClockValue>[],
): readonly Placed<ClockValue>[] =>
  clocks.flatMap((clock) => {
    if (clock.isPeriod || clock.isRelative) return [];
    return before(said, clock) ?? after(said, clock) ?? [];
  });

/** The words for "at" and the articles between "before" and the time. */
const isAt = (lexeme: Lexeme | undefined): boolean =>
  (lexeme?.readings.e ?? lexeme?.readings.a ?? lexeme?.readings.w) !== undefined;

const before = ({ lexemes }: Said, clock: Placed<ClockValue>): Placed<ClockValue> | undefined => {
  let place = clock.first - 1;
  while (isAt(lexemes[place]) && wayBefore(lexemes[place]) === 0) place--;
  const way = wayBefore(lexemes[place]);
  const length = way === 0 ? undefined : lengthEndingAt(lexemes, place);
  return length && shiftClock(clock, way * length.seconds, length.first, clock.end);
};

/** Only before and after: `from`, `to` and `and` make ranges and sums. */
const wayBefore = (lexeme: Lexeme | undefined): 1 | -1 | 0 => {
  const readings = lexeme?.readings;
  if (readings === undefined || (readings['('] ?? readings['&']) !== undefined) return 0;
  // `in 8 hours`; but German `nach` is in and after.
  if (readings.f !== undefined && readings['>'] === undefined) return 0;
  return directionOf(lexeme);
};

type Length = { readonly seconds: number; readonly first: number };

const lengthEndingAt = (lexemes: readonly Lexeme[], end: number): Length | undefined => {
  const phrase = secondsOf(lexemes[end - 1]);
  if (phrase !== undefined) return { seconds: phrase, first: end - 1 };
  const seconds = countedSeconds(lexemes[end - 2], lexemes[end - 1]);
  return seconds === undefined ? undefined : { seconds, first: end - 2 };
};

/** Half an hour, three quarters of an hour. */
const secondsOf = (phrase: Lexeme | undefined): number | undefined => {
  const [amount, unit = ''] = textOf(phrase, 'G').split(',');
  const seconds = Number(amount) * secondsOfUnit(unit);
  return Number.isNaN(seconds) ? undefined : seconds;
};

const countedSeconds = (count: Lexeme | undefined, unit: Lexeme | undefined): number | undefined => {
  const seconds = (readingOf(count, 'n', 'x', 'v') ?? Number.NaN) * secondsOfUnit(textOf(unit, 'U'));
  return Number.isNaN(seconds) || seconds >= DAY_SECONDS ? undefined : seconds;
};

/** Languages that say it in the other order: geceyarısından bir saat önce. */
const after = ({ lexemes, base }: Said, clock: Placed<ClockValue>): Placed<ClockValue> | undefined => {
  if (!LANGUAGES_COUNTING_AFTER.has(base)) return undefined;
  const link = lexemes[clock.end];
  const isLinked = link?.readings.e !== undefined || link?.readings['-'] !== undefined;
  const place = isLinked ? clock.end + 1 : clock.end;
  const [count, unit, way] = lexemes.slice(place, place + 3);
  const seconds = wayOf(way) === 0 ? undefined : countedSeconds(count, unit);
  return seconds === undefined ? undefined : shiftClock(clock, wayOf(way) * seconds, clock.first, place + 3);
};

/** English `4 nights` are a stay, not this night; other languages have no part of a day in the plural. */
export const isCountedPart = (
  { lexemes, base, text }: Said & { readonly text: string },
  { first, end, isPeriod }: Placed<ClockValue>,
): boolean => {
  const part = lexemes[first];
  if (base !== 'en' || !isPeriod || end - first !== 1 || part?.readings.Z === undefined) return false;
  const count = lexemes[first - 1]?.readings;
  return (count?.n ?? count?.v) !== undefined && text.charAt(part.end - 1) === 's';
};

const shiftClock = (clock: Placed<ClockValue>, seconds: number, first: number, end: number) => {
  const at = (clock.from + seconds + DAY_SECONDS) % DAY_SECONDS;
  return { ...clock, from: at, to: at, first, end };
};
