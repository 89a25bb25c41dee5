import type { Token } from '../text/tokens.ts';
import type { Hint, TaggedSlot } from './slot-span.ts';

/** A token, or the part of one before or after its apostrophe, because a value may end inside `Adele's`. */
export type Piece = Token;

/** `l'`, `qu'`: an elided word keeps its apostrophe. */
const ELIDED_CHARS_MAX = 2;

export const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  if (!tokens.some((token) => token.folded.includes("'"))) return tokens;
  return tokens.flatMap((token) => splitAtApostrophe(token));
};

const splitAtApostrophe = (token: Token): readonly Piece[] => {
  const typedAt = token.text.search(/['’‘ʼ]/);
  const foldedAt = token.folded.indexOf("'");
  if (
    typedAt <= 0 ||
    foldedAt <= 0 ||
    typedAt === token.text.length - 1 ||
    foldedAt === token.folded.length - 1
  )
    return [token];
  const apostropheChars = typedAt <= ELIDED_CHARS_MAX ? 1 : 0;
  const [cutAt, foldedCutAt] = [typedAt + apostropheChars, foldedAt + apostropheChars];
  const pieceOf = (text: string, start: number, word: string): Piece => ({
    text,
    start,
    end: start + text.length,
    folded: word,
    stem: word,
  });
  return [
    pieceOf(token.text.slice(0, cutAt), token.start, token.folded.slice(0, foldedCutAt)),
    pieceOf(token.text.slice(cutAt), token.start + cutAt, token.folded.slice(foldedCutAt)),
  ];
};

/** The entities that several slots use: which of two cities is which depends on the words around them. */
export const entitiesOfSeveralSlots = (slots: readonly TaggedSlot[]): ReadonlySet<string> => {
  const entities = slots.map(({ entity }) => entity);
  return new Set(entities.filter((entity, at) => entities.indexOf(entity) !== at));
};

/** Replaces the words of listed values of shared entities by the entity. */
export const withEntityNames = (
  pieces: readonly Piece[],
  hints: readonly Hint[],
  sharedEntities: ReadonlySet<string>,
): readonly Piece[] => {
  const sharedHints = hints.filter(({ entity }) => sharedEntities.has(entity));
  if (sharedHints.length === 0) return pieces;
  return pieces.map((piece) => {
    const hint = sharedHints.find(({ start, end }) => piece.start < end && piece.end > start);
    if (hint === undefined) return piece;
    const { text, start, end } = piece;
    const name = `@${hint.entity}`;
    return { text, start, end, folded: name, stem: name };
  });
};
