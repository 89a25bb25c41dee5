import {
  halfOfOther,
  halvesAfterUnits,
  languagesLeavingOutOne,
  loneHalf,
  quarterWord,
  threeWord,
} from '../data/half-words.ts';
import type { PhraseTable } from '../phrases.ts';
import { round } from './number-span.ts';

/** `año y medio`: a unit without an amount before it, and a half after it. */
export const loneHalves = <T>(
  folded: string,
  units: PhraseTable<T>,
  base: string,
): readonly { readonly unit: T; readonly amount: number; readonly start: number; readonly end: number }[] =>
  !languagesLeavingOutOne.has(base) || !loneHalf.test(folded)
    ? []
    : units.all(folded).flatMap(({ start, end, value }) => {
        const half = halfAfter(folded, end, base);
        const isWord = half.part > 0 && end - start > 2;
        return isWord ? [{ unit: value, amount: 1 + half.part, start, end: half.end }] : [];
      });

/** Longer than any of these words. */
const HALF_UNITS_MAX = 24;

/** Minus three degrees and a half are three and a half below zero. */
export const withPart = (amount: number, part: number): number =>
  round(amount < 0 ? amount - part : amount + part);

export type HalfAfter = { readonly part: number; readonly end: number };

/** The half or quarter after the unit that ends at `end`; a part of zero if there is none. */
export const halfAfter = (folded: string, end: number, base: string): HalfAfter => {
  const said = halvesAfterUnits[base]?.exec(folded.slice(end, end + HALF_UNITS_MAX))?.[0] ?? '';
  const after = end + said.length;
  if (said === '' || halfOfOther.test(folded.slice(after, after + HALF_UNITS_MAX))) return { part: 0, end };
  const quarters = threeWord.test(said) ? 3 : 1;
  return { part: quarterWord.test(said) ? quarters / 4 : 0.5, end: after };
};
