import { isoDay, isoTime } from './calendar.ts';
import type { ClockValue } from './clock-values.ts';
import { dateTimes } from './date-times.ts';
import type { DateValue, Placed } from './date-values.ts';
import { withoutFractions } from './fractions.ts';
import { baseLanguage } from './language.ts';
import { lazily } from './lazily.ts';
import { dateRanges, timeRanges } from './moment-ranges.ts';
import { daysText, longest, Moments, placeOf, secondsAt } from './moments.ts';
import type { Found, Reading, Recognizer } from './reading.ts';
import { type DigitOrder, lexemesOf } from './time-lexer.ts';
import { timeLexicon } from './time-lexicon.ts';

/** The entities of dates and times; one lexicon serves them all. */
export const temporalRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const lexicon = lazily(() => timeLexicon(language));
  const base = baseLanguage(language);
  const order = digitOrder(language);
  /** Once for all entities that are looked for in a text. */
  const read = (reading: Reading): Moments => {
    const { moments, folded } = reading;
    if (moments !== undefined) return moments;
    const all = lexemesOf(folded, reading.numbers(), lexicon(), order);
    const lexemes = folded.includes('/') ? withoutFractions(all, folded, language) : all;
    reading.moments = new Moments(lexemes, base, reading);
    return reading.moments;
  };
  return {
    'sys.date': (reading) => {
      const moments = read(reading);
      return longest(moments.dates().filter((value) => !value.isPeriod)).map((value) =>
        placed(moments, value, isoDay(value.from)),
      );
    },
    'sys.date-period': (reading) => {
      const moments = read(reading);
      return longest(periodsOf(moments)).map((value) => placed(moments, value, daysText(value)));
    },
    'sys.time': (reading) => {
      const moments = read(reading);
      return longest(timesOf(moments)).map((value) =>
        placed(moments, value, isoTime(secondsAt(value, moments))),
      );
    },
    'sys.time-period': (reading) => {
      const moments = read(reading);
      return longest(timePeriodsOf(moments)).map((value) =>
        placed(moments, value, `${isoTime(value.from)}/${isoTime(value.to)}`),
      );
    },
    'sys.date-time': (reading) => dateTimes(read(reading)),
  };
};

const digitOrder = (language: string): DigitOrder => {
  const base = baseLanguage(language);
  const region = language.split('-')[1]?.toUpperCase();
  return {
    monthFirst:
      base === 'en' && (region === undefined || region === 'US' || region === 'CA' || region === 'PH'),
    dotIsOrdinal: base === 'de' || base === 'da' || base === 'no',
  };
};

const placed = (
  { lexemes }: Moments,
  { first, end }: { first: number; end: number },
  value: string,
): Found => ({
  value,
  ...placeOf(lexemes, first, end),
});

const timesOf = (moments: Moments): Placed<ClockValue>[] =>
  moments.clocks().filter((value) => !value.isPeriod);

const timePeriodsOf = (moments: Moments): Placed<ClockValue>[] => {
  const clocks = moments.clocks();
  return [...clocks.filter((value) => value.isPeriod), ...timeRanges(moments, clocks)];
};

const periodsOf = (moments: Moments): Placed<DateValue>[] => {
  const dates = moments.dates();
  return [...dates.filter((value) => value.isPeriod), ...dateRanges(moments, dates)];
};
