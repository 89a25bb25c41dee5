import { addMonths, type Day, dayOf, daysInMonth, isDate, partsOf, weekdayOf } from './calendar.ts';
import { type LexemePattern, lexemePattern, matchLexemes, ruleIndex } from './lexeme-pattern.ts';
import { monthPeriod, relativePeriod, spanFromToday, weekStart, yearPeriod } from './periods.ts';
import { type Lexeme, type LexemeKind, maskOf, sharesKind } from './time-lexer.ts';

/** A date, or a period of days with both its ends; `rolls`: how a later end of a range may move on. */
export type DateValue = {
  readonly from: Day;
  readonly to: Day;
  readonly isPeriod: boolean;
  readonly rolls: 'week' | 'year' | 'never';
};

/** A value at lexemes `first` to `end`, end exclusive. */
export type Placed<T> = T & { readonly first: number; readonly end: number };

export type DateSetting = { readonly today: Day; readonly base: string; readonly text: string };

type Parts = readonly (Lexeme | undefined)[];
type Rule = {
  readonly pattern: LexemePattern;
  readonly read: (parts: Parts, setting: DateSetting, rest: readonly Lexeme[]) => DateValue | undefined;
};

/** The longest date or period that begins at lexeme `at`; of two as long, the rule that stands first. */
export const dateAt = (
  lexemes: readonly Lexeme[],
  at: number,
  setting: DateSetting,
): Placed<DateValue> | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined) return undefined;
  let best: Placed<DateValue> | undefined;
  for (const rule of rulesFor(lexeme)) {
    const match = matchLexemes(rule.pattern, lexemes, at);
    if (match === undefined || match.end <= (best?.end ?? at)) continue;
    const value = rule.read(match.parts, setting, lexemes.slice(match.end, match.end + 3));
    if (value !== undefined) best = { ...value, first: at, end: match.end };
  }
  return best;
};

const rule = (source: string, read: Rule['read']): Rule => ({ pattern: lexemePattern(source), read });

export const readingOf = (lexeme: Lexeme | undefined, ...kinds: LexemeKind[]): number | undefined => {
  for (const kind of kinds) {
    const value = lexeme?.readings[kind];
    if (typeof value === 'number') return value;
  }
  return undefined;
};

const textOf = (lexeme: Lexeme | undefined, kind: LexemeKind): string => String(lexeme?.readings[kind] ?? '');

const date = (day: Day, rolls: DateValue['rolls'] = 'never'): DateValue => ({
  from: day,
  to: day,
  isPeriod: false,
  rolls,
});

const period = (
  ends: readonly [Day, Day] | undefined,
  rolls: DateValue['rolls'] = 'never',
): DateValue | undefined =>
  ends === undefined ? undefined : { from: ends[0], to: ends[1], isPeriod: true, rolls };

/** The next such date from today on, when the year is not said. */
export const dateInYear = (
  month: number | undefined,
  dayOfMonth: number | undefined,
  year: number | undefined,
  today: Day,
): DateValue | undefined => {
  if (month === undefined || dayOfMonth === undefined) return undefined;
  if (year !== undefined)
    return isDate(year, month, dayOfMonth) ? date(dayOf(year, month, dayOfMonth)) : undefined;
  const thisYear = partsOf(today).year;
  for (const candidate of [thisYear, thisYear + 1, thisYear + 2, thisYear + 3, thisYear + 4]) {
    if (!isDate(candidate, month, dayOfMonth)) continue;
    const day = dayOf(candidate, month, dayOfMonth);
    if (day >= today) return date(day, 'year');
  }
  return undefined;
};

const yearOf = (lexeme: Lexeme | undefined): number | undefined => {
  const year = readingOf(lexeme, 'y', 'n');
  return year !== undefined && year >= 1000 ? year : undefined;
};

/** The year that "next year" and the like mean. */
const relativeYear = (
  lexeme: Lexeme | undefined,
  offset: number,
  { today }: DateSetting,
): number | undefined => (textOf(lexeme, 'U') === 'yr' ? partsOf(today).year + offset : undefined);

