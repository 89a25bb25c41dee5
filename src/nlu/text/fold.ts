/**
 * Folding: what writers vary without meaning anything by it. Unicode compatibility forms (full-width letters,
 * ligatures), case, accents, and a few letters that no decomposition covers. Marks that carry sound (Hindi
 * and Thai vowels, Japanese voicing) stay.
 */
const COMBINING_ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u0652\u200b-\u200d\u2060\ufeff]/gu;

/** Not decomposed by Unicode, yet typed as the plain letters by whoever lacks the key. */
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

/** Lower case, without accents. Folding twice changes nothing. */
export const fold = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINING_ACCENTS, '')
    .replace(FOLDABLE, (letter) => LETTERS_FOLDED.get(letter) ?? letter)
    .normalize('NFC');
};

/** Most texts are ASCII alone, and need no Unicode tables. */
export const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
};
