import { type Lexeme, readingOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import type { SpokenTime } from './asian-times.ts';
import { hourOf, isMinutes, namedTime, ROMANCE } from './clock-faces.ts';
import { type ClockSetting, isHalf, type NeighbouringLexemes, secondsOf } from './clock-values.ts';

/** The last hour that is said without "at": seven thirty. */
const BARE_HOUR_MAX = 12;
const HOUR_MAX = 23;

/**
 * Seven thirty, in words, with no other number around it; `at seven twenty-seven` to the minute. In languages
 * other than English only after "at": alle tredici venti, but `dodici venti` may count or cost something.
 */
export const hourAndMinutes = (
  hour: Lexeme | undefined,
  minutes: Lexeme | undefined,
  isSaid: boolean,
  { base }: ClockSetting,
  { before: earlier, next }: NeighbouringLexemes,
): number | undefined => {
  const isInWords = hour?.digits === 0 && minutes?.digits === 0;
  if (!isInWords || !(base === 'en' || isSaid)) return undefined;
  const [hours, rest] = [readingOf(hour, 'n'), readingOf(minutes, 'n')];
  const isTime =
    hours !== undefined &&
    rest !== undefined &&
    hours >= 1 &&
    hours <= (base === 'en' ? BARE_HOUR_MAX : HOUR_MAX) &&
    rest >= 10 &&
    (isSaid || rest % 5 === 0);
  const isFree =
    (earlier === undefined || earlier.readings.n === undefined) &&
    (next === undefined || next.readings.U === undefined);
  return isTime && isFree ? secondsOf(hours, rest) : undefined;
};

/** `a la una treinta`: Romance languages say one o'clock by an article. */
export const oneAndMinutes = (
  { at, hour, minutes }: CapturedLexemes,
  { base }: ClockSetting,
  { next }: NeighbouringLexemes,
): number | undefined =>
  at !== undefined &&
  ROMANCE.has(base) &&
  minutes?.digits === 0 &&
  (readingOf(minutes, 'n') ?? 0) >= 10 &&
  next?.readings.U === undefined
    ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
    : undefined;

/**
 * `4 30 pm`, `a las 8 15`: an hour and its minutes in digits. Before "pm" a second number up to twelve may
 * be the hour: `for 4 12 pm`.
 */
const inDigits: SpokenTime['read'] = ({ at, hour, minutes, tail }, _, { next }) => {
  const [hours, rest] = [readingOf(hour, 'n') ?? 0, readingOf(minutes, 'n') ?? 0];
  if (hour?.digits === 0 || minutes?.digits !== 2 || hours < 1) return undefined;
  const isBeforeHalf = isHalf(tail) && hours <= BARE_HOUR_MAX && rest > BARE_HOUR_MAX;
  return isBeforeHalf || (at !== undefined && next === undefined) ? secondsOf(hours, rest) : undefined;
};

/** Times that name the minutes directly after the hour. */
export const ADJACENT_MINUTES: readonly SpokenTime[] = [
  { source: 'hour:n minutes:n', read: inDigits },
  {
    source: 'hour:n minutes:n',
    isIdiom: true,
    read: ({ at, hour, minutes, tail }, setting, around) =>
      // Portuguese `às` is a filler, too.
      hourAndMinutes(hour, minutes, (at ?? tail ?? around.first?.readings.a) !== undefined, setting, around),
  },
  // สองทุ่มสิบห้านาที: Thai names its hours
  {
    source: 'hour:C minutes:n unit:U',
    read: ({ hour, minutes, unit }, { base }) => {
      const [named, rest] = [namedTime(hour), readingOf(minutes, 'n') ?? 60];
      return base === 'th' && named !== undefined && isMinutes(unit) && rest < 60
        ? named + rest * 60
        : undefined;
    },
  },
  // a la una treinta
  { source: 'hour:x minutes:n', isIdiom: true, read: oneAndMinutes },
  // at six forty-three minutes
  {
    source: 'hour:n minutes:n unit:IU',
    isIdiom: true,
    read: ({ at, hour, minutes, unit }) =>
      at !== undefined && isMinutes(unit) && hour?.digits === 0 && minutes?.digits === 0
        ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  // seven oh five
  {
    source: 'hour:n oh:I minutes:n',
    isIdiom: true,
    read: ({ hour, oh, minutes }) =>
      oh?.readings.I === 'oh' && hour?.digits === 0 && (readingOf(minutes, 'n') ?? 10) < 10
        ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  {
    source: 'hour:n - minutes:n',
    isIdiom: true,
    read: ({ at, hour, minutes }, setting, around) =>
      hourAndMinutes(hour, minutes, at !== undefined, setting, around),
  },
];
