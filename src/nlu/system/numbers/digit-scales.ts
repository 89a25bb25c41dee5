import { afterSpace, hasOneOf, isHangulUnit } from '../folding.ts';
import { isHanNumberUnit, isHanScale, readHanNumber } from './han-numbers.ts';
import { readKoreanAfterDigits } from './korean-numbers.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { round, skipWord } from './number-span.ts';

/** A number in digits, with the number of digits of its whole part. */
export type DigitNumber = { readonly value: number; readonly end: number; readonly digits: number };

/** `5k`, `2 million`, `25万6千`, `3천`. */
export const readScale = (
  folded: string,
  written: DigitNumber,
  lexicon: NumberLexicon,
): { readonly value: number; readonly end: number } | undefined => {
  const { end, value } = written;
  if (end >= folded.length) return undefined;
  const hasGap = folded.charAt(end) === ' ' && isHanScale(folded, end + 1);
  // 500余万, 30多万: more than that.
  const beside = afterSpace(folded, end);
  if (hasOneOf('余餘多', folded, beside) && isHanScale(folded, beside + 1))
    return readHanNumber(folded, beside + 1, lexicon, value);
  if (hasGap || isHanNumberUnit(folded, end))
    return readHanNumber(folded, hasGap ? end + 1 : end, lexicon, value);
  if (isHangulUnit(folded.charCodeAt(end))) return readKoreanAfterDigits(folded, end, value);
  const isApart = beside > end && isHangulUnit(folded.charCodeAt(beside));
  if (isApart && KOREAN_SCALE_APART.test(folded.slice(end, end + KOREAN_SCALE_UNITS_MAX)))
    return readKoreanAfterDigits(folded, end + 1, value);
  const thousand = thousandAfter(folded, written);
  if (thousand !== undefined) return { value: round(value * 1000), end: thousand };
  return readScaleWord(folded, written, lexicon);
};

/** The end of the `k` after a number: `5k`; apart only where it cannot mean "ok": `2.33 k`, or all of `10 k`. */
const thousandAfter = (folded: string, { end, value }: DigitNumber): number | undefined => {
  if (folded.charAt(end) === 'k') return skipWord(folded, end) === end + 1 ? end + 1 : undefined;
  const isFar = !hasOneOf('k ', folded, end + 1);
  const apart = isFar ? undefined : APART.exec(folded.slice(end, end + APART_UNITS_MAX))?.[0];
  if (apart === undefined) return undefined;
  const isAll = end + apart.length === folded.length && /^[\d.,' -]*$/.test(folded.slice(0, end));
  return isAll || !Number.isInteger(value) ? end + apart.length : undefined;
};
const APART = /^ {1,2}k(?![\p{L}\d])/u;
/** Two spaces, the letter and what follows. */
const APART_UNITS_MAX = 4;

/** `5 억 달러`: a scale after a space, if something is counted; alone, 조 is a team, too. */
const KOREAN_SCALE_APART =
  /^ (?:억|[천만조](?= ?(?:[원엔명개대톤불]|달러|유로|위안|킬로|미터|제곱|입방|파운드|배럴|리터)))/;
/** A space, the scale, a space and the longest of these words. */
const KOREAN_SCALE_UNITS_MAX = 6;

const COIN = /^cents?$/;

const readScaleWord = (
  folded: string,
  written: DigitNumber,
  lexicon: NumberLexicon,
): { readonly value: number; readonly end: number } | undefined => {
  const { end, value } = written;
  const isHyphenated = folded.charAt(end) === '-';
  const from = isHyphenated || folded.charAt(end) === ' ' ? end + 1 : end;
  if (!lexicon.mayBegin(folded, from)) return undefined;
  const wordEnd = skipWord(folded, from);
  const word = folded.slice(from, wordEnd);
  const atoms = lexicon.atomsOf(word);
  const scale = lexicon.digitScales.get(word) ?? (atoms?.length === 1 ? atoms[0] : undefined);
  // `25 cents` are coins in French, too.
  if (scale?.kind !== 'scale' || COIN.test(word)) return undefined;
  // `a 2.5-million mansion`
  if (isHyphenated && scale.value < 1000) return undefined;
  const isShort = folded.charAt(wordEnd) === '.' && ABBREVIATED.has(word);
  const scaled = {
    value: round(value * scale.value),
    end: isShort ? wordEnd + 1 : wordEnd,
    digits: written.digits,
  };
  // 2 mil millones
  return scale.value === 1000 ? (readScale(folded, scaled, lexicon) ?? scaled) : scaled;
};

/** Scales that are written with a dot: `1,2 Mrd. Euro`. */
const ABBREVIATED: ReadonlySet<string> = new Set(['tsd', 'mio', 'mrd', 'mln', 'mld', 'md', 'mn']);
