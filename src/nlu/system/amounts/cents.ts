import type { Amount } from '../amount.ts';
import { centWords } from '../data/currency-words.ts';
import { eachWords } from '../data/each-words.ts';
import { andWords, withWords } from '../data/joining-words.ts';
import { alternatives } from '../folding.ts';
import { round } from '../numbers/number-span.ts';
import { NOTHING_COUNTED } from '../numbers/sum-tails.ts';
import { PhraseTable } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import type { Sum } from './glued-money.ts';

/** `4 dollars and 20 cents`. */
export const centsAfter = (
  reading: Reading,
  sum: Sum,
  next: Amount,
  cents: PhraseTable<string>,
): Sum | undefined => {
  const between = reading.folded.slice(sum.end, next.start);
  if (!JOINT.test(between) || next.value >= 100) return undefined;
  const word = cents.at(reading.folded, next.end + 1) ?? cents.at(reading.folded, next.end);
  return word && { ...sum, amount: round(sum.amount + next.value / 100), end: word.end };
};

const JOINTS = alternatives(`${andWords} ${withWords}`);
const JOINT = new RegExp(`^ ?(?:${JOINTS})? ?$`);
/** Nothing at all, or a joint as a word of its own. */
const SPACED_JOINT = new RegExp(`^(?: (?:${JOINTS})? ?)?$`);

/** `79 Euro fünfzig gekostet`: nouns have capitals, so a last word in small letters is a verb. */
const GERMAN_END = /^ \p{Ll}{2,20} ?(?:[.!?,;]|$)/u;
const GERMAN_END_UNITS_MAX = 26;

const EACH_AFTER = new RegExp(`^ (?:${alternatives(eachWords)})(?: \\p{L}|$|[.!?,])`, 'u');

/** Longer than any pronoun. */
const COUNTED_UNITS_MAX = 12;

/** `15 dollars 50`, `12€50`, `15 dollars and 15`: the second number cannot count anything else. */
export const bareCents = (reading: Reading, sum: Sum, next: Amount, base: string): Sum | undefined => {
  const { folded } = reading;
  const isTwoDigits = next.digits === 2 || (next.digits === 0 && next.value >= 10);
  const isAdjacent = folded.slice(sum.end, next.start) === ' ';
  const isLast =
    NOTHING_COUNTED.test(folded.slice(next.end, next.end + COUNTED_UNITS_MAX)) ||
    (isAdjacent && EACH_AFTER.test(folded.slice(next.end, next.end + COUNTED_UNITS_MAX))) ||
    (base === 'de' && GERMAN_END.test(reading.text.slice(next.end, next.end + GERMAN_END_UNITS_MAX)));
  const isBeside = SPACED_JOINT.test(folded.slice(sum.end, next.start));
  if (!isTwoDigits || !isLast || !isBeside || !Number.isInteger(next.value) || next.value >= 100)
    return undefined;
  return Number.isInteger(sum.amount)
    ? { ...sum, amount: sum.amount + next.value / 100, end: next.end }
    : undefined;
};

/** Languages that say a price as two numbers: zwölf neunzig Euro. */
const PAIR_LANGUAGES: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'es', 'it', 'pt']);
/** `twelve fifty dollars` may be 12.50 or 1250, and `two fifty dollar bills` are two bills: no value. */
const UNCLEAR_PAIRS: ReadonlySet<string> = new Set(['en']);

/**
 * `zwölf neunzig Euro`: the amounts, with two in words as one before a currency; in Spanish digits, too, with
 * a word between them: `12 con 50 euros`.
 */
export const withSpokenPrices = (
  amounts: readonly Amount[],
  folded: string,
  base: string,
  isCurrencyAfter: (amount: Amount) => boolean,
): readonly Amount[] => {
  const isUnclear = UNCLEAR_PAIRS.has(base);
  if (!(PAIR_LANGUAGES.has(base) || isUnclear) || amounts.length < 2) return amounts;
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const first = joined.at(-1);
    const isPrice =
      first !== undefined &&
      isPair(first, amount, folded.slice(first.end, amount.start), base) &&
      !isApproximate(first, amount) &&
      isCurrencyAfter(amount);
    if (!isPrice) joined.push(amount);
    else if (isUnclear) joined.pop();
    else joined.splice(-1, 1, { ...first, value: round(first.value + amount.value / 100), end: amount.end });
  }
  return joined;
};

const isPair = (first: Amount, second: Amount, words: string, base: string): boolean =>
  words === ' '
    ? isBelowHundred(first, 1) && isBelowHundred(second, 10)
    : words === ' con ' &&
      base === 'es' &&
      Number.isInteger(first.value) &&
      second.digits === 2 &&
      Number.isInteger(second.value);

const isBelowHundred = ({ value, digits, isArticle }: Amount, least: number): boolean =>
  digits === 0 && isArticle !== true && Number.isInteger(value) && value >= least && value < 100;

/** `zwanzig dreißig Euro` is about as much, and no price. */
const isApproximate = (first: Amount, second: Amount): boolean =>
  first.value % 10 === 0 && second.value === first.value + 10;

/** 八毛 are eight tenths. */
const partsOf = ({ folded }: Reading, { start }: { readonly start: number }): number =>
  folded.charAt(start) === '毛' ? 10 : 100;

/** `fifty cents`. */
export const centsAlone = (reading: Reading, amount: Amount, cents: PhraseTable<string>): Sum | undefined => {
  const word =
    gluedPence(reading, amount, cents) ??
    cents.at(reading.folded, amount.end) ??
    (reading.folded.charAt(amount.end) === ' ' ? cents.at(reading.folded, amount.end + 1) : undefined);
  if (word === undefined || word.value === '') return undefined;
  const parts = partsOf(reading, word);
  const rest = parts === 10 ? FEN_AFTER.exec(reading.folded.slice(word.end, word.end + 3)) : null;
  return {
    amount: round(amount.value / parts + fenOf(rest?.[1]) / 100),
    currency: word.value,
    start: amount.start,
    end: word.end + (rest?.[0].length ?? 0),
  };
};

/** `50p`, but not `7p.m.`; in languages that count pence. */
const gluedPence = ({ folded }: Reading, { digits, end }: Amount, cents: PhraseTable<string>) =>
  digits > 0 && cents.get('pence') !== undefined && PENCE.test(folded.slice(end, end + 3))
    ? { value: cents.get('pence') ?? '', start: end, end: end + 1 }
    : undefined;
const PENCE = /^p(?![\p{L}\d]|\.m)/u;

/** 两毛五 is a quarter of a yuan. */
const FEN_AFTER = /^([一二三四五六七八九\d])分?(?![\p{L}\d])/u;
const fenOf = (digit = '零'): number => Math.max('零一二三四五六七八九'.indexOf(digit), Number(digit) || 0);

export const centTable = (base: string): PhraseTable<string> =>
  new PhraseTable(
    (centWords[base] ?? '').split(' ').map((entry): [string, string] => {
      const [word = '', code = ''] = entry.split('=');
      return [word, code];
    }),
  );
