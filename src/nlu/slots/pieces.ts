import type { Token } from '../text/tokens.ts';
import type { Hint, Slot } from './slot-span.ts';

/** A token, or the part of one before or after its apostrophe, because a value may end inside `Adele's`. */
export type Piece = Token;

/** `l'`, `qu'`: an elided word keeps its apostrophe. */
const ELIDED_CHARS_MAX = 2;

export const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  if (!tokens.some((token) => token.folded.includes("'"))) return tokens;
  return tokens.flatMap((token) => splitAtApostrophe(token));
};

const splitAtApostrophe = (token: Token): readonly Piece[] => {
  const typed = token.text.search(/['’‘ʼ]/);
  const folded = token.folded.indexOf("'");
  if (typed <= 0 || folded <= 0 || typed === token.text.length - 1 || folded === token.folded.length - 1)
    return [token];
  const kept = typed <= ELIDED_CHARS_MAX ? 1 : 0;
  const [cut, foldedCut] = [typed + kept, folded + kept];
  const pieceOf = (text: string, start: number, word: string): Piece => ({
    text,
    start,
    end: start + text.length,
    folded: word,
    stem: word,
  });
  return [
    pieceOf(token.text.slice(0, cut), token.start, token.folded.slice(0, foldedCut)),
    pieceOf(token.text.slice(cut), token.start + cut, token.folded.slice(foldedCut)),
  ];
};

/** The entities that several slots use: which of two cities is which depends on the words around them. */
export const sharedEntities = (slots: readonly Slot[]): ReadonlySet<string> => {
  const entities = slots.map(({ entity }) => entity);
  return new Set(entities.filter((entity, at) => entities.indexOf(entity) !== at));
};

/** Replaces the words of listed values of shared entities by the entity. */
export const withoutNames = (
  pieces: readonly Piece[],
  hints: readonly Hint[],
  shared: ReadonlySet<string>,
): readonly Piece[] => {
  const listed = hints.filter(({ entity }) => shared.has(entity));
  if (listed.length === 0) return pieces;
  return pieces.map((piece) => {
    const hint = listed.find(({ start, end }) => piece.start < end && piece.end > start);
    if (hint === undefined) return piece;
    const { text, start, end } = piece;
    const name = `@${hint.entity}`;
    return { text, start, end, folded: name, stem: name };
  });
};