const yearOfPhrase = (lexeme: Lexeme | undefined, { today }: DateSetting): number | undefined => {
  const phrase = /^yr([+-]\d)$/.exec(textOf(lexeme, 'r'));
  return phrase === null ? undefined : partsOf(today).year + Number(phrase[1]);
};

const offsetOf = (lexeme: Lexeme | undefined): number => {
  if (lexeme?.readings.L !== undefined) return 1;
  return lexeme?.readings.R === undefined ? 0 : -1;
};

const explicit = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const [dayOfMonth, month, year] = textOf(lexeme, 'D').split('-').reverse().map(Number);
  return dateInYear(month, dayOfMonth, year, today);
};

/** A date some units from a day. */
const shifted = (from: Day, amount: number, unit: string): DateValue | undefined => {
  if (Math.abs(amount) > 10_000) return undefined;
  switch (unit) {
    case 'day':
      return Number.isInteger(amount) ? date(from + amount) : undefined;
    case 'wk':
      return Number.isInteger(amount * 7) ? date(from + amount * 7) : undefined;
    case 'mo':
      return Number.isInteger(amount) ? date(addMonths(from, amount)) : undefined;
    case 'yr':
      return Number.isInteger(amount * 12) ? date(addMonths(from, amount * 12)) : undefined;
    default:
      return undefined;
  }
};

const shift =
  (countAt: number, unitAt: number, sign: 1 | -1): Rule['read'] =>
  (parts, { today }) => {
    const amount = countAt === -1 ? 1 : readingOf(parts[countAt], 'n', 'x', 'v');
    return amount === undefined ? undefined : shifted(today, sign * amount, textOf(parts[unitAt], 'U'));
  };

/** Short or double words that are weekdays or months only in a fit place. */
const DOUBTFUL = new Set([
  'may',
  'march',
  'mar',
  'sun',
  'sat',
  'mon',
  'wed',
  'jan',
  'dec',
  'gen',
  'mag',
  'set',
  'mai',
  'mars',
  'ocak',
  'ekim',
  'out',
  'ago',
  'sept',
  'pazar',
  'ott',
  'dic',
  'oct',
  'nov',
  'jul',
  'jun',
  'ene',
  'feb',
  'abr',
  'okt',
  'aug',
  'apr',
  'sep',
  'terca',
  'quarta',
  'quinta',
  'sexta',
  'segunda',
]);

const isSure = (lexeme: Lexeme | undefined, { text }: DateSetting): boolean => {
  if (lexeme === undefined) return false;
  const word = text.slice(lexeme.start, lexeme.end);
  if (!DOUBTFUL.has(word.toLowerCase())) return true;
  const before = text.slice(0, lexeme.start).trimEnd().toLowerCase();
  if (before === '' && /^[\s.?!,]*$/.test(text.slice(lexeme.end))) return true;
  if (
    /(?:^|\s)(?:in|on|of|by|this|next|last|for|since|until|till|from|to|every|and|until|de|em|en|in|na|no|im|am|à|a|al|e|y|il|el)$/.test(
      before,
    )
  ) {
    return word.length > 3 || !/(?:^|\s)to$/.test(before);
  }
  return before !== '' && word.charAt(0) !== word.charAt(0).toLowerCase() && !/[.!?]$/.test(before);
};

/** The weekday named, from today on; `offset` moves it to the week before or after. */
const weekday = (
  wanted: number | undefined,
  offset: number,
  { today }: DateSetting,
): DateValue | undefined => {
  if (wanted === undefined) return undefined;
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  if (offset < 0) return date(today + ahead - 7);
  if (offset === 0) return date(today + ahead, 'week');
  return date(weekStart(today) + 7 + wanted);
};

/** A weekday in a week counted from this one; such weeks begin on Monday. */
const weekdayInWeek = (wanted: number, weeks: number, { today }: DateSetting): DateValue => {
  const monday = today - ((weekdayOf(today) + 6) % 7);
  return date(monday + weeks * 7 + ((wanted + 6) % 7));
};

const weeksOf = (phrase: string): number | undefined => {
  const match = /^wk([+-]\d)$/.exec(phrase);
  return match === null ? undefined : Number(match[1]);
};

