import { hintCode, type Mark, valueCode, wordCode } from './features.ts';
import { type Gazetteer, type GazetteerEntry, matchesOf } from './gazetteer.ts';
import type { Piece } from './pieces.ts';
import type { Hint } from './slot-span.ts';

/** Marks on single tokens. */
export const tokenMarksOf = (
  pieces: readonly Piece[],
  codesOf: (word: string, at: number) => readonly number[],
): readonly Mark[] =>
  pieces.flatMap(({ folded }, at) => codesOf(folded, at).map((code) => ({ code, first: at, last: at })));

export type MarkedText = {
  readonly pieces: readonly Piece[];
  readonly words: Int32Array;
  readonly hints: readonly Hint[];
  readonly gazetteer: Gazetteer;
  /** Of a training phrase: its own entries in the gazetteer. */
  readonly ownEntries?: readonly GazetteerEntry[];
};

/** All marks on the tokens of a text. */
export const marksOf = ({ pieces, words, hints, gazetteer, ownEntries }: MarkedText): readonly Mark[] => {
  const marks: Mark[] = [];
  for (const hint of hints) pushHint(marks, pieces, hint);
  for (const { slot, first, last, isValue } of matchesOf(gazetteer, words, ownEntries))
    marks.push({ code: isValue ? valueCode(slot) : wordCode(slot), first, last });
  return marks;
};

const pushHint = (into: Mark[], pieces: readonly Piece[], { entity, start, end }: Hint): void => {
  const first = pieces.findIndex((piece) => piece.end > start);
  const last = pieces.findLastIndex((piece) => piece.start < end);
  if (first >= 0 && last >= first) into.push({ code: hintCode(entity), first, last });
};
