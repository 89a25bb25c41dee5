import { articlesBeforeDates, type Side, sidedWords } from '../data/sided-words.ts';
import { alternatives, foldText, lookBack } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import type { Lexeme } from '../lexeme.ts';
import { addMonths, type Day } from './calendar.ts';
import type { DateValue, Placed } from './date-values.ts';
import type { Moments } from './moments.ts';

type Shape = {
  readonly side: Side;
  /** Any of its words, anywhere. */
  readonly words: RegExp;
  readonly shape: RegExp;
  readonly isAfter: boolean;
};

/** Periods from a date until today, or from today until a date: `since last Monday`, `until Friday`. */
export const sidedPeriods = (
  moments: Moments,
  dates: readonly Placed<DateValue>[],
): readonly Placed<DateValue>[] => {
  const known = shapesIn(moments.base);
  if (dates.length === 0 || known.length === 0) return [];
  const folded = foldText(moments.text);
  const shapes = known.filter(({ words }) => words.test(folded));
  if (shapes.length === 0) return [];
  return dates.flatMap((date) => {
    // From the tenth to the twelfth has both of its ends.
    const isRange = moments.lexemes
      .slice(date.first, date.end)
      .some(({ readings }) => readings['-'] !== undefined);
    const place = isRange ? undefined : saidAround(moments.lexemes, date, shapes, folded);
    const days = place && daysOf(place.side, date, moments.today);
    return days === undefined || place === undefined
      ? []
      : [{ from: days[0], to: days[1], isPeriod: true, rolls: 'never' as const, ...place.span }];
  });
};

/** Whether a word says that a month of any year is only the beginning: `ab Oktober`. */
export const isWithoutEnd = (moments: Moments, date: Placed<DateValue>): boolean => {
  if (date.rolls !== 'year') return false;
  const shapes = shapesIn(moments.base).filter(({ side }) => side === 'onward');
  return shapes.length > 0 && saidAround(moments.lexemes, date, shapes, foldText(moments.text)) !== undefined;
};

/**
 * Whether a month without a year follows a word that means both "from" and "since". "Desde octubre" may mean
 * the last October or the next one, so it gets no value.
 */
export const isOfEitherYear = (moments: Moments, date: Placed<DateValue>): boolean => {
  if (date.rolls === 'never' || date.rolls === undefined || date.from < moments.today) return false;
  const shapes = shapesIn(moments.base).filter(({ side, isAfter }) => side === 'from' && !isAfter);
  return shapes.length > 0 && saidAround(moments.lexemes, date, shapes, foldText(moments.text)) !== undefined;
};

const saidAround = (
  lexemes: readonly Lexeme[],
  { first, end }: Placed<DateValue>,
  shapes: readonly Shape[],
  folded: string,
) => {
  const start = lexemes[first]?.start ?? 0;
  const after = lexemes[end - 1]?.end ?? 0;
  for (const { side, shape, isAfter } of shapes) {
    const said = isAfter
      ? shape.exec(folded.slice(after, after + WORDS_UNITS_MAX))
      : shape.exec(lookBack(folded, start, WORDS_UNITS_MAX));
    if (said === null) continue;
    const span = isAfter
      ? { first, end: endBy(lexemes, end, after + said[0].length) }
      : { first: startFrom(lexemes, first, start - (said[1]?.length ?? 0)), end };
    // `5 days until Friday` count to it.
    const isCounted = !isAfter && lexemes[span.first - 1]?.readings.U !== undefined;
    return isCounted ? undefined : { side, span };
  }
  return undefined;
};

const startFrom = (lexemes: readonly Lexeme[], first: number, start: number): number => {
  let place = first;
  while ((lexemes[place - 1]?.start ?? -1) >= start) place--;
  return place;
};

const endBy = (lexemes: readonly Lexeme[], end: number, last: number): number => {
  let place = end;
  while ((lexemes[place]?.end ?? Number.POSITIVE_INFINITY) <= last) place++;
  return place;
};

const daysOf = (side: Side, date: DateValue, today: Day): readonly [Day, Day] | undefined => {
  if (side === 'until' || side === 'before') {
    const last = side === 'until' ? (date.bounds?.[1] ?? date.to) : dayBefore(date);
    return last >= today ? [today, last] : undefined;
  }
  if (side === 'onward') return undefined;
  const from = side === 'since' ? past(date, today) : date.from;
  return from < today ? [from, today] : undefined;
};

/** `before the end of June` is before its last day. */
const dayBefore = ({ from, to, bounds }: DateValue): Day =>
  bounds !== undefined && bounds[0] > to ? to - 1 : from - 1;

/** The most recent such day, because a weekday or a date without a year otherwise means the next one. */
const past = ({ from, rolls }: DateValue, today: Day): Day => {
  if (from < today || rolls === 'never') return from;
  return rolls === 'week' ? from - 7 : addMonths(from, -12);
};

/** Longer than any of these words with an article. */
const WORDS_UNITS_MAX = 24;

const ARTICLES = alternatives(articlesBeforeDates);

const shapesIn = rememberedByLanguage((base): readonly Shape[] =>
  Object.entries(sidedWords[base] ?? {}).map(([name, words]) => {
    const isAfter = name.endsWith('After');
    const said = alternatives(words);
    const shape = isAfter
      ? `^'?\\p{L}{0,3} ?(?:${said})(?![\\p{Script=Latin}])`
      : `(?<!\\p{L})((?:${said}) ?(?:(?:${ARTICLES})(?: |(?<=')))?)$`;
    const side = name.replace('After', '') as Side;
    return { side, words: new RegExp(said, 'u'), shape: new RegExp(shape, 'u'), isAfter };
  }),
);
