import { lowerAscii } from '../text/fold.ts';

/**
 * Normalises variants of letters: lower case, no Latin accents, ASCII digits, plain spaces, quotes and
 * dashes. Every UTF-16 unit stays one unit, so offsets in the result are offsets in the text.
 */
export const foldText = (text: string): string => {
  const lower = lowerAscii(text);
  if (lower !== undefined) return lower;
  let folded = '';
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charCodeAt(at));
  return folded;
};

/** A folded phrase as stored in tables: single spaces, hyphens as written. */
export const foldPhrase = (phrase: string): string => foldText(phrase).replace(/\s+/g, ' ').trim();

/** Words as alternatives of a regular expression over folded text; `_` in a word is a space. */
export const alternatives = (words: string): string =>
  foldText(words).replaceAll(' ', '|').replaceAll('_', ' ');

const NUKTA_LETTERS: Readonly<Record<string, string>> = {
  '\u0958': 'क',
  '\u0959': 'ख',
  '\u095a': 'ग',
  '\u095b': 'ज',
  '\u095c': 'ड',
  '\u095d': 'ढ',
  '\u095e': 'फ',
};

const WITHOUT_UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The spellings of a phrase: a Devanagari letter with its dot in one code point, in two, or without it, and
 * German letters as keyboards without them write them.
 */
export const spellingsOf = (phrase: string): readonly string[] => {
  if (/[äöüß]/.test(phrase))
    return [phrase, phrase.replace(/[äöüß]/g, (letter) => WITHOUT_UMLAUTS[letter] ?? letter)];
  if (!/[\u0958-\u095e\u093c]/.test(phrase)) return [phrase];
  const apart = phrase.normalize('NFC');
  const joined = Object.entries(NUKTA_LETTERS).reduce(
    (text, [letter, plain]) => text.replaceAll(`${plain}\u093c`, letter),
    apart,
  );
  return [...new Set([joined, apart, apart.replaceAll('\u093c', '')])];
};

/**
 * Whether the unit is a letter or digit of a script with spaces between words, where no match may begin or
 * end inside a word.
 */
export const isWordUnit = (unit: number): boolean => {
  if (unit < 0x80) {
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);
  }
  if (unit < 0x250) return unit === 0xaa || unit === 0xba || (unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7);
  if (unit < 0x600) return unit >= 0x370;
  if (unit < 0x900) return unit < 0x660 || unit > 0x669;
  return (unit >= 0x900 && unit <= 0x963) || (unit >= 0x1e00 && unit <= 0x1fff);
};

/** Whether a letter of a script with spaces is at `at`. */
export const isLetterAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return isWordUnit(unit) && !isDigitUnit(unit);
};

export const isDigitUnit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isHangulUnit = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;
export const isHanUnit = (unit: number): boolean =>
  (unit >= 0x4e00 && unit <= 0x9fff) || unit === 0x3007 || unit === 0x3005;

/** Whether a phrase may begin at `at`: not inside a word of a spaced script or of Korean. */
export const beginsWord = (folded: string, at: number): boolean => {
  if (at === 0) return true;
  const here = folded.charCodeAt(at);
  const before = folded.charCodeAt(at - 1);
  if (isWordUnit(here)) return !isWordUnit(before) || isDigitUnit(before) !== isDigitUnit(here);
  return !(isHangulUnit(here) && isHangulUnit(before));
};

/**
 * Whether one of these characters is at `at`. Callers ask before they run a pattern that can begin with these
 * alone, because a regular expression costs more and most places of a text have none of them.
 */
export const hasOneOf = (characters: string, text: string, at: number): boolean => {
  if (at < 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  // Searching a string with Han characters leaves compiled code, which costs more than this loop.
  for (let place = 0; place < characters.length; place++)
    if (characters.charCodeAt(place) === unit) return true;
  return false;
};

/** The place after a space, if there is one. */
export const afterSpace = (text: string, at: number): number => (text.charAt(at) === ' ' ? at + 1 : at);

/**
 * The last units before `at`, at most `units` of them, for patterns that end with `$`: a search of the whole
 * text before `at` takes time in proportion to its length.
 */
export const lookBack = (text: string, at: number | undefined, units: number): string =>
  at === undefined ? '' : text.slice(Math.max(0, at - units), at);

/**
 * Whether a phrase may end before `end`; words of unspaced scripts and of Korean, with its particles, may
 * continue.
 */
export const endsWord = (folded: string, end: number): boolean => {
  if (end >= folded.length || end === 0) return true;
  const last = folded.charCodeAt(end - 1);
  const next = folded.charCodeAt(end);
  return !(isWordUnit(last) && isWordUnit(next)) || isDigitUnit(last) !== isDigitUnit(next);
};

/** Units below this are folded by a table; scripts above have neither case nor accents to fold. */
const TABLE_UNITS = 0x600;
const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const SPECIAL: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '−': '-',
  '－': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '：': ':',
  '，': ',',
  '．': '.',
  '％': '%',
  '／': '/',
  '（': '(',
  '）': ')',
  '＋': '+',
  '～': '〜',
  '￥': '¥',
  '＾': '^',
  '＄': '$',
  µ: 'μ',
  ё: 'е',
  ı: 'i',
  İ: 'i',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
};

const foldSlowly = (unit: number): string => {
  const char = String.fromCharCode(unit);
  const special = SPECIAL[char];
  if (special !== undefined) return special;
  const lower = char.toLowerCase();
  const plain = isLatin(unit) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
  return plain.length === 1 ? (SPECIAL[plain] ?? plain) : char;
};

const isLatin = (unit: number): boolean =>
  (unit >= 0xc0 && unit < 0x250) || (unit >= 0x1e00 && unit <= 0x1eff);

const TABLE: readonly string[] = Array.from({ length: TABLE_UNITS }, (_, unit) => foldSlowly(unit));

/** Kana, Han characters and Hangul stay as they are. */
const FIRST_KANA = 0x3041;
const LAST_HANGUL = 0xd7a3;

const foldUnit = (unit: number): string => {
  const known = TABLE[unit];
  if (known !== undefined) return known;
  if (unit >= FIRST_KANA && unit <= LAST_HANGUL) return String.fromCharCode(unit);
  let folded = otherUnits.get(unit);
  if (folded === undefined) {
    folded = foldOther(unit);
    otherUnits.set(unit, folded);
  }
  return folded;
};

/** Full-width signs and other units outside the table, each folded once. */
const otherUnits = new Map<number, string>();

const foldOther = (unit: number): string => {
  for (const zero of DIGIT_ZEROS) {
    if (unit >= zero && unit <= zero + 9) return String.fromCharCode(0x30 + unit - zero);
  }
  if (unit >= 0xff21 && unit <= 0xff5a) return foldSlowly(unit - 0xfee0);
  return foldSlowly(unit);
};
