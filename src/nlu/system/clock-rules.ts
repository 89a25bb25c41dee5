import { DAY_SECONDS, type WallClock } from './calendar.ts';
import type { Placed } from './date-rules.ts';
import { type LexemePattern, lexemePattern, matchLexemes, ruleIndex } from './lexeme-pattern.ts';
import { type Lexeme, type LexemeKind, lexemeOf } from './time-lexer.ts';

/**
 * A time of day in seconds since midnight, or a part of a day. `isOpen`: the half of the day is not said.
 * A time counted from now may be over midnight: `from` is then beyond a day.
 */
export type ClockValue = {
  readonly from: number;
  readonly to: number;
  readonly isPeriod: boolean;
  readonly isOpen: boolean;
  /** The half of the day was said. */
  readonly hasHalf?: boolean;
  /** Counted from now, as `in 2 minutes`. */
  readonly isRelative: boolean;
};

/** `clock` is read only when a time is found: it costs more than the rules. */
export type ClockSetting = {
  readonly base: string;
  readonly clock: () => WallClock;
  /** `at 7` leaves open which half of the day is meant; where hours go to 24 it does not. */
  readonly halfDays: boolean;
};

type Parts = readonly (Lexeme | undefined)[];
type Rule = {
  readonly pattern: LexemePattern;
  readonly read: (parts: Parts, setting: ClockSetting, around: Around) => ClockValue | undefined;
};
/** The lexemes before and after a match. */
type Around = {
  readonly before: Lexeme | undefined;
  readonly next: Lexeme | undefined;
  /** A word such as "at" stands before the hour. */
  readonly isAnnounced?: boolean;
};

/** The longest time or part of a day that begins at lexeme `at`. */
export const clockAt = (
  lexemes: readonly Lexeme[],
  at: number,
  setting: ClockSetting,
): Placed<ClockValue> | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined) return undefined;
  let best: Placed<ClockValue> | undefined;
  for (const { pattern, read } of rulesFor(lexeme)) {
    const match = matchLexemes(pattern, lexemes, at);
    if (match === undefined || match.end <= (best?.end ?? at)) continue;
    const value = read(match.parts, setting, { before: lexemes[at - 1], next: lexemes[match.end] });
    if (value !== undefined) best = { ...value, first: at, end: match.end };
  }
  return best;
};

/** A bare hour, as the ends of `from 3 to 5 pm` may be. */
export const bareHour = (lexeme: Lexeme | undefined): ClockValue | undefined => {
  const hour = lexeme?.readings.n;
  return typeof hour === 'number' && hour <= 24 ? point(hour * 3600, true) : undefined;
};

export type HalfOfDay = 'am' | 'pm' | 'eve' | 'night' | 'noon';

/** The time in the half of the day that was said: 5 in the evening is 17:00, 12 at night is 0:00. */
export const inHalf = (seconds: number, half: HalfOfDay): number => {
  if (seconds >= 13 * 3600) return seconds;
  const isTwelve = seconds >= 12 * 3600;
  const afternoon = isTwelve ? seconds : seconds + 12 * 3600;
  const morning = isTwelve ? seconds - 12 * 3600 : seconds;
  switch (half) {
    case 'am':
      return morning;
    case 'pm':
      return afternoon;
    case 'eve':
      return isTwelve ? morning : afternoon;
    case 'night':
      return isTwelve || seconds < 5 * 3600 ? morning : afternoon;
    case 'noon':
      return seconds >= 11 * 3600 ? seconds : afternoon;
    default:
      return half satisfies never;
  }
};

/** The next time from now on that an open hour may mean; tomorrow's first when both are over today. */
export const nextOf = (seconds: number, now: number): number => {
  if (seconds >= 13 * 3600 || seconds < 3600) return seconds;
  const hours = seconds >= 12 * 3600 ? [seconds, seconds - 12 * 3600] : [seconds, seconds + 12 * 3600];
  return hours.find((candidate) => candidate >= now) ?? seconds;
};

export const halfOf = (lexeme: Lexeme | undefined): HalfOfDay | undefined => {
  const said = lexeme?.readings.P ?? lexeme?.readings.p;
  if (said === 'am' || said === 'pm' || said === 'eve' || said === 'night' || said === 'noon') return said;
  const part = lexeme?.readings.Z;
  if (typeof part !== 'string') return undefined;
  const from = Number(part.split('-')[0]);
  return from < 12 ? 'am' : from < 16 ? 'pm' : from < 20 ? 'eve' : 'night';
};

