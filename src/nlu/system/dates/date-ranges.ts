import { type Lexeme, readingOf } from '../lexeme.ts';
import { addMonths, type Day, dayOf, isDate, partsOf } from './calendar.ts';
import { type DateValue, type Placed, period } from './date-values.ts';
import { everywhere, type Moments } from './moments.ts';
import { isFiller } from './moments-placed.ts';
import { monthPeriod } from './periods.ts';
import { afterConnector, isBeforeEnd } from './range-joints.ts';

export const dateRanges = (moments: Moments, dates: readonly Placed<DateValue>[]): Placed<DateValue>[] => {
  const byPlace = new Map(dates.map((date) => [date.first, date]));
  const now = everywhere(moments.lexemes, (place) => nowAt(moments, place));
  return [...dates, ...now].flatMap((left) => {
    const joint = afterConnector(moments, left.first, left.end);
    const right = joint && (dateAfter(moments, byPlace, joint.next) ?? unnamedAfter(moments, left, joint));
    if (joint === undefined || right === undefined) return [];
    const range = fitEnds(asStart(left), inWeekOf(moments, left, asEnd(right)), moments.today);
    return range === undefined
      ? []
      : [
          {
            from: range.from,
            to: range.to,
            isPeriod: true,
            rolls: 'never',
            first: joint.from,
            end: right.end,
          },
        ];
  });
};

/** `last week between Friday and Sunday`: the first such weekday after the first end, which is one, too. */
const inWeekOf = ({ lexemes }: Moments, left: Placed<DateValue>, right: DateValue): DateValue => {
  const isWeekday = lexemes.slice(left.first, left.end).some(({ readings }) => readings.W !== undefined);
  const later = right.to - left.from;
  if (!isWeekday || right.rolls !== 'week' || later <= 7) return right;
  const days = later - (later % 7 || 7);
  return { ...right, from: right.from - days, to: right.to - days };
};

/** Spanish and others say an article before it: entre el lunes y el jueves. */
const dateAfter = (
  moments: Moments,
  byPlace: ReadonlyMap<number, Placed<DateValue>>,
  place: number,
): Placed<DateValue> | undefined => {
  const isArticle = moments.lexemes[place]?.readings.j !== undefined;
  return (
    byPlace.get(place) ??
    nowAt(moments, place) ??
    (isArticle ? byPlace.get(place + 1) : endBefore(moments, byPlace, place))
  );
};

/** `from Friday until the end of the month`: the words for "the end of" were passed. */
const endBefore = (
  { lexemes }: Moments,
  byPlace: ReadonlyMap<number, Placed<DateValue>>,
  place: number,
): Placed<DateValue> | undefined => {
  if (lexemes[place]?.readings.U === undefined) return undefined;
  let before = place - 1;
  while (isBeforeEnd(lexemes[before]) && lexemes[before]?.readings.S === undefined) before--;
  return lexemes[before]?.readings.S === undefined ? undefined : byPlace.get(before);
};

/**
 * A second end that is understood only from the first, as a day of its month or a month of its year: `from
 * June 3 till the 10th`, `de nov. a mar.`.
 */
const unnamedAfter = (
  { lexemes, today }: Moments,
  left: Placed<DateValue>,
  { next, from }: { readonly next: number; readonly from: number },
): Placed<DateValue> | undefined => {
  const place = lexemes[next]?.readings.j === undefined ? next : next + 1;
  const lexeme = lexemes[place];
  const month = lexeme?.readings.M;
  if (left.isPeriod) {
    const named =
      typeof month === 'number' && left.rolls === 'year' ? monthPeriod(month, undefined, today) : undefined;
    const value = period(named, 'year');
    return value && { ...value, first: place, end: place + 1 };
  }
  const isOpened = place > next || isFiller(lexemes[place - 1]) || from < left.first;
  const number = readingOf(lexeme, 'o', 'n');
  const isDay =
    (isOpened || lexeme?.readings.o !== undefined) && !lexemes.slice(left.end, place).some(isAtTime);
  if (number === undefined || !isDay || isFollowed(lexemes[place + 1])) return undefined;
  const day = [0, 1].map((months) => dayAfter(left.from, number, months)).find((one) => one > left.from);
  return day === undefined
    ? undefined
    : { from: day, to: day, isPeriod: false, rolls: 'never', first: place, end: place + 1 };
};

