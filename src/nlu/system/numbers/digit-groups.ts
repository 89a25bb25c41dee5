import { isDigitUnit } from '../folding.ts';
import type { DigitNumber } from './digit-scales.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { endOfDigits } from './number-span.ts';

export const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Digits with the language's separators: `1,234.56`, `1.234,56`, `1 234,56`. */
export const readWritten = (folded: string, at: number, lexicon: NumberLexicon): DigitNumber => {
  const firstEnd = endOfDigits(folded, at);
  const first = folded.slice(at, firstEnd);
  const { whole, end } = withGroups(folded, first, firstEnd, lexicon);
  const part =
    VULGAR[folded.charAt(end)] ?? (folded.charAt(end) === ' ' ? VULGAR[folded.charAt(end + 1)] : 0);
  if (part)
    return {
      value: Number(whole) + part,
      end: end + (folded.charAt(end) === ' ' ? 2 : 1),
      digits: whole.length,
    };
  const separator = folded.charAt(end);
  const decimalsEnd = endOfDigits(folded, end + 1);
  const isPoint =
    separator === lexicon.decimal ||
    (separator === '.' && (whole === first || folded.charAt(firstEnd) === "'")) ||
    isPrice(folded, at, end);
  if (!isPoint || decimalsEnd === end + 1) return { value: Number(whole), end, digits: whole.length };
  const decimals = folded.slice(end + 1, decimalsEnd);
  return { value: Number(`${whole}.${decimals}`), end: decimalsEnd, digits: whole.length };
};

/** `15,50`: two digits after a comma are decimals in any language, except in lists such as `65,55,45`. */
const isPrice = (folded: string, at: number, end: number): boolean =>
  folded.charAt(end) === ',' &&
  /^,\d{2}(?![,\d])/.test(folded.slice(end, end + 4)) &&
  folded.charAt(at - 1) !== ',';

/** Adds the groups of three digits that follow up to three digits. */
const withGroups = (folded: string, first: string, firstEnd: number, lexicon: NumberLexicon) => {
  const grouping = lexicon.decimal === '.' ? ',' : '.';
  if (first.length > 3 || first.startsWith('0')) return { whole: first, end: firstEnd };
  const indian = grouping === ',' ? indianGroups(folded, firstEnd) : undefined;
  if (indian !== undefined) return { whole: first + indian.digits, end: indian.end };
  let whole = first;
  let end = firstEnd;
  const spaced = lexicon.groupsWithSpaces || hasSpacedGroups(folded, firstEnd, lexicon.decimal);
  for (;;) {
    const separator = folded.charAt(end);
    const isGroup = separator === grouping || GROUPING.includes(separator) || (separator === ' ' && spaced);
    const groupEnd = isGroup ? endOfDigits(folded, end + 1) : end;
    if (groupEnd - end !== 4) return { whole, end };
    whole += folded.slice(end + 1, groupEnd);
    end = groupEnd;
  }
};

const hasSpacedGroups = (folded: string, from: number, decimal: string): boolean =>
  folded.charAt(from) === ' ' &&
  isDigitUnit(folded.charCodeAt(from + 3)) &&
  (SPACED_GROUPS.test(folded.slice(from, from + 9)) ||
    (decimal === ',' && SPACED_SUM.test(folded.slice(from, from + 16))));

/** In Japan and in Switzerland: `1'250.50`. */
const GROUPING = "、'";

/** Two or more groups are one number in any language: `1 234 567`. */
const SPACED_GROUPS = /^ \d{3} \d{3}(?!\d)/;

/** `12 500 EUR`, where decimals have a comma. */
const SPACED_SUM = /^ \d{3}(?:,\d{1,2})? ?(?:[€$£]|(?:eur|euros?|usd|gbp|chf|dkk|try|brl|mxn)(?![\p{L}\d]))/u;

/** `12,34,567`: groups of two, the last of three. */
const indianGroups = (folded: string, from: number) => {
  if (folded.charAt(from) !== ',') return undefined;
  const groups = INDIAN_GROUPS.exec(folded.slice(from, from + 24));
  return groups === null
    ? undefined
    : { digits: groups[0].replaceAll(',', ''), end: from + groups[0].length };
};

const INDIAN_GROUPS = /^(?:,\d{2}){1,5},\d{3}(?![,\d])/;
