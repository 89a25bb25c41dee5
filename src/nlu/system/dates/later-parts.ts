import { laterWords } from '../data/later-words.ts';
import { alternatives, foldText, lookBack } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import { type Lexeme, textOf } from '../lexeme.ts';
import { type DateValue, type Placed, period } from './date-values.ts';
import { partOf } from './parts-of-periods.ts';
import { relativePeriod } from './periods.ts';

type Said = {
  readonly lexemes: readonly Lexeme[];
  readonly base: string;
  readonly text: string;
  readonly today: number;
};

/**
 * `earlier this month`, `later this week`, `later in the year`: the half of a current period that the word
 * names, without the days on the other side of today.
 */
export const laterParts = (said: Said, dates: readonly Placed<DateValue>[]): Placed<DateValue>[] => {
  const words = wordsIn(said.base);
  if (words === undefined) return [];
  const folded = foldText(said.text);
  if (!words.any.test(folded)) return [];
  const periods = [...dates.filter(({ isPeriod }) => isPeriod), ...bareUnits(said)];
  return periods.flatMap((whole) => {
    const place = words.isAfter
      ? wordAfter(said.lexemes, whole, folded, words)
      : wordBefore(said.lexemes, whole, folded, words);
    const days = place && halfBesideToday(whole, place.isLater, said.today);
    const value = period(days);
    return place === undefined || value === undefined
      ? []
      : [{ ...value, first: place.first, end: place.end }];
  });
};

const halfBesideToday = (whole: DateValue, isLater: boolean, today: number): [number, number] | undefined => {
  const half = whole.from <= today && today <= whole.to ? partOf(whole, isLater ? LATE : EARLY) : undefined;
  if (half === undefined) return undefined;
  const [from, to] = isLater ? [Math.max(half[0], today), half[1]] : [half[0], Math.min(half[1], today)];
  return from <= to ? [from, to] : undefined;
};

const EARLY = 1;
const LATE = 3;

/** The week, month or year of `in the week`, which means the current one only beside such a word. */
const bareUnits = ({ lexemes, base, today }: Said): Placed<DateValue>[] =>
  lexemes.flatMap((lexeme, place) => {
    const unit = textOf(lexeme, 'U');
    const isNamed = lexemes[place - 1]?.readings.e !== undefined || WORD_LAST.has(base);
    const value = isNamed && UNITS.has(unit) ? period(relativePeriod(unit, 0, today)) : undefined;
    return value === undefined ? [] : [{ ...value, first: place, end: place + 1 }];
  });

const UNITS: ReadonlySet<string> = new Set(['wk', 'mo', 'yr']);

type Words = {
  readonly any: RegExp;
  readonly earlier: RegExp;
  readonly later: RegExp;
  readonly isAfter: boolean;
};

type WordPlace = { readonly first: number; readonly end: number; readonly isLater: boolean };

const wordBefore = (
  lexemes: readonly Lexeme[],
  { first, end }: Placed<DateValue>,
  folded: string,
  { earlier, later }: Words,
): WordPlace | undefined => {
  let place = first;
  while (lexemes[place - 1]?.readings.e !== undefined) place--;
  const wordEnd = lexemes[place - 1]?.end;
  const before = lookBack(folded, wordEnd, WORD_UNITS_MAX);
  const said = later.exec(before) ?? earlier.exec(before);
  if (said === null || wordEnd === undefined) return undefined;
  while ((lexemes[place - 1]?.start ?? -1) >= wordEnd - said[0].length) place--;
  // `two weeks earlier` is counted from today
  const isCounted = lexemes[place - 1]?.readings.U !== undefined;
  return isCounted ? undefined : { first: place, end, isLater: later.test(before) };
};

const wordAfter = (
  lexemes: readonly Lexeme[],
  { first, end }: Placed<DateValue>,
  folded: string,
  { earlier, later }: Words,
): WordPlace | undefined => {
  const from = lexemes[end - 1]?.end ?? 0;
  const after = folded.slice(from, from + WORD_UNITS_MAX);
  const said = later.exec(after) ?? earlier.exec(after);
  if (said === null || ABLATIVE.test(lookBack(folded, from, 3))) return undefined;
  let last = end;
  while ((lexemes[last]?.end ?? Number.POSITIVE_INFINITY) <= from + said[0].length) last++;
  return { first, end: last, isLater: later.test(after) };
};

/** bu haftadan sonra: after this week. */
const ABLATIVE = /[dt][ae]n$/;

/** Longer than any of these words with what may be between it and the period. */
const WORD_UNITS_MAX = 24;

/** Languages that say the word after the period. */
const WORD_LAST: ReadonlySet<string> = new Set(['tr']);

const wordsIn = rememberedByLanguage((base): Words | undefined => {
  const words = laterWords[base];
  if (words === undefined) return undefined;
  const isAfter = WORD_LAST.has(base);
  const shapeOf = (said: string) =>
    isAfter
      ? new RegExp(`^ (?:${alternatives(said)})(?!\\p{L})`, 'u')
      : new RegExp(`(?<!\\p{L})(?:${alternatives(said)})$`, 'u');
  return {
    any: new RegExp(alternatives(`${words.earlier} ${words.later}`)),
    earlier: shapeOf(words.earlier),
    later: shapeOf(words.later),
    isAfter,
  };
});
