import { currentWords } from '../data/current-words.ts';
import { isFortnightWord } from '../data/fortnight-words.ts';
import { alternatives } from '../folding.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { addMonths, type Day, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  isCommonWord,
  isSure,
  namedYear,
  offsetOf,
  ordinalOf,
  period,
  rule,
  rules,
  wholeYear,
} from './date-values.ts';
import { namedMonth } from './named-periods.ts';
import { monthPeriod, type Period, relativePeriod, spanFromToday, yearPeriod } from './periods.ts';
import { areMany, isPlural } from './plural-units.ts';
import { shiftBySeveral } from './shifts.ts';
import { isComing } from './weekdays.ts';

const halfOfThisMonth = (today: Day, isFirst: boolean): Period => {
  const { year, month } = partsOf(today);
  const first = dayOf(year, month, 1);
  return isFirst ? [first, first + 14] : [first + 15, addMonths(first, 1) - 1];
};

const HALF_PARTS: ReadonlySet<number> = new Set([1, 3]);

/** `05 - 2016`, `2016 - 05`: a hyphen with spaces joins a month and its year. */
const monthByHyphen: DateRule['read'] = ({ month, hyphen, year }, { today, text }) => {
  const isSaid = text.slice(hyphen?.start, hyphen?.end) === '-' && (month?.digits ?? 0) > 0;
  return isSaid ? period(monthPeriod(readingOf(month, 'n'), readingOf(year, 'y'), today)) : undefined;
};

/** 3 years, 3 years and 2 months, 3 years, 2 months and 5 days. */
const COUNTS = [
  'a:n unit:U',
  'a:n unit:U ,? &? b:n smaller:U',
  'a:n unit:U ,? &? b:n smaller:U ,? &? c:n smallest:U',
];

