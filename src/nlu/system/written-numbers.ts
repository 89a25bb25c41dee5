import { isDigitUnit, isHangulUnit, isWordUnit } from './folding.ts';
import { isHanNumberUnit, isOfNextShare, readHanNumber, readKoreanAfterDigits } from './han-numbers.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { endOfDigits, type NumberSpan, round, skipWord, spanOfWords, startWithMinus } from './number-span.ts';

/** Shapes that are dates, clock times or addresses of machines, and no numbers. */
const DATE_OR_CLOCK = /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:\.\d+)*(?!\d)|\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/y;
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;

/** What stands behind the first digits of these. */
const SHAPE_MARKS = './-:';

/** Digits that are part of another shape are passed over: the span has the value NaN and is dropped later. */
export const readDigits = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan => {
  const isNegative = folded.charAt(at - 1) === '-' && (at === 1 || folded.charAt(at - 2) === ' ');
  const start = isNegative ? at - 1 : startWithMinus(folded, at, lexicon);
  const shape = readShape(folded, at);
  if (shape !== undefined) return { ...spanOfWords(start, shape.end, shape.value), body: at };
  const written = readWritten(folded, at, lexicon);
  const isAlone = isOfNextShare(folded, at, written.end);
  const scaled = isAlone ? undefined : readScale(folded, written, lexicon);
  const ending = scaled === undefined ? readEnding(folded, written.end, lexicon) : undefined;
  const end = scaled?.end ?? ending ?? written.end;
  return {
    start,
    body: at,
    end,
    value: (scaled?.value ?? written.value) * (start === at ? 1 : -1),
    isOrdinal: ending !== undefined,
    digits: written.digits,
    isArticle: false,
    isGlued: isLetter(folded, at - 1) || isLetter(folded, end),
  };
};

/** `.5` at the beginning of a word. */
export const readPointDigits = (folded: string, at: number): NumberSpan | undefined => {
  const end = endOfDigits(folded, at + 1);
  const isAlone = (at === 0 || folded.charAt(at - 1) === ' ') && !isLetter(folded, end);
  if (end === at + 1 || !isAlone || folded.charAt(end) === '.') return undefined;
  return { ...spanOfWords(at, end, Number(`0${folded.slice(at, end)}`)), digits: 1 };
};

const isLetter = (folded: string, at: number): boolean => {
  const unit = folded.charCodeAt(at);
  return isWordUnit(unit) && !isDigitUnit(unit);
};

const readShape = (
  folded: string,
  at: number,
): { readonly end: number; readonly value: number } | undefined => {
  const digitsEnd = endOfDigits(folded, at);
  if (digitsEnd === folded.length || !SHAPE_MARKS.includes(folded.charAt(digitsEnd))) return undefined;
  DATE_OR_CLOCK.lastIndex = at;
  if (DATE_OR_CLOCK.test(folded)) return { end: DATE_OR_CLOCK.lastIndex, value: Number.NaN };
  FRACTION.lastIndex = at;
  const fraction = FRACTION.exec(folded);
  return fraction === null ? undefined : { end: FRACTION.lastIndex, value: valueOfFraction(fraction) };
};

const valueOfFraction = (fraction: RegExpExecArray): number => {
  const part = Number(fraction[1]);
  const whole = Number(fraction[2]);
  const isFraction = part > 0 && part < whole && (whole <= 5 || whole === 8 || whole === 10);
  return isFraction ? part / whole : Number.NaN;
};

type Written = { readonly value: number; readonly end: number; readonly digits: number };

/** Digits with the language's separators: `1,234.56`, `1.234,56`, `1 234,56`. */
const readWritten = (folded: string, at: number, lexicon: NumberLexicon): Written => {
  const firstEnd = endOfDigits(folded, at);
  const first = folded.slice(at, firstEnd);
  const { whole, end } = withGroups(folded, first, firstEnd, lexicon);
  const separator = folded.charAt(end);
  const decimalsEnd = endOfDigits(folded, end + 1);
  const isPoint = separator === lexicon.decimal || (separator === '.' && whole === first);
  if (!isPoint || decimalsEnd === end + 1) return { value: Number(whole), end, digits: whole.length };
  const decimals = folded.slice(end + 1, decimalsEnd);
  return { value: Number(`${whole}.${decimals}`), end: decimalsEnd, digits: whole.length };
};

/** Adds the groups of three digits that follow up to three. */
const withGroups = (folded: string, first: string, firstEnd: number, lexicon: NumberLexicon) => {
  const grouping = lexicon.decimal === '.' ? ',' : '.';
  let whole = first;
  let end = firstEnd;
  while (first.length <= 3 && !first.startsWith('0')) {
    const separator = folded.charAt(end);
    const isGroup = separator === grouping || (separator === ' ' && lexicon.groupsWithSpaces);
    const groupEnd = isGroup ? endOfDigits(folded, end + 1) : end;
    if (groupEnd - end !== 4) break;
    whole += folded.slice(end + 1, groupEnd);
    end = groupEnd;
  }
  return { whole, end };
};

/** `5k`, `2 million`, `25万6千`, `3천`. */
const readScale = (folded: string, written: Written, lexicon: NumberLexicon) => {
  const { end, value } = written;
  if (end >= folded.length) return undefined;
  if (isHanNumberUnit(folded, end)) return readHanNumber(folded, end, value);
  if (isHangulUnit(folded.charCodeAt(end))) return readKoreanAfterDigits(folded, end, value);
  if (folded.charAt(end) === 'k' && skipWord(folded, end) === end + 1)
    return { value: value * 1000, end: end + 1 };
  const from = folded.charAt(end) === ' ' ? end + 1 : end;
  if (!lexicon.mayBegin(folded, from)) return undefined;
  const wordEnd = skipWord(folded, from);
  const atoms = lexicon.atomsOf(folded.slice(from, wordEnd));
  const scale = atoms?.length === 1 ? atoms[0] : undefined;
  return scale?.kind === 'scale' ? { value: round(value * scale.value), end: wordEnd } : undefined;
};

const readEnding = (folded: string, end: number, lexicon: NumberLexicon): number | undefined => {
  const from = folded.charAt(end) === '-' ? end + 1 : end;
  for (const ending of lexicon.digitEndings) {
    if (!folded.startsWith(ending, from)) continue;
    const after = from + ending.length;
    if (after >= folded.length || !isWordUnit(folded.charCodeAt(after))) return after;
  }
  const ranked = /^(?:番目|번째|'?[iu]?nc[iu](?!\p{L}))/u.exec(folded.slice(from, from + 6));
  return ranked === null ? undefined : from + ranked[0].length;
};