/** Portuguese `às` is `to` and `at`. */
const isAtTime = ({ readings }: Lexeme): boolean => (readings.a ?? readings.w) !== undefined;

/** Whether a word after the number says what it counts. */
const isFollowed = (next: Lexeme | undefined): boolean =>
  next !== undefined && !isFiller(next) && (next.readings._ === undefined || next.end - next.start > 1);

/** The day with that number, some months after another day; -Infinity if that month has no such day. */
const dayAfter = (from: Day, number: number, months: number): Day => {
  const { year, month } = partsOf(addMonths(from, months));
  return number >= 1 && isDate(year, month, number) ? dayOf(year, month, number) : Number.NEGATIVE_INFINITY;
};

/** `from the end of March` begins after it. */
const asStart = (value: DateValue): DateValue =>
  value.bounds === undefined ? value : { ...value, from: value.bounds[0] };

/** `until the middle of March` ends there. */
const asEnd = (value: DateValue): DateValue =>
  value.bounds === undefined ? value : { ...value, to: value.bounds[1] };

/** `until now` means until today. */
const nowAt = ({ lexemes, today }: Moments, place: number): Placed<DateValue> | undefined =>
  lexemes[place]?.readings.N === undefined
    ? undefined
    : { from: today, to: today, isPeriod: false, rolls: 'never', first: place, end: place + 1 };

/** Both ends, moved by weeks or years where those are unspecified. */
const fitEnds = (left: DateValue, right: DateValue, today: Day): { from: Day; to: Day } | undefined => {
  if (left.rolls === 'year' && right.rolls === 'never') return inYearOf(left.from, right, today);
  // A period that has begun and not ended is nearer than one that begins next year.
  const began = left.rolls === 'year' && right.rolls === 'year' ? addMonths(left.from, -12) : left.from;
  if (right.to < left.from && began < left.from && right.to >= today) return { from: began, to: right.to };
  const to = moveAfter(left.from, right);
  return to === undefined
    ? undefined
    : { from: left.from, to: right.rolls === 'year' ? nearest(left.from, to, right) : to };
};

/** `1 June 2016 to 30 June`: the second end is in the year of the first. */
const nearest = (from: Day, to: Day, { isPeriod }: DateValue): Day => {
  const yearsBefore = (years: number): Day =>
    isPeriod ? addMonths(to + 1, -12 * years) - 1 : addMonths(to, -12 * years);
  const years = yearsBetween(from, to);
  // In the year of the start, or in the one after it.
  return [years, Math.max(0, years - 1)].map(yearsBefore).find((end) => end > from) ?? to;
};

/** The year of the second end applies to the first: `from January to April 2015`, `March to today`. */
const inYearOf = (left: Day, right: DateValue, today: Day): { from: Day; to: Day } | undefined => {
  const isEarlier = left > right.to;
  if (!isEarlier && right.from <= today) return { from: left, to: right.to };
  const last = isEarlier ? right.to : right.from;
  const years = partsOf(last).year - partsOf(left).year;
  const from = [years, years - 1]
    .map((later) => addMonths(left, 12 * later))
    .find((day) => day <= last && (isEarlier || day >= left));
  if (isEarlier) return from === undefined || from < FIRST_DAY ? undefined : { from, to: right.to };
  return { from: from ?? left, to: right.to };
};

const FIRST_DAY = dayOf(1900, 1, 1);

const yearsBetween = (from: Day, to: Day): number => Math.max(0, partsOf(to).year - partsOf(from).year);

/** The second end, moved forward if it would be before the first. */
const moveAfter = (from: Day, right: DateValue): Day | undefined => {
  if (right.to >= from) return right.to;
  if (right.rolls === 'week') return right.to + 7;
  if (right.rolls !== 'year') return undefined;
  const later = (years: number): Day =>
    // In a leap year February ends on another day; a single date does not change.
    right.isPeriod ? addMonths(right.to + 1, 12 * years) - 1 : addMonths(right.to, 12 * years);
  const years = yearsBetween(right.to, from);
  return later(years) >= from ? later(years) : later(years + 1);
};
