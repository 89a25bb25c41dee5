import { isFortnightWord } from '../data/fortnight-words.ts';
import { splitDayIn } from '../data/split-days.ts';
import { readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import type { Day } from './calendar.ts';
import { LANGUAGES_COUNTING_AFTER } from './date-shifts.ts';
import {
  CASED_LANGUAGES,
  type DateRule,
  type DateSetting,
  date,
  isCommonWord,
  isSure,
  offsetOf,
  period,
  rule,
  rules,
} from './date-values.ts';
import { spanFromToday } from './periods.ts';
import { shift, shiftBySeveral, shiftDay, shiftWithHalf } from './shifts.ts';
import {
  comingWeekday,
  inWeek,
  isComing,
  isTimeAhead,
  lastWeekday,
  onWeekday,
  weekday,
  weekdayAfter,
  weekdayInWeek,
  weeksOf,
} from './weekdays.ts';

/** The day that the part `word` names: tomorrow, Monday. */
const namedDay = ({ word }: CapturedLexemes, setting: DateSetting): Day | undefined => {
  const days = readingOf(word, 'd');
  return days === undefined ? weekday(readingOf(word, 'W'), 0, setting)?.from : setting.today + days;
};

/** A week before or after the day that the part `word` names. */
const shiftFromWord =
  (sign: 1 | -1): DateRule['read'] =>
  (parts, setting) => {
    const day = namedDay(parts, setting);
    const count = readingOf(parts.count, 'n', 'x') ?? 0;
    return day === undefined ? undefined : shiftDay(day, sign * count, textOf(parts.unit, 'U'));
  };

/** A fortnight ago. */
const shiftByPhrase =
  (sign: 1 | -1): DateRule['read'] =>
  ({ phrase }, { today }) => {
    const [amount, unit = ''] = textOf(phrase, 'G').split(',');
    return shiftDay(today, sign * Number(amount), unit);
  };

const shiftByOne =
  (sign: 1 | -1): DateRule['read'] =>
  ({ unit }, { today, base }) =>
    CASED_LANGUAGES.has(base) ? shiftDay(today, sign, textOf(unit, 'U')) : undefined;

/** Days by name, or relative to today. */
export const momentRules: readonly DateRule[] = [
  rule('word:d', ({ word }, { today }) => date(today + (readingOf(word, 'd') ?? 0))),
  ...rules(
    ['count:nx unit:U ( word:dW', 'f count:nx unit:U ( word:dW', 'word:d f count:nx unit:U'],
    shiftFromWord(1),
  ),
  // Monday two weeks from now
  rule('day:W count:nx unit:U F', ({ day, count, unit }, setting) =>
    isCommonWord(day) ? undefined : inWeek(day, readingOf(count, 'n', 'x') ?? 0, unit, setting),
  ),
  // dos días antes de ayer, deux jours après demain: both parts of the day's word count.
  rule('count:nx unit:U word:d', ({ count, unit, word }, { base, today, text }) => {
    const day = splitDayIn(base, text.slice(word?.start, word?.end));
    return day === undefined
      ? undefined
      : shiftDay(today + day, Math.sign(day) * (readingOf(count, 'n', 'x') ?? 0), textOf(unit, 'U'));
  }),
  // iki hafta sonraki cuma
  rule('count:nx unit:U L day:W', ({ count, unit, day }, setting) =>
    setting.base === 'tr' ? inWeek(day, readingOf(count, 'n', 'x') ?? 0, unit, setting) : undefined,
  ),
  // bugünden sonraki iki gün
  rule('word:d L count:n unit:U', ({ word, count, unit }, { base, today, text }) => {
    const from = today + (readingOf(word, 'd') ?? 0);
    const isFrom = base === 'tr' && /[dt][ae]n$/i.test(text.slice(word?.start, word?.end));
    const to = isFrom ? shiftDay(from, readingOf(count, 'n') ?? 0, textOf(unit, 'U')) : undefined;
    return to && period([from + 1, to.from]);
  }),
  // a week tomorrow
  rule('count:nx unit:U word:d', (parts, setting, rest) =>
    setting.base === 'en' && textOf(parts.unit, 'U') === 'wk'
      ? shiftFromWord(1)(parts, setting, rest)
      : undefined,
  ),
  // a week ago yesterday, gestern vor einer Woche
  ...rules(['count:nx unit:U g word:d', 'word:d A count:nx unit:U'], shiftFromWord(-1)),
  // Sonntag in einer Woche
  rule('Lt? word:W f count:nx unit:U', (parts, setting, rest) =>
    textOf(parts.unit, 'U') !== 'wk' || isCommonWord(parts.word)
      ? undefined
      : shiftFromWord(1)(parts, setting, rest),
  ),
  ...rules(['f count:nxv unit:U', 'f count:nv l unit:U', 'f? count:nxv unit:U F'], shift(1)),
  // dans une quinzaine
  rule('f count:n', ({ count }, { base, today, text }) =>
    isFortnightWord(base, text.slice(count?.start, count?.end))
      ? shiftDay(today, readingOf(count, 'n') ?? 0, 'day')
      : undefined,
  ),
  ...rules(['count:nxv unit:U g', 'A e* count:nxv unit:U g?'], shift(-1)),
  rule('count:nxv J way:gF', ({ count, way }, { today }) => {
    const days = readingOf(count, 'n', 'v');
    return days === undefined ? undefined : date(today + (way?.readings.g === undefined ? days : -days));
  }),
  ...rules(
    [
      'a:nx unit:U ,? &? e? b:n smaller:UJ F',
      'a:n unit:U ,? b:n smaller:U &? c:n smallest:U F',
      'f a:nx unit:U ,? &? b:n smaller:U',
    ],
    shiftBySeveral(1),
  ),
  ...rules(
    [
      'a:nx unit:U ,? &? e? b:n smaller:UJ g',
      'a:n unit:U ,? b:n smaller:U &? c:n smallest:U g',
      'A a:nx unit:U ,? &? b:n smaller:U g?',
      'A a:n unit:U ,? &? b:n smaller:U ,? &? c:n smallest:U g?',
    ],
    shiftBySeveral(-1),
  ),
  // dentro de un mes y medio, in a year and a half
  ...rules(['f count:nx unit:U &> e* x? half:hv', 'count:nx unit:U &> e* x? half:hv F'], shiftWithHalf(1)),
  ...rules(['A count:nx unit:U &> e* x? half:hv', 'count:nx unit:U &> e* x? half:hv g'], shiftWithHalf(-1)),
  ...rules(['f phrase:G', 'phrase:G F'], shiftByPhrase(1)),
  ...rules(['phrase:G g', 'A phrase:G'], shiftByPhrase(-1)),
  // a fortnight today, a fortnight from friday
  ...rules(['phrase:G ( word:dW', 'phrase:G word:d'], ({ phrase, word }, setting) => {
    const today = namedDay({ word }, setting);
    return today === undefined ? undefined : shiftByPhrase(1)({ phrase }, { ...setting, today }, []);
  }),
  // the last fortnight
  rule('which:LR e* phrase:G', ({ which, phrase }, { today }) => {
    const [amount, unit = ''] = textOf(phrase, 'G').split(',');
    return period(spanFromToday(offsetOf(which), Number(amount), unit, today));
  }),
  // in three weeks on Monday, in two months on a Monday
  ...rules(['f count:nxv unit:U e day:W', 'count:nxv unit:U F e day:W'], (parts, setting) =>
    onWeekday(parts.day, shift(1)(parts, setting, []), parts.unit),
  ),
  // 2주 후 월요일
  rule('count:nxv unit:U F e? day:W', (parts, setting) =>
    LANGUAGES_COUNTING_AFTER.has(setting.base)
      ? onWeekday(parts.day, shift(1)(parts, setting, []), parts.unit)
      : undefined,
  ),
  rule('f unit:U', shiftByOne(1)),
  rule('unit:U g', shiftByOne(-1)),
  rule('day:W', ({ day }, setting, rest) =>
    isSure(day, setting) || (isTimeAhead(day, rest, setting) && !isCommonWord(day))
      ? weekday(readingOf(day, 'W'), 0, setting)
      : undefined,
  ),
  // two sundays from now, three fridays ago
  ...rules(['count:n day:W way:Fg', 'A count:n day:W'], ({ count, day, way }, setting) => {
    const weeks = readingOf(count, 'n') ?? 0;
    const next = weekday(readingOf(day, 'W'), 0, setting);
    if (next === undefined || weeks < 1 || isCommonWord(day)) return undefined;
    const isToday = next.from === setting.today;
    const past = isToday ? 0 : -7;
    return date(
      next.from +
        (way?.readings.F === undefined
          ? past - 7 * (weeks - 1) - (isToday ? 7 : 0)
          : 7 * (weeks - (isToday ? 0 : 1))),
    );
  }),
  // haftaya bugün
  rule('phrase:r word:d', ({ phrase, word }, { base, today }) => {
    const weeks = base === 'tr' ? weeksOf(textOf(phrase, 'r')) : undefined;
    return weeks === undefined ? undefined : date(today + (readingOf(word, 'd') ?? 0) + 7 * weeks);
  }),
  rule('day:W unit:U', ({ day, unit }, setting) =>
    // British `monday week` is the Monday after the next.
    setting.base === 'en' && /^week$/i.test(setting.text.slice(unit?.start, unit?.end)) && !isCommonWord(day)
      ? weekdayAfter(readingOf(day, 'W'), setting)
      : undefined,
  ),
  // Swedish i lördags is the last one.
  rule('t day:W', ({ day }, setting) =>
    setting.base === 'sv' && /s$/.test(setting.text.slice(day?.start, day?.end))
      ? lastWeekday(day, setting)
      : undefined,
  ),
  rule('which:LRt e* day:W', ({ which, day }, setting) => {
    if (isCommonWord(day)) return undefined;
    const isNearest = which?.readings.R !== undefined && which.readings.t !== undefined;
    return isNearest
      ? lastWeekday(day, setting)
      : isComing(which)
        ? comingWeekday(readingOf(day, 'W'), setting)
        : weekday(readingOf(day, 'W'), offsetOf(which), setting);
  }),
  rule('t which:L day:W', ({ day }, setting) =>
    isCommonWord(day) ? undefined : weekday(readingOf(day, 'W'), 0, setting),
  ),
  ...rules(['t which:R day:W', 't day:W which:R'], ({ day }, setting) => lastWeekday(day, setting)),
  rule('day:W e* which:LR', ({ day, which }, setting) =>
    isCommonWord(day)
      ? undefined
      : weekday(readingOf(day, 'W'), isComing(which) ? 0 : offsetOf(which), setting),
  ),
  rule('day:W way:> which:L', ({ day }, setting) =>
    setting.base === 'en' && !isCommonWord(day) ? weekdayAfter(readingOf(day, 'W'), setting) : undefined,
  ),
  ...rules(
    [
      'day:W t? which:LR unit:U',
      'day:W e* unit:U e* which:LR',
      'which:LRt e* unit:U e* day:W',
      // Wednesday evening next week
      'day:W e* Z e* which:LRt e* unit:U',
      'day:W e* Z e* unit:U e* which:LR',
    ],
    ({ day, which, unit }, setting) => inWeek(day, offsetOf(which), unit, setting),
  ),
  rule('phrase:r e* day:W', ({ phrase, day }, setting) => {
    const weeks = weeksOf(textOf(phrase, 'r'));
    const wanted = readingOf(day, 'W');
    return weeks === undefined || wanted === undefined ? undefined : weekdayInWeek(wanted, weeks, setting);
  }),
  rule('word:V', ({ word }, setting) => {
    const value = readingOf(word, 'V') ?? 0;
    const weeks = Math.floor(value / 7);
    return weekdayInWeek(value - weeks * 7, weeks, setting);
  }),
  // The next evening, afgelopen nacht, la noche pasada.
  ...rules(['which:LR e* Z', 'Z e* which:R'], ({ which }, { today }) => date(today + offsetOf(which))),
];
