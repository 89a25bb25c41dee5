import { type Amount, between, type Join } from '../amount.ts';
import { betweenWords } from '../data/joining-words.ts';
import { alternatives, isDigitUnit } from '../folding.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { round } from './number-span.ts';

/** `3 hundred and one`, `2 millones quinientos mil`: what follows digits with a scale fills its lower places. */
export const withRest: Join = (amount, next, folded, lexicon) => {
  if (next === undefined || amount.isOrdinal || amount.isGlued || amount.under !== undefined)
    return undefined;
  // Two numbers in words that form one have already been joined.
  if (amount.digits === 0 && (next.digits === 0 || scaleOf(next, folded, lexicon) === 0)) return undefined;
  const scale = scaleOf(amount, folded, lexicon);
  if (scale === 0 || !isRestOf(next, scale, folded, lexicon)) return undefined;
  if (!isJoint(between(amount, next, folded), next, lexicon)) return undefined;
  if (RANGE_BEFORE.test(folded.slice(Math.max(0, amount.start - RANGE_UNITS_MAX), amount.start))) {
    return undefined;
  }
  const sign = amount.value < 0 ? -1 : 1;
  return { ...amount, end: next.end, value: round(amount.value + sign * next.value) };
};

/** Begins where a word begins: a search from each of its letters would take quadratic time. */
const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u;

/** The scale word that ends an amount; 0 if there is none. */
export const scaleOf = ({ body, end }: Amount, folded: string, { atomsOf }: NumberLexicon): number => {
  if (isDigitUnit(folded.charCodeAt(end - 1))) return 0;
  const word = LAST_WORD.exec(folded.slice(body, end))?.[0];
  const atom = word === undefined ? undefined : atomsOf(word);
  return atom?.length === 1 && atom[0]?.kind === 'scale' ? atom[0].value : 0;
};

/** Digits must fill the places: in `3 thousand 2 times` the two counts the times. */
const isRestOf = (next: Amount, scale: number, folded: string, lexicon: NumberLexicon): boolean => {
  if (next.isOrdinal || next.isArticle || next.isGlued || next.under !== undefined) return false;
  if (next.start !== next.body || next.value <= 0 || next.value >= scale) return false;
  if (!Number.isInteger(next.value)) return false;
  return next.digits === 0 || next.value >= scale / 10 || scaleOf(next, folded, lexicon) > 0;
};

const isJoint = (words: string | undefined, next: Amount, lexicon: NumberLexicon): boolean => {
  if (words === ' ') return true;
  const joiner = words === undefined ? undefined : /^ (\S+) $/.exec(words)?.[1];
  if (joiner === undefined || lexicon.atomsOf(joiner)?.[0]?.kind !== 'joiner') return false;
  return lexicon.joinsOnly.size === 0 || lexicon.joinsOnly.has(next.value);
};

/** `between 2 million and 500 thousand` are two numbers. */
const RANGE_BEFORE = new RegExp(`(?:^| )(?:${alternatives(betweenWords)}) $`);
const RANGE_UNITS_MAX = 12;