const point = (seconds: number, isOpen: boolean, hasHalf = false): ClockValue | undefined =>
  seconds < 0 || seconds > DAY_SECONDS
    ? undefined
    : { from: seconds, to: seconds, isPeriod: false, isOpen, hasHalf, isRelative: false };

const numberOf = (lexeme: Lexeme | undefined, ...kinds: LexemeKind[]): number | undefined => {
  for (const kind of kinds) {
    const value = lexeme?.readings[kind];
    if (typeof value === 'number') return value;
  }
  return undefined;
};

/** Seconds of an hour and its minutes; undefined when there is no such time. */
const secondsOf = (hour: number | undefined, minutes: number | undefined): number | undefined =>
  hour === undefined || minutes === undefined || hour > 24 || minutes < -30 || minutes >= 60
    ? undefined
    : (hour * 60 + minutes) * 60;

type Core = {
  readonly source: string;
  readonly isIdiom?: boolean;
  readonly read: (parts: Parts, setting: ClockSetting, around: Around) => number | undefined;
};

const hourOf = (lexeme: Lexeme | undefined): number | undefined => {
  const named = lexeme?.readings.C;
  if (typeof named === 'string') return named === '12:00' ? 12 : 0;
  return numberOf(lexeme, 'n', 'x');
};

/** Before the first hour comes the twelfth: half one is 12:30 of the clock's face. */
const face = (hour: number | undefined): number | undefined =>
  hour === undefined ? undefined : hour === 0 ? 12 : hour;
const before = (hour: number | undefined, minutes: number | undefined): number | undefined => {
  const on = face(hour);
  if (on === undefined || minutes === undefined) return undefined;
  return secondsOf(on === 1 ? 12 : on - 1, 60 - minutes);
};

/** Times as they stand between what names the half of the day. */
const CORES: readonly Core[] = [
  { source: 'c', read: ([clock]) => numberOf(clock, 'c') },
  { source: 'cH', read: ([clock]) => numberOf(clock, 'c') },
  { source: '[nx]H', read: ([hour]) => secondsOf(hourOf(hour), 0) },
  { source: '[nx]HnI?', read: ([hour, , minutes]) => secondsOf(hourOf(hour), numberOf(minutes, 'n')) },
  { source: '[nx]H[>&]?e*h', read: ([hour]) => secondsOf(hourOf(hour), 30) },
  { source: '[nx]H[>&]?e*q', read: ([hour]) => secondsOf(hourOf(hour), 15) },
  { source: '[nx]H<e*q', read: ([hour]) => before(hourOf(hour), 15) },
  { source: '[nx]H<n', read: ([hour, , , minutes]) => before(hourOf(hour), numberOf(minutes, 'n')) },
  { source: '[hC][nx]H?', isIdiom: true, read: ([half, hour]) => halfHour(half, hour) },
  { source: 'h[nC]H?', isIdiom: true, read: ([half, hour]) => halfHour(half, hour) },
  {
    source: 'ho',
    isIdiom: true,
    read: ([half, hour]) => (half?.readings.h === -30 ? before(numberOf(hour, 'o'), 30) : undefined),
  },
  { source: '[nx][>&]e*h', isIdiom: true, read: ([hour]) => secondsOf(hourOf(hour), 30) },
  {
    source: 'nh',
    isIdiom: true,
    read: ([hour], { base }) => (base === 'tr' ? secondsOf(hourOf(hour), 30) : undefined),
  },
  { source: 'C[>&]e*h', isIdiom: true, read: ([hour]) => secondsOf(hourOf(hour), 30) },
  { source: 'C[>&]e*q', isIdiom: true, read: ([hour]) => secondsOf(hourOf(hour), 15) },
  { source: 'q>[nxC]H?', isIdiom: true, read: ([, , hour]) => secondsOf(hourOf(hour), 15) },
  { source: 'q<e*[nxC]H?', isIdiom: true, read: ([, , , hour]) => before(hourOf(hour), 15) },
  {
    source: '[nx][IU]?>[nC]H?',
    isIdiom: true,
    read: ([minutes, unit, , hour], setting) => pastHour(minutes, unit, hour, setting),
  },
  {
    source: 'n[IU]?<e*[nxC]H?',
    isIdiom: true,
    read: ([minutes, unit, , , hour], { base }, { before }) =>
      before?.readings['('] === undefined && !HOUR_FIRST.has(base) ? toHour(minutes, unit, hour) : undefined,
  },
  {
    source: 'n[<>]h[nx]',
    isIdiom: true,
    read: ([minutes, way, half, hour]) => aroundHalf(minutes, way, half, hour),
  },
  {
    source: '[nx][>&]e*q',
    isIdiom: true,
    read: ([hour], { base }) => (base === 'en' || base === 'de' ? undefined : secondsOf(hourOf(hour), 15)),
  },
  {
    source: '[nx]<e*q',
    isIdiom: true,
    read: ([hour], { base }) => (HOUR_FIRST.has(base) ? before(hourOf(hour), 15) : undefined),
  },
  {
    source: '[nx]<n',
    isIdiom: true,
    read: ([hour, , minutes], { base }) =>
      HOUR_FIRST.has(base) ? before(hourOf(hour), numberOf(minutes, 'n')) : undefined,
  },
  {
    source: '[nx][>&]n',
    isIdiom: true,
    read: ([hour, , minutes], { base }, { isAnnounced }) =>
      isAnnounced && (HOUR_FIRST.has(base) || base === 'pt')
        ? secondsOf(hourOf(hour), numberOf(minutes, 'n'))
        : undefined,
  },
  { source: '<q[nx]', isIdiom: true, read: ([, , hour]) => before(hourOf(hour), 15) },
  {
    source: '<nI?[nx]',
    isIdiom: true,
    read: ([, minutes, , hour]) => before(hourOf(hour), numberOf(minutes, 'n')),
  },
  {
    source: 'nn',
    isIdiom: true,
    read: ([hour, minutes], setting, around) => hourAndMinutes(hour, minutes, setting, around),
  },
  { source: 'C', read: ([named]) => namedTime(named) },
];

