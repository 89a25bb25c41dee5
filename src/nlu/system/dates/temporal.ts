import { baseLanguage } from '../language.ts';
import { lazily } from '../lazily.ts';
import type { DigitOrder } from '../numbers/digit-shapes.ts';
import { withoutFractions } from '../numbers/fractions.ts';
import { withMixedNumbers } from '../numbers/mixed-lexemes.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { isoDay, isoTime } from './calendar.ts';
import type { ClockValue } from './clock-values.ts';
import { dateRanges } from './date-ranges.ts';
import { dateTimes } from './date-times.ts';
import type { DateValue, Placed } from './date-values.ts';
import { daysText, longest, Moments, secondsOnDay, trimmedSpan } from './moments.ts';
import { withNamedMonths } from './named-months.ts';
import { isPartlyMeant } from './partly-meant.ts';
import { inPartAfter } from './parts-after.ts';
import { isOfEitherYear, isWithoutEnd, sidedPeriods } from './sided-periods.ts';
import { lexemesOf } from './time-lexer.ts';
import { timeLexicon } from './time-lexicon.ts';
import { timeRanges } from './time-ranges.ts';

/** The entities of dates and times, with one shared lexicon. */
export const temporalRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const lexicon = lazily(() => timeLexicon(language));
  const base = baseLanguage(language);
  const order = digitOrder(language);
  /** Runs once per text for all entities. */
  const read = (reading: Reading): Moments => {
    const { moments, folded } = reading;
    if (moments !== undefined) return moments;
    const all = lexemesOf(folded, reading.numbers(), lexicon(), order);
    const shown = folded.includes('/') ? withoutFractions(all, folded, language) : all;
    const mixed = withMixedNumbers(shown, () => reading.amounts(), base);
    const lexemes = withNamedMonths(mixed, base);
    reading.moments = new Moments(lexemes, base, reading);
    return reading.moments;
  };
  return {
    'sys.date': (reading) => {
      const moments = read(reading);
      return longest(moments.dates().filter((value) => !value.isPeriod)).map((value) =>
        foundAt(moments, value, isoDay(value.from)),
      );
    },
    'sys.date-period': (reading) => {
      const moments = read(reading);
      return wholePeriods(moments).map((value) => foundAt(moments, value, daysText(value)));
    },
    'sys.time': (reading) => {
      const moments = read(reading);
      return longest(timesOf(moments)).map((value) =>
        foundAt(moments, withoutDay(moments, value), isoTime(secondsOnDay(value, moments))),
      );
    },
    'sys.time-period': (reading) => {
      const moments = read(reading);
      return longest(timePeriodsOf(moments)).map((value) =>
        foundAt(moments, value, `${isoTime(value.from)}/${isoTime(value.to)}`),
      );
    },
    'sys.date-time': (reading) => dateTimes(read(reading)),
  };
};

/** Without a year: 10/1 is the first of October. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** Languages that write 19.30 for a time and no dots in dates. */
const DOTTED_TIMES: ReadonlySet<string> = new Set(['en', 'es', 'it', 'nl', 'sv']);

const digitOrder = (language: string): DigitOrder => {
  const base = baseLanguage(language);
  const region = language.split('-')[1]?.toUpperCase();
  const monthFirst =
    base === 'en' && (region === undefined || region === 'US' || region === 'CA' || region === 'PH');
  return {
    monthFirst,
    shortMonthFirst: monthFirst || MONTH_FIRST.has(base),
    yearFirst: MONTH_FIRST.has(base),
    hyphenIsDate: base === 'nl',
    dotIsTime: DOTTED_TIMES.has(base),
    hasBuddhistYears: base === 'th',
    dotIsOrdinal: base === 'de' || base === 'da' || base === 'no' || base === 'tr',
  };
};

const foundAt = (
  { lexemes }: Moments,
  { first, end }: { first: number; end: number },
  value: string,
): Found => ({
  value,
  ...trimmedSpan(lexemes, first, end),
});

