import type { Token } from '../text/tokens.ts';
import type { Hint, Slot } from './slot-span.ts';

/** A token, or the part of one before or after its apostrophe: a value may end inside of `Adele's`. */
export type Piece = Token;

/** `l'`, `qu'`: an elided word leans on what follows, and keeps the apostrophe. */
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

/** The entities that several slots take: of two cities, only the words beside them say which is which. */
export const sharedEntities = (slots: readonly Slot[]): ReadonlySet<string> => {
  const entities = slots.map(({ entity }) => entity);
  return new Set(entities.filter((entity, at) => entities.indexOf(entity) !== at));
};

/** The same pieces, where a value of a shared entity is listed with the entity for a word. */
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
