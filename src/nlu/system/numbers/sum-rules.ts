import { type Amount, between, type Join } from '../amount.ts';
import { collectivesBefore } from '../data/fraction-words.ts';
import { isHangulUnit, isWordUnit, lookBack } from '../folding.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { round, skipWord } from './number-span.ts';
import { sum } from './part-sums.ts';
import { scaleOf } from './scaled-sums.ts';
import { wholeBeforeAnd } from './share-rules.ts';
import { nextWord, type ShareLexicon } from './shares.ts';

/** `two and a half`; `three million and a half` are half a million more. */
export const withHalf: Join = (amount, next, folded, lexicon) => {
  if (amount.isOrdinal || !Number.isInteger(amount.value)) return undefined;
  for (const [phrase, part] of lexicon.halves) {
    const from = folded.charAt(amount.end) === ' ' ? amount.end + 1 : amount.end;
    if (!folded.startsWith(phrase, from) || isPartOfOne(amount, part)) continue;
    const end = from + phrase.length;
    if (end < folded.length && isWordUnit(folded.charCodeAt(end))) continue;
    // `et demi million` is half of a million.
    if (next !== undefined && next.start < end && next.end > end) continue;
    const times = collectiveOf(amount, folded, lexicon.shares);
    return timesScale(sum(amount, part * times, end, folded), amount, next, {
      folded,
      shares: lexicon.shares,
    });
  }
  return undefined;
};

/** `eine dreiviertel Stunde` is no hour and three quarters. */
const isPartOfOne = ({ isArticle }: Amount, part: number): boolean => isArticle && part !== 0.5;

/** bir buçuk milyon, iki buçuk düzine */
const timesScale = (
  half: Amount,
  { value }: Amount,
  next: Amount | undefined,
  { folded, shares }: { readonly folded: string; readonly shares: ShareLexicon },
): Amount =>
  next !== undefined &&
  next.digits === 0 &&
  (isMillion(next.value) || shares.collectives.get(folded.slice(next.body, next.end)) === next.value) &&
  value < 1000 &&
  folded.slice(half.end, next.start) === ' '
    ? product(half, next.value, next.end)
    : half;

/** `half a million`, `two thirds of a million`, `three dozen`, `三个亿`. */
export const asProduct: Join = (amount, next, folded, { shares }) => {
  if (amount.isOrdinal) return undefined;
  if (next !== undefined && isShare(amount) && isGreat(next.value) && next.digits === 0) {
    const words = between(amount, next, folded);
    const isOf =
      words === '-' || (words?.startsWith(' ') && (words.trim() === '' || shares.of.has(words.trim())));
    if (isOf === true) return product(amount, next.value, next.end);
  }
  if (next?.value === 1e8 && /^[个個]$/.test(between(amount, next, folded) ?? ''))
    return product(amount, next.value, next.end);
  const many = collectiveAfter(amount, folded, shares);
  if (many === undefined || amount.isGlued) return undefined;
  const whole = wholeBeforeAnd(amount, folded, shares);
  const half = shares.halfAfter.at(folded, many.end, true);
  const count = amount.value - whole + (half?.value ?? 0);
  const dozens = product({ ...amount, value: count }, many.value, half?.end ?? many.end);
  return { ...dozens, value: whole + dozens.value };
};

const shareIn = (amount: Amount, part: number, folded: string, shares: ShareLexicon): number =>
  part < 1 ? part * collectiveOf(amount, folded, shares) : part;

/** `a dozen and a half` are eighteen: how many the last word counts, or one. */
const collectiveOf = ({ body, end }: Amount, folded: string, { collectives }: ShareLexicon): number => {
  const word = folded.slice(body, end).split(' ').at(-1) ?? '';
  return Math.max(1, collectives.get(word) ?? 1);
};

/** `dozen`, and `hundred` in `un bon millier`. */
const collectiveAfter = ({ end, isArticle }: Amount, folded: string, shares: ShareLexicon) => {
  const at = nextPlace(folded, end);
  if (at === -1) return undefined;
  const wordEnd = isArticle ? skipWord(folded, at) : at;
  const isRough = isArticle && shares.roughly.has(folded.slice(at, wordEnd));
  const many = shares.collectives.at(folded, isRough ? wordEnd + 1 : at, true);
  return many !== undefined && isAdjective(folded, many) ? undefined : many;
};

/** `two grand` are two thousand, `two grand pianos` are not. */
const isAdjective = (folded: string, { start, end }: { readonly start: number; readonly end: number }) =>
  collectivesBefore[folded.slice(start, end)]?.test(folded.slice(end, end + AFTER_UNITS_MAX)) === false;
/** Longer than any word that may follow, with the spaces around it. */
const AFTER_UNITS_MAX = 12;

/** In scripts without spaces, numbers are adjacent to what they count. */
const nextPlace = (folded: string, end: number): number =>
  end < folded.length && !isWordUnit(folded.charCodeAt(end)) && folded.charCodeAt(end) > FIRST_UNSPACED
    ? end
    : folded.charAt(end) === ' ' && isHangulUnit(folded.charCodeAt(end + 1))
      ? end + 1
      : nextWord(folded, end);

