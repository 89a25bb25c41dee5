import { type Lexeme, readingOf } from '../lexeme.ts';
import { addMonths, type Day, dayOf, daysInMonth, partsOf, weekdayOf } from './calendar.ts';
import { ROMANCE } from './clock-faces.ts';
import { type DateRule, type DateSetting, date, isCommonWord, rule, rules } from './date-values.ts';
import { lastWeekday } from './weekdays.ts';

const isMonth = (lexeme: Lexeme | undefined): boolean => lexeme?.readings.U === 'mo';

/** A month or a unit follows, so the number is not a day. */
export const isCounted = (rest: readonly Lexeme[]): boolean => {
  const next = rest.find(({ readings }) => readings.e === undefined || readings.j !== undefined);
  // the 15th of last month
  if ((next?.readings.L ?? next?.readings.R) !== undefined && isMonth(rest[rest.indexOf(next as Lexeme) + 1]))
    return true;
  return (
    next !== undefined &&
    (next.readings.M ??
      next.readings.U ??
      next.readings.O ??
      (next.readings.a === undefined ? next.readings['-'] : undefined) ??
      next.readings.H ??
      // Thu 10am
      (next.end - next.start <= 4 ? next.readings.P : undefined)) !== undefined
  );
};

/**
 * `friday 13`: the next thirteenth that is a Friday. If that is months away, and the thirteenth of this
 * month was a Friday, it is that one.
 */
export const numberedWeekday = (
  day: Lexeme | undefined,
  date_: Lexeme | undefined,
  { today }: DateSetting,
) => {
  const wanted = isCommonWord(day) ? undefined : readingOf(day, 'W');
  const number = readingOf(date_, 'o', 'n');
  if (wanted === undefined || number === undefined || number < 1 || number > 31) return undefined;
  let past: Day | undefined;
  for (let months = 0; months < MONTHS_TO_MATCH; months++) {
    const { year, month } = partsOf(addMonths(dayOf(partsOf(today).year, partsOf(today).month, 1), months));
    const at = dayOf(year, month, number);
    if (number > daysInMonth(year, month) || weekdayOf(at) !== wanted) continue;
    if (at >= today) return date(past !== undefined && at - today > DAYS_AHEAD_MAX ? past : at);
    past ??= at;
  }
  return undefined;
};

/** Two months: further ahead people name the month. */
const DAYS_AHEAD_MAX = 62;

/** Every date falls on every weekday at least once in this many months. */
const MONTHS_TO_MATCH = 12 * 12;

/** `friday 2 people`: the number belongs to the next word. Ordinals and numbers at the end are dates. */
const isDateNumber = (lexeme: Lexeme | undefined, rest: readonly Lexeme[]): boolean => {
  if (lexeme === undefined || (isCounted(rest) && !isToWeekday(rest))) return false;
  const [next] = rest;
  // cumartesi 5'te
  if (next?.readings['@'] !== undefined) return false;
  return (
    lexeme.readings.o !== undefined ||
    (lexeme.digits > 0 &&
      (next === undefined || next.readings._ === undefined || next.end - next.start === 1))
  );
};

/** `from Friday the 11th until Tuesday the 15th` */
const isToWeekday = (rest: readonly Lexeme[]): boolean => {
  const [link, next] = rest.filter(({ readings }) => readings.e === undefined || readings['-'] !== undefined);
  return link?.readings['-'] !== undefined && next?.readings.W !== undefined;
};

/** In French a week has eight days, counted from one of its days to the next one of that name. */
const WEEKS_BY_DAYS: ReadonlyMap<number, number> = new Map([
  [8, 1],
  [15, 2],
]);

/** People count no more weekdays than these. */
const COUNTED_WEEKDAYS_MAX = 5;

/** Above this, a number in words cannot be an hour of a twelve-hour clock. */
const HOURS_MAX = 12;

/** `el primer lunes` is the first Monday, no Monday the first. */
const isOneOfFew = (number: Lexeme | undefined): boolean =>
  number?.digits === 0 && (readingOf(number, 'o') ?? COUNTED_WEEKDAYS_MAX + 1) <= COUNTED_WEEKDAYS_MAX;

