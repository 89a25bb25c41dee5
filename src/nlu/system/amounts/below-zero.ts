import { belowZeroWords } from '../data/below-zero-words.ts';
import { alternatives, lookBack } from '../folding.ts';
import type { Reading } from '../reading.ts';
import type { Measured } from './compound-units.ts';

/** A temperature, negative if the words around it say so. */
export type BelowZero = (reading: Reading, degrees: Measured) => Measured;

/** `5 degrees below zero`, `5 Grad unter null`, `sıfırın altında 5 derece`. */
export const belowZeroIn = (base: string): BelowZero => {
  const { after, before, unit } = belowZeroWords[base] ?? {};
  const [behind, ahead] = [patternOf(after, '^ ?(?:~)(?!\\p{L})'), patternOf(before, '(?:~) ?$')];
  const cold = patternOf(unit, ' (?:~)$');
  return ({ folded }, degrees) => {
    const { value, start, end } = degrees;
    if (value.amount <= 0) return degrees;
    const said = behind?.exec(folded.slice(end, end + WORDS_UNITS_MAX))?.[0] ?? '';
    const isBelow =
      said !== '' ||
      ahead?.test(lookBack(folded, start, WORDS_UNITS_MAX)) === true ||
      cold?.test(folded.slice(start, end)) === true;
    return isBelow ? { value: { ...value, amount: -value.amount }, start, end: end + said.length } : degrees;
  };
};

/** Longer than all of these words. */
const WORDS_UNITS_MAX = 28;

const patternOf = (words: string | undefined, frame: string): RegExp | undefined =>
  words === undefined ? undefined : new RegExp(frame.replace('~', alternatives(words)), 'u');