/** Kana and all later code points. */
const FIRST_UNSPACED = 0x3040;

const product = (amount: Amount, factor: number, end: number): Amount => ({
  ...amount,
  end,
  value: round(amount.value * factor),
  isArticle: false,
  isGlued: false,
});

/** `three and two fifths`, `2 1/4`, `五又三分之一`. */
export const asSum: Join = (amount, next, folded, lexicon) => {
  const { shares } = lexicon;
  if (next === undefined || amount.isOrdinal || next.isOrdinal || !Number.isInteger(amount.value))
    return undefined;
  const words = between(amount, next, folded);
  if (words === undefined) return undefined;
  const joint = words.trim();
  if (joint === '') {
    const isMixed =
      words !== '' &&
      !Number.isInteger(next.value) &&
      /^\d+$/.test(folded.slice(amount.body, amount.end)) &&
      /^\d+\/\d+$/.test(folded.slice(next.start, next.end));
    return isMixed ? sum(amount, next.value, next.end, folded) : undefined;
  }
  if (!shares.and.has(joint) || !(words.startsWith(' ') || isUnspaced(words))) return undefined;
  const ofScale = shareOfScale(amount, next, folded, lexicon);
  if (ofScale !== undefined) return ofScale;
  if (isShare(next)) return sum(amount, shareIn(amount, next.value, folded, shares), next.end, folded);
  return isPartOfScale(next) && next.value < amount.value
    ? { ...amount, value: amount.value + next.value, end: next.end }
    : undefined;
};

/** `three and a half million`: half a million was read as one number, but the scale belongs to the whole. */
const shareOfScale = (
  amount: Amount,
  next: Amount,
  folded: string,
  lexicon: NumberLexicon,
): Amount | undefined => {
  const scale = next.digits > 0 ? 0 : scaleOf(next, folded, lexicon);
  const dozen = scale > 0 || next.digits > 0 ? 1 : collectiveOf(next, folded, lexicon.shares);
  if (dozen > 1 && next.value === dozen / 2 && amount.value > 0)
    return { ...amount, value: amount.value * dozen + next.value, end: next.end };
  const part = next.value / scale;
  const isPart = scale >= 1000 && part > 0 && part < 1 && amount.value > 0 && amount.value < 1000;
  return isPart ? { ...amount, value: round((amount.value + part) * scale), end: next.end } : undefined;
};

/** `quarter million`, `quarter of a million`, `четверть миллиона`: the part of a scale, without an article. */
export const withPartBefore: Join = (amount, _next, folded, { shares }) => {
  const { start, body, digits, value } = amount;
  if (shares.beforeScale.size === 0 || digits > 0 || start !== body || !isMillion(value)) return undefined;
  const before = lookBack(folded, start - 1, PART_UNITS_MAX);
  for (const [words, part] of shares.beforeScale) {
    const from = start - 1 - words.length;
    const isWhole = from <= 0 || folded.charAt(from - 1) === ' ';
    if (before.endsWith(words) && isWhole && folded.charAt(start - 1) === ' ')
      return { ...product(amount, part, amount.end), start: from, body: from };
  }
  return undefined;
};

/** As long as the longest of these words. */
const PART_UNITS_MAX = 12;

/** `twenty and three and three fifths`: tens before a mixed number. */
export const withTens: Join = (amount, next, folded, { shares, unitsFirst }) => {
  if (next === undefined || unitsFirst || amount.digits > 0 || next.digits > 0) return undefined;
  const isTens = amount.value >= 20 && amount.value < 100 && amount.value % 10 === 0;
  const isMixed = next.value > 1 && next.value < 10 && !Number.isInteger(next.value);
  const joint = between(amount, next, folded)?.trim();
  if (amount.isOrdinal || !isTens || !isMixed || joint === undefined || !shares.and.has(joint))
    return undefined;
  return { ...amount, value: round(amount.value + next.value), end: next.end };
};

const isUnspaced = (words: string): boolean => words.charCodeAt(0) > FIRST_UNSPACED;

/** Half a million: a part times a scale. */
const isPartOfScale = ({ value, digits }: Amount): boolean =>
  digits === 0 && value >= PART_OF_MILLION_MIN && !isGreat(value);

/** In words, below one, or not whole: three quarters, 27/3. */
const isShare = ({ value, digits, under }: Amount): boolean =>
  under !== undefined || (digits === 0 && value > 0 && !Number.isInteger(value));

const isGreat = (value: number): boolean => GREAT.has(value);
const isMillion = (value: number): boolean => value >= 1e3 && isGreat(value);
const GREAT: ReadonlySet<number> = new Set([100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12, 1e18]);

/** A tenth of a million, because people name no smaller part of it. */
const PART_OF_MILLION_MIN = 1e5;
