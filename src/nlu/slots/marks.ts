import { hintCode, type Mark, valueCode, wordCode } from './features.ts';
import { type Gazetteer, type GazetteerEntry, matchesOf } from './gazetteer.ts';
import type { Piece } from './pieces.ts';
import type { Hint } from './slot-span.ts';

export type MarkedText = {
  readonly pieces: readonly Piece[];
  readonly words: Int32Array;
  readonly hints: readonly Hint[];
  readonly gazetteer: Gazetteer;
  /** Of a training phrase: what it added to the gazetteer itself. */
  readonly own?: readonly GazetteerEntry[];
};

/** Everything known to lie on the tokens of a text. */
export const marksOf = ({ pieces, words, hints, gazetteer, own }: MarkedText): readonly Mark[] => [
  ...hints.flatMap((hint) => markOfHint(pieces, hint)),
  ...matchesOf(gazetteer, words, own).map(({ slot, first, last, isValue }) => ({
    code: isValue ? valueCode(slot) : wordCode(slot),
    first,
    last,
  })),
];

const markOfHint = (pieces: readonly Piece[], { entity, start, end }: Hint): readonly Mark[] => {
  const first = pieces.findIndex((piece) => piece.end > start);
  const last = pieces.findLastIndex((piece) => piece.start < end);
  return first < 0 || last < first ? [] : [{ code: hintCode(entity), first, last }];
};
