import { clockAnnouncers } from '../data/clock-announcers.ts';
import { type Lexeme, readingOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type ClockSetting, secondsOf } from './clock-values.ts';

export const hourOf = (lexeme: Lexeme | undefined): number | undefined => {
  const named = lexeme?.readings.C;
  if (typeof named === 'string') return named === '12:00' ? 12 : named === '00:00' ? 0 : undefined;
  return readingOf(lexeme, 'n', 'x');
};

/** Some minutes before an hour: the hour before one is twelve (half one is 12:30), that before midnight 23. */
export const before = (hour: number | undefined, minutes: number | undefined): number | undefined => {
  const on = hour === 0 ? 24 : hour;
  if (on === undefined || minutes === undefined) return undefined;
  return secondsOf(on === 1 ? 12 : on - 1, 60 - minutes);
};

/** Languages with the hour first, then the minutes to it: las cinco menos diez. */
export const HOUR_FIRST = new Set(['es', 'it', 'fr']);

/** Languages that say the minutes last, also after noon and midnight. */
export const ROMANCE: ReadonlySet<string> = new Set(['es', 'it', 'fr', 'pt']);

export const halfHour = (half: Lexeme | undefined, hour: Lexeme | undefined): number | undefined => {
  const minutes = readingOf(half, 'h');
  if (minutes === undefined) return undefined;
  return minutes < 0 ? before(hourOf(hour), -minutes) : secondsOf(hourOf(hour), minutes);
};

/** Sekize on var: the dative is before the hour, the accusative after it. */
export const caseHour = (hour: Lexeme | undefined, minutes: number | undefined, way: Lexeme | undefined) => {
  const value = readingOf(hour, 'u') ?? 0;
  const isBefore = way?.readings['<'] !== undefined;
  if (isBefore !== value < 0) return undefined;
  return isBefore ? before(-value, minutes) : secondsOf(value, minutes);
};

export const isMinutes = (unit: Lexeme | undefined): boolean =>
  unit === undefined || unit.readings.U === 'min' || unit.readings.I !== undefined;

/** `20 minutos pasadas las ocho`: no word for an addition. */
const isPassed = (unit: Lexeme | undefined, way: Lexeme | undefined): boolean =>
  unit !== undefined && way?.readings['&'] === undefined && way?.readings.g === undefined;

export const pastHour = (
  minutes: Lexeme | undefined,
  { unit, way, hour }: CapturedLexemes,
  { base }: ClockSetting,
) =>
  isMinutes(unit) && ((!HOUR_FIRST.has(base) && base !== 'pt') || isPassed(unit, way))
    ? secondsOf(hourOf(hour), readingOf(minutes, 'n', 'x'))
    : undefined;

/** `son cuatro para las seis`, `são quatro para as seis`: the word before says that a time follows. */
export const isAnnounced = (earlier: Lexeme | undefined, { base, text }: ClockSetting): boolean =>
  earlier !== undefined &&
  clockAnnouncers[base]?.has(text.slice(earlier.start, earlier.end).toLowerCase()) === true;

/** American Spanish `veinte para las ocho`; but `mesa para diez para las ocho` is a party of ten. */
export const isSpokenTo = (
  minutes: Lexeme | undefined,
  way: Lexeme | undefined,
  earlier: Lexeme | undefined,
) =>
  way?.readings.a !== undefined &&
  minutes?.digits === 0 &&
  (readingOf(minutes, 'n') ?? 0) >= 10 &&
  earlier?.readings.e === undefined;

export const toHour = (
  minutes: Lexeme | undefined,
  unit: Lexeme | undefined,
  hour: Lexeme | undefined,
  { base, isAt, isTime }: { readonly base: string; readonly isAt: boolean; readonly isTime: boolean },
) => {
  const missing = readingOf(minutes, 'n');
  // `5 to 6pm` is mostly a range, `five to six` a time.
  const isRange = base === 'en' && !isAt && unit === undefined && (minutes?.digits ?? 0) > 0;
  const isSaid = isTime || unit !== undefined || (missing !== undefined && missing % 5 === 0 && !isRange);
  return isMinutes(unit) && isSaid && missing !== undefined && missing < 60
    ? before(hourOf(hour), missing)
    : undefined;
};

export const aroundHalf = (
  minutes: Lexeme | undefined,
  way: Lexeme | undefined,
  half: Lexeme | undefined,
  hour: Lexeme | undefined,
): number | undefined => {
  const around = readingOf(minutes, 'n');
  const middle = half?.readings.h === -30 ? before(hourOf(hour), 30) : undefined;
  if (middle === undefined || around === undefined || around > 20) return undefined;
  return middle + (way?.readings['<'] === undefined ? around : -around) * 60;
};

/** Noon, midnight, the end of the day. */
export const namedTime = (named: Lexeme | undefined): number | undefined => {
  const [hour, minutes, seconds = 0] = String(named?.readings.C ?? '')
    .split(':')
    .map(Number);
  const whole = secondsOf(hour, minutes);
  return whole === undefined ? undefined : whole + seconds;
};

/** `आठ बजे चार लोग`, 八点四个人: the number after the hour counts what follows. */
export const isCount = (number: Lexeme | undefined, next: Lexeme | undefined, base: string): boolean => {
  const isShort = (readingOf(number, 'n') ?? 0) < 10 && number?.digits !== 2;
  return isShort && next?.readings._ !== undefined && !MINUTES_IN_ONE_DIGIT.has(base);
};

/** German says the minutes alone: acht Uhr fünf. */
const MINUTES_IN_ONE_DIGIT: ReadonlySet<string> = new Set(['de']);