const holiday = (lexeme: Lexeme | undefined, year: number | undefined, { today }: DateSetting) => {
  const [month, dayOfMonth] = textOf(lexeme, 'X').split('-').map(Number);
  return dateInYear(month, dayOfMonth, year, today);
};

/** `the 21st`: the next day with that number. */
const dayOfMonth = (lexeme: Lexeme | undefined, { today }: DateSetting): DateValue | undefined => {
  const wanted = readingOf(lexeme, 'o', 'n');
  if (wanted === undefined || lexeme === undefined || lexeme.digits === 0 || wanted < 1 || wanted > 31)
    return undefined;
  for (let months = 0; months < 3; months++) {
    const { year, month } = partsOf(addMonths(dayOf(partsOf(today).year, partsOf(today).month, 1), months));
    const day = dayOf(year, month, Math.min(wanted, daysInMonth(year, month)));
    if (wanted <= daysInMonth(year, month) && day >= today) return date(day);
  }
  return undefined;
};

/** A month or a unit follows: the number is not a day's by itself. */
const isCounted = (rest: readonly Lexeme[]): boolean => {
  const next = rest.find(({ readings }) => readings.e === undefined || readings.j !== undefined);
  return (
    next !== undefined &&
    (next.readings.M ?? next.readings.U ?? next.readings.O ?? next.readings['-'] ?? next.readings.H) !==
      undefined
  );
};

