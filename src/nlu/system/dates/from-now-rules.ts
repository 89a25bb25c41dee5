import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { DAY_SECONDS } from './calendar.ts';
import { type ClockRule, type ClockSetting, clockRule, secondsOfUnit } from './clock-values.ts';
import { CASED_LANGUAGES } from './date-values.ts';

const fromNow = (sign: 1 | -1, seconds: number | undefined, { clock }: ClockSetting) => {
  if (seconds === undefined || !(seconds >= 0) || seconds > 30 * DAY_SECONDS) return undefined;
  const from = clock().seconds + sign * seconds;
  return { from, to: from, isPeriod: false, isOpen: false, isRelative: true };
};

const untilThen = (then: ReturnType<typeof fromNow>, { clock }: ClockSetting) =>
  then && { ...then, from: clock().seconds, isPeriod: true };

const unitOf = (unit: Lexeme | undefined): number => secondsOfUnit(textOf(unit, 'U'));

/** Days and weeks, too: `in 2 days and 3 hours`. */
const longUnitOf = (unit: Lexeme | undefined): number => LONG_UNITS[textOf(unit, 'U')] ?? unitOf(unit);
const LONG_UNITS: Readonly<Record<string, number>> = { day: DAY_SECONDS, wk: 7 * DAY_SECONDS };

const secondsOf = (count: Lexeme | undefined, unit: Lexeme | undefined): number =>
  (readingOf(count, 'n', 'x', 'v') ?? Number.NaN) * unitOf(unit);

const partOf = (half: Lexeme | undefined): number => {
  if (half?.readings.q !== undefined) return 0.25;
  return half?.readings.h !== undefined || half?.readings.v === 0.5 ? 0.5 : Number.NaN;
};

type Counted = readonly [count: Lexeme | undefined, unit: Lexeme | undefined];

/** Units that become smaller, the last of them at most an hour. */
const sumOf = (...parts: readonly Counted[]): number => {
  const [last = 0] = parts.slice(-1).map(([, unit]) => unitOf(unit));
  let sum = Number.isNaN(last) ? Number.NaN : 0;
  let unitBefore = Number.POSITIVE_INFINITY;
  for (const [count, unit] of parts) {
    const seconds = longUnitOf(unit);
    if (!(seconds < unitBefore)) return Number.NaN;
    sum += (readingOf(count, 'n') ?? Number.NaN) * seconds;
    unitBefore = seconds;
  }
  return sum;
};

/** How long: an hour, an hour and a half, an hour and 15 minutes, half an hour. */
const LENGTHS: readonly { readonly source: string; readonly seconds: (parts: CapturedLexemes) => number }[] =
  [
    { source: 'count:nxv unit:U', seconds: ({ count, unit }) => secondsOf(count, unit) },
    {
      source: 'count:nxv unit:U &>? e* x? half:hvq',
      seconds: ({ count, unit, half }) => secondsOf(count, unit) + partOf(half) * unitOf(unit),
    },
    {
      source: 'count:nxv unit:U ,? &? more:nxv smaller:U',
      seconds: ({ count, unit, more, smaller }) => {
        const [one, rest] = [longUnitOf(unit), secondsOf(more, smaller)];
        return rest < one ? (readingOf(count, 'n', 'x', 'v') ?? Number.NaN) * one + rest : Number.NaN;
      },
    },
    // 2 days, 1 hour and 5 minutes
    {
      source: 'count:n unit:U ,? &? more:n smaller:U ,? &? third:n least:U',
      seconds: ({ count, unit, more, smaller, third, least }) =>
        sumOf([count, unit], [more, smaller], [third, least]),
    },
    {
      source: 'count:n unit:U ,? &? more:n smaller:U ,? &? third:n least:U ,? &? fourth:n last:U',
      seconds: ({ count, unit, more, smaller, third, least, fourth, last }) =>
        sumOf([count, unit], [more, smaller], [third, least], [fourth, last]),
    },
    {
      source: 'x? phrase:G',
      seconds: ({ phrase }) => {
        const [amount, unit = ''] = textOf(phrase, 'G').split(',');
        return Number(amount) * secondsOfUnit(unit);
      },
    },
  ];