/** Hour first, then what is missing: las cinco menos diez. */
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

/** Seven thirty, in words, before `am` and the like or with nothing else around it. */
const hourAndMinutes = (
  hour: Lexeme | undefined,
  minutes: Lexeme | undefined,
  { base }: ClockSetting,
  { before: earlier, next }: Around,
): number | undefined => {
  const isInWords = hour?.digits === 0 && minutes?.digits === 0;
  const [hours, rest] = [numberOf(hour, 'n'), numberOf(minutes, 'n')];
  const isTime =
    hours !== undefined && rest !== undefined && hours >= 1 && hours <= 12 && rest >= 10 && rest % 5 === 0;
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

// ---- counted from now: before the rest, for `dans une heure` is no hour of the clock

const rules: Rule[] = [];

const whole = (source: string, read: Rule['read']): void => {
  rules.push({ pattern: lexemePattern(source), read });
};

const MINUTES = lexemeOf({ U: 'min' });
const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

const fromNow = (
  sign: 1 | -1,
  amount: number | undefined,
  unit: Lexeme | undefined,
  { clock }: ClockSetting,
) => {
  const seconds = UNIT_SECONDS[String(unit?.readings.U ?? '')];
  if (seconds === undefined || amount === undefined || amount * seconds > 30 * DAY_SECONDS) return undefined;
  const from = clock().seconds + sign * amount * seconds;
  return { from, to: from, isPeriod: false, isOpen: false, isRelative: true };
};

whole('f[nxv]U', ([, count, unit], setting) => fromNow(1, numberOf(count, 'n', 'x', 'v'), unit, setting));
const fromPhrase = (sign: 1 | -1, phrase: Lexeme | undefined, setting: ClockSetting) => {
  const [amount, unit] = String(phrase?.readings.G ?? '').split(',');
  return fromNow(sign, Number(amount), lexemeOf({ U: unit ?? '' }), setting);
};
whole('fG', ([, phrase], setting) => fromPhrase(1, phrase, setting));
whole('f?GF', ([, phrase], setting) => fromPhrase(1, phrase, setting));
whole('Gg', ([phrase], setting) => fromPhrase(-1, phrase, setting));
whole('AG', ([, phrase], setting) => fromPhrase(-1, phrase, setting));
whole('f[nxv]Ue*[&>]e*x?h', ([, count, unit], setting) => {
  const amount = numberOf(count, 'n', 'x', 'v');
  return fromNow(1, amount === undefined ? undefined : amount + 0.5, unit, setting);
});
whole('f?[nxv]UF', ([, count, unit], setting) => fromNow(1, numberOf(count, 'n', 'x', 'v'), unit, setting));
whole('[nxv]Ug', ([count, unit], setting) => fromNow(-1, numberOf(count, 'n', 'x', 'v'), unit, setting));
whole('A[nxv]U', ([, count, unit], setting) => fromNow(-1, numberOf(count, 'n', 'x', 'v'), unit, setting));
whole('[nxv]I[gF]', ([count, , way], setting) =>
  fromNow(way?.readings.g === undefined ? 1 : -1, numberOf(count, 'n', 'x', 'v'), MINUTES, setting),
);
whole('fU', ([, unit], setting) =>
  setting.base === 'ru' || setting.base === 'uk' || setting.base === 'pl'
    ? fromNow(1, 1, unit, setting)
    : undefined,
);
whole('N', (_, { clock }) => ({
  from: clock().seconds,
  to: clock().seconds,
  isPeriod: false,
  isOpen: false,
  isRelative: true,
}));

// ---- times of the clock

const AT = '[pZ]?e*[aw]?e*';
const AFTER = 'e*[PZ]?';

for (const { source, isIdiom, read } of CORES) {
  const lead = lexemePattern(AT).elements.length;
  const core = lexemePattern(source).elements.length;
  rules.push({
    pattern: lexemePattern(AT + source + AFTER),
    read: (parts, setting, around) => {
      const inner = parts.slice(lead, lead + core);
      const seconds = read(inner, setting, { ...around, isAnnounced: parts[2] !== undefined });
      const half = halfOf(parts[0]) ?? halfOf(parts.at(-1));
      if (seconds === undefined) return undefined;
      if (half !== undefined) return point(inHalf(seconds, half), false, true);
      return point(seconds, isIdiom === true || isOpenHour(inner, setting));
    },
  });
}

/** An hour below one o'clock's second coming, written as people do who count to twelve. */
const isOpenHour = (parts: Parts, { halfDays }: ClockSetting): boolean => {
  const [hour] = parts;
  if (hour?.readings.C !== undefined) return false;
  return (
    halfDays && !(hour?.readings.c !== undefined && hour.digits === 2 && Number(hour.readings.c) < 10 * 3600)
  );
};

whole('[pZ]?e*a[nx]', (parts, { halfDays }, { next }) => {
  const hour = numberOf(parts.at(-1), 'n', 'x');
  const half = halfOf(parts[0]);
  if (hour === undefined || hour > 24 || isMeasured(next)) return undefined;
  return half === undefined ? point(hour * 3600, halfDays) : point(inHalf(hour * 3600, half), false, true);
});
whole('w[nx]', ([, hour], { halfDays }, { next }) => {
  const value = numberOf(hour, 'n', 'x');
  const isEnd = next === undefined || next.readings._ === undefined;
  return value === undefined || value > 24 || !isEnd || isMeasured(next)
    ? undefined
    : point(value * 3600, halfDays);
});
whole('[aw]?[nx]e*[PZ]', (parts) => {
  const hour = numberOf(parts[1], 'n', 'x');
  const half = halfOf(parts.at(-1));
  // A part of the day right after a number is a time only if the number was announced: "2 morning flights".
  const isSaid = parts.at(-1)?.readings.P !== undefined || parts[0] !== undefined;
  if (hour === undefined || hour > 24 || half === undefined || !isSaid) return undefined;
  return point(inHalf(hour * 3600, half), false, true);
});
whole('p[nx]', ([part, hour], _, { next }) => {
  const value = numberOf(hour, 'n', 'x');
  const half = halfOf(part);
  const isPoint = value !== undefined && value <= 24 && half !== undefined && next === undefined;
  return isPoint ? point(inHalf(value * 3600, half), false, true) : undefined;
});

/** What follows makes the number a measure, not an hour: `at 7 percent`, `at 20 km`. */
const isMeasured = (next: Lexeme | undefined): boolean =>
  next?.readings.U !== undefined || next?.readings.M !== undefined || next?.readings.O !== undefined;

// ---- parts of the day

whole('t?Z', ([, part]) => {
  const [from = 0, to = 0] = String(part?.readings.Z ?? '')
    .split('-')
    .map(Number);
  // The last part is recorded as ending one minute before midnight.
  const end = to === 24 ? DAY_SECONDS - 60 : to * 3600;
  return { from: from * 3600, to: end, isPeriod: true, isOpen: false, isRelative: false };
});

const rulesFor = ruleIndex(rules);
