import { readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type Day, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  date,
  isCommonWord,
  offsetOf,
  ordinalOf,
  PART_LAST,
  rule,
  yearOf,
} from './date-values.ts';
import { monthPeriod, type Period, relativePeriod, yearPeriod } from './periods.ts';

/** Ways to name the whole that a day is the first or the last of. */
const WHOLES = {
  last: ['which:LRt e* whole:U', 'whole:U e* which:LR', 'e* whole:U', 'phrase:r', 'month:M', 'year:y'],
  first: ['which:LRt e* whole:U', 'whole:U', 'phrase:r', 'month:M', 'year:y Y?', 'number:n O'],
} as const;

/** The period that a text names: next month, the year, March 2020. */
const wholeOf = (parts: CapturedLexemes, { today }: DateSetting): Period | undefined => {
  const { which, whole, phrase, month, year, number } = parts;
  if (month !== undefined || number !== undefined)
    return isCommonWord(month)
      ? undefined
      : monthPeriod(readingOf(month, 'M') ?? readingOf(number, 'n'), yearOf(year), today);
  if (year !== undefined) return yearPeriod(readingOf(year, 'y'));
  const [, unit = '', offset = '0'] = /^([a-z]+)([+-]\d)$/.exec(textOf(phrase, 'r')) ?? [];
  const kind = phrase === undefined ? textOf(whole, 'U') : unit;
  if (!LONG_UNITS.has(kind)) return undefined;
  return relativePeriod(kind, phrase === undefined ? offsetOf(which) : Number(offset), today);
};

const LONG_UNITS: ReadonlySet<string> = new Set(['wk', 'mo', 'quarter', 'yr', 'decade']);

const LAST = -1;

/** The first, the tenth or the last day of a period. */
const dayWithin = (parts: CapturedLexemes, setting: DateSetting): DateValue | undefined => {
  if (textOf(parts.unit, 'U') !== 'day') return undefined;
  const whole = wholeOf(parts, setting);
  const place = ordinalOf(parts.place);
  if (whole === undefined || place === undefined) return undefined;
  const day = place < 0 ? whole[1] + place + 1 : whole[0] + place - 1;
  return day < whole[0] || day > whole[1] ? undefined : date(inComing(day, parts, setting));
};

/** `the last day of March` without a year is the next one. */
const inComing = (day: Day, { month, year }: CapturedLexemes, { today }: DateSetting): Day => {
  if (month === undefined || year !== undefined || day >= today) return day;
  const coming = monthPeriod(readingOf(month, 'M'), partsOf(today).year + 1, today);
  return coming === undefined ? day : coming[1];
};

/** The last part of a period. */
const LATE = 3;
const BOUNDING_UNITS: ReadonlySet<string> = new Set(['wk', 'mo', 'yr']);

/** `until the end of the month`, `hasta fin de mes`: the current one, and only as a bound. */
const endOfCurrent: DateRule['read'] = ({ part, unit }, { today }) => {
  const kind = textOf(unit, 'U');
  const whole = BOUNDING_UNITS.has(kind) ? relativePeriod(kind, 0, today) : undefined;
  const isEnd = textOf(part, 'S') === 'end' || readingOf(part, 'm') === LATE;
  if (whole === undefined || !isEnd) return undefined;
  const [, last] = whole;
  return { from: last, to: last, isPeriod: true, isBound: true, rolls: 'never', bounds: [last + 1, last] };
};

/** `the last day of the month`, `le premier jour de l'année prochaine`, `明年第一天`. */
export const edgeDayRules: readonly DateRule[] = [
  rule('part:Sm e* unit:U', endOfCurrent),
  ...WHOLES.last.map((whole) => rule(`place:oR e* unit:U e* ${whole}`, dayWithin)),
  rule('place:oR e* unit:U e* month:M e* ,? e* year:y', dayWithin),
  // den sista mars
  rule('e place:o month:M e* year:y?', (parts, setting) => {
    const whole =
      setting.base === 'sv' && ordinalOf(parts.place) === LAST ? wholeOf(parts, setting) : undefined;
    return whole && date(inComing(whole[1], parts, setting));
  }),
  ...WHOLES.first.map((whole) =>
    rule(`${whole} e* place:oR count:nx? unit:U`, (parts, setting) =>
      PART_LAST.has(setting.base) && (readingOf(parts.count, 'n', 'x') ?? 1) === 1
        ? dayWithin(parts, setting)
        : undefined,
    ),
  ),
];
