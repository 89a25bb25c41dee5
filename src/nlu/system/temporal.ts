import { DAY_SECONDS, type Day, isoDay, isoTime, type WallClock, wallClock } from './calendar.ts';
import { bareHour, type ClockSetting, type ClockValue, clockAt, inHalf, nextOf } from './clock-rules.ts';
import { type DateSetting, type DateValue, dateAt, type Placed } from './date-rules.ts';
import { baseLanguage } from './language.ts';
import { lazily } from './names-list.ts';
import type { Found, Reading, Recognizer } from './reading.ts';
import { type DigitOrder, type Lexeme, lexemesOf } from './time-lexer.ts';
import { timeLexicon } from './time-lexicon.ts';

/** The entities of dates and times; one lexicon serves them all. */
export const temporalRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const lexicon = lazily(() => timeLexicon(language));
  const base = baseLanguage(language);
  const order = digitOrder(language);
  const read = (reading: Reading): Moments => {
    const lexemes = lexemesOf(reading.folded, reading.numbers(), lexicon(), order);
    const clock = lazily(() => wallClock(reading.now, reading.timezone));
    return { lexemes, clock, base, text: reading.text };
  };
  return {
    'sys.date': (reading) => {
      const moments = read(reading);
      return longest(datesOf(moments).filter((value) => !value.isPeriod)).map((value) =>
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
        placed(moments, value, isoTime(seconds(value, moments))),
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

type Moments = {
  readonly lexemes: readonly Lexeme[];
  readonly clock: () => WallClock;
  readonly base: string;
  readonly text: string;
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

/** Languages whose speakers count hours to twelve, so that a bare hour leaves the half of the day open. */
const HALF_DAY_LANGUAGES = new Set(['en', 'hi']);

const placed = (
  { lexemes }: Moments,
  { first, end }: { first: number; end: number },
  value: string,
): Found => ({
  value,
  ...placeOf(lexemes, first, end),
});

/** The text of some lexemes, without the words at its ends that have no meaning in it. */
const placeOf = (lexemes: readonly Lexeme[], first: number, end: number): { start: number; end: number } => {
  let from = first;
  let to = end;
  while (from + 1 < to && isFiller(lexemes[from])) from++;
  while (to - 1 > from && isFiller(lexemes[to - 1])) to--;
  return { start: lexemes[from]?.start ?? 0, end: lexemes[to - 1]?.end ?? 0 };
};

const isFiller = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  (lexeme.readings.e !== undefined || lexeme.readings[','] !== undefined) &&
  lexeme.readings.j === undefined &&
  lexeme.readings.f === undefined;

/** At each place the longest; then those that do not overlap, from left to right. */
const longest = <T extends { readonly first: number; readonly end: number }>(values: readonly T[]): T[] => {
  const sorted = [...values].sort((a, b) => a.first - b.first || b.end - a.end);
  const kept: T[] = [];
  for (const value of sorted) {
    const last = kept.at(-1);
    if (last === undefined || value.first >= last.end) kept.push(value);
  }
  return kept;
};

const everywhere = <T>(lexemes: readonly Lexeme[], at: (place: number) => T | undefined): T[] =>
  lexemes.flatMap((_, place) => at(place) ?? []);

const dateSetting = ({ clock, base, text }: Moments): DateSetting => ({
  get today() {
    return clock().day;
  },
  base,
  text,
});

const datesOf = (moments: Moments): Placed<DateValue>[] => {
  const setting = dateSetting(moments);
  return everywhere(moments.lexemes, (place) => dateAt(moments.lexemes, place, setting));
};

const clockSetting = ({ clock, base }: Moments): ClockSetting => ({
  base,
  clock,
  halfDays: HALF_DAY_LANGUAGES.has(base),
});

const clocksOf = (moments: Moments): Placed<ClockValue>[] => {
  const setting = clockSetting(moments);
  return everywhere(moments.lexemes, (place) => clockAt(moments.lexemes, place, setting));
};

const timesOf = (moments: Moments): Placed<ClockValue>[] =>
  clocksOf(moments).filter((value) => !value.isPeriod);

const timePeriodsOf = (moments: Moments): Placed<ClockValue>[] => {
  const clocks = clocksOf(moments);
  return [...clocks.filter((value) => value.isPeriod), ...timeRanges(moments, clocks)];
};

const periodsOf = (moments: Moments): Placed<DateValue>[] => {
  const dates = datesOf(moments);
  return [...dates.filter((value) => value.isPeriod), ...dateRanges(moments, dates)];
};

const daysText = ({ from, to }: DateValue): string => `${isoDay(from)}/${isoDay(to)}`;

/** An open hour is the next one from now; with a date of its own it is as written. */
const seconds = (value: ClockValue, { clock }: Moments): number =>
  value.isOpen ? nextOf(value.from, clock().seconds) : value.from;

// ---- ranges

/** Where the second part of a range begins, if a word for "to" follows; `and` only after "between" or "from". */
const afterConnector = (
  { lexemes }: Moments,
  first: number,
  end: number,
): { next: number; from: number } | undefined => {
  const opener = openerBefore(lexemes, first);
  let next = end;
  while (isFiller(lexemes[next]) && lexemes[next]?.readings['-'] === undefined) next++;
  const connector = lexemes[next];
  if (connector === undefined) return undefined;
  const joins =
    connector.readings['-'] !== undefined || (connector.readings['&'] !== undefined && opener !== undefined);
  if (!joins) return undefined;
  next++;
  while (isFiller(lexemes[next]) || lexemes[next]?.readings.w !== undefined) next++;
  return { next, from: opener ?? first };
};

const openerBefore = (lexemes: readonly Lexeme[], first: number): number | undefined => {
  for (let place = first; place >= Math.max(0, first - 2); place--) {
    const lexeme = lexemes[place];
    if (lexeme?.readings['('] !== undefined) return place;
    const isPassed =
      place === first ||
      isFiller(lexeme) ||
      lexeme?.readings.a !== undefined ||
      lexeme?.readings.w !== undefined;
    if (!isPassed) return undefined;
  }
  return undefined;
};

const dateRanges = (moments: Moments, dates: readonly Placed<DateValue>[]): Placed<DateValue>[] =>
  dates.flatMap((left) => {
    const joint = afterConnector(moments, left.first, left.end);
    const right = dates.find((other) => other.first === joint?.next);
    if (joint === undefined || right === undefined || right.isPeriod !== left.isPeriod) return [];
    const to = rolled(left.from, right);
    return to === undefined
      ? []
      : [{ from: left.from, to, isPeriod: true, rolls: 'never' as const, first: joint.from, end: right.end }];
  });

/** The second end, moved on when it would lie before the first. */
const rolled = (from: Day, right: DateValue): Day | undefined => {
  if (right.to >= from) return right.to;
  if (right.rolls === 'week') return right.to + 7;
  return right.rolls === 'year' ? right.to + 365 : undefined;
};

const timeRanges = (moments: Moments, clocks: readonly Placed<ClockValue>[]): Placed<ClockValue>[] => {
  const { lexemes } = moments;
  const timeAt = (place: number): (Placed<ClockValue> & { isBare: boolean }) | undefined => {
    const clock = clocks.find((value) => value.first === place && !value.isPeriod && !value.isRelative);
    if (clock !== undefined) return { ...clock, isBare: false };
    const bare = bareHour(lexemes[place]);
    return bare && { ...bare, first: place, end: place + 1, isBare: true };
  };
  return everywhere(lexemes, (place) => {
    const left = timeAt(place);
    const joint = left && afterConnector(moments, left.first, left.end);
    const right = joint && timeAt(joint.next);
    if (left === undefined || joint === undefined || right === undefined) return undefined;
    if (left.isBare && right.isBare && !isTimeAlone(moments, joint.from, place, right.end)) return undefined;
    return { ...rangeOf(left, right), first: joint.from, end: right.end };
  });
};

/** `from 3 to 5` with nothing else that the numbers could count. */
const isTimeAlone = ({ lexemes }: Moments, from: number, place: number, end: number): boolean =>
  from < place && lexemes[end] === undefined;

const rangeOf = (left: ClockValue, right: ClockValue): ClockValue => {
  const half = 12 * 3600;
  let { from } = left;
  const inherits = right.hasHalf === true && left.hasHalf !== true && right.from >= half;
  if (inherits && inHalf(from, 'pm') < right.from) from = inHalf(from, 'pm');
  let to = right.from;
  const continues = right.isOpen || (left.hasHalf === true && right.hasHalf !== true);
  if (continues && to < from && to + half > from && to < half) to += half;
  return { from, to, isPeriod: true, isOpen: false, isRelative: false };
};

// ---- dates with times

type Moment = {
  readonly first: number;
  readonly end: number;
  readonly date?: DateValue;
  readonly clock?: ClockValue;
};

const dateTimes = (moments: Moments): readonly Found[] => {
  const allDates = datesOf(moments);
  const allClocks = clocksOf(moments);
  if (allDates.length === 0 && allClocks.length === 0) return [];
  const dates = longest([...allDates.filter(isSureDate(moments)), ...dateRanges(moments, allDates)]);
  const clocks = longest([...allClocks, ...timeRanges(moments, allClocks)]);
  const joined: Moment[] = [];
  for (const date of dates) {
    const clock = clocks.find((value) => areJoined(moments, date, value));
    if (clock === undefined) joined.push({ first: date.first, end: date.end, date });
    else
      joined.push({
        first: Math.min(date.first, clock.first),
        end: Math.max(date.end, clock.end),
        date,
        clock,
      });
  }
  for (const clock of clocks) joined.push({ first: clock.first, end: clock.end, clock });
  return longest(joined).map((moment) => placed(moments, moment, dateTimeText(moment, moments)));
};

/** A lone year is a room number as often as a date, unless a word like "in" stands before it. */
const isSureDate =
  ({ lexemes }: Moments) =>
  (date: Placed<DateValue>): boolean => {
    const isBareYear = date.end - date.first === 1 && lexemes[date.first]?.readings.y !== undefined;
    const before = lexemes[date.first - 1];
    return !isBareYear || lexemes.length === 1 || isFiller(before) || before?.readings.f !== undefined;
  };

/** Whether a date and a time stand together: only small words between, or both in one word such as "tonight". */
const areJoined = ({ lexemes }: Moments, date: Placed<DateValue>, clock: Placed<ClockValue>): boolean => {
  if (clock.isRelative) return false;
  if (clock.first === date.first && clock.end >= date.end) return true;
  const [from, to] = clock.first >= date.end ? [date.end, clock.first] : [clock.end, date.first];
  if (from > to) return false;
  for (let place = from; place < to; place++) {
    const lexeme = lexemes[place];
    if (
      !isFiller(lexeme) &&
      lexeme?.readings.a === undefined &&
      lexeme?.readings.w === undefined &&
      lexeme?.readings['('] === undefined
    ) {
      return false;
    }
  }
  return true;
};

const dateTimeText = ({ date, clock }: Moment, moments: Moments): string => {
  if (clock === undefined)
    return date === undefined ? '' : date.isPeriod ? daysText(date) : isoDay(date.from);
  const today = moments.clock().day;
  if (date === undefined && !clock.isPeriod) return timeText(clock, moments);
  const day = date?.from ?? today;
  if (clock.isPeriod) return `${instant(day, clock.from)}/${instant(day, clock.to)}`;
  return instant(day, day === today ? seconds(clock, moments) : clock.from);
};

/** A time alone stays a time, unless counting from now leads into another day or names this very moment. */
const timeText = (clock: ClockValue, moments: Moments): string => {
  const isOtherDay = clock.from < 0 || clock.from >= DAY_SECONDS;
  const isNow = clock.isRelative && clock.from === moments.clock().seconds;
  if (!clock.isRelative || (!isOtherDay && !isNow)) return isoTime(seconds(clock, moments));
  return instant(moments.clock().day + Math.floor(clock.from / DAY_SECONDS), clock.from);
};

/** Local wall clock with a plain `Z`, as the API has always written it. */
const instant = (day: Day, at: number): string =>
  at === DAY_SECONDS ? `${isoDay(day + 1)}T00:00:00Z` : `${isoDay(day)}T${isoTime(at)}Z`;
