import type { Lexeme } from '../lexeme.ts';
import type { Found } from '../reading.ts';
import { DAY_SECONDS } from './calendar.ts';
import { clockApart } from './clock-apart.ts';
import type { ClockValue } from './clock-values.ts';
import { dateRanges } from './date-ranges.ts';
import type { DateValue, Placed } from './date-values.ts';
import { daysAfterTimes, daysBeforeRanges, daysBeforeTimes } from './days-beside-times.ts';
import { dateTimeText, type LexemeSpan, type Moment } from './moment-text.ts';
import { longest, type Moments, trimmedSpan } from './moments.ts';
import { isFiller } from './moments-placed.ts';
import { isPartlyMeant } from './partly-meant.ts';
import { inPartAfter, partAfter } from './parts-after.ts';
import { afterConnector } from './range-joints.ts';
import { timeRanges } from './time-ranges.ts';

/** Dates, times and combinations of both; the longest match wins. */
export const dateTimes = (moments: Moments): readonly Found[] => {
  const allDates = moments.dates();
  const allClocks = moments.clocks();
  if (allDates.length === 0 && allClocks.length === 0) return [];
  const isSure = isSureDate(moments);
  const ranges = timeRanges(moments, allClocks);
  const dates = longest([
    ...daysAfterTimes(moments, allClocks),
    ...daysBeforeTimes(moments, allClocks),
    ...daysBeforeRanges(moments, ranges),
    ...allDates.filter(
      (date) => date.isBound !== true && isSure(date) && !(date.isPeriod && isPartlyMeant(moments, date)),
    ),
    ...dateRanges(moments, allDates),
  ]);
  const clocks = longest([...allClocks, ...ranges]);
  const joined: Moment[] = [];
  for (const date of dates) {
    const joinedClock = clockBeside(moments, date, clocks);
    const clock = joinedClock && inPartAfter(moments, date, joinedClock);
    const apart = clock === undefined ? clockApart(moments, dates, clocks) : undefined;
    // Its place is that of the time, so that the words between remain for other values.
    if (apart !== undefined) joined.push({ first: apart.first, end: apart.end, date, clock: apart });
    else if (clock === undefined) joined.push({ first: date.first, end: date.end, date });
    else
      joined.push({
        first: Math.min(date.first, clock.first),
        end: Math.max(date.end, clock.end, partAfter(moments, date, clock)),
        date,
        clock,
      });
  }
  for (const clock of clocks) joined.push({ first: clock.first, end: clock.end, clock });
  const longestJoined = longest(joined);
  return longest([...longestJoined, ...spansOf(longestJoined, moments)]).map((moment) => ({
    value: dateTimeText(moment, moments),
    ...trimmedSpan(moments.lexemes, moment.first, moment.end),
  }));
};

/** `from June 1 8am to June 2 6pm`: from one time of a day to one of another. */
const spansOf = (joined: readonly Moment[], moments: Moments): Moment[] => {
  const byPlace = new Map(joined.map((moment) => [moment.first, moment]));
  return joined.flatMap((left) => {
    const joint =
      isDated(left) || isNow(left, moments) ? afterConnector(moments, left.first, left.end) : undefined;
    const right = joint && (byPlace.get(joint.next) ?? atConnector(byPlace.get(joint.next - 1), moments));
    const mayEnd = right !== undefined && (isDated(right) || (isNow(left, moments) && isTime(right)));
    if (joint === undefined || !mayEnd) return [];
    const today = { from: moments.today, to: moments.today, isPeriod: false, rolls: 'never' as const };
    const textOf = (one: Moment) =>
      dateTimeText(one.clock?.isRelative === true ? one : { date: today, ...one }, moments);
    const from = textOf(left);
    const to = textOf(String(from) < String(textOf(right)) ? right : inNextWeek(right));
    return String(from) < String(to) ? [{ first: joint.from, end: right.end, text: `${from}/${to}` }] : [];
  });
};

/** `from Monday 9:00 to Friday 17:00`, said on a Wednesday: the Friday after that Monday. */
const inNextWeek = (moment: Moment): Moment => {
  const { date } = moment;
  return date?.rolls === 'week'
    ? { ...moment, date: { ...date, from: date.from + 7, to: date.to + 7 } }
    : moment;
};

/** `dalle 2:00 del 21/2 alle 3:32 del 23/4`: the word for "to" is the one for "at", too. */
const atConnector = (right: Moment | undefined, { lexemes }: Moments): Moment | undefined => {
  const readings = right && lexemes[right.first]?.readings;
  return readings?.['-'] !== undefined && readings.a !== undefined ? right : undefined;
};

/** `from now until 5pm`. */
const isNow = ({ first, end }: Moment, { lexemes }: Moments): boolean =>
  end - first === 1 && lexemes[first]?.readings.N !== undefined;

const isTime = ({ date, clock }: Moment): boolean =>
  date === undefined && clock !== undefined && !clock.isPeriod;

