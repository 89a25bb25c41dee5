import { thaiNumbers } from '../data/thai-numbers.ts';
import { NumberBuilder, type NumberSystem } from './number-builder.ts';
import { type NumberSpan, spanOfWords } from './number-span.ts';
import { SYLLABLE_SYSTEM } from './syllable-sums.ts';
import { wordValues } from './word-values.ts';

/** Scales below a million multiply one digit: สองหมื่นห้าพัน is 25,000. */
const THAI_SYSTEM: NumberSystem = { ...SYLLABLE_SYSTEM, smallScaleMax: 1e5 };

type ThaiWord = { readonly text: string; readonly kind: 'unit' | 'scale'; readonly value: number };

const wordsOf = (kind: ThaiWord['kind'], words: string): ThaiWord[] =>
  wordValues(words, (word) => word).map(([text, value]) => ({ text, kind, value }));

const WORDS: readonly ThaiWord[] = [
  ...wordsOf('unit', thaiNumbers.units),
  ...wordsOf('scale', thaiNumbers.scales),
];
const FIRST_UNITS: ReadonlySet<string> = new Set(WORDS.map(({ text }) => text.charAt(0)));
const OTHERS: readonly string[] = thaiNumbers.others.split(' ');
const DEPENDENT: ReadonlySet<string> = new Set(thaiNumbers.dependent.split(' '));
const COUNTERS: readonly string[] = thaiNumbers.counters.split(' ');
const RANKS: readonly string[] = thaiNumbers.ranks.split(' ');

/** A number in Thai words: สามสิบเจ็ด is 37. One word alone counts only where it cannot be a part of another. */
export const readThai = (folded: string, at: number): NumberSpan | undefined => {
  if (!FIRST_UNITS.has(folded.charAt(at))) return undefined;
  const builder = new NumberBuilder(THAI_SYSTEM);
  let end = at;
  let words = 0;
  for (;;) {
    const next = wordAt(folded, end);
    if (next === undefined || !builder.take(next)) break;
    end += next.text.length;
    words += 1;
  }
  const isNumber = words > 1 ? !isMark(folded, end) : words === 1 && isFree(folded, at, end);
  return isNumber ? spanOfWords(at, end, builder.value) : undefined;
};

const wordAt = (folded: string, at: number): ThaiWord | undefined => {
  const word = WORDS.find(({ text }) => folded.startsWith(text, at));
  return word === undefined || OTHERS.some((other) => folded.startsWith(other, at)) ? undefined : word;
};

/** A vowel or a tone above or below a consonant, which belongs to the word before it. */
const MARK = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/;
const isMark = (folded: string, at: number): boolean => MARK.test(folded.charAt(at));

const THAI = /[\u0e00-\u0e7f]/;

/** Between other scripts, or before what it counts. */
const isFree = (folded: string, at: number, end: number): boolean => {
  if (DEPENDENT.has(folded.slice(at, end))) return false;
  if (isRanked(folded, at)) return !isMark(folded, end);
  if (!THAI.test(folded.charAt(end))) return !THAI.test(folded.charAt(at - 1));
  return COUNTERS.some((word) => folded.startsWith(word, end));
};

/** ครั้งที่ 2, ชั้นที่สาม: the word before the number says that it is a place in an order. */
export const withRank = (folded: string, span: NumberSpan): NumberSpan =>
  isRanked(folded, span.body) ? { ...span, isOrdinal: true } : span;

const isRanked = (folded: string, at: number): boolean => {
  const end = folded.charAt(at - 1) === ' ' ? at - 1 : at;
  return RANKS.some((word) => folded.endsWith(word, end));
};