const dates: Rule[] = [
  rule('D', ([written], setting) => explicit(written, setting)),
  rule('[no]e*Me*[,]?e*y', ([day, , month, , , , year], { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  rule('[no]e*M', ([day, , month], { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  rule('Me*[no],?e*y', ([month, , day, , , year], { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), yearOf(year), today),
  ),
  rule('Me*[no]', ([month, , day], { today }) =>
    dateInYear(readingOf(month, 'M'), readingOf(day, 'n', 'o'), undefined, today),
  ),
  rule('[no]e*Me*[LRt]e*U', ([day, , month, , which, , unit], setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('[no]e*Me*Ue*[LR]', ([day, , month, , unit, , which], setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('Me*[no],?e*[LRt]e*U', ([month, , day, , , which, , unit], setting) =>
    dateInYear(
      readingOf(month, 'M'),
      readingOf(day, 'n', 'o'),
      relativeYear(unit, offsetOf(which), setting),
      setting.today,
    ),
  ),
  rule('[yn]YnOnJ?', ([year, , month, , day], { today }) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), readingOf(year, 'y', 'n'), today),
  ),
  rule('nOnJ?', ([month, , day], { today }) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), undefined, today),
  ),
  rule('re*nOnJ?', ([year, , month, , day], setting) =>
    dateInYear(readingOf(month, 'n'), readingOf(day, 'n'), yearOfPhrase(year, setting), setting.today),
  ),
  rule('re*nJ', ([phrase, , day], { today }) => {
    const match = /^mo([+-]\d)$/.exec(textOf(phrase, 'r'));
    const month = match === null ? undefined : partsOf(addMonths(today, Number(match[1])));
    return month && dateInYear(month.month, readingOf(day, 'n'), month.year, today);
  }),
  rule('nJ', ([day], setting) => dayOfMonth(day, setting)),
  rule('j[no]', ([, day], setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
  rule('eo', ([, day], setting, rest) => (isCounted(rest) ? undefined : dayOfMonth(day, setting))),
];

const moments: Rule[] = [
  rule('d', ([word], { today }) => date(today + (readingOf(word, 'd') ?? 0))),
  rule('[nx]U[(]d', ([count, unit, , word], { today }) =>
    shifted(today + (readingOf(word, 'd') ?? 0), readingOf(count, 'n', 'x') ?? 0, textOf(unit, 'U')),
  ),
  rule('[nx]U[(]W', ([count, unit, , word], setting) => {
    const start = weekday(readingOf(word, 'W'), 0, setting);
    return start && shifted(start.from, readingOf(count, 'n', 'x') ?? 0, textOf(unit, 'U'));
  }),
  rule('f[nxv]U', shift(1, 2, 1)),
  rule('f?[nxv]UF', shift(1, 2, 1)),
  rule('[nxv]Ug', shift(0, 1, -1)),
  rule('[nxv]J[gF]', ([count, , way], { today }) => {
    const days = readingOf(count, 'n', 'v');
    return days === undefined ? undefined : date(today + (way?.readings.g === undefined ? days : -days));
  }),
  rule('A[nxv]U', shift(1, 2, -1)),
  rule('fU', (parts, setting) => (CASED.has(setting.base) ? shift(-1, 1, 1)(parts, setting, []) : undefined)),
  rule('Ug', (parts, setting) =>
    CASED.has(setting.base) ? shift(-1, 0, -1)(parts, setting, []) : undefined,
  ),
  rule('W', ([day], setting) =>
    isSure(day, setting) ? weekday(readingOf(day, 'W'), 0, setting) : undefined,
  ),
  rule('[LRt]e*W', ([which, , day], setting) => weekday(readingOf(day, 'W'), offsetOf(which), setting)),
  rule('We*[LR]', ([day, , which], setting) => weekday(readingOf(day, 'W'), offsetOf(which), setting)),
  rule('Wt?[LR]U', ([day, , which, unit], setting) => inWeek(day, offsetOf(which), unit, setting)),
  rule('We*Ue*[LR]', ([day, , unit, , which], setting) => inWeek(day, offsetOf(which), unit, setting)),
  rule('[LRt]e*Ue*W', ([which, , unit, , day], setting) => inWeek(day, offsetOf(which), unit, setting)),
  rule('re*W', ([phrase, , day], setting) => {
    const weeks = weeksOf(textOf(phrase, 'r'));
    const wanted = readingOf(day, 'W');
    return weeks === undefined || wanted === undefined ? undefined : weekdayInWeek(wanted, weeks, setting);
  }),
  rule('V', ([word], setting) => {
    const value = readingOf(word, 'V') ?? 0;
    const weeks = Math.floor(value / 7);
    return weekdayInWeek(value - weeks * 7, weeks, setting);
  }),
  rule('X', ([word], setting) => holiday(word, undefined, setting)),
  rule('Xe*y', ([word, , year], setting) => holiday(word, yearOf(year), setting)),
  rule('[LRt]e*X', ([which, , word], setting) => {
    const next = holiday(word, undefined, setting);
    return next && which?.readings.R !== undefined ? date(addMonths(next.from, -12)) : next;
  }),
];

/** Languages whose cases say "in a week" without an article: через неделю. */
const CASED = new Set(['ru', 'uk', 'pl']);

const inWeek = (day: Lexeme | undefined, weeks: number, unit: Lexeme | undefined, setting: DateSetting) => {
  const wanted = readingOf(day, 'W');
  return textOf(unit, 'U') === 'wk' && wanted !== undefined
    ? weekdayInWeek(wanted, weeks, setting)
    : undefined;
};

const periods: Rule[] = [
  rule('M', ([month], setting) =>
    isSure(month, setting)
      ? period(monthPeriod(readingOf(month, 'M'), undefined, setting.today), 'year')
      : undefined,
  ),
  rule('Me*,?e*y', ([month, , , , year], { today }) =>
    period(monthPeriod(readingOf(month, 'M'), yearOf(year), today)),
  ),
  rule('[LRt]e*M', ([which, , month], { today }) =>
    period(monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which))),
  ),
  rule('Me*[LR]', ([month, , which], { today }) =>
    period(monthPeriod(readingOf(month, 'M'), undefined, today, offsetOf(which))),
  ),
  rule('Me*[LRt]e*U', ([month, , which, , unit], setting) => {
    const year = relativeYear(unit, offsetOf(which), setting);
    return year === undefined ? undefined : period(monthPeriod(readingOf(month, 'M'), year, setting.today));
  }),
  rule('[yn]YnO', ([year, , month], { today }) =>
    period(monthPeriod(readingOf(month, 'n'), readingOf(year, 'y', 'n'), today)),
  ),
  rule('nO', ([month], { today }) => period(monthPeriod(readingOf(month, 'n'), undefined, today), 'year')),
  rule('re*nO', ([phrase, , month], setting) => {
    const year = yearOfPhrase(phrase, setting);
    return year === undefined ? undefined : period(monthPeriod(readingOf(month, 'n'), year, setting.today));
  }),
  rule('y', ([year]) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  rule('yY', ([year]) => period(yearPeriod(readingOf(year, 'y')), 'never')),
  rule('r', ([phrase], { today }) => {
    const match = /^([a-z]+)([+-]\d)$/.exec(textOf(phrase, 'r'));
    return match === null ? undefined : period(relativePeriod(match[1] ?? '', Number(match[2]), today));
  }),
  rule('[LRt]e*U', ([which, , unit], { today }) =>
    period(relativePeriod(textOf(unit, 'U'), offsetOf(which), today)),
  ),
  rule('Ue*[LR]', ([unit, , which], { today }) =>
    period(relativePeriod(textOf(unit, 'U'), offsetOf(which), today)),
  ),
  rule('U', ([unit], { today }) =>
    textOf(unit, 'U') === 'weekend' ? period(relativePeriod('weekend', 0, today)) : undefined,
  ),
  rule('[LR]e*[nv]U', ([which, , count, unit], { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
  ),
  rule('[nv]e*[LR]U', ([count, , which, unit], { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
  ),
  rule('[nv]Ue*[LR]', ([count, unit, , which], { today }) =>
    period(spanFromToday(offsetOf(which), readingOf(count, 'n', 'v'), textOf(unit, 'U'), today)),
  ),
  rule('oUe*y?', ([place, unit, , year], { today }) =>
    quarter(place, unit, yearOf(year) ?? partsOf(today).year),
  ),
  rule('oUe*[LRt]e*U', ([place, unit, , which, , year], setting) =>
    quarter(place, unit, relativeYear(year, offsetOf(which), setting)),
  ),
];

const quarter = (place: Lexeme | undefined, unit: Lexeme | undefined, year: number | undefined) => {
  const number = readingOf(place, 'o');
  if (textOf(unit, 'U') !== 'quarter' || number === undefined || number > 4 || year === undefined)
    return undefined;
  return period([dayOf(year, number * 3 - 2, 1), dayOf(year, number * 3, daysInMonth(year, number * 3))]);
};

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

const ranges: Rule[] = [
  rule('[(]?e*[no]e*[-]e*[no]e*Me*,?e*y', ([, , first, , , , second, , month, , , , year], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  rule('[(]?e*[no]e*[-]e*[no]e*M', ([, , first, , , , second, , month], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule('[(]e*[no]e*[&]e*[no]e*M', ([, , first, , , , second, , month], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule('[(]e*[no]e*[&]e*[no]e*Me*,?e*y', ([, , first, , , , second, , month, , , , year], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  rule('[(]?Me*[no]e*[-]e*[no]', ([, month, , first, , , , second], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], undefined, setting),
  ),
  rule('[(]?Me*[no]e*[-]e*[no],?e*y', ([, month, , first, , , , second, , , year], setting) =>
    pairOfDays(readingOf(month, 'M'), [first, second], yearOf(year), setting),
  ),
  rule('[(]?nOnJ?[-&]nJ', ([, month, , first, , , second], setting) =>
    pairOfDays(readingOf(month, 'n'), [first, second], undefined, setting),
  ),
];

/** `Sunday, November 5th`: the weekday adds nothing. */
const afterWeekday: Rule[] = dates
  .filter(({ pattern }) => !sharesKind(pattern.beginnings, maskOf('je')))
  .map(({ pattern, read }) => {
    const prefix = lexemePattern('W,?e*');
    return {
      pattern: { elements: [...prefix.elements, ...pattern.elements], beginnings: prefix.beginnings },
      read: (parts, setting, rest) => read(parts.slice(prefix.elements.length), setting, rest),
    };
  });

const rulesFor = ruleIndex([...dates, ...afterWeekday, ...ranges, ...moments, ...periods]);
