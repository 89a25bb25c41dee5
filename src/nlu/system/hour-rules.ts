import {
  type Around,
  type ClockRule,
  type ClockSetting,
  clockRule,
  halfOf,
  inHalf,
  numberOf,
  point,
  secondsOf,
} from './clock-values.ts';
import type { Lexeme } from './lexeme.ts';
import type { Parts } from './lexeme-pattern.ts';

/** A spoken form of hours and minutes; `isIdiom`: as read from a clock face, so am or pm is unspecified. */
type SpokenTime = {
  readonly source: string;
  readonly isIdiom?: boolean;
  readonly read: (parts: Parts, setting: ClockSetting, around: Around) => number | undefined;
};

const hourOf = (lexeme: Lexeme | undefined): number | undefined => {
  const named = lexeme?.readings.C;
  if (typeof named === 'string') return named === '12:00' ? 12 : 0;
  return numberOf(lexeme, 'n', 'x');
};

/** The hour on a clock face, where the hour before one is twelve: half one is 12:30. */
const face = (hour: number | undefined): number | undefined =>
  hour === undefined ? undefined : hour === 0 ? 12 : hour;
const before = (hour: number | undefined, minutes: number | undefined): number | undefined => {
  const on = face(hour);
  if (on === undefined || minutes === undefined) return undefined;
  return secondsOf(on === 1 ? 12 : on - 1, 60 - minutes);
};

