/**
 * Folding removes variation without meaning: Unicode compatibility forms (full-width letters, ligatures),
 * case, accents, and a few letters without a decomposition. Marks that carry sound (Hindi and Thai vowels,
 * Japanese voicing) stay.
 */
const COMBINING_ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u0652\u200b-\u200d\u2060\ufeff]/gu;

/** Unicode does not decompose these, yet people without the key type them as plain letters. */
const LETTERS_FOLDED: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
]);
const FOLDABLE = /[ßæœøđðþłħıς’‘ʼ]/gu;

/** Lower case, without accents. Idempotent. */
export const fold = (text: string): string => lowerAscii(text) ?? foldUnicode(text);

const foldUnicode = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINING_ACCENTS, '')
    .replace(FOLDABLE, (letter) => LETTERS_FOLDED.get(letter) ?? letter)
    .normalize('NFC');

/** The last character of ASCII, and the capitals in it. */
const ASCII_MAX = 0x7f;
const UPPER_A = 65;
const UPPER_Z = 90;

/**
 * An ASCII text in lower case, or the same string if it already is; undefined for any other text. Most texts
 * are ASCII and need no Unicode tables.
 */
export const lowerAscii = (text: string): string | undefined => {
  let isLower = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > ASCII_MAX) return undefined;
    if (code >= UPPER_A && code <= UPPER_Z) isLower = false;
  }
  return isLower ? text : text.toLowerCase();
};
