import { maskOf, sharesKind } from '../kind-masks.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { has, place, placeAfter, placeBefore, type Said } from './attached-places.ts';
import { addMonths, type Day, partsOf } from './calendar.ts';
import { type DateValue, ordinalOf, PART_LAST, type Placed } from './date-values.ts';
import { daysAfter, daysFrom } from './days-from.ts';
import { isMonth, MIDDLE, partOf } from './parts-of-periods.ts';
import { weekOfMonth, weekOfYear } from './periods.ts';
import { weekendAround, weekFrom } from './weeks-of-days.ts';

/** The kinds of lexemes that attach a period to a date; a text without any of them is not searched. */
const ATTACHING = maskOf('bmikUS');

/**
 * Periods that are defined by another date: `the week of the 18th`, `3 days starting tomorrow`, `the first
 * ten days of 2018`, `early November`, `the rest of the month`.
 */
export const attachedPeriods = (
  said: Said,
  dates: readonly Placed<DateValue>[],
): readonly Placed<DateValue>[] =>
  !said.lexemes.some(({ kinds }) => sharesKind(kinds, ATTACHING))
    ? []
    : dates.flatMap((date) =>
        [
          weekOf(said, date),
          weekendOf(said, date),
          weekAround(said, date),
          daysFrom(said, date),
          daysAfter(said, date),
          partBefore(said, date),
          restOf(said, date),
          partAfter(said, date),
          unitsOf(said, date),
          unitsWithin(said, date),
        ].filter((value) => value !== undefined),
      );

/** `the week of November 6`, `week beginning the 6th`. */
const weekOf = ({ lexemes }: Said, date: Placed<DateValue>) => {
  if (date.isPeriod) return undefined;
  let before = placeBefore(lexemes, date.first);
  const isAnnounced = has(lexemes[before], 'b', '(');
  // `w/c 3 June` has both in one word
  if (isAnnounced && !has(lexemes[before], 'U')) before = placeBefore(lexemes, before);
  const isLinked = isAnnounced || before < date.first - 1 || has(lexemes[date.first], 'e', '(');
  if (!isLinked || textOf(lexemes[before], 'U') !== 'wk' || isCounted(lexemes, before)) return undefined;
  return place(weekFrom(date.from), before, date.end);
};

/** `the weekend of the 14th`, `das Wochenende vom 14. Oktober`: the one of that day or the nearest one. */
const weekendOf = ({ lexemes }: Said, date: Placed<DateValue>) => {
  let before = placeBefore(lexemes, date.first);
  const isAnnounced = has(lexemes[before], '(');
  if (isAnnounced) before = placeBefore(lexemes, before);
  const isLinked = isAnnounced || before < date.first - 1 || has(lexemes[date.first], 'e', '(');
  const isWeekend = textOf(lexemes[before], 'U') === 'weekend' && !isCounted(lexemes, before);
  const isDay = !date.isPeriod && date.rolls !== 'week';
  return isDay && isLinked && isWeekend ? place(weekendAround(date.from), before, date.end) : undefined;
};

const WEEK_LAST: ReadonlySet<string> = new Set(['hi', 'tr', 'ja', 'ko']);

/** 10 अप्रैल के सप्ताह, 6日の週. */
const weekAround = ({ lexemes, base }: Said, date: Placed<DateValue>) => {
  if (!WEEK_LAST.has(base) || date.isPeriod || date.rolls === 'week') return undefined;
  const after = placeAfter(lexemes, date.end);
  const isWeek = textOf(lexemes[after], 'U') === 'wk';
  const isLinked = base === 'tr' || base === 'ko' || after > date.end;
  return isWeek && isLinked ? place(weekFrom(date.from), date.first, after + 1) : undefined;
};

const isCounted = (lexemes: readonly Lexeme[], unit: number): boolean =>
  has(lexemes[unit - 1], 'n', 'v', 'x', 'o', 'R', 'L') && !has(lexemes[unit - 1], 'e');

/** As a bound of a range, the end of a period as a start is the day after it. */
const withBounds = (whole: DateValue, part: number, first: number, end: number) => {
  const days = partOf(whole, part);
  if (days === undefined) return undefined;
  const start = part === 3 ? whole.to + 1 : days[0];
  const last = part === 1 ? whole.from : part === MIDDLE ? days[0] - 1 : whole.to;
  const bounds = part > 10 ? undefined : ([start, last] as const);
  return {
    from: days[0],
    to: days[1],
    isPeriod: true,
    isBound: part === MIDDLE,
    rolls: whole.rolls,
    first,
    end,
    ...(bounds && { bounds }),
  };
};

const partBefore = ({ lexemes }: Said, date: Placed<DateValue>) => {
  const before = placeBefore(lexemes, date.first);
  const part = readingOf(lexemes[before], 'm') ?? (textOf(lexemes[before], 'S') === 'end' ? 3 : undefined);
  return part === undefined || !date.isPeriod ? undefined : withBounds(date, part, before, date.end);
};

