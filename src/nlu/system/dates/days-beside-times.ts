import { wordsOnDays } from '../data/words-on-days.ts';
import { lookBack } from '../folding.ts';
import type { Lexeme } from '../lexeme.ts';
import type { ClockValue } from './clock-values.ts';
import type { DateValue, Placed } from './date-values.ts';
import type { Moments } from './moments.ts';
import { isFiller } from './moments-placed.ts';
import { dayOfMonth } from './numbered-days.ts';

/** `a las siete del 25`, `la soirée du 3`: the number of a day right after a time or a part of a day. */
export const daysAfterTimes = (
  moments: Moments,
  clocks: readonly Placed<ClockValue>[],
): Placed<DateValue>[] => {
  const { lexemes, today } = moments;
  return clocks.flatMap(({ end, isRelative, isPeriod }) => {
    if (isRelative || (isPeriod && lexemes[end - 1]?.readings.Z === undefined)) return [];
    const place = isLinkedDay(moments, end) ? end + 1 : isOnThe(moments, end) ? end + 2 : undefined;
    const date = place === undefined ? undefined : dayOfMonth(lexemes[place], today);
    return date === undefined || place === undefined ? [] : [{ ...date, first: place, end: place + 1 }];
  });
};

const isLinkedDay = ({ lexemes }: Moments, at: number): boolean => {
  const [link, day, next] = lexemes.slice(at, at + 3);
  const isDay = link?.readings.l !== undefined && link.readings.e !== undefined && (day?.digits ?? 0) > 0;
  return isDay && (next === undefined || next.readings._ !== undefined || isFiller(next));
};

/** `noon on the first`, `8pm on the 15`; what follows must not be what the number counts. */
const isOnThe = ({ lexemes, text, base }: Moments, at: number): boolean => {
  const [on, the, day, next] = base === 'en' ? lexemes.slice(at, at + 4) : [];
  return (
    (day?.readings.o !== undefined || isDayInDigits(day)) &&
    (next === undefined || isFiller(next)) &&
    /^on the$/i.test(text.slice(on?.start, the?.end))
  );
};

const isDayInDigits = (day: Lexeme | undefined): boolean =>
  day !== undefined && day.digits > 0 && day.digits <= 2 && day.readings.n !== undefined;

/** `on the 25 at 8pm`, `op 15 om 8:00`, `15 को सात बजे`: a word for "on" beside the number of a day, and a time. */
export const daysBeforeTimes = (
  { lexemes, today, text, base }: Moments,
  clocks: readonly Placed<ClockValue>[],
): Placed<DateValue>[] => {
  const said = wordsOnDays[base];
  if (said === undefined) return [];
  return clocks.flatMap(({ first, isPeriod, isRelative }) => {
    if (isPeriod || isRelative) return [];
    let end = first;
    while (isFiller(lexemes[end - 1])) end--;
    const day = lexemes[end - 1];
    if (day === undefined || !isDayInDigits(day)) return [];
    const isSaid = said.isAfter
      ? said.words.test(text.slice(day.end, lexemes[first]?.start))
      : said.words.test(lookBack(text, day.start, ON_UNITS_MAX));
    const date = isSaid ? dayOfMonth(day, today) : undefined;
    return date === undefined ? [] : [{ ...date, first: end - 1, end }];
  });
};

/** Longer than these words. */
const ON_UNITS_MAX = 10;

/** `on the 17 from 2pm to 4pm`: the number of a day right before a range of times. */
export const daysBeforeRanges = (
  { lexemes, today }: Moments,
  clocks: readonly Placed<ClockValue>[],
): Placed<DateValue>[] =>
  clocks.flatMap(({ first, isPeriod, isRelative }) => {
    if (!isPeriod || isRelative) return [];
    let place = first - 1;
    // Turkish 12'sinde
    if (isSuffix(lexemes[place - 1], lexemes[place])) place--;
    const day = lexemes[place];
    const isSaid =
      isFiller(lexemes[place - 1]) || lexemes[place - 1]?.readings.j !== undefined || place < first - 1;
    const date = isSaid && isDayInDigits(day) ? dayOfMonth(day, today) : undefined;
    return date === undefined ? [] : [{ ...date, first: place, end: first }];
  });

const isSuffix = (number: Lexeme | undefined, lexeme: Lexeme | undefined): boolean =>
  number !== undefined && lexeme !== undefined && number.end + 1 === lexeme.start && isFiller(lexeme);
