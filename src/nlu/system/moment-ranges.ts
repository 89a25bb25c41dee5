import { addMonths, type Day } from './calendar.ts';
import { bareHour, type ClockValue, inHalf } from './clock-values.ts';
import type { DateValue, Placed } from './date-values.ts';
import { everywhere, isFiller, type Moments } from './moments.ts';
import type { Lexeme } from './time-lexer.ts';

/**
 * Where the second part of a range begins, if a word for "to" follows; `and` only after "between" or "from".
 */
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

export const dateRanges = (moments: Moments, dates: readonly Placed<DateValue>[]): Placed<DateValue>[] => {
  const byPlace = new Map(dates.map((date) => [date.first, date]));
  return dates.flatMap((left) => {
    const joint = afterConnector(moments, left.first, left.end);
    const right = joint && byPlace.get(joint.next);
    if (joint === undefined || right === undefined || right.isPeriod !== left.isPeriod) return [];
    const to = rolled(left.from, right);
    return to === undefined
      ? []
      : [{ from: left.from, to, isPeriod: true, rolls: 'never' as const, first: joint.from, end: right.end }];
  });
};

/** The second end, moved on when it would lie before the first. */
const rolled = (from: Day, right: DateValue): Day | undefined => {
  if (right.to >= from) return right.to;
  if (right.rolls === 'week') return right.to + 7;
  if (right.rolls !== 'year') return undefined;
  // A month ends on another day in a leap year; a date stays itself.
  return right.isPeriod ? addMonths(right.to + 1, 12) - 1 : addMonths(right.to, 12);
};

export const timeRanges = (moments: Moments, clocks: readonly Placed<ClockValue>[]): Placed<ClockValue>[] => {
  const { lexemes } = moments;
  const byPlace = new Map(clocks.map((clock) => [clock.first, clock]));
  const timeAt = (place: number): (Placed<ClockValue> & { isBare: boolean }) | undefined => {
    const clock = byPlace.get(place);
    if (clock !== undefined && !clock.isPeriod && !clock.isRelative) return { ...clock, isBare: false };
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