const isDated = ({ date, clock }: Moment): boolean =>
  date !== undefined && clock !== undefined && !date.isPeriod && !clock.isPeriod;

/** A lone year is a date only after a word like "in", because it may as well be a room number. */
const isSureDate =
  ({ lexemes }: Moments) =>
  (date: Placed<DateValue>): boolean => {
    const isBareYear = date.end - date.first === 1 && lexemes[date.first]?.readings.y !== undefined;
    const before = lexemes[date.first - 1];
    return !isBareYear || lexemes.length === 1 || isFiller(before) || before?.readings.f !== undefined;
  };

/** The first time that belongs to the date. Only those near it are compared. */
const clockBeside = (
  moments: Moments,
  date: Placed<DateValue>,
  clocks: readonly Placed<ClockValue>[],
): Placed<ClockValue> | undefined => {
  const reach = reachOf(moments, date);
  for (const [place, clock] of clocks.entries()) {
    if (clock.first > reach.end) return undefined;
    if (clock.end >= reach.first && areJoined(moments, date, reach, clock))
      return timeInPart(moments, clock, clocks[place + 1]) ?? clock;
  }
  return undefined;
};

/** 今夜、午後10時, 今夜25時: the time that follows the part of the day, if it says the half of the day itself. */
const timeInPart = (
  { lexemes }: Moments,
  part: Placed<ClockValue>,
  time: Placed<ClockValue> | undefined,
): Placed<ClockValue> | undefined => {
  if (!part.isPeriod || part.isRelative || time === undefined || time.isPeriod) return undefined;
  if (time.hasHalf !== true && time.from <= DAY_SECONDS) return undefined;
  const isOnePart = part.end - part.first === 1 && lexemes[part.first]?.readings.Z !== undefined;
  return isOnePart && lexemes.slice(part.end, time.first).every(isBetween) ? time : undefined;
};

/** Whether a date and a time belong together: nothing between them, or both in one word such as "tonight". */
const areJoined = (
  { lexemes }: Moments,
  date: Placed<DateValue>,
  reach: LexemeSpan,
  clock: Placed<ClockValue>,
): boolean => {
  if (clock.isRelative) return false;
  // `next week at 5pm` names no day.
  if (date.isPeriod && !clock.isPeriod) return false;
  // between 2:00 tomorrow and 4:00
  if (clock.isPeriod && clock.first < date.first && clock.end > date.end) {
    if (lexemes[date.first]?.readings.Z === undefined) return true;
  }
  if (coversDay(date, clock, lexemes.length)) return true;
  // Sat Nov 28 14:05:33 2026
  const isInside = clock.first > date.first && clock.end < date.end;
  if (isInside && lexemes[clock.first]?.readings.c !== undefined) return true;
  if (clock.first >= date.end) return clock.first <= reach.end;
  return clock.end <= date.first ? clock.end >= reach.first : shareOnlyPart(lexemes, date, clock);
};

/** `tomorrow night`; `9 tomorrow morning`, if nothing else is said. */
const coversDay = (date: LexemeSpan, { first, end, isPeriod }: Placed<ClockValue>, last: number): boolean =>
  end >= date.end && (first === date.first || (!isPeriod && first < date.first && end === last));

/** A date with the fillers around it. */
const reachOf = ({ lexemes, text }: Moments, date: LexemeSpan): LexemeSpan => {
  let { first, end } = date;
  while (isBetween(lexemes[first - 1])) first--;
  while (isBetween(lexemes[end]) || isDash(lexemes[end], text)) end++;
  return { first, end };
};

/** `22 mei - 11:30`: no range ends with a time that begins with a day. */
const isDash = (lexeme: Lexeme | undefined, text: string): boolean =>
  lexeme?.readings['-'] !== undefined && text.charAt(lexeme.start) === '-' && lexeme.end - lexeme.start === 1;

/** `f`: a las 7 en Nochebuena. */
const isBetween = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !isRangeSign(lexeme) &&
  (isFiller(lexeme) ||
    (lexeme.readings.a ??
      lexeme.readings.w ??
      lexeme.readings.j ??
      lexeme.readings['('] ??
      lexeme.readings.f) !== undefined);

/** French `au` of `8h au 2 juin` joins two times, not a time and a date. */
const isRangeSign = (lexeme: Lexeme): boolean =>
  lexeme.readings['-'] !== undefined &&
  (lexeme.readings.a ?? lexeme.readings.w ?? lexeme.readings.j) === undefined;

/** `at ten tonight`, `at five tomorrow evening`: both share only the word for the part of the day. */
const shareOnlyPart = (lexemes: readonly Lexeme[], date: LexemeSpan, clock: LexemeSpan): boolean => {
  const shared = lexemes.slice(Math.max(date.first, clock.first), Math.min(date.end, clock.end));
  return shared.length > 0 && shared.every((lexeme) => lexeme.readings.Z !== undefined || isFiller(lexeme));
};
