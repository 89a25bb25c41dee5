import { indefiniteWords } from '../data/indefinite-words.ts';
import { foldText, lookBack } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import type { NumberSpan } from './number-span.ts';

/** Without `several hundred` and `几百人`: nobody said how many. */
export const withoutIndefinite = (
  folded: string,
  numbers: readonly NumberSpan[],
  base: string,
): readonly NumberSpan[] => {
  const words = wordsIn(base);
  const isIndefinite = ({ body, value, digits }: NumberSpan): boolean =>
    digits === 0 &&
    value >= 10 &&
    Number.isInteger(Math.log10(value)) &&
    words?.test(lookBack(folded, body, WORD_UNITS_MAX)) === true;
  return words !== undefined && numbers.some(isIndefinite)
    ? numbers.filter((number) => !isIndefinite(number))
    : numbers;
};

/** Longer than any of these words. */
const WORD_UNITS_MAX = 16;

const wordsIn = rememberedByLanguage((base): RegExp | undefined => {
  const words = indefiniteWords[base];
  return words === undefined
    ? undefined
    : new RegExp(
        `(?<!\\p{Script=Latin})(?:${foldText(words).replaceAll(' ', '|').replaceAll('_', ' ')})$`,
        'u',
      );
});