/** `the rest of May`: from today on, so it has no value in another month. */
const restOf = ({ lexemes, base, today }: Said, date: Placed<DateValue>) => {
  const before = placeBefore(lexemes, date.first);
  const after = PART_LAST.has(base) ? placeAfter(lexemes, date.end) : date.end;
  const [isBefore, isAfter] = [has(lexemes[before], 'k'), PART_LAST.has(base) && has(lexemes[after], 'k')];
  if (!date.isPeriod || !(isBefore || isAfter)) return undefined;
  const isNow = date.from <= today && today <= date.to;
  const place = isBefore ? { first: before, end: date.end } : { first: date.first, end: after + 1 };
  return { ...date, from: today, isBound: !isNow, rolls: 'never' as const, ...place };
};

/** 11月上旬, 2018 yılının sonu. */
const partAfter = ({ lexemes, base }: Said, date: Placed<DateValue>) => {
  if (!PART_LAST.has(base) || !date.isPeriod) return undefined;
  const after = placeAfter(lexemes, date.end);
  const part = readingOf(lexemes[after], 'm');
  return part === undefined ? undefined : withBounds(date, part, date.first, after + 1);
};

/** The first or last months, weeks or days of a period. */
const unitsIn = (whole: DateValue, isLast: boolean, count: number | undefined, unit: string) => {
  if (!whole.isPeriod || count === undefined || count < 1 || count > 100) return undefined;
  const { from, to } = whole;
  switch (unit) {
    case 'day':
      return within(whole, isLast ? [to - count + 1, to] : [from, from + count - 1]);
    case 'wk':
      return weeksIn(whole, isLast, count);
    case 'mo':
      return monthsIn(whole, isLast, count);
    default:
      return undefined;
  }
};

const monthsIn = (whole: DateValue, isLast: boolean, count: number): [Day, Day] | undefined => {
  const { from, to } = whole;
  if (partsOf(from).date !== 1 || to - from < 89) return undefined;
  return within(whole, isLast ? [addMonths(to + 1, -count), to] : [from, addMonths(from, count) - 1]);
};

const weeksIn = (whole: DateValue, isLast: boolean, count: number): [Day, Day] | undefined => {
  const { from, to } = whole;
  const { year, month } = partsOf(from);
  const place = isLast ? -1 : 1;
  const ofYear = to - from < 364 ? undefined : weekOfYear(year, place);
  const end = isMonth(whole) && count <= 4 ? weekOfMonth(year, month, place) : ofYear;
  if (end === undefined) return undefined;
  const more = (count - 1) * 7;
  return isLast ? [end[0] - more, end[1]] : [end[0], end[1] + more];
};

const within = ({ from, to }: DateValue, days: [Day, Day]): [Day, Day] | undefined =>
  days[0] < from || days[1] > to ? undefined : days;

/** The first and the last. */
const EDGES: ReadonlySet<number> = new Set([1, -1]);

/** `the first ten days of 2018`, `the last 3 months of last year`, `los primeros dos meses de`. */
const unitsOf = ({ lexemes }: Said, date: Placed<DateValue>) => {
  if (!date.isPeriod) return undefined;
  const unit = placeBefore(lexemes, date.first);
  // de sista tre månaderna 2018
  const isLinked = unit < date.first - 1 || has(lexemes[date.first], 'e', 'y');
  if (!isLinked || textOf(lexemes[unit], 'U') === '') return undefined;
  const [a, b] = [lexemes[unit - 2], lexemes[unit - 1]];
  const [which, count] = has(b, 'R') || EDGES.has(readingOf(b, 'o') ?? 0) ? [b, a] : [a, b];
  const edge = ordinalOf(which) ?? 0;
  if (!EDGES.has(edge)) return undefined;
  const days = unitsIn(date, edge < 0, readingOf(count, 'n'), textOf(lexemes[unit], 'U'));
  return place(days, unit - 2, date.end);
};

/** 2021年的前2周, 今年の最後の3週間. */
const unitsWithin = ({ lexemes, base }: Said, date: Placed<DateValue>) => {
  if (!PART_LAST.has(base) || !date.isPeriod) return undefined;
  const after = placeAfter(lexemes, date.end);
  const which = lexemes[after];
  const isLast = has(which, 'R') || readingOf(which, 'o') === -1;
  const isFirst = has(which, 'g') || readingOf(which, 'o') === 1;
  if (!isLast && !isFirst) return undefined;
  const count = placeAfter(lexemes, after + 1);
  const days = unitsIn(
    date,
    isLast && !has(which, 'g'),
    readingOf(lexemes[count], 'n'),
    textOf(lexemes[count + 1], 'U'),
  );
  return place(days, date.first, count + 2);
};
