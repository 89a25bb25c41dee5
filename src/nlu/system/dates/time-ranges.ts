import { maskOf, sharesKind } from '../kind-masks.ts';
import { lazily } from '../lazily.ts';
import { type Lexeme, readingOf } from '../lexeme.ts';
import { type ClockValue, type HalfOfDay, halfOf, inHalf } from './clock-values.ts';
import type { Placed } from './date-values.ts';
import { HOUR_CASE } from './digit-suffixes.ts';
import { lastingFrom } from './lasting.ts';
import { everywhere, type Moments } from './moments.ts';
import { isDayName, isFiller } from './moments-placed.ts';
import { type BoundTime, inGiven, rangeBounds, type TimeAt } from './range-bounds.ts';
import { afterConnector } from './range-joints.ts';

export const timeRanges = (moments: Moments, clocks: readonly Placed<ClockValue>[]): Placed<ClockValue>[] => {
  const timeAt = rangeBounds(moments, clocks);
  const lasting = clocks.flatMap((clock) => lastingFrom(moments.lexemes, clock) ?? []);
  return [...lasting, ...rangesOf(moments, timeAt)];
};

/** `mellan tio och tolv på förmiddagen` ends at noon. */
const untilGiven = (value: ClockValue, half: HalfOfDay): ClockValue =>
  half === 'am' && value.from >= 12 * 3600 ? value : inGiven(value, half);

/** Without one of these (`C`: dalle nove a mezzogiorno), and outside Turkish, which has a suffix for "from", no range is said. */
const CONNECTORS = maskOf('-&C');

const rangesOf = (moments: Moments, timeAt: TimeAt): Placed<ClockValue>[] => {
  const { lexemes, present, base } = moments;
  if (!sharesKind(present, CONNECTORS) && base !== 'tr') return [];
  const days = lazily(() => dayEnds(moments));
  return everywhere(lexemes, (place) => {
    const left = timeAt(place);
    const joint = left && (afterConnector(moments, left.first, left.end) ?? afterDay(moments, left, days));
    const right = joint && timeAt(joint.next);
    if (left === undefined || joint === undefined || right === undefined) return undefined;
    const end = afterAround(moments, right.end);
    const part = partBeside(moments, joint.from, end);
    const isSure =
      !left.isBare ||
      !right.isBare ||
      part !== undefined ||
      isTimeAlone(moments, joint.from, place, right.end) ||
      (end > right.end && isTextOf(moments, place, end)) ||
      isFromHourToHour(moments, place, joint.next) ||
      isBesideDate(lexemes, joint.from, end, days());
    if (!isSure || isScale(left, right) || isCount(moments, left, joint.from)) return undefined;
    const isSpokenFor = left.hasHalf === true || right.hasHalf === true || part === undefined;
    const [from, to] = isSpokenFor ? [left, right] : [inGiven(left, part.half), untilGiven(right, part.half)];
    return rangeOf(from, to, part?.place ?? { first: joint.from, end });
  });
};

/** `de 1 à 10` is a scale, and `3 a 2` a score: people stay no ten hours from an hour after noon. */
const isScale = (left: BoundTime, right: BoundTime): boolean => {
  if (!left.isBare || !right.isBare) return false;
  const hours = (right.from - left.from) / 3600;
  return (left.from === 3600 && hours === 9) || (hours < 0 && hours > -3);
};

/**
 * `una mesa para 4 a las 8 el viernes`: in Romance languages "to" is also "at", so a number alone counts
 * people after another word than "from" or a day.
 */
const isCount = ({ lexemes }: Moments, { first, end, isBare }: BoundTime, from: number): boolean => {
  const before = from === first ? lexemes[first - 1] : undefined;
  return isBare && before !== undefined && !isDayName(before) && lexemes[end]?.readings.a !== undefined;
};

/** `between 2:00 tomorrow and 4:00`: the day of both is in the first end; a day of its own makes another range. */
const afterDay = (moments: Moments, { first, end, isBare }: BoundTime, days: () => DayEnds) => {
  // entre las 2:00 de mañana y las 4:00
  const dayEnd = isBare ? undefined : (days().lasts.get(end) ?? days().lasts.get(afterLink(moments, end)));
  const joint = dayEnd === undefined ? undefined : afterConnector(moments, first, dayEnd);
  if (joint === undefined || joint.from === first) return undefined;
  return days().lastStart >= joint.next ? undefined : joint;
};

const afterLink = ({ lexemes }: Moments, end: number): number =>
  lexemes[end]?.readings.l !== undefined && isFiller(lexemes[end]) ? end + 1 : end;

