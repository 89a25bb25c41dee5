import type { KindMask } from '../kind-masks.ts';
import type { Lexeme } from '../lexeme.ts';
import { kindsIn } from '../lexeme-pattern.ts';
import { attachedPeriods } from './attached-periods.ts';
import { type Day, isoDay, type WallClock, wallClock } from './calendar.ts';
import { clockAt } from './clock-rules.ts';
import { countedFromClock, isCountedPart } from './clock-shifts.ts';
import type { ClockValue } from './clock-values.ts';
import { nextOf } from './clock-values.ts';
import { dateAt } from './date-rules.ts';
import { countedFrom } from './date-shifts.ts';
import type { DateSetting, DateValue, Placed } from './date-values.ts';
import { laterParts } from './later-parts.ts';
import { isFiller } from './moments-placed.ts';
import { isBesideUnnamedEvent } from './unnamed-events.ts';
import { weekdaysOfWeeks } from './weekdays-of-weeks.ts';

/** Languages with 12-hour clocks, in which a bare hour leaves am or pm unspecified. */
const HALF_DAY_LANGUAGES = new Set(['en', 'hi']);

/** A text as lexemes, and its dates and times, each computed on first use. */
export class Moments implements DateSetting {
  readonly lexemes: readonly Lexeme[];
  /** The kinds of all lexemes, to skip rules that cannot match. */
  readonly present: KindMask;
  readonly base: string;
  readonly text: string;
  readonly #now: string;
  readonly #timezone: string;
  readonly #day: string | undefined;
  #clock: WallClock | undefined;
  #dates: readonly Placed<DateValue>[] | undefined;
  #clocks: readonly Placed<ClockValue>[] | undefined;

  constructor(lexemes: readonly Lexeme[], base: string, { text, now, timezone, day }: Said) {
    this.lexemes = lexemes;
    this.present = kindsIn(lexemes);
    this.base = base;
    this.text = text;
    this.#now = now;
    this.#timezone = timezone;
    this.#day = day;
  }

  clock(): WallClock {
    this.#clock ??= wallClock(this.#now, this.#timezone);
    return this.#clock;
  }

  get today(): Day {
    return this.clock().day;
  }

  /** Whether the text is about another day than today, by its own dates or by one that was said before. */
  isOfOtherDay(): boolean {
    const dates = this.dates().filter(({ isPeriod }) => !isPeriod);
    if (dates.length > 0) return dates.every(({ from }) => from !== this.today);
    return this.#day !== undefined && this.#day !== isoDay(this.today);
  }

  /** The longest at each place, including periods. */
  dates(): readonly Placed<DateValue>[] {
    this.#dates ??= this.#findDates();
    return this.#dates;
  }

  #findDates(): readonly Placed<DateValue>[] {
    const all = everywhere(this.lexemes, (place) => dateAt(this.lexemes, place, this));
    const found = all.length === 0 ? all : all.filter((date) => !isBesideUnnamedEvent(this, date));
    if (found.length === 0) return laterParts(this, found);
    const periods = attachedPeriods(this, found);
    const more = [
      ...countedFrom(this.lexemes, found, this),
      ...periods,
      ...laterParts(this, found),
      ...weekdaysOfWeeks(this.lexemes, [...found, ...periods]),
    ];
    return more.length === 0 ? found : [...found, ...more].sort((a, b) => a.first - b.first || a.end - b.end);
  }

  /** The longest at each place, including parts of the day. */
  clocks(): readonly Placed<ClockValue>[] {
    this.#clocks ??= this.#findClocks();
    return this.#clocks;
  }

  #findClocks(): readonly Placed<ClockValue>[] {
    const { lexemes, base, present, text } = this;
    const setting = {
      base,
      text,
      present,
      clock: () => this.clock(),
      halfDays: HALF_DAY_LANGUAGES.has(base),
    };
    const all = everywhere(lexemes, (place) => clockAt(lexemes, place, setting));
    const found = all.filter((clock) => !isCountedPart(this, clock));
    const more = countedFromClock(this, found);
    if (more.length === 0) return found;
    return [...found, ...more].sort((a, b) => a.first - b.first || a.end - b.end);
  }
}

/** A text, when and where it was sent, and the date of its times, if it was said before. */
type Said = {
  readonly text: string;
  readonly now: string;
  readonly timezone: string;
  readonly day: string | undefined;
};

/** The text of some lexemes, without meaningless words at its ends. */
export const trimmedSpan = (
  lexemes: readonly Lexeme[],
  first: number,
  end: number,
): { start: number; end: number } => {
  let from = first;
  let to = end;
  while (from + 1 < to && isFiller(lexemes[from])) from++;
  while (
    to - 1 > from &&
    lexemes[to - 1]?.readings.e !== undefined &&
    lexemes[to - 1]?.readings.J === undefined
  )
    to--;
  return { start: lexemes[from]?.start ?? 0, end: lexemes[to - 1]?.end ?? 0 };
};

/** The longest at each place; of those, non-overlapping ones from left to right. */
export const longest = <T extends { readonly first: number; readonly end: number }>(
  values: readonly T[],
): T[] => {
  const sorted = [...values].sort((a, b) => a.first - b.first || b.end - a.end);
  const kept: T[] = [];
  for (const value of sorted) {
    const last = kept.at(-1);
    if (last === undefined || value.first >= last.end) kept.push(value);
  }
  return kept;
};

export const everywhere = <T>(lexemes: readonly Lexeme[], at: (place: number) => T | undefined): T[] => {
  const found: T[] = [];
  for (let place = 0; place < lexemes.length; place++) {
    const one = at(place);
    if (one !== undefined) found.push(one);
  }
  return found;
};

export const daysText = ({ from, to }: DateValue): string => `${isoDay(from)}/${isoDay(to)}`;

/** An ambiguous hour is the next one from now. */
export const secondsAt = (value: ClockValue, moments: Moments): number =>
  value.isOpen ? nextOf(value.from, moments.clock().seconds) : value.from;

/** When a day begins for most people. */
const MORNING = 7 * 3600;

/** As above; on another day it is the first one of that day after seven in the morning. */
export const secondsOnDay = (value: ClockValue, moments: Moments): number =>
  value.isOpen && moments.isOfOtherDay() ? nextOf(value.from, MORNING) : secondsAt(value, moments);
