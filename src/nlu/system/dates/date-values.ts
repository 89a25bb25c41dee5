import { andWords, betweenWords } from '../data/joining-words.ts';
import { dateAnnouncers, doubtfulWords } from '../data/time-words.ts';
import { alternatives } from '../folding.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { type CapturedLexemes, type LexemePattern, lexemePattern } from '../lexeme-pattern.ts';
import { type Day, dayOf, isDate, partsOf } from './calendar.ts';

/**
 * A date, or a period of days, both ends included. `rolls`: by how much the end of a range may move to be
 * after its start.
 */
export type DateValue = {
  readonly from: Day;
  readonly to: Day;
  readonly isPeriod: boolean;
  readonly rolls: 'week' | 'year' | 'never';
  /** The day meant as the start and as the end of a range: `from the end of March`. */
  readonly bounds?: readonly [asStart: Day, asEnd: Day];
  /** Meant only as a bound of a range: `the middle of March`. */
  readonly isBound?: boolean;
};

/** Languages that say "in a week" by grammatical case, without an article: через неделю. */
export const CASED_LANGUAGES: ReadonlySet<string> = new Set(['ru', 'uk', 'pl']);

/** Languages that name the part after the whole: Ekim'in son haftası, 明年第一天. */
export const PART_LAST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'tr', 'hi']);

/** A value at lexemes `first` to `end` (exclusive). */
export type Placed<T> = T & { readonly first: number; readonly end: number };

/** Written out, because copies of values of different shapes are slow. */
export const placedDate = (value: DateValue, first: number, end: number): Placed<DateValue> => {
  if (value.bounds !== undefined || value.isBound !== undefined) return { ...value, first, end };
  const { from, to, isPeriod, rolls } = value;
  return { from, to, isPeriod, rolls, first, end };
};

export type DateSetting = { readonly today: Day; readonly base: string; readonly text: string };

/** A pattern and its meaning; `rest` are the lexemes after the match. */
export type DateRule = {
  readonly pattern: LexemePattern;
  readonly read: (
    parts: CapturedLexemes,
    setting: DateSetting,
    rest: readonly Lexeme[],
  ) => DateValue | undefined;
};

export const rule = (source: string, read: DateRule['read']): DateRule => ({
  pattern: lexemePattern(source),
  read,
});

/** Rules of the same meaning for several patterns. */
export const rules = (sources: readonly string[], read: DateRule['read']): readonly DateRule[] =>
  sources.map((source) => rule(source, read));

export const date = (day: Day, rolls: DateValue['rolls'] = 'never'): DateValue => ({
  from: day,
  to: day,
  isPeriod: false,
  rolls,
});

export const period = (
  ends: readonly [Day, Day] | undefined,
  rolls: DateValue['rolls'] = 'never',
): DateValue | undefined =>
  ends === undefined ? undefined : { from: ends[0], to: ends[1], isPeriod: true, rolls };

/** The next such date from today on, if the year is unspecified. */
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

export const yearOf = (lexeme: Lexeme | undefined): number | undefined => {
  const year = readingOf(lexeme, 'y', 'n');
  return year !== undefined && year >= 1000 ? year : undefined;
};

/** A year of four digits, or of two: 18年 is 2018, 95年 1995. */
export const wholeYear = (lexeme: Lexeme | undefined): number | undefined => {
  const year = readingOf(lexeme, 'y', 'n');
  if (year === undefined || year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
};

/**
 * The year that the part `year` names: a number, a phrase such as 明年, or the unit beside a word such as
 * "next" in the part `which`. Undefined if it is another unit or phrase.
 */
export const namedYear = ({ year, which }: CapturedLexemes, { today }: DateSetting): number | undefined => {
  const thisYear = partsOf(today).year;
  if (year?.readings.U !== undefined)
    return textOf(year, 'U') === 'yr' ? thisYear + offsetOf(which) : undefined;
  if (year?.readings.r === undefined) return wholeYear(year);
  const phrase = /^yr([+-]\d)$/.exec(textOf(year, 'r'));
  return phrase === null ? undefined : thisYear + Number(phrase[1]);
};

/** The parts `day` and `month` in a year, or the next such date. */
export const dayIn = (
  { day, month }: CapturedLexemes,
  year: number | undefined,
  { today }: DateSetting,
): DateValue | undefined =>
  dateInYear(readingOf(month, 'M', 'n', 'o'), readingOf(day, 'n', 'o'), year, today);

/** The parts `day` and `month` in the year that the part `year` names. */
export const dayInNamedYear: DateRule['read'] = (parts, setting) => {
  const year = namedYear(parts, setting);
  return year === undefined ? undefined : dayIn(parts, year, setting);
};

/** The place of a part: the third, -1 for the last, -2 for the one before it. */
export const ordinalOf = (lexeme: Lexeme | undefined): number | undefined =>
  lexeme?.readings.R === undefined ? readingOf(lexeme, 'o', 'n') : offsetOf(lexeme);

/** How many units ahead or back: the next is one, `übernächste` two. */
export const offsetOf = (lexeme: Lexeme | undefined): number => {
  if (lexeme?.readings.L !== undefined) return Number(lexeme.readings.L) || 1;
  return lexeme?.readings.R === undefined ? 0 : -(Number(lexeme.readings.R) || 1);
};

/** Only English has months that are verbs. */
const TO_MONTH = /^ (?:to|till|until|through|and) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Whether an ambiguous word such as `may` or `sun` is a date in its surroundings. */
export const isSure = (lexeme: Lexeme | undefined, { text }: DateSetting): boolean => {
  if (lexeme === undefined) return false;
  const word = text.slice(lexeme.start, lexeme.end);
  if (lexeme.readings['?'] === undefined && !doubtfulWords.has(word.toLowerCase())) return true;
  const before = text.slice(0, lexeme.start).trimEnd();
  // may to july
  if (TO_MONTH.test(text.slice(lexeme.end, lexeme.end + 16))) return true;
  // jan-feb
  if (/[\p{L}\d]-$/u.test(before.slice(-2)) || /^-[\p{L}\d]/u.test(text.slice(lexeme.end, lexeme.end + 2)))
    return true;
  if (isCommonWord(lexeme)) return false;
  if (before === '' && /^[\s.?!,]*$/.test(text.slice(lexeme.end))) return true;
  if (BETWEEN.test(before.slice(-BETWEEN_UNITS_MAX))) return true;
  const announcer = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
  if (dateAnnouncers.has(announcer)) return word.length > 3 || announcer !== 'to' || isCapital(word);
  return before !== '' && isCapital(word) && !/[.!?]/.test(before.slice(-1));
};

/** `entre segunda e quinta` */
const BETWEEN = new RegExp(
  `(?:^|\\s)(?:${alternatives(betweenWords)}) (?:\\p{L}+ )?\\p{L}+(?:-feira)? (?:${alternatives(andWords)})` +
    '(?: el| o| a| il| le| la)?$',
  'iu',
);

/** Longer than nearly all of these. */
const BETWEEN_UNITS_MAX = 48;

/** `mar` is Tuesday, March or the sea: only a day's number or a year beside it makes it a date. */
export const isCommonWord = (lexeme: Lexeme | undefined): boolean => lexeme?.readings['?'] === 2;

export const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();
