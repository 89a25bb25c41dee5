/**
 * Values that a person takes back in the same text: "on monday, no, tuesday", "not the large one, a small
 * one".
 */
import { correctionsOf, denialsOf, negationsOf, suggestionsOf } from '../text/corrections.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { Unit } from '../text/units.ts';

/** A value's units; `to` is exclusive. */
type Place = { readonly from: number; readonly to: number };

/** So that a "no" belongs to the values on both its sides. */
const UNITS_BETWEEN_MAX = 6;
/** "not that urgent", "nicht am Montag" */
const SMALL_WORDS_MAX = 2;

/**
 * The values of one parameter that are meant. All of them, if each is taken back.
 * @param values those that may fill it
 */
export const valuesMeant = <Value extends Place>(
  values: readonly Value[],
  units: readonly Unit[],
  language: string,
): readonly Value[] => {
  const corrections = correctionsOf(language);
  if (values.length < 2 || corrections.length === 0) return values;
  const isReplacedBy = (value: Value, later: Value): boolean =>
    later.from > value.to &&
    later.from - value.to <= UNITS_BETWEEN_MAX &&
    corrections.some((words) => isWithin(words, units, { from: value.to, to: later.from })) &&
    !isDenied(later, units, language);
  const meant = values.filter(
    (value) => !isDenied(value, units, language) && !values.some((later) => isReplacedBy(value, later)),
  );
  return meant.length === 0 ? values : meant;
};

/** Whether a denial precedes a value, with at most a few small words between them. */
export const isDenied = (
  { from }: Place,
  units: readonly Unit[],
  language: string,
  denials = denialsOf(language),
): boolean => {
  const smallWords = functionWordsOf(language);
  for (let small = 0; small <= SMALL_WORDS_MAX; small += 1) {
    const end = from - small;
    if (small > 0 && !smallWords.has(units[end]?.folded ?? '')) return false;
    if (denials.some((words) => isWithin(words, units, { from: end - words.length, to: end }))) return true;
  }
  return false;
};

/** Whether an expression is among some units. */
const isWithin = (words: readonly string[], units: readonly Unit[], { from, to }: Place): boolean => {
  for (let start = Math.max(0, from); start + words.length <= to; start += 1)
    if (words.every((word, at) => units[start + at]?.folded === word)) return true;
  return false;
};

/** "not urgent", but not "why not monday" */
export const isNegated = ({ from }: Place, units: readonly Unit[], language: string): boolean => {
  if (from === 0) return false;
  const isOneOf = (words: readonly (readonly string[])[], at: number): boolean =>
    words.some(([word]) => word === units[at]?.folded);
  return isOneOf(negationsOf(language), from - 1) && !isOneOf(suggestionsOf(language), from - 2);
};
