import { piecesOf, wordsIn } from './session-summary.ts';

/** The separators of words in `projections/sessions.js`. */
const separators = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+/;

/** Reads the texts of a session one by one until all wanted words were said. */
export type SaidWords = {
  /** @returns whether all of them were said by now */
  readonly take: (text: string) => boolean;
};

/**
 * The same words as the index of sessions finds, for texts that no index may see.
 * @param search words; one that ends in * is the beginning of a word
 */
export const saidWords = (search: string): SaidWords => {
  const words = wordsIn(search);
  const pieces = new Set(words.filter((word) => !word.endsWith('*')).flatMap(piecesOf));
  const beginnings = new Set(words.filter((word) => word.endsWith('*')).map(beginningOf));
  const hear = (piece: string): void => {
    pieces.delete(piece);
    for (const beginning of beginnings) if (piece.startsWith(beginning)) beginnings.delete(beginning);
  };
  return {
    take: (text) => {
      const spokenWords = text.toLowerCase().split(separators);
      for (const piece of spokenWords.flatMap(piecesOf)) if (piece !== '') hear(piece);
      return pieces.size === 0 && beginnings.size === 0;
    },
  };
};

const beginningOf = (word: string): string => piecesOf(word.replaceAll('*', ''))[0] ?? '';