/** Turkish and Hindi put "between" after the range. */
const afterAround = ({ lexemes, text }: Moments, end: number): number => {
  let place = end;
  while (isFiller(lexemes[place])) place++;
  return BETWEEN.test(text.slice(lexemes[place]?.start, lexemes[place]?.end)) ? place + 1 : end;
};

const BETWEEN = /^(?:aras[ıi]\p{L}*|बीच)$/u;

type PartBeside = {
  readonly half: HalfOfDay;
  readonly place: { readonly first: number; readonly end: number };
};

/** `next evening from 7 to 9`, `10:00 to 12:00 Monday morning`: the part of the day applies to the hours. */
const partBeside = ({ lexemes }: Moments, first: number, end: number): PartBeside | undefined => {
  let before = first - 1;
  while (isFiller(lexemes[before])) before--;
  const earlier = lexemes[before]?.readings.Z === undefined ? undefined : halfOf(lexemes[before]);
  if (earlier !== undefined) return { half: earlier, place: { first: before, end } };
  let after = end;
  while (isFiller(lexemes[after])) after++;
  // between 2 and 4 tomorrow afternoon
  if (isDayName(lexemes[after]) && lexemes[after + 1]?.readings.Z !== undefined) after++;
  const later = lexemes[after]?.readings.Z === undefined ? undefined : halfOf(lexemes[after]);
  return later && { half: later, place: { first, end: after + 1 } };
};

/** `from 3 to 5`, if the numbers cannot count anything else. */
const isTimeAlone = ({ lexemes }: Moments, from: number, place: number, end: number): boolean =>
  from < place && lexemes[end] === undefined;

/** `9 ile 17 arası`: a text of these lexemes alone. */
const isTextOf = ({ lexemes }: Moments, first: number, end: number): boolean =>
  first === 0 && lexemes[end] === undefined;

/** `dokuzdan beşe kadar`, `10'dan 11'e kadar`: hours in the cases for from and to, with "until" as the last word. */
const isFromHourToHour = ({ lexemes, text }: Moments, from: number, to: number): boolean => {
  const inWords = lexemes[from]?.digits === 0 && (readingOf(lexemes[to], 'u') ?? 0) < 0;
  const inDigits = [from, to].every((place) => lexemes[place + 1]?.readings['@'] === HOUR_CASE);
  const last = inDigits ? lexemes[to + 1] : lexemes[to];
  return (inWords || inDigits) && /^ kadar[.?!]*$/.test(text.slice(last?.end));
};

type DayEnds = {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  /** The end of a day by its start. */
  readonly lasts: ReadonlyMap<number, number>;
  readonly lastStart: number;
};

const dayEnds = (moments: Moments): DayEnds => {
  const days = moments.dates().filter(({ isPeriod }) => !isPeriod);
  return {
    starts: new Set(days.map(({ first }) => first)),
    ends: new Set(days.map(({ end }) => end)),
    lasts: new Map(days.map(({ first, end }) => [first, end])),
    lastStart: Math.max(-1, ...days.map(({ first }) => first)),
  };
};

/** `Monday 3-8`, `between 3 and 8 yesterday`: next to a day, two numbers are hours. */
const isBesideDate = (lexemes: readonly Lexeme[], from: number, end: number, days: DayEnds): boolean => {
  const isAt = (place: number) => {
    const readings = lexemes[place]?.readings;
    return isFiller(lexemes[place]) || readings?.a !== undefined || readings?.j !== undefined;
  };
  let next = end;
  while (!days.starts.has(next) && isAt(next)) next++;
  let last = from;
  while (!days.ends.has(last) && isAt(last - 1)) last--;
  return days.starts.has(next) || days.ends.has(last);
};

const rangeOf = (
  left: ClockValue,
  right: ClockValue,
  { first, end }: { readonly first: number; readonly end: number },
): Placed<ClockValue> => {
  const half = 12 * 3600;
  let { from } = left;
  const inherits = right.hasHalf === true && left.hasHalf !== true && right.from >= half;
  if (inherits && inHalf(from, 'pm') < right.from) from = inHalf(from, 'pm');
  // `11 to 3am` begins in the evening.
  const isOverNight =
    right.hasHalf === true && right.from < half && left.hasHalf !== true && left.isOpen && from < half;
  if (isOverNight && right.from > 3600 && from > right.from) from += half;
  // `10 to 12 in the morning` ends at noon, and `9 to 12:30 in the morning` after it.
  const endsAtNoon = right.hasHalf === true && right.from < 3600 && left.from > 0 && left.hasHalf !== true;
  let to = endsAtNoon && from < half ? right.from + half : right.from;
  // `12時から4時`: in any language a range that ends before it begins goes on after noon.
  if (right.hasHalf !== true && to < from && to + half > from && to < half) to += half;
  return { from, to, isPeriod: true, isOpen: false, isRelative: false, first, end };
};
