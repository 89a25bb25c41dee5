import { TAGGER_CELLS_KEPT } from '../../kernel/limits/understanding.ts';
import type { Token } from '../text/tokens.ts';
import { featuresOf, wordHashesOf } from './features.ts';
import { HashList } from './hashing.ts';
import { runsOf } from './labels.ts';
import { createLattice, fillLattice, type Lattice, marginalsOf, stepsOf } from './lattice.ts';
import { likenessReader, type ReadLikeness } from './likeness.ts';
import { marksOf, tokenMarksOf } from './marks.ts';
import { entitiesOfSeveralSlots, piecesOf, withEntityNames } from './pieces.ts';
import type { Hint, SlotSpan, WordMeanings } from './slot-span.ts';
import { type UnpackedSlotTagger, unpackSlotTagger } from './slot-tagger-bytes.ts';
import { bestLabels, createPaths, type Paths } from './viterbi.ts';
import { addEmissions } from './weights.ts';

/** A trained tagger of one intent. */
export type SlotTagger = UnpackedSlotTagger & {
  readonly meanings: WordMeanings | undefined;
  /** Undefined without word vectors. */
  readonly readLikeness: ReadLikeness | undefined;
  /** The entities that several of its slots use. */
  readonly sharedEntities: ReadonlySet<string>;
  /** See `stepsOf`. */
  readonly steps: Float64Array;
};

/**
 * `meanings` must be those of the training. @throws slot_tagger_unreadable if the bytes are not a slot
 * tagger, are damaged, or have another version.
 */
export const loadSlotTagger = (bytes: Uint8Array, meanings?: WordMeanings): SlotTagger => {
  const unpackedTagger = unpackSlotTagger(bytes);
  const { likeness, weights } = unpackedTagger;
  return {
    ...unpackedTagger,
    meanings,
    readLikeness: meanings && likeness && likenessReader(likeness, meanings.vectorOf),
    sharedEntities: entitiesOfSeveralSlots(unpackedTagger.slots),
    steps: stepsOf(weights.transitions, weights.labels),
  };
};

/** Arrays reused between texts, because allocating them would cost as much as filling them. */
type Workspace = {
  readonly cells: number;
  readonly emissions: Float64Array;
  readonly certainties: Float64Array;
  readonly paths: Paths;
  readonly lattice: Lattice;
};

const workspaceFor = (cells: number): Workspace => ({
  cells,
  emissions: new Float64Array(cells),
  certainties: new Float64Array(cells),
  paths: createPaths(cells),
  lattice: createLattice(cells),
});

const reusable = { workspace: workspaceFor(TAGGER_CELLS_KEPT), hashes: new HashList(0) };

/** The values of slots in a text, ordered and disjoint; they end at token ends or apostrophes. */
export const tagSlots = (
  tagger: SlotTagger,
  tokens: readonly Token[],
  hints: readonly Hint[],
): readonly SlotSpan[] => {
  const { weights, slots, steps } = tagger;
  if (tokens.length === 0 || slots.length === 0) return [];
  const pieces = withEntityNames(piecesOf(tokens), hints, tagger.sharedEntities);
  const { labels } = weights;
  const count = pieces.length;
  const cells = count * labels;
  const space = cells <= reusable.workspace.cells ? reusable.workspace : workspaceFor(cells);
  const { emissions, certainties, lattice } = space;
  emissions.fill(0, 0, cells);
  addAllEmissions(tagger, pieces, hints, emissions);
  const bestPath = bestLabels(space.paths, emissions, weights.transitions, count, labels);
  const runs = runsOf(bestPath);
  if (runs.length === 0) return [];
  fillLattice(lattice, emissions, steps, count, labels);
  marginalsOf(lattice, certainties, count, labels);
  return runs.flatMap(({ slot, first, last }) => {
    const [from, to, slotOfRun] = [pieces[first], pieces[last], slots[slot]];
    if (from === undefined || to === undefined || slotOfRun === undefined) return [];
    let confidence = 1;
    for (let t = first; t <= last; t++)
      confidence = Math.min(confidence, certainties[t * labels + (bestPath[t] ?? 0)] ?? 0);
    return [{ slot: slotOfRun.name, entity: slotOfRun.entity, start: from.start, end: to.end, confidence }];
  });
};

const addAllEmissions = (
  tagger: SlotTagger,
  pieces: readonly Token[],
  hints: readonly Hint[],
  into: Float64Array,
): void => {
  const { weights, gazetteer, features, meanings, readLikeness } = tagger;
  const words = wordHashesOf(pieces);
  const listMarks = marksOf({ pieces, words, hints, gazetteer });
  const marks =
    readLikeness === undefined ? listMarks : [...listMarks, ...tokenMarksOf(pieces, readLikeness)];
  reusable.hashes.empty();
  const { starts, hashes } = featuresOf({ pieces, words, marks }, meanings?.classOf, reusable.hashes);
  for (let at = 0; at < hashes.length; at++) hashes[at] = features.find(hashes[at] as number); // in range
  for (let t = 0; t < pieces.length; t++)
    addEmissions(weights, hashes, starts[t] ?? 0, starts[t + 1] ?? 0, into, t * weights.labels);
};