/** `1 month 2 days 2 hours ago`: a larger unit comes before, which these rules cannot add. */
const isRestOfSum = (first: Lexeme | undefined, before: Lexeme | undefined): boolean =>
  first?.readings.n !== undefined && LARGER_UNITS.has(textOf(before, 'U'));
const LARGER_UNITS: ReadonlySet<string> = new Set(['min', 'h', 'day', 'wk', 'mo', 'yr']);

/** The words before and after a length that make it a time: in an hour, an hour later, an hour ago, il y a une heure. */
const FRAMES: readonly { readonly frame: string; readonly sign: 1 | -1 }[] = [
  { frame: 'f ~', sign: 1 },
  { frame: 'f? ~ F', sign: 1 },
  { frame: '~ g', sign: -1 },
  { frame: 'A ~', sign: -1 },
];

const NEXT_DAY = /^the (?:next|following) day$/i;

/** Before the rules for hours of the clock, because `dans une heure` is not a time of day. */
export const fromNowRules: readonly ClockRule[] = [
  // within two hours, iki saat içinde: from now until then
  ...['way:f ~', '~ way:F', 'way:f e* L ~', 'L ~ way:F'].flatMap((frame) =>
    LENGTHS.map(({ source, seconds }) =>
      clockRule(frame.replace('~', source), (parts, setting) =>
        Number(parts.way?.readings.f ?? parts.way?.readings.F) === 1
          ? untilThen(fromNow(1, seconds(parts), setting), setting)
          : undefined,
      ),
    ),
  ),
  // within the next day and 5 hours
  clockRule('f e* L count:n? unit:U & more:nx smaller:U', ({ count, unit, more, smaller }, setting) => {
    const [one, rest] = [longUnitOf(unit), secondsOf(more, smaller)];
    return untilThen(fromNow(1, (readingOf(count, 'n') ?? 1) * one + rest, setting), setting);
  }),
  clockRule('f day:d & more:nx smaller:U', ({ day, more, smaller }, setting) =>
    setting.base === 'en' && NEXT_DAY.test(setting.text.slice(day?.start, day?.end))
      ? untilThen(fromNow(1, DAY_SECONDS + secondsOf(more, smaller), setting), setting)
      : undefined,
  ),
  // dans une dizaine de minutes
  clockRule('f count:nv l unit:U', ({ count, unit }, setting) => fromNow(1, secondsOf(count, unit), setting)),
  ...FRAMES.flatMap(({ frame, sign }) =>
    LENGTHS.map(({ source, seconds }) =>
      clockRule(frame.replace('~', source), (parts, setting, { first, before }) =>
        isRestOfSum(first, before) ? undefined : fromNow(sign, seconds(parts), setting),
      ),
    ),
  ),
  clockRule('count:nxv I way:gF', ({ count, way }, setting) =>
    fromNow(
      way?.readings.g === undefined ? 1 : -1,
      (readingOf(count, 'n', 'x', 'v') ?? Number.NaN) * 60,
      setting,
    ),
  ),
  // あと10分で出発, 20分で戻ります
  ...['way:F count:nv unit:U by:e', 'count:nv unit:U by:e'].map((source) =>
    clockRule(source, ({ count, unit, by }, setting) =>
      setting.base === 'ja' && by?.readings.e === 1 ? fromNow(1, secondsOf(count, unit), setting) : undefined,
    ),
  ),
  clockRule('f unit:U', ({ unit }, setting) =>
    CASED_LANGUAGES.has(setting.base) ? fromNow(1, unitOf(unit), setting) : undefined,
  ),
  clockRule('N', (_, setting) => fromNow(1, 0, setting)),
];
