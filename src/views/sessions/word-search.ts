import { searchPieces, wordsIn } from './session-summary.ts';

/** The word separators of `projections/sessions.js`. */
const separators = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+/;

/** Reads the texts of a session one by one until all searched words were found. */
export type WordSearch = {
  /** @returns whether all of them have been found */
  readonly take: (text: string) => boolean;
};

/**
 * Matches words as the index of sessions does, for texts that must not be indexed.
 * @param search words; one that ends in * is a prefix
 */
export const wordSearch = (search: string): WordSearch => {
  const words = wordsIn(search);
  const pieces = new Set(words.filter((word) => !word.endsWith('*')).flatMap(searchPieces));
  const beginnings = new Set(words.filter((word) => word.endsWith('*')).map(beginningOf));
  const findPiece = (piece: string): void => {
    pieces.delete(piece);
    for (const prefix of beginnings) if (piece.startsWith(prefix)) beginnings.delete(prefix);
  };
  return {
    take: (text) => {
      const spokenWords = text.toLowerCase().split(separators);
      for (const piece of spokenWords.flatMap(searchPieces)) if (piece !== '') findPiece(piece);
      return pieces.size === 0 && beginnings.size === 0;
    },
  };
};

const beginningOf = (word: string): string => searchPieces(word.replaceAll('*', ''))[0] ?? '';
