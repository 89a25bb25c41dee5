import { numberedThings } from '../data/numbered-things.ts';
import { hasOneOf } from '../folding.ts';
import { maskOf, sharesKind } from '../kind-masks.ts';
import { type Lexeme, lexemeOf, readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { addMonths, type Day, dayOf, daysInMonth, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  date,
  dateInYear,
  dayIn,
  offsetOf,
  period,
  rule,
} from './date-values.ts';
import { isCounted } from './numbered-weekdays.ts';
import { weekendAround, weekFrom } from './weeks-of-days.ts';

/** `the 21st`: the next day with that number. */
export const dayOfMonth = (lexeme: Lexeme | undefined, today: Day): DateValue | undefined => {
  const wanted = readingOf(lexeme, 'o', 'n');
  if (wanted === undefined || wanted < 1 || wanted > 31) return undefined;
  for (let months = 0; months < 3; months++) {
    const { year, month } = partsOf(addMonths(dayOf(partsOf(today).year, partsOf(today).month, 1), months));
    const day = dayOf(year, month, Math.min(wanted, daysInMonth(year, month)));
    if (wanted <= daysInMonth(year, month) && day >= today) return date(day);
  }
  return undefined;
};

/** The last or the next day with that number, without today. */
const dayBeside = (
  lexeme: Lexeme | undefined,
  today: Day,
  which: Lexeme | undefined,
): DateValue | undefined => {
  if (which?.readings.R === undefined) return dayOfMonth(lexeme, today + 1);
  const { year, month, date: dayToday } = partsOf(today);
  const wanted = readingOf(lexeme, 'o', 'n') ?? 0;
  const first = dayOf(year, month, 1);
  const inMonth = partsOf(wanted < dayToday ? first : addMonths(first, -1));
  return dateInYear(inMonth.month, wanted, inMonth.year, today);
};

/** A number in words is a day only if it is large and counts nothing: not `el dos por ciento`. */
export const isDayNumber = (lexeme: Lexeme | undefined, rest: readonly Lexeme[]): boolean => {
  const [next] = rest;
  if (isCounted(rest) || lexeme === undefined || isPlace(lexeme, next)) return false;
  const isFree = next === undefined || !sharesKind(next.kinds, COUNTED) || next.end - next.start === 1;
  return (
    lexeme.digits > 0 || ((readingOf(lexeme, 'o', 'n') ?? 0) >= LEAST_DAY_IN_WORDS && isFree && !isWord(next))
  );
};

/** The 3rd Wednesday of a month. */
const isPlace = ({ readings }: Lexeme, next: Lexeme | undefined): boolean =>
  readings.o !== undefined && Number(readings.o) <= 5 && next?.readings.W !== undefined;

/** Centuries, decades and weekdays are counted, too. */
const COUNTED = maskOf('TKEWv');
const LEAST_DAY_IN_WORDS = 13;
export const isWord = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.readings._ !== undefined && lexeme.end - lexeme.start > 1;

/** The 5th of next month. */
const dayInMonth = ({ which, unit, day }: CapturedLexemes, { today }: DateSetting): DateValue | undefined => {
  if (textOf(unit, 'U') !== 'mo') return undefined;
  const { year, month } = partsOf(addMonths(today, offsetOf(which)));
  return dateInYear(month, readingOf(day, 'n', 'o'), year, today);
};

/** German names months by their number: am 7. vierten. */
const isMonthNumber = (lexeme: Lexeme | undefined, { base }: DateSetting): boolean =>
  base === 'de' && (readingOf(lexeme, 'o') ?? 13) <= 12;

const AYIN = /^ay[ıi]n$/i;

const FROM_THE = / (?:del|do|dal|du)$/i;

/** `dia três`, `el día tres`: the word for a day is longer than articles. */
const isDayWord = (word: Lexeme | undefined): boolean => word !== undefined && word.end - word.start > 2;

/** German `am dritten`, which says its noun unless it is a day. */
const isOnDay = (the: Lexeme | undefined, { base, text }: DateSetting): boolean =>
  base === 'de' && text.slice(the?.start, the?.end).toLowerCase() === 'am';

/** The text ends, pauses or goes on with a time. */
const isLastOfDate = ([next]: readonly Lexeme[]): boolean =>
  next === undefined ||
  next.readings.a !== undefined ||
  next.readings[','] !== undefined ||
  (next.readings._ !== undefined && next.end - next.start === 1);

/** A day by its number, in this, the next or the last month. */
export const numberedDayRules: readonly DateRule[] = [
  rule('which:LRt unit:U e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:o l* which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:n l which:LRt unit:U', (parts, setting) => dayInMonth(parts, setting)),
  rule('day:no l unit:U which:LR', (parts, setting) => dayInMonth(parts, setting)),
  // पिछले महीने की 15 तारीख
  rule('which:LRt unit:U e* day:n J', (parts, setting) => dayInMonth(parts, setting)),
  // den 20; but `den 2 liter stora flaskan`
  rule('the:e day:n', ({ the, day }, { base, text, today }, rest) => {
    const isDen = base === 'sv' && text.slice(the?.start, the?.end).toLowerCase() === 'den';
    return isDen && (day?.digits ?? 0) > 0 && isLastOfDate(rest) ? dayOfMonth(day, today) : undefined;
  }),
  // den 15 förra månaden, den 21 i den här månaden
  rule('e day:n e* which:LRt unit:U', (parts, setting) =>
    setting.base === 'sv' ? dayInMonth(parts, setting) : undefined,
  ),
  rule('unit:U which:LR e* day:o', (parts, setting) => dayInMonth(parts, setting)),
  // gelecek ayın 3'ü
  rule('which:LRt unit:U day:n', (parts, setting) =>
    setting.base === 'tr' && parts.day?.digits !== 0 ? dayInMonth(parts, setting) : undefined,
  ),
  // gelecek ayın üçü, ayın üçü
  rule('which:LRt? unit:U day:u', ({ which, unit, day }, setting) => {
    const number = readingOf(day, 'u') ?? 0;
    const isOfMonth = number > 0 && AYIN.test(setting.text.slice(unit?.start, unit?.end));
    if (!isOfMonth) return undefined;
    const numbered = lexemeOf({ n: number });
    return which === undefined
      ? dayOfMonth(numbered, setting.today)
      : dayInMonth({ which, unit, day: numbered }, setting);
  }),
  // am 3. des Monats, el 3 del mes
  rule('day:no l e* unit:U', ({ day, unit }, { today, text }) =>
    textOf(unit, 'U') === 'mo' &&
    !/s$/.test(text.slice(unit?.start, unit?.end).replace(/^monats$|^mois$/i, ''))
      ? dayOfMonth(day, today)
      : undefined,
  ),
  // ayın 20'si
  rule('unit:U day:n', ({ unit, day }, setting) =>
    setting.base === 'tr' && AYIN.test(setting.text.slice(unit?.start, unit?.end))
      ? dayOfMonth(day, setting.today)
      : undefined,
  ),
  rule('day:n mark:J', ({ day, mark }, setting, [next]) =>
    // 日曜日の2日後
    next?.readings.F !== undefined ||
    (setting.base === 'zh' && hasOneOf(numberedThings, setting.text, mark?.end ?? -1)) ||
    next?.readings.g !== undefined ||
    (day?.digits === 0 && (readingOf(day, 'n') ?? 0) <= 10 && setting.base !== 'zh')
      ? undefined
      : dayOfMonth(day, setting.today),
  ),
  // a partir del 25
  rule('from:( day:n', ({ from, day }, { today, text }, rest) =>
    FROM_THE.test(text.slice(from?.start, from?.end)) && day?.digits !== 0 && isDayNumber(day, rest)
      ? dayOfMonth(day, today)
      : undefined,
  ),
  // la semana del 16, le week-end du 14
  rule('unit:U link:l day:n', ({ unit, link, day }, { today, text }, rest) => {
    const isLinked = /^(?:del|du|do)$/i.test(text.slice(link?.start, link?.end));
    // `la semaine du 16 au 20`, `dos semanas del 14`
    const isOther = rest[0]?.readings['-'] !== undefined || /s$/i.test(text.slice(unit?.start, unit?.end));
    const at =
      isLinked && !isOther && day?.digits !== 0 && isDayNumber(day, rest)
        ? dayOfMonth(day, today)
        : undefined;
    const kind = textOf(unit, 'U');
    if (at === undefined || (kind !== 'wk' && kind !== 'weekend')) return undefined;
    return period(kind === 'wk' ? weekFrom(at.from) : weekendAround(at.from));
  }),
  // el pasado día 3, o próximo dia 3
  rule('which:LR j day:no', ({ which, day }, { today }, rest) =>
    isDayNumber(day, rest) ? dayBeside(day, today, which) : undefined,
  ),
  rule('word:j day:no', ({ word, day }, setting, rest) =>
    isDayNumber(day, rest) || (isDayWord(word) && isLastOfDate(rest))
      ? dayOfMonth(day, setting.today)
      : undefined,
  ),
  rule('the:e day:o', ({ the, day }, setting, rest) =>
    (isDayNumber(day, rest) && !isMonthNumber(rest[0], setting)) ||
    (isOnDay(the, setting) && isLastOfDate(rest))
      ? dayOfMonth(day, setting.today)
      : undefined,
  ),
  // the 15th of the 6th
  rule('e? day:o l e* month:o', (parts, setting) =>
    setting.base === 'en' && (parts.month?.digits ?? 0) > 0 ? dayIn(parts, undefined, setting) : undefined,
  ),
];
