import { fold } from './fold.ts';

const APOSTROPHE_IN_WORD = /(?<=[\p{L}\p{M}\p{N}])'(?=\p{L})/gu;
/** `% & # @` are punctuation to Unicode, but `50%` is not 50. */
const PUNCTUATION_OR_SPACE = /(?:(?![%&#@])\p{P}|[\p{Z}\p{C}])+/gu;

/**
 * The form in which two texts are compared for an exact match: case, accents, punctuation and whitespace
 * folded. `What's  up?` and `whats up` are the same. A text of punctuation alone keeps it, so that only an
 * empty text is empty. Normalising twice changes nothing.
 */
export const normalise = (text: string): string => {
  const folded = fold(text);
  const plain = folded.replace(APOSTROPHE_IN_WORD, '').replace(PUNCTUATION_OR_SPACE, ' ').trim();
  return plain === '' ? folded.replace(/[\p{Z}\p{C}]+/gu, '') : plain;
};
