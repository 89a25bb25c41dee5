import { partitionPoint } from '../kernel/partition-point.ts';

/** A text without its encoding, and the offsets of its parts in the original text. */
export type Decoded = {
  readonly text: string;
  /** Converts an offset in the decoded text to one in the original text. */
  readonly placeOf: (offset: number) => number;
};

/** One percent-encoded character, which has one to four bytes in UTF-8. */
const PERCENT =
  '%[0-7][\\da-f]|%[cd][\\da-f]%[89ab][\\da-f]|%e[\\da-f](?:%[89ab][\\da-f]){2}|%f[0-7](?:%[89ab][\\da-f]){3}';
/** As JSON and programs write it in a string. */
const ESCAPE = '\\\\u[\\da-f]{4}|\\\\u\\{[\\da-f]{1,6}\\}|\\\\x[\\da-f]{2}';
/** As HTML writes it. */
const REFERENCE = '&#\\d{1,7};?|&#x[\\da-f]{1,6};?|&[a-z]{2,8};';
/** Invisible characters, which only split a value. */
const INVISIBLE = '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]';
const ENCODED = new RegExp(`${PERCENT}|${ESCAPE}|${REFERENCE}|${INVISIBLE}`, 'gi');
/** Few texts have any of them. */
const MAY_BE_ENCODED = new RegExp(`[%&\\\\]|${INVISIBLE}`);

/** The HTML names of marks that occur in addresses and numbers. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  commat: '@',
  period: '.',
  plus: '+',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  sol: '/',
  colon: ':',
  lpar: '(',
  rpar: ')',
  nbsp: ' ',
  shy: '',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
};

/** More levels of encoding can only hide something, and no reader decodes them. */
const ENCODED_TIMES_MAX = 3;

/** The text decoded once, twice …, as long as any of it is encoded; empty for a plain text. */
export const decodings = (encoded: string): readonly Decoded[] => {
  const levels: Decoded[] = [];
  let before: Decoded = { text: encoded, placeOf: (offset) => offset };
  while (levels.length < ENCODED_TIMES_MAX && MAY_BE_ENCODED.test(before.text)) {
    const next = decodedOnce(before);
    if (next === undefined) break;
    levels.push(next);
    before = next;
  }
  return levels;
};

const decodedOnce = ({ text, placeOf }: Decoded): Decoded | undefined => {
  /** The end of a decoded character in the decoded text, and how much shorter the text is from there on. */
  const ends: number[] = [];
  const shifts: number[] = [];
  let decoded = '';
  let from = 0;
  for (const { 0: encoded, index } of text.matchAll(ENCODED)) {
    const char = charOf(encoded);
    if (char === encoded) continue;
    decoded += text.slice(from, index) + char;
    from = index + encoded.length;
    ends.push(decoded.length);
    shifts.push(from - decoded.length);
  }
  if (ends.length === 0) return undefined;
  return {
    text: decoded + text.slice(from),
    placeOf: (offset) => placeOf(offset + (shifts[lastAtOrBefore(ends, offset)] ?? 0)),
  };
};

const charOf = (encoded: string): string => {
  if (encoded.startsWith('%')) return percentDecoded(encoded);
  if (encoded.startsWith('&')) return decodeReference(encoded);
  // Half a surrogate pair as such: the other half follows.
  if (encoded.startsWith('\\')) return pointOf(encoded.replace(/[^\da-f]/gi, ''), 16) ?? encoded;
  return '';
};

const percentDecoded = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // An overlong form or half a surrogate pair.
    return encoded;
  }
};

const decodeReference = (encoded: string): string => {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+))/i.exec(encoded) ?? [];
  const number = hex ?? decimal;
  if (number !== undefined) return pointOf(number, hex === undefined ? 10 : 16) ?? encoded;
  return NAMED[encoded.slice(1, -1).toLowerCase()] ?? encoded;
};

const LAST_POINT = 0x10ffff;

const pointOf = (digits: string, base: number): string | undefined => {
  const point = Number.parseInt(digits, base);
  return point > LAST_POINT ? undefined : String.fromCodePoint(point);
};

/** @returns -1 if all are after it. */
const lastAtOrBefore = (sorted: readonly number[], value: number): number =>
  partitionPoint(sorted, (number) => number <= value) - 1;
