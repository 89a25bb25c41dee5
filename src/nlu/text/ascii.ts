/**
 * Unicode properties of ASCII characters. ASCII texts need no others, and each look-up is one load from a
 * table.
 */

/** Between words: whitespace, control characters and punctuation without meaning. */
export const SEPARATOR = 0;
export const LETTER = 1;
const DIGIT = 2;
/** Currency, mathematical and other signs, and `% & # @`: `50%` is not 50. */
export const SIGN = 3;

const SIGNS = '$+<=>^`|~%&#@';
const APOSTROPHE = 39;

const kindOf = (char: string): number => {
  if (/[a-z]/i.test(char)) return LETTER;
  if (/[0-9]/.test(char)) return DIGIT;
  return SIGNS.includes(char) ? SIGN : SEPARATOR;
};

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

/** The kind of the character at a place of an ASCII text; a separator after the end. */
export const kindAt = (text: string, at: number): number =>
  at < text.length ? (KINDS[text.charCodeAt(at)] as number) : SEPARATOR;

export const isWordKind = (kind: number): boolean => kind === LETTER || kind === DIGIT;

/** Whether the apostrophe at `at` is inside a word: `what's`, but not `'90s`. */
export const joinsWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) === APOSTROPHE &&
  at > 0 &&
  isWordKind(kindAt(text, at - 1)) &&
  kindAt(text, at + 1) === LETTER;
