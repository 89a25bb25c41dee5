import type { Lexeme } from '../lexeme.ts';
import type { Parts } from '../lexeme-pattern.ts';
import { addMonths, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  dateInYear,
  isCommonWord,
  isSure,
  offsetOf,
  period,
  readingOf,
  relativeYear,
  rule,
  textOf,
  wholeYear,
  yearOf,
  yearOfPhrase,
} from './date-values.ts';
import { monthPeriod, relativePeriod, spanFromToday, yearPeriod } from './periods.ts';

/** Months, years, and weeks and the like relative to now. */
export const periodRules: readonly DateRule[] = [
  rule('month:M', ({ month }, setting, [next, after]) =>
    isSure(month, setting) || isRange(next, after)
      ? period(monthPeriod(readingOf(month, 'M'), undefined, setting.today), 'year')
      : undefined,
  ),
  rule('month:M e* ,? e* year:y', ({ month, year }, { today }) =>
    period(monthPeriod(readingOf(month, 'M'), yearOf(year), today)),
  ),
  rule('which:LRt e* month:M', ({ which, month }, { today }) =>
    isCommonWord(month)
      ? undefined
      : period(
          which?.readings.t !== undefined && which.readings.L === undefined
            ? monthPeriod(readingOf(month, 'M'), partsOf(today).year, today)
            : monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which)),
        ),
  ),
  // dal 2014 a maggio 2018 is a range.
  rule('year:y link:e? month:M', ({ month, link, year }, { today }) =>
    link?.readings['-'] === undefined
      ? period(monthPeriod(readingOf(month, 'M'), yearOf(year), today))
      : undefined,
  ),
  rule('month:M e* unit:U e* which:LR', (parts, setting) => monthInYear(parts, setting)),
  rule('which:LRt unit:U e* month:M', (parts, setting) => monthInYear(parts, setting)),
  rule('which:LRt unit:U e* month:M word:U', (parts, setting) =>
    textOf(parts.word, 'U') === 'mo' ? monthInYear(parts, setting) : undefined,
  ),
  rule('month:M e* which:LR', ({ month, which }, { today }) =>
    isCommonWord(month)
      ? undefined
      : period(monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which))),
  ),
  rule('month:M e* which:LRt e* unit:U', ({ month, which, unit }, setting) => {
    const year = relativeYear(unit, offsetOf(which), setting);
    return year === undefined ? undefined : period(monthPeriod(readingOf(month, 'M'), year, setting.today));
  }),
  rule('year:yn Y month:n O', ({ year, month }, { today }) =>
    period(monthPeriod(readingOf(month, 'n'), wholeYear(year), today)),
  ),
  rule('month:n O', ({ month }, { today }) =>
    period(monthPeriod(readingOf(month, 'n'), undefined, today), 'year'),
  ),
  rule('phrase:r e* month:n O', ({ phrase, month }, setting) => {
    const year = yearOfPhrase(phrase, setting);
    return year === undefined ? undefined : period(monthPeriod(readingOf(month, 'n'), year, setting.today));
  }),
  rule('year:y', ({ year }) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  rule('year:y Y', ({ year }) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  rule('phrase:r', ({ phrase }, { today }) => {
    const match = /^([a-z]+)([+-]\d)$/.exec(textOf(phrase, 'r'));
    return match === null ? undefined : period(relativePeriod(match[1] ?? '', Number(match[2]), today));
  }),
  rule('which:LRt e* unit:U', ({ which, unit }, { today }) =>
    period(relativePeriod(textOf(unit, 'U'), offsetOf(which), today)),
  ),
  rule('unit:U e* which:LR', ({ unit, which }, { today }) =>
    period(relativePeriod(textOf(unit, 'U'), offsetOf(which), today)),
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
  rule('count:nv which:LR unit:U', ({ count, which, unit }, { today, base, text }) =>
    // `the two last weeks`, but `a table for two next week`.
    base === 'fr' || isPlural(base, text, unit)
      ? period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today))
      : undefined,
  ),
  rule('count:nv unit:U e* which:LR', ({ count, unit, which }, { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
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
  rule('month:M - year:y', ({ month, year }, { today }) =>
    period(monthPeriod(readingOf(month, 'M'), yearOf(year), today)),
  ),
  rule('month:M e year:n', ({ month, year }, { today }) => {
    const short = readingOf(year, 'n') ?? 0;
    return short >= 32 && year?.digits === 2
      ? period(monthPeriod(readingOf(month, 'M'), 1900 + short, today))
      : undefined;
  }),
];

/** enero del año pasado, geçen yılın ocak ayı */
const monthInYear = ({ month, unit, which }: Parts, setting: DateSetting): DateValue | undefined => {
  const year = relativeYear(unit, offsetOf(which), setting);
  return year === undefined || isCommonWord(month)
    ? undefined
    : period(monthPeriod(readingOf(month, 'M'), year, setting.today));
};

const CURRENT =
  /^(?:actuale?s?|actuel(?:le)?s?|atua(?:l|is)|attuale|en_curso|corriente|corrente|in corso|en cours|en curso)$/i;

/** `Mai bis Juli`: another month follows. */
const isRange = (next: Lexeme | undefined, after: Lexeme | undefined): boolean =>
  next?.readings['-'] !== undefined && after?.readings.M !== undefined && !isCommonWord(after);

/** Plural endings of days and weeks. */
const PLURALS: Readonly<Record<string, RegExp>> = { en: /s$/, nl: /en$/, es: /s$/, pt: /s$/, de: /[en]$/ };

const isPlural = (base: string, text: string, unit: Lexeme | undefined): boolean =>
  unit !== undefined && PLURALS[base]?.test(text.slice(unit.start, unit.end)) === true;

/** Two days of one month: `from 1 till 3 of May`, `May 1 to 3`. */
const pairOfDays = (
  month: number | undefined,
  days: readonly [Lexeme | undefined, Lexeme | undefined],
  year: number | undefined,
  { today }: DateSetting,
): DateValue | undefined => {
  const [first, second] = days.map((day) => readingOf(day, 'n', 'o'));
  const to = dateInYear(month, second, year, today);
  if (to === undefined || first === undefined || second === undefined || first >= second) return undefined;
  const { year: inYear, month: inMonth } = partsOf(to.to);
  return first < 1 ? undefined : period([dayOf(inYear, inMonth, first), to.to]);
};

/** Two days of this, the next or the last month. */
const pairInMonth = ({ which, unit, first, second }: Parts, setting: DateSetting): DateValue | undefined => {
  const { year, month } = partsOf(addMonths(setting.today, offsetOf(which)));
  return textOf(unit, 'U') === 'mo' ? pairOfDays(month, [first, second], year, setting) : undefined;
};

/** Languages with "between" after both ends. */
const AROUND = /aras[ıi]|बीच/;

export const dayPairRules: readonly DateRule[] = [
  rule(
    '(? e* first:no e* - e* second:no l* month:M e* ,? e* year:y',
    ({ first, second, month, year }, setting) =>
      pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  rule('(? e* first:no e* - e* second:no l* month:M', ({ first, second, month }, setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule('( e* first:no e* & e* second:no l* month:M', ({ first, second, month }, setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule(
    '( e* first:no e* & e* second:no l* month:M e* ,? e* year:y',
    ({ first, second, month, year }, setting) =>
      pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  // 3 और 12 सितंबर के बीच
  rule('first:no & second:no month:M', ({ first, second, month }, setting) =>
    AROUND.test(setting.text.slice(month?.end))
      ? pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting)
      : undefined,
  ),
  rule('(? month:M l* first:no e* - e* second:no', ({ month, first, second }, setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule('(? month:M l* first:no e* - e* second:no ,? e* year:y', ({ month, first, second, year }, setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  // अगले महीने 4-23
  rule('which:LRt unit:U (? first:n - second:n', pairInMonth),
  // du 4 au 23 du mois prochain, from the 4th to the 23rd of next month
  rule('(? e* first:no e* - e* second:no e* which:LRt unit:U', pairInMonth),
  rule('(? e* first:no e* - e* second:no e* unit:U which:LR', pairInMonth),
  rule('(? year:yn Y month:n O first:n J? -& second:n J', ({ year, month, first, second }, setting) =>
    pairOfDays(readingOf(month, 'n'), [first, second], wholeYear(year), setting),
  ),
  rule('(? month:n O first:n J? -& second:n J', ({ month, first, second }, setting) =>
    pairOfDays(readingOf(month, 'n'), [first, second], undefined, setting),
  ),
];
