import { readingOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { before, hourOf, isMinutes } from './clock-faces.ts';
import {
  type ClockRule,
  type ClockSetting,
  clockRule,
  type NeighbouringLexemes,
  secondsOf,
} from './clock-values.ts';

/** A spoken form of hours and minutes; `isIdiom`: as read from a clock face, so am or pm is unspecified. */
export type SpokenTime = {
  readonly source: string;
  readonly isIdiom?: boolean;
  readonly read: (
    parts: CapturedLexemes,
    setting: ClockSetting,
    around: NeighbouringLexemes,
  ) => number | undefined;
};

/** Forms of times that only languages of Asia have. */
export const ASIAN_TIMES: readonly SpokenTime[] = [
  // 八点三刻
  {
    source: 'hour:nx H count:n q',
    read: ({ hour, count }) => secondsOf(hourOf(hour), 15 * (readingOf(count, 'n') ?? 60)),
  },
  // 8時31秒, 十一時半十秒
  {
    source: 'hour:n H half:h? seconds:n unit:U',
    read: ({ hour, half, seconds, unit }) => {
      const whole = secondsOf(hourOf(hour), readingOf(half, 'h') ?? 0);
      const rest = readingOf(seconds, 'n') ?? 60;
      return whole === undefined || unit?.readings.U !== 's' || rest > 59 ? undefined : whole + rest;
    },
  },
  // 6時15分前, 여섯 시 십오 분 전
  {
    source: 'hour:n H minutes:n I g',
    isIdiom: true,
    read: ({ hour, minutes }, { base }) =>
      base === 'ja' || base === 'ko' ? before(hourOf(hour), readingOf(minutes, 'n')) : undefined,
  },
  // छह बजने में दस मिनट
  {
    source: 'hour:nx < minutes:n unit:IU',
    isIdiom: true,
    read: ({ hour, minutes, unit }, { base }) =>
      base === 'hi' && isMinutes(unit) ? before(hourOf(hour), readingOf(minutes, 'n')) : undefined,
  },
  // सवा पांच बजे
  {
    source: 'hour:v H',
    read: ({ hour }, { base }) => {
      const hours = readingOf(hour, 'v') ?? 0;
      return base === 'hi' && hours < 13 && Number.isInteger(hours * 4) ? hours * 3600 : undefined;
    },
  },
];

/** 25時, 28時45分: Japanese hours after midnight may count on from the day before. */
export const lateHourRule: ClockRule = clockRule('hour:n H minutes:n? I?', ({ hour, minutes }, { base }) => {
  const hours = readingOf(hour, 'n') ?? 0;
  if (base !== 'ja' || hours <= 24 || hours >= 30) return undefined;
  const from = hours * 3600 + (readingOf(minutes, 'n') ?? 0) * 60;
  return { from, to: from, isPeriod: false, isOpen: false, isRelative: false };
});