/** Months, years, and weeks and the like relative to now. */
export const periodRules: readonly DateRule[] = [
  // 上半月, of this month
  rule('part:m', ({ part }, { base, text, today }) =>
    base === 'zh' && /^[上下]半月$/.test(text.slice(part?.start, part?.end))
      ? period(halfOfThisMonth(today, readingOf(part, 'm') === 1))
      : undefined,
  ),
  // 月の前半
  rule('O e* part:m', ({ part }, { base, today }) =>
    base === 'ja' && HALF_PARTS.has(readingOf(part, 'm') ?? 0)
      ? period(halfOfThisMonth(today, readingOf(part, 'm') === 1))
      : undefined,
  ),
  rule('month:M', ({ month }, setting, [next, after]) =>
    isSure(month, setting) || isRange(next, after)
      ? period(monthPeriod(readingOf(month, 'M'), undefined, setting.today), 'year')
      : undefined,
  ),
  ...rules(
    [
      'month:M e* ,? e* year:y',
      'month:M e* which:LRt e* year:U',
      'year:yn Y month:n O',
      'year:r e* month:n O',
      'month:M - year:y',
      // 2016, Nov
      'year:y , month:M',
    ],
    (parts, setting) => monthInYear(parts, setting),
  ),
  rule('which:LRt e* month:M', ({ which, month }, { today }) =>
    isCommonWord(month)
      ? undefined
      : period(
          which?.readings.t !== undefined && which.readings.L === undefined && which.readings.R === undefined
            ? monthPeriod(readingOf(month, 'M'), partsOf(today).year, today)
            : monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which)),
        ),
  ),
  ...rules(['month:n hyphen:- year:y', 'year:y hyphen:- month:n'], monthByHyphen),
  // dal 2014 a maggio 2018 is a range.
  rule('year:y link:e? month:M', (parts, setting) =>
    parts.link?.readings['-'] === undefined ? monthInYear(parts, setting) : undefined,
  ),
  // enero del año pasado, geçen yılın ocak ayı
  ...rules(['month:M e* year:U e* which:LR', 'which:LRt year:U e* month:M'], (parts, setting) =>
    isCommonWord(parts.month) ? undefined : monthInYear(parts, setting),
  ),
  rule('month:M e* which:LR', ({ month, which }, { today }) =>
    isCommonWord(month)
      ? undefined
      : period(monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which))),
  ),
  // 지난 3월, 次の6月
  rule('which:LR e* month:n O', ({ which, month }, { today }) =>
    period(monthPeriod(readingOf(month, 'n'), undefined, today, offsetOf(which))),
  ),
  rule('month:n O', ({ month }, { today }) =>
    period(monthPeriod(readingOf(month, 'n'), undefined, today), 'year'),
  ),
  rule('year:y', ({ year }) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  // des Jahres 2018
  rule('unit:U year:y', ({ unit, year }, { base, text }) =>
    textOf(unit, 'U') === 'yr' && !areMany(base, text, unit)
      ? period(yearPeriod(readingOf(year, 'y')), 'never')
      : undefined,
  ),
  // 08年, 95年, 零八年: no number of years is written so
  rule('year:n Y', ({ year }, { text }) =>
    /^(?:0\d|[0零〇][一二三四五六七八九]|[789]\d|[七八九][零〇一二三四五六七八九])$/u.test(
      text.slice(year?.start, year?.end),
    )
      ? period(yearPeriod(wholeYear(year)), 'never')
      : undefined,
  ),
  rule('year:y Y', ({ year }) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  rule('phrase:r', ({ phrase }, { today }) => {
    const match = /^([a-z]+)([+-]\d)$/.exec(textOf(phrase, 'r'));
    return match === null ? undefined : period(relativePeriod(match[1] ?? '', Number(match[2]), today));
  }),
  rule('which:LRt e* unit:U', ({ which, unit }, { today, base, text }) => {
    if (areMany(base, text, unit) || (base === 'fr' && areMany(base, text, which))) return undefined;
    // komend weekend is the coming one, komende week the next.
    const isNearest = isComing(which) && textOf(unit, 'U') === 'weekend';
    return period(relativePeriod(textOf(unit, 'U'), isNearest ? 0 : offsetOf(which), today));
  }),
  // la primera quincena de mayo
  ...rules(
    [
      'place:oR e* half:Gn e* month:M',
      'place:oR e* half:Gn e* month:M e* ,? e* year:y',
      'place:oR e* half:Gn e* which:LRt e* unit:U',
      'place:oR e* half:Gn e* unit:U e* which:LR',
      'place:oR e* half:Gn l e* unit:U',
    ],
    (parts, setting) => halfOfMonth(parts, setting),
  ),
  rule('unit:U e* which:LR', ({ unit, which }, { today, base, text }) =>
    areMany(base, text, unit) ? undefined : period(relativePeriod(textOf(unit, 'U'), offsetOf(which), today)),
  ),
  // el trimestre actual
  rule('unit:U which:t', ({ unit, which }, { today, text }) =>
    CURRENT.test(text.slice(which?.start, which?.end))
      ? period(relativePeriod(textOf(unit, 'U'), 0, today))
      : undefined,
  ),
  rule('unit:U', ({ unit }, { today }) =>
    textOf(unit, 'U') === 'weekend' ? period(relativePeriod('weekend', 0, today)) : undefined,
  ),
  rule('which:LR e* count:nv unit:U', ({ which, count, unit }, { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
  ),
  // within the next 3 years, 向こう3年以内: from now until then, as without `next`
  ...COUNTS.flatMap((counts) =>
    rules([`way:f e* L e* ${counts}`, `L e* ${counts} way:F`], (parts, setting, rest) => {
      const isUntilThen = Number(parts.way?.readings.f ?? parts.way?.readings.F) === 1;
      const then = isUntilThen ? shiftBySeveral(1)(parts, setting, rest) : undefined;
      return then && period([setting.today, then.from]);
    }),
  ),
  rule('count:nv which:LR unit:U', ({ count, which, unit }, { today, base, text }) =>
    // `the two last weeks`, but `a table for two next week`.
    base === 'fr' || isPlural(base, text, unit)
      ? period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today))
      : undefined,
  ),
  rule('count:nv unit:U e* which:LR', ({ count, unit, which }, { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
  ),
  // the last 3 months and 2 weeks
  ...rules(
    COUNTS.slice(1).map((counts) => `which:LR e* ${counts}`),
    (parts, setting, rest) => {
      const isPast = parts.which?.readings.R !== undefined;
      const end = shiftBySeveral(isPast ? -1 : 1)(parts, setting, rest)?.from;
      return end === undefined ? undefined : period(isPast ? [end, setting.today] : [setting.today + 1, end]);
    },
  ),
  // 之后三天, 後一年
  rule('way:Fg count:nv unit:U', ({ way, count, unit }, { today, base }) =>
    base === 'zh' || base === 'ja'
      ? period(
          spanFromToday(
            way?.readings.F === undefined ? -1 : 1,
            readingOf(count, 'n', 'v'),
            textOf(unit, 'U'),
            today,
          ),
        )
      : undefined,
  ),
  ...rules(['month:M e year:n', 'month:M year:n'], ({ month, year }, { today }) => {
    const short = readingOf(year, 'n') ?? 0;
    return short >= 32 && year?.digits === 2
      ? period(monthPeriod(readingOf(month, 'M'), 1900 + short, today))
      : undefined;
  }),
];

/** French has one word for fifteen and for half a month. */
const isFortnight = (half: Lexeme | undefined, { base, text }: DateSetting): boolean =>
  textOf(half, 'G') === '15,day' || isFortnightWord(base, text.slice(half?.start, half?.end));

/** The fifteen days before or after the middle of the month that a match names. */
const halfOfMonth = (parts: CapturedLexemes, setting: DateSetting): DateValue | undefined => {
  const month = namedMonth(parts, setting);
  const place = ordinalOf(parts.place);
  if (!isFortnight(parts.half, setting) || month === undefined) return undefined;
  if (place === 1) return period([month[0], month[0] + 14]);
  return place === 2 || place === -1 ? period([month[0] + 15, month[1]]) : undefined;
};

/** The part `month` in the year that the part `year` names. */
const monthInYear = (parts: CapturedLexemes, setting: DateSetting): DateValue | undefined => {
  const year = namedYear(parts, setting);
  return year === undefined
    ? undefined
    : period(monthPeriod(readingOf(parts.month, 'M', 'n'), year, setting.today));
};

const CURRENT = new RegExp(`^(?:${alternatives(currentWords)})$`, 'i');

/** `Mai bis Juli`: another month follows. */
const isRange = (next: Lexeme | undefined, after: Lexeme | undefined): boolean =>
  next?.readings['-'] !== undefined && after?.readings.M !== undefined && !isCommonWord(after);
