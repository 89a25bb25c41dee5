/** What Unicode says of ASCII, for texts that need no more: each lookup is one load from a table. */

/** Between words: whitespace, controls and the punctuation that nobody means anything by. */
export const SEPARATOR = 0;
export const LETTER = 1;
export const DIGIT = 2;
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

/** The kind of the character at a place of an ASCII text; a separator where the text has ended. */
export const kindAt = (text: string, at: number): number =>
  at < text.length ? (KINDS[text.charCodeAt(at)] as number) : SEPARATOR;

export const isWordKind = (kind: number): boolean => kind === LETTER || kind === DIGIT;

/** Whether an apostrophe stands at `at` inside a word: `what's`, but not `'90s`. */
export const joinsWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) === APOSTROPHE &&
  at > 0 &&
  isWordKind(kindAt(text, at - 1)) &&
  kindAt(text, at + 1) === LETTER;
