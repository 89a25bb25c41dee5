import { type Lexeme, readingOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { ADJACENT_MINUTES, hourAndMinutes } from './adjacent-minutes.ts';
import { ASIAN_TIMES, type SpokenTime } from './asian-times.ts';
import {
  aroundHalf,
  before,
  HOUR_FIRST,
  halfHour,
  hourOf,
  isAnnounced,
  isCount,
  isMinutes,
  isSpokenTo,
  namedTime,
  pastHour,
  ROMANCE,
  toHour,
} from './clock-faces.ts';
import {
  type ClockRule,
  type ClockSetting,
  clockRule,
  halfOf,
  inHalf,
  openPoint,
  point,
  pointInHalf,
  secondsOf,
} from './clock-values.ts';
import { HOUR_CASE_TIMES } from './hours-in-cases.ts';

/** Forms of times between the words that specify the half of the day. */
const SPOKEN: readonly SpokenTime[] = [
  { source: 'clock:c', read: ({ clock }) => readingOf(clock, 'c') },
  { source: 'clock:c H', read: ({ clock }) => readingOf(clock, 'c') },
  { source: 'hour:nx H', read: ({ hour }) => secondsOf(hourOf(hour), 0) },
  {
    source: 'hour:nx H minutes:n mark:I?',
    read: ({ hour, minutes, mark }, { base }, { next }) =>
      mark === undefined && isCount(minutes, next, base)
        ? undefined
        : secondsOf(hourOf(hour), readingOf(minutes, 'n')),
  },
  {
    source: 'hour:nx H minutes:n I seconds:n unit:U',
    read: ({ hour, minutes, seconds, unit }) => {
      const whole = secondsOf(hourOf(hour), readingOf(minutes, 'n'));
      const rest = readingOf(seconds, 'n') ?? 60;
      return whole === undefined || unit?.readings.U !== 's' || rest > 59 ? undefined : whole + rest;
    },
  },
  ...HOUR_CASE_TIMES,
  { source: 'hour:nx H >&? e* h', read: ({ hour }) => secondsOf(hourOf(hour), 30) },
  { source: 'hour:nx H >&? e* q', read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  { source: 'hour:nx H < e* q', read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'hour:nx H < minutes:n',
    read: ({ hour, minutes }) => before(hourOf(hour), readingOf(minutes, 'n')),
  },
  { source: 'half:hC hour:nx H?', isIdiom: true, read: ({ half, hour }) => halfHour(half, hour) },
  { source: 'half:h hour:nC H?', isIdiom: true, read: ({ half, hour }) => halfHour(half, hour) },
  {
    source: 'half:h hour:o',
    isIdiom: true,
    read: ({ half, hour }) => (half?.readings.h === -30 ? before(readingOf(hour, 'o'), 30) : undefined),
  },
  {
    source: 'hour:nx >& e* half:h',
    isIdiom: true,
    // `zwischen sieben und halb neun`: the half before an hour is of that one.
    read: ({ hour, half }) =>
      half?.readings.h === -30 ? undefined : secondsOf(hourOf(hour), readingOf(half, 'h')),
  },
  {
    source: 'hour:nx h',
    isIdiom: true,
    read: ({ hour }, { base }) => (base === 'tr' ? secondsOf(hourOf(hour), 30) : undefined),
  },
  { source: 'hour:C < e* q', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'hour:C < minutes:n',
    isIdiom: true,
    read: ({ hour, minutes }, { base }) =>
      HOUR_FIRST.has(base) ? before(hourOf(hour), readingOf(minutes, 'n')) : undefined,
  },
  // midi vingt, mezzogiorno e venti
  {
    source: 'hour:C >&? minutes:n',
    isIdiom: true,
    read: ({ hour, minutes }, { base }, { next }) =>
      ROMANCE.has(base) &&
      (readingOf(minutes, 'n') ?? 0) >= 5 &&
      (next === undefined || next.readings.e !== undefined)
        ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  { source: 'hour:C >& e* h', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 30) },
  { source: 'hour:C >& e* q', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  {
    // viertel neun, четверть девятого
    source: 'q hour:noC H?',
    isIdiom: true,
    read: ({ hour }, { base }) => {
      const on = base === 'de' ? hourOf(hour) : base === 'ru' ? readingOf(hour, 'o') : undefined;
      return before(on, 45);
    },
  },
  { source: 'q > hour:nxC H?', isIdiom: true, read: ({ hour }) => secondsOf(hourOf(hour), 15) },
  { source: 'q < e* hour:nxC H?', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'minutes:nx unit:IU? way:> hour:nC H?',
    isIdiom: true,
    read: (parts, setting) => pastHour(parts.minutes, parts, setting),
  },
  {
    source: 'minutes:n unit:IU? way:< e* hour:nxC H?',
    isIdiom: true,
    read: ({ at, minutes, unit, way, hour }, setting, { before, next }) => {
      const { base } = setting;
      const isTime = isAnnounced(before, setting);
      return before?.readings['('] === undefined &&
        // three minutes to five thirty
        next?.readings.n === undefined &&
        (isTime || !HOUR_FIRST.has(base) || isSpokenTo(minutes, way, before))
        ? toHour(minutes, unit, hour, { base, isAt: at !== undefined, isTime })
        : undefined;
    },
  },
  // three minutes to five thirty
  {
    source: 'minutes:n unit:IU < hour:n more:n',
    isIdiom: true,
    read: ({ minutes, unit, hour, more }, setting, around) => {
      const whole = isMinutes(unit) ? hourAndMinutes(hour, more, true, setting, around) : undefined;
      return whole === undefined ? undefined : whole - 60 * (readingOf(minutes, 'n') ?? Number.NaN);
    },
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
    // tre e tre quarti
    source: 'hour:nx >& part:v',
    isIdiom: true,
    read: ({ hour, part }) => (readingOf(part, 'v') === 0.75 ? secondsOf(hourOf(hour), 45) : undefined),
  },
  {
    // 18 Uhr und 12 Minuten
    source: 'hour:nx H & minutes:n unit:IU?',
    read: ({ hour, minutes, unit }, _, { before: opener, next }) =>
      isMinutes(unit) &&
      opener?.readings['('] === undefined &&
      (unit ?? next?.readings.e ?? (next === undefined ? 0 : undefined)) !== undefined
        ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  {
    source: 'hour:nx < e* q',
    isIdiom: true,
    read: ({ hour }, { base }) => (HOUR_FIRST.has(base) ? before(hourOf(hour), 15) : undefined),
  },
  {
    source: 'hour:nx way:< minutes:n',
    isIdiom: true,
    // In `cuatro para las seis` the hour is last, and `cinco menos dos` is arithmetic.
    read: ({ lead, at, hour, way, minutes }, { base }, { first }) =>
      HOUR_FIRST.has(base) &&
      way?.readings.a === undefined &&
      ((lead ?? at ?? first?.readings.e) !== undefined || (readingOf(minutes, 'n') ?? 0) % 5 === 0)
        ? before(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  {
    source: 'hour:nx >& minutes:n unit:IU?',
    isIdiom: true,
    read: ({ lead, hour, minutes, unit, at, tail }, { base }, { first, before: opener, next }) =>
      isMinutes(unit) &&
      // das oito e quinze às nove; but `entre cinco e dez`
      (opener?.readings['('] === undefined || next?.readings['-'] !== undefined) &&
      ((lead ?? at ?? tail ?? first?.readings.w ?? opener?.readings['(']) !== undefined ||
        // una y treinta, alone
        (opener === undefined && next === undefined && (readingOf(minutes, 'n') ?? 0) >= 10)) &&
      (HOUR_FIRST.has(base) || base === 'pt' || isNoHour(minutes, base))
        ? secondsOf(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  { source: '< q hour:nxC', isIdiom: true, read: ({ hour }) => before(hourOf(hour), 15) },
  {
    source: 'way:< minutes:n unit:IU? e* aw? hour:nx H?',
    isIdiom: true,
    // `faltam dez para as seis`; but `mesa para dez às seis` and `tafel voor tien om zes` are for ten people
    read: ({ way, minutes, unit, hour }, { base }) =>
      isMinutes(unit) && way?.readings.e === undefined && !GERMANIC.has(base)
        ? before(hourOf(hour), readingOf(minutes, 'n'))
        : undefined,
  },
  ...ADJACENT_MINUTES,
  ...ASIAN_TIMES,
  { source: 'named:C', read: ({ named }) => namedTime(named) },
];

/** Languages that say the minutes before the word for "to": ten to six. */
const GERMANIC: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no']);

/** `klockan femton och trettio`: only a number above all hours is minutes. */
const isNoHour = (minutes: Lexeme | undefined, base: string): boolean =>
  base === 'sv' && (readingOf(minutes, 'n') ?? 0) > 24;

/** Whether an hour below 13, as written in 12-hour style, leaves am or pm unspecified. */
const isOpenHour = ({ hour, clock }: CapturedLexemes, { halfDays }: ClockSetting): boolean => {
  if (hour === undefined && clock === undefined) return false;
  const isPadded = clock?.digits === 2 && Number(clock.readings.c) < 10 * 3600;
  return halfDays && !isPadded;
};

/** Each form, optionally with words for "at" and for the half of the day. */
export const hourRules: readonly ClockRule[] = SPOKEN.map(({ source, isIdiom, read }) =>
  clockRule(`lead:pZ? e* at:aw? e* ${source} e* tail:PZ? e* P?`, (parts, setting, around) => {
    const seconds = read(parts, setting, around);
    // `tonight at 2 am`: am and pm take precedence over the part of the day.
    const said = parts.tail?.readings.P;
    const half = said === 'am' || said === 'pm' ? said : (halfOf(parts.lead) ?? halfOf(parts.tail));
    if (seconds === undefined) return undefined;
    if (half !== undefined) return pointInHalf(inHalf(seconds, half));
    const isOpen = parts.hour?.readings.C === undefined && (isIdiom === true || isOpenHour(parts, setting));
    return isOpen ? openPoint(seconds) : point(seconds);
  }),
);
