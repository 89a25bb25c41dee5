import { type Lexeme, readingOf } from '../lexeme.ts';
import {
  type ClockRule,
  clockRule,
  type HalfOfDay,
  halfOf,
  inHalf,
  isHalf,
  point,
  pointInHalf,
} from './clock-values.ts';

/** Hours and minutes in one number: `at 1830`, `730pm`, `1600 hours`. */
export const fourDigitRules: readonly ClockRule[] = [
  clockRule('a time:v', ({ time }) => fourDigits(time)),
  // `at 1830`, but `by 1830` is a year.
  // `tomorrow around 1030`: beside a day no year is meant
  clockRule('at:a time:y', ({ at, time }, _, { before }) =>
    at?.readings.a === 1 || (before?.readings.d ?? before?.readings.W) !== undefined
      ? fourDigits(time)
      : undefined,
  ),
  // `1830 pm`, `730pm`, but `100 am radio`; the number of `4 January 2019 in the evening` is a year.
  clockRule('at:a? time:vy half:P', ({ at, time, half }) =>
    at === undefined && time?.readings.y !== undefined && half?.readings.Z !== undefined
      ? undefined
      : fourDigits(
          time,
          halfOf(half),
          isHalf(half) && (at !== undefined || half?.start === time?.end) ? 3 : 4,
        ),
  ),
  // at 1600 hours, सुबह 1140 बजे
  clockRule('a time:vy unit:U', ({ time, unit }, { base }) =>
    base === 'en' && unit?.readings.U === 'h' ? (fourDigits(time) ?? wholeHundreds(time)) : undefined,
  ),
  // 0900 hours; 1600 hours may be long, unless nothing else is said
  clockRule('time:vny unit:U', ({ time, unit }, { base }, { before, next }) =>
    base === 'en' &&
    unit?.readings.U === 'h' &&
    (isBelowTen(time) || (before === undefined && next === undefined))
      ? (fourDigits(time) ?? wholeHundreds(time))
      : undefined,
  ),
  clockRule('half:p? time:vy H', ({ half, time }, { base }) =>
    base === 'hi' ? fourDigits(time, halfOf(half)) : undefined,
  ),
];

const isBelowTen = (time: Lexeme | undefined): boolean => (readingOf(time, 'v', 'n') ?? 1000) < 1000;

/** At 0830, 1140 am; in `730pm` three digits are enough. */
const fourDigits = (lexeme: Lexeme | undefined, half?: HalfOfDay, least: 3 | 4 = 4) => {
  const written = readingOf(lexeme, 'v', 'y');
  if (written === undefined || lexeme === undefined || lexeme.digits < least || lexeme.digits > 4)
    return undefined;
  if (written > 2400 || written % 100 >= 60) return undefined;
  const seconds = (Math.floor(written / 100) * 60 + (written % 100)) * 60;
  return half === undefined ? point(seconds) : pointInHalf(inHalf(seconds, half));
};

/** Seventeen hundred hours. */
const wholeHundreds = (lexeme: Lexeme | undefined) => {
  const written = readingOf(lexeme, 'v', 'y');
  const isHour = written !== undefined && lexeme?.digits === 0 && written % 100 === 0 && written <= 2400;
  return isHour ? point(written * 36) : undefined;
};