const timesOf = (moments: Moments): Placed<ClockValue>[] =>
  moments.clocks().flatMap((value) => (value.isPeriod ? [] : [inDayAfter(moments, value)]));

/** `um 8 heute Abend`: the part of the day, with the day left to a date. */
const inDayAfter = (moments: Moments, clock: Placed<ClockValue>): Placed<ClockValue> => {
  const date = moments.dates().find(({ first, isPeriod }) => first === clock.end && !isPeriod);
  return date === undefined ? clock : { ...inPartAfter(moments, date, clock), end: clock.end };
};

/** `at 8 tonight` without the day, which may be the value of a date. */
const withoutDay = ({ lexemes }: Moments, { first, end }: Place): Place => {
  let [from, to] = [first, end];
  while (from + 1 < to && lexemes[from]?.readings.d !== undefined) from++;
  while (to - 1 > from && lexemes[to - 1]?.readings.d !== undefined) to--;
  return { first: from, end: to };
};

const timePeriodsOf = (moments: Moments): Placed<ClockValue>[] => {
  const clocks = moments.clocks();
  const times = clocks.filter((value) => !value.isPeriod);
  return [
    ...clocks.filter(
      (value) =>
        value.isPeriod && !value.isRelative && !isPartOf(value, times) && !isOfUnreadHour(moments, value),
    ),
    ...timeRanges(moments, clocks),
  ];
};

/**
 * `the last 3 weeks of this year`: two adjacent values are parts of a period that no
 * rule reads as a whole, so neither is reported.
 */
const wholePeriods = (moments: Moments): Placed<DateValue>[] => {
  const ranges = [...dateRanges(moments, moments.dates()), ...sidedPeriods(moments, moments.dates())];
  const periods = longest([...periodsAmongDates(moments), ...ranges]);
  if (periods.length === 0) return periods;
  const others = longest([...moments.dates(), ...ranges]);
  const [starts, ends] = [new Set(others.map(({ first }) => first)), new Set(others.map(({ end }) => end))];
  return periods.filter(
    ({ first, end }) => !isAmong(moments, starts, end, 1) && !isAmong(moments, ends, first, -1),
  );
};

/** Whether one of the places comes next, with only fillers before it. */
const isAmong = ({ lexemes }: Moments, places: ReadonlySet<number>, from: number, step: 1 | -1): boolean => {
  const passed = step > 0 ? 0 : -1;
  let place = from;
  while (!places.has(place) && lexemes[place + passed]?.readings.e !== undefined) place += step;
  return places.has(place);
};

type Place = { readonly first: number; readonly end: number };

/**
 * `entre 5 du matin et 6 après-midi`: the number before a part of the day may be its hour, or count people,
 * but no rule reads both. Today's parts (`2 tonight`) and those of an hour (`5 in the evening`) are sure.
 */
const isOfUnreadHour = (moments: Moments, { first, end }: Placed<ClockValue>): boolean => {
  const [number, part] = [moments.lexemes[first - 1], moments.lexemes[first]];
  const isLone = end - first === 1 && (part?.readings.d ?? part?.readings.P) === undefined;
  if (!isLone || number?.readings.n === undefined || number.digits === 0) return false;
  return !moments.dates().some((date) => date.first < first && date.end >= first);
};

/** The month of `4 February` is not a period of its own, nor is the evening of `after 6 in the evening`. */
const isPartOf = ({ first, end }: Place, others: readonly Place[]): boolean =>
  others.some((other) => other.first <= first && other.end >= end && other.end - other.first > end - first);

const periodsAmongDates = (moments: Moments): Placed<DateValue>[] => {
  const dates = moments.dates();
  // The decade in `八十年代半ば` is part of a bound.
  const days = dates.filter(({ isPeriod, isBound }) => !isPeriod || isBound === true);
  return dates.filter(
    (value) =>
      value.isPeriod &&
      value.isBound !== true &&
      !isPartlyMeant(moments, value) &&
      !isOfEitherYear(moments, value) &&
      !isWithoutEnd(moments, value) &&
      !isPartOf(value, days),
  );
};