export const weekdayRules: readonly DateRule[] = [
  rule('day:W ,? j? number:no', ({ day, number }, setting, rest) =>
    isDateNumber(number, rest) ? numberedWeekday(day, number, setting) : undefined,
  ),
  // Pazartesi 21'inde, 木曜日の21日; but 日曜日の2日後 are two days later
  rule('day:W ,? e? number:n J', ({ day, number }, setting, [next]) =>
    next?.readings.F === undefined && next?.readings.g === undefined
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  // martes el veinticinco
  rule('day:W ,? j number:n', ({ day, number }, setting, [next]) =>
    number?.digits === 0 &&
    (next === undefined || next.readings.e !== undefined || next.readings.a !== undefined)
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  // venerdì quindici, alone
  rule('day:W ,? number:n', ({ day, number }, setting, [next]) =>
    number?.digits === 0 &&
    (readingOf(number, 'n') ?? 0) > HOURS_MAX &&
    next === undefined &&
    ROMANCE.has(setting.base)
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  // lunes veintiuno a las seis
  rule('day:W ,? number:n', ({ day, number }, setting, [next]) =>
    number?.digits === 0 &&
    (readingOf(number, 'n') ?? 0) > HOURS_MAX &&
    next?.readings.a !== undefined &&
    setting.base !== 'en'
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  rule('day:W ,? e number:o', ({ day, number }, setting, rest) =>
    isDateNumber(number, rest) ? numberedWeekday(day, number, setting) : undefined,
  ),
  // lördag den 24, Samstag den 24
  rule('day:W ,? the:e number:n', ({ day, the, number }, setting, rest) =>
    /^den$/i.test(setting.text.slice(the?.start, the?.end)) && isDateNumber(number, rest)
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  // `le deuxième dimanche de novembre` counts the Sundays.
  rule('j number:no day:W', ({ number, day }, setting, rest) =>
    isOneOfFew(number) || isCounted(rest[0]?.readings.Z === undefined ? rest : rest.slice(1))
      ? undefined
      : numberedWeekday(day, number, setting),
  ),
  // the Wednesday after next
  rule('day:W way:> which:L', ({ day }, { today, base }) => {
    const wanted = readingOf(day, 'W');
    return (base !== 'en' && base !== 'sv') || wanted === undefined
      ? undefined
      : date(today + ((wanted - weekdayOf(today) + 6) % 7) + 1 + 7);
  }),
  // the Wednesday before last
  rule('day:W way:< which:R', ({ day, way }, setting) => {
    const isBefore = /^before$/i.test(setting.text.slice(way?.start, way?.end));
    const last = isBefore ? lastWeekday(day, setting) : undefined;
    return last && date(last.from - 7);
  }),
  // aujourd'hui en huit, oggi a otto
  ...rules(['day:d link:f number:n', 'day:d link:- number:n'], (parts, { today, base, text }, rest) => {
    const { day, link, number } = parts;
    const said = text.slice(link?.start, link?.end).toLowerCase();
    const isSaid =
      number !== undefined &&
      // hoy en ocho minutos
      rest[0]?.readings.U === undefined &&
      (number.digits === 0 || base === 'es') &&
      (base === 'fr' || base === 'es' ? said === 'en' : base === 'it' && said === 'a');
    const weeks = isSaid ? WEEKS_BY_DAYS.get(readingOf(number, 'n') ?? 0) : undefined;
    return weeks === undefined ? undefined : date(today + (readingOf(day, 'd') ?? 0) + 7 * weeks);
  }),
  // lundi en huit, jeudi en quinze
  rule('day:W f number:n', ({ day, number }, { today, base }) => {
    const weeks = base === 'fr' ? WEEKS_BY_DAYS.get(readingOf(number, 'n') ?? 0) : undefined;
    const wanted = readingOf(day, 'W');
    if (weeks === undefined || wanted === undefined) return undefined;
    return date(today + ((wanted - weekdayOf(today) + 7) % 7) + 7 * weeks);
  }),
  // 24 सोमवार; but दो सोमवार are two.
  rule('number:n day:W', ({ number, day }, setting) =>
    setting.base === 'hi' && (readingOf(number, 'n') ?? 0) > COUNTED_WEEKDAYS_MAX
      ? numberedWeekday(day, number, setting)
      : undefined,
  ),
  rule('number:n J e* day:W', ({ number, day }, setting) => numberedWeekday(day, number, setting)),
];
