import { joinsWord, kindAt, SEPARATOR } from './ascii.ts';
import { fold, lowerAscii } from './fold.ts';

const APOSTROPHE_IN_WORD = /(?<=[\p{L}\p{M}\p{N}])'(?=\p{L})/gu;
/** Unicode classifies `% & # @` as punctuation, but `50%` is not 50. */
const PUNCTUATION_OR_SPACE = /(?:(?![%&#@])\p{P}|[\p{Z}\p{C}])+/gu;

/**
 * The form in which texts are compared for an exact match: case, accents, punctuation and whitespace folded.
 * `What's  up?` equals `whats up`. A text of punctuation alone keeps it, so that only an empty text is empty.
 * Idempotent.
 */
export const normalise = (text: string): string => {
  const lower = lowerAscii(text);
  const folded = lower ?? fold(text);
  const ascii = lower ?? lowerAscii(folded);
  const plain =
    ascii === undefined
      ? folded.replace(APOSTROPHE_IN_WORD, '').replace(PUNCTUATION_OR_SPACE, ' ').trim()
      : plainAscii(ascii);
  return plain === '' ? folded.replace(/[\p{Z}\p{C}]+/gu, '') : plain;
};

/** The result of the patterns above for an ASCII text, copied in stretches that need no change. */
const plainAscii = (folded: string): string => {
  let plain = '';
  let isApart = false;
  for (let at = 0; at < folded.length; at += 1) {
    if (kindAt(folded, at) === SEPARATOR) {
      isApart ||= !joinsWord(folded, at);
      continue;
    }
    const end = stretchEnd(folded, at + 1);
    plain += plain !== '' && isApart ? ` ${folded.slice(at, end)}` : folded.slice(at, end);
    isApart = false;
    at = end - 1;
  }
  return plain;
};

const SPACE = 32;

/** The end of the stretch that needs no change; single spaces between words need none. */
const stretchEnd = (text: string, from: number): number => {
  let end = from;
  while (
    kindAt(text, end) !== SEPARATOR ||
    (text.charCodeAt(end) === SPACE && kindAt(text, end + 1) !== SEPARATOR)
  )
    end += 1;
  return end;
};