/** Forms of times between the words that specify the half of the day. */
const SPOKEN: readonly SpokenTime[] = [
  { source: 'clock:c', read: ({ clock }) => numberOf(clock, 'c') },
  { source: 'clock:c H', read: ({ clock }) => numberOf(clock, 'c') },
  { source: 'hour:nx H', read: ({ hour }) => secondsOf(hourOf(hour), 0) },
  {
    source: 'hour:nx H minutes:n I?',
    read: ({ hour, minutes }) => secondsOf(hourOf(hour), numberOf(minutes, 'n')),
  },
  { source: 'hour:nx H >&? e* h', read: ({ hour }) => secondsOf(hourOf(hour), 30) },
  { source: 'hour:nx H >&? e* q', read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  { source: 'hour:nx H < e* q', read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'hour:nx H < minutes:n',
    read: ({ hour, minutes }) => before(hourOf(hour), numberOf(minutes, 'n')),
  },
  { source: 'half:hC hour:nx H?', isIdiom: true, read: ({ half, hour }) => halfHour(half, hour) },
  { source: 'half:h hour:nC H?', isIdiom: true, read: ({ half, hour }) => halfHour(half, hour) },
  {
    source: 'half:h hour:o',
    isIdiom: true,
    read: ({ half, hour }) => (half?.readings.h === -30 ? before(numberOf(hour, 'o'), 30) : undefined),
  },
  { source: 'hour:nx >& e* h', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 30) },
  {
    source: 'hour:n h',
    isIdiom: true,
    read: ({ hour }, { base }) => (base === 'tr' ? secondsOf(hourOf(hour), 30) : undefined),
  },
  { source: 'hour:C < e* q', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'hour:C < minutes:n',
    isIdiom: true,
    read: ({ hour, minutes }, { base }) =>
      HOUR_FIRST.has(base) ? before(hourOf(hour), numberOf(minutes, 'n')) : undefined,
  },
  { source: 'hour:C >& e* h', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 30) },
  { source: 'hour:C >& e* q', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  { source: 'q > hour:nxC H?', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  { source: 'q < e* hour:nxC H?', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'minutes:nx unit:IU? > hour:nC H?',
    isIdiom: true,
    read: ({ minutes, unit, hour }, setting) => pastHour(minutes, unit, hour, setting),
  },
  {
    source: 'minutes:n unit:IU? < e* hour:nxC H?',
    isIdiom: true,
    read: ({ minutes, unit, hour }, { base }, { before }) =>
      before?.readings['('] === undefined && !HOUR_FIRST.has(base) ? toHour(minutes, unit, hour) : undefined,
  },
  {
    source: 'minutes:n way:<> half:h hour:nx',
    isIdiom: true,
    read: ({ minutes, way, half, hour }) => aroundHalf(minutes, way, half, hour),
  },
  {
    source: 'hour:nx >& e* q',
    isIdiom: true,
    read: ({ hour }, { base }) => (base === 'en' || base === 'de' ? undefined : secondsOf(hourOf(hour), 15)),
  },
  {
    source: 'hour:nx < e* q',
    isIdiom: true,
    read: ({ hour }, { base }) => (HOUR_FIRST.has(base) ? before(hourOf(hour), 15) : undefined),
  },
  {
    source: 'hour:nx < minutes:n',
    isIdiom: true,
    read: ({ hour, minutes }, { base }) =>
      HOUR_FIRST.has(base) ? before(hourOf(hour), numberOf(minutes, 'n')) : undefined,
  },
  {
    source: 'hour:nx >& minutes:n',
    isIdiom: true,
    read: ({ hour, minutes, at }, { base }, { first }) =>
      (at ?? first?.readings.w) !== undefined && (HOUR_FIRST.has(base) || base === 'pt')
        ? secondsOf(hourOf(hour), numberOf(minutes, 'n'))
        : undefined,
  },
  { source: '< q hour:nx', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: '< minutes:n I? hour:nx',
    isIdiom: true,
    read: ({ minutes, hour }) => before(hourOf(hour), numberOf(minutes, 'n')),
  },
  {
    source: 'hour:n minutes:n',
    isIdiom: true,
    read: ({ at, hour, minutes }, setting, around) =>
      hourAndMinutes(hour, minutes, setting, { ...around, isSaid: at !== undefined }),
  },
  { source: 'named:C', read: ({ named }) => namedTime(named) },
];

/** Languages with the hour first, then the minutes to it: las cinco menos diez. */
const HOUR_FIRST = new Set(['es', 'it', 'fr']);

const halfHour = (half: Lexeme | undefined, hour: Lexeme | undefined): number | undefined => {
  const minutes = numberOf(half, 'h');
  if (minutes === undefined) return undefined;
  return minutes < 0 ? before(hourOf(hour), 30) : secondsOf(hourOf(hour), 30);
};

const isMinutes = (unit: Lexeme | undefined): boolean =>
  unit === undefined || unit.readings.U === 'min' || unit.readings.I !== undefined;

const pastHour = (
  minutes: Lexeme | undefined,
  unit: Lexeme | undefined,
  hour: Lexeme | undefined,
  { base }: ClockSetting,
) =>
  isMinutes(unit) && !HOUR_FIRST.has(base) && base !== 'pt'
    ? secondsOf(hourOf(hour), numberOf(minutes, 'n', 'x'))
    : undefined;

const toHour = (minutes: Lexeme | undefined, unit: Lexeme | undefined, hour: Lexeme | undefined) => {
  const missing = numberOf(minutes, 'n');
  const isSaid = unit !== undefined || (missing !== undefined && missing % 5 === 0);
  return isMinutes(unit) && isSaid && missing !== undefined && missing < 60
    ? before(hourOf(hour), missing)
    : undefined;
};

const aroundHalf = (
  minutes: Lexeme | undefined,
  way: Lexeme | undefined,
  half: Lexeme | undefined,
  hour: Lexeme | undefined,
): number | undefined => {
  const around = numberOf(minutes, 'n');
  const middle = half?.readings.h === -30 ? before(hourOf(hour), 30) : undefined;
  if (middle === undefined || around === undefined || around > 20) return undefined;
  return middle + (way?.readings['<'] === undefined ? around : -around) * 60;
};

/** Seven thirty, in words, with no other number around it; `at seven twenty-seven` to the minute. */
const hourAndMinutes = (
  hour: Lexeme | undefined,
  minutes: Lexeme | undefined,
  { base }: ClockSetting,
  { before: earlier, next, isSaid }: Around & { readonly isSaid: boolean },
): number | undefined => {
  const isInWords = hour?.digits === 0 && minutes?.digits === 0;
  const [hours, rest] = [numberOf(hour, 'n'), numberOf(minutes, 'n')];
  const isTime =
    hours !== undefined &&
    rest !== undefined &&
    hours >= 1 &&
    hours <= 12 &&
    rest >= 10 &&
    (isSaid || rest % 5 === 0);
  const isFree =
    (earlier === undefined || earlier.readings.n === undefined) &&
    (next === undefined || next.readings.U === undefined);
  return base === 'en' && isInWords && isTime && isFree ? secondsOf(hours, rest) : undefined;
};

const namedTime = (named: Lexeme | undefined): number | undefined => {
  const [hour, minutes] = String(named?.readings.C ?? '')
    .split(':')
    .map(Number);
  return secondsOf(hour, minutes);
};

/** Whether an hour below 13, as written in 12-hour style, leaves am or pm unspecified. */
const isOpenHour = ({ hour, clock }: Parts, { halfDays }: ClockSetting): boolean => {
  if (hour === undefined && clock === undefined) return false;
  const isPadded = clock?.digits === 2 && Number(clock.readings.c) < 10 * 3600;
  return halfDays && !isPadded;
};

/** Each form, optionally with words for "at" and for the half of the day. */
export const hourRules: readonly ClockRule[] = SPOKEN.map(({ source, isIdiom, read }) =>
  clockRule(`lead:pZ? e* at:aw? e* ${source} e* tail:PZ?`, (parts, setting, around) => {
    const seconds = read(parts, setting, around);
    // `tonight at 2 am`: am and pm take precedence over the part of the day.
    const said = parts.tail?.readings.P;
    const isSaid = said === 'am' || said === 'pm';
    const half = isSaid ? said : (halfOf(parts.lead) ?? halfOf(parts.tail));
    if (seconds === undefined) return undefined;
    if (half !== undefined) return point(inHalf(seconds, half), false, true);
    return point(seconds, isIdiom === true || isOpenHour(parts, setting));
  }),
);
