import { dayArticles } from '../data/day-articles.ts';
import { type Lexeme, lexemeOf, readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { addMonths, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  dateInYear,
  offsetOf,
  period,
  rule,
  rules,
  wholeYear,
} from './date-values.ts';
import { dayOfMonth, isDayNumber } from './numbered-days.ts';

/** The parts `first` and `second` as days of a month: `from 1 till 3 of May`, `May 1 to 3`. */
const pairOfDays = (
  { first, second }: CapturedLexemes,
  month: number | undefined,
  year: number | undefined,
  { today }: DateSetting,
): DateValue | undefined => {
  const [from, last] = [first, second].map((day) => readingOf(day, 'n', 'o'));
  const to = dateInYear(month, last, year, today);
  if (to === undefined || from === undefined || last === undefined || from >= last) return undefined;
  const { year: inYear, month: inMonth } = partsOf(to.to);
  return from < 1 ? undefined : period([dayOf(inYear, inMonth, from), to.to]);
};

/** Two days of the part `month`, in the year of the part `year` or the next such days. */
const pairOfMonth = (parts: CapturedLexemes, setting: DateSetting): DateValue | undefined =>
  pairOfDays(parts, readingOf(parts.month, 'M', 'n'), wholeYear(parts.year), setting);

/** Two days of this, the next or the last month. */
const pairInMonth = (parts: CapturedLexemes, setting: DateSetting): DateValue | undefined => {
  const { year, month } = partsOf(addMonths(setting.today, offsetOf(parts.which)));
  return textOf(parts.unit, 'U') === 'mo' ? pairOfDays(parts, month, year, setting) : undefined;
};

/** The next day of the number `first`, up to the next one of the number `second` after it. */
const nextDays = (
  { first, second }: CapturedLexemes,
  { today }: DateSetting,
  rest: readonly Lexeme[],
): DateValue | undefined => {
  if (!isDayNumber(first, []) || !isDayNumber(second, rest)) return undefined;
  const from = dayOfMonth(first, today)?.from;
  const to = from === undefined ? undefined : dayOfMonth(second, from + 1)?.to;
  return from === undefined || to === undefined ? undefined : period([from, to]);
};

/** Whether "from" and "to" have the article of days: `del 12 al 15`. Hours have another one: `de las 12 a las 15`. */
const isOfDays = ({ from, first, to }: CapturedLexemes, { base, text }: DateSetting): boolean => {
  const [start, end] = dayArticles[base] ?? [];
  const said = [from, to].map((link) => text.slice(link?.start, link?.end).toLowerCase());
  // `del 1 al 10` is mostly a scale.
  return said[0] === start && said[1] === end && readingOf(first, 'n') !== 1;
};

/** `del 12 al 15 por ciento`, `du 12 au 15 rue de la Paix` */
const isMeasured = ([next, second]: readonly Lexeme[]): boolean =>
  next?.readings._ !== undefined || next?.readings.v !== undefined || second?.readings.v !== undefined;

/** Languages with "between" after both ends. */
const AROUND = /aras[ıi]|बीच|사이/;

export const dayPairRules: readonly DateRule[] = [
  ...rules(
    [
      '(? e* first:no e* - e* second:no l* month:M e* ,? e* year:y',
      '(? e* first:no e* - e* second:no l* month:M',
      '( e* first:no e* & e* second:no l* month:M',
      '( e* first:no e* & e* second:no l* month:M e* ,? e* year:y',
      '(? month:M l* first:no e* - e* second:no',
      // November between 19 and 20
      'month:M ( e* first:no e* & e* second:no',
      '(? month:M l* first:no e* - e* second:no ,? e* year:y',
      '(? year:yn Y month:n O first:n J? -& second:n J',
      '(? month:n O first:n J? -& second:n J',
    ],
    pairOfMonth,
  ),
  // vom 24. bis 27.5., du 24 au 27/5
  ...rules(['( e* first:no e* - e* end:D', 'first:o - end:D'], (parts, setting) => {
    const [, year, month, day] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(textOf(parts.end, 'D')) ?? [];
    const second = lexemeOf({ n: Number(day) });
    const inYear = year === undefined ? undefined : Number(year);
    return day === undefined
      ? undefined
      : pairOfDays({ first: parts.first, second }, Number(month), inYear, setting);
  }),
  // 3 और 12 सितंबर के बीच
  rule('first:no & second:no month:M', (parts, setting) =>
    AROUND.test(setting.text.slice(parts.month?.end)) ? pairOfMonth(parts, setting) : undefined,
  ),
  ...rules(
    [
      // deze maand tussen 4 en 22
      'which:LRt unit:U ( e* first:no e* & e* second:no',
      // अगले महीने 4-23
      'which:LRt unit:U (? first:n - second:n',
      // du 4 au 23 du mois prochain, from the 4th to the 23rd of next month
      '(? e* first:no e* - e* second:no e* which:LRt unit:U',
      // between 4 and 22 this month
      '( e* first:no & e* second:no e* which:LRt unit:U',
      '(? e* first:no e* - e* second:no e* unit:U which:LR',
    ],
    pairInMonth,
  ),
  // from the 12th to the 15th, vom 12. bis 15., do dia 12 ao dia 15, från den 12 till den 15
  rule('( e* first:o e* - e* second:o', nextDays),
  rule('( j first:no - j second:no', nextDays),
  rule('( e first:n - e second:n', (parts, setting, rest) =>
    setting.base === 'sv' ? nextDays(parts, setting, rest) : undefined,
  ),
  // del 12 al 15, dal 12 al 15, du 12 au 15, do 12 ao 15
  rule('from:( first:n to:- second:n', (parts, setting, rest) =>
    isOfDays(parts, setting) && !isMeasured(rest) ? nextDays(parts, setting, rest) : undefined,
  ),
  // 来月の4日から23日まで
  rule('phrase:r e* first:n J -( second:n J', (parts, setting) => {
    const offset = /^mo([+-]\d)$/.exec(textOf(parts.phrase, 'r'))?.[1];
    const { year, month } = partsOf(addMonths(setting.today, Number(offset ?? 0)));
    return offset === undefined ? undefined : pairOfDays(parts, month, year, setting);
  }),
];
