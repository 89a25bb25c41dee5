import { eventWords, turkishEventWords } from '../data/event-words.ts';
import { alternatives, foldText, lookBack } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import type { Lexeme } from '../lexeme.ts';
import type { DateValue, Placed } from './date-values.ts';

type Said = { readonly lexemes: readonly Lexeme[]; readonly base: string; readonly text: string };

/**
 * Whether a day or a period is counted from an event that has no date: `el año anterior a la boda` is not
 * the last year. Only units count, because destinations follow weekdays in the same way.
 */
export const isBesideUnnamedEvent = (said: Said, date: Placed<DateValue>): boolean =>
  said.base === 'tr' ? isAfterTurkishEvent(said, date) : isBeforeEvent(said, date);

const isBeforeEvent = ({ lexemes, base, text }: Said, { end }: Placed<DateValue>): boolean => {
  const words = wordsIn(base);
  const last = lexemes[end - 1];
  if (words === undefined || last === undefined) return false;
  if (!words.units.test(foldText(lookBack(text, last.end, WORD_UNITS_MAX)))) return false;
  const link = words.links.exec(foldText(text.slice(last.end, last.end + WORD_UNITS_MAX)));
  if (link === null) return false;
  const event = lexemes.find(({ start }) => start >= last.end + link[0].length);
  return event?.readings._ !== undefined;
};

/** Longer than any of these words. */
const WORD_UNITS_MAX = 16;

const ABLATIVE = /\p{L}[dt][ae]n$/iu;

const isAfterTurkishEvent = ({ lexemes, text }: Said, { first }: Placed<DateValue>): boolean => {
  const [event, way] = [lexemes[first - 1], lexemes[first]];
  if (event?.readings._ === undefined || way === undefined) return false;
  const isWay = TURKISH_WAYS.has(foldText(text.slice(way.start, way.end)));
  return isWay && ABLATIVE.test(text.slice(event.start, event.end));
};

const TURKISH_WAYS: ReadonlySet<string> = new Set(foldText(turkishEventWords).split(' '));

const wordsIn = rememberedByLanguage((base) => {
  const words = eventWords[base];
  return (
    words && {
      units: new RegExp(`(?<!\\p{L})(?:${alternatives(words.units)})$`, 'u'),
      links: new RegExp(`^ (?:${alternatives(words.links)})(?: |(?<='))`, 'u'),
    }
  );
});
