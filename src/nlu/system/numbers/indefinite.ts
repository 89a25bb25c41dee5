import { barePlurals, indefiniteWords } from '../data/indefinite-words.ts';
import { alternatives, foldText, lookBack } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import type { NumberSpan } from './number-span.ts';

const DOZEN = 12;

/** Leaves out `several hundred`, `dozens` and `几百人`, which are unspecified numbers. */
export const withoutIndefinite = (
  folded: string,
  numbers: readonly NumberSpan[],
  base: string,
): readonly NumberSpan[] => {
  const words = wordsIn(base);
  const plurals = pluralsIn(base);
  const isIndefinite = ({ body, end, value, digits }: NumberSpan, place: number): boolean =>
    digits === 0 &&
    (value === DOZEN || (value >= 10 && Number.isInteger(Math.log10(value)))) &&
    ((plurals.has(folded.slice(body, end)) && (numbers[place - 1]?.end ?? -2) < body - 1) ||
      words?.test(lookBack(folded, body, WORD_UNITS_MAX)) === true);
  return numbers.some(isIndefinite)
    ? numbers.filter((number, place) => !isIndefinite(number, place))
    : numbers;
};

/** Longer than any of these words. */
const WORD_UNITS_MAX = 16;

const pluralsIn = rememberedByLanguage(
  (base): ReadonlySet<string> => new Set(foldText(barePlurals[base] ?? '').split(' ')),
);

const wordsIn = rememberedByLanguage((base): RegExp | undefined => {
  const words = indefiniteWords[base];
  return words === undefined
    ? undefined
    : new RegExp(`(?<!\\p{Script=Latin})(?:${alternatives(words)})$`, 'u');
});
