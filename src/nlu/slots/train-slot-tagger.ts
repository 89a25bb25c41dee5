import type { OnProgress } from '../../kernel/on-progress.ts';
import { IGNORE } from '../rules/phrase-pattern.ts';
import { tokenise } from '../text/tokens.ts';
import type { TrainingPhrase } from '../training-set.ts';
import type { CrfPrior } from './crf-problem.ts';
import { trainCrf } from './crf-training.ts';
import { numberFeatures } from './feature-numbers.ts';
import { beginFeature, featuresOf, hintCode, insideFeature, wordHashesOf } from './features.ts';
import { buildGazetteer, type Gazetteer, gazetteerEntries } from './gazetteer.ts';
import {
  beginLabel,
  insideLabel,
  labelsOf,
  OUTSIDE,
  runsOf,
  type SlotExtent,
  slotOfLabel,
} from './labels.ts';
import { type FittedLikeness, fitLikeness, type SlottedPhrase } from './likeness.ts';
import { marksOf, tokenMarksOf } from './marks.ts';
import { entitiesOfSeveralSlots, type Piece, piecesOf, withEntityNames } from './pieces.ts';
import type { Hint, TaggedSlot, WordMeanings } from './slot-span.ts';
import { packSlotTagger } from './slot-tagger-bytes.ts';

export type SlotTaggerInput = {
  readonly language: string;
  /** The phrases of one intent. The label of an annotated part is its alias, or else the entity's name. */
  readonly phrases: readonly TrainingPhrase[];
  /** Where dictionaries and system entities match in a text. Tagging must use the same function. */
  readonly hintsOf: (text: string) => readonly Hint[];
  /** Absent without vectors for the language. Tagging must use the same meanings. */
  readonly meanings?: WordMeanings | undefined;
  readonly onProgress?: OnProgress | undefined;
};

/** The initial weight of a hint of a slot's own entity, so that few phrases suffice to find listed values. */
const HINT_PRIOR = 4;
/** With this many phrases, a feature that occurs once is noise. */
const LARGE_SET_PHRASES = 500;

/**
 * Trains a tagger for one intent, as bytes: the same input gives the same bytes. Without annotations it finds
 * nothing.
 */
export const trainSlotTagger = (input: SlotTaggerInput): Uint8Array => {
  const slots = slotsOf(input.phrases);
  const phrases = input.phrases
    .map((phrase) => readPhrase(phrase, slots, input))
    .filter(({ pieces }) => pieces.length > 0);
  const gazetteer = buildGazetteer(phrases);
  const sharedEntities = entitiesOfSeveralSlots(slots);
  const { meanings } = input;
  const fittedLikeness =
    meanings && fitLikeness(phrases.map(slottedPhraseOf(slots.length)), slots.length, meanings.vectorOf);
  const surroundings = { gazetteer, sharedEntities, meanings, fittedLikeness, slots: slots.length };
  const views = phrases.map((phrase) => viewsOf(phrase, surroundings));
  const priors = slots.flatMap(priorsOf);
  const numbers = numberFeatures(
    views.flatMap(({ markedRows, unmarkedRows }) =>
      sharedEntities.size > 0 && unmarkedRows !== undefined ? [markedRows, unmarkedRows] : [markedRows],
    ),
    priors.map(({ hash }) => hash),
    phrases.length < LARGE_SET_PHRASES ? 1 : 2,
  );
  const rows = views.map(({ labels, markedRows, unmarkedRows }) => ({
    labels,
    markedRows: numbers.number(markedRows),
    unmarkedRows: unmarkedRows === undefined ? undefined : numbers.number(unmarkedRows),
  }));
  const crfPriors = priors.map(
    ({ hash, label }): CrfPrior => ({ feature: numbers.numberOf(hash), label, weight: HINT_PRIOR }),
  );
  const featureCount = numbers.hashes.length;
  const weights = trainCrf({ slots: slots.length, featureCount, rows, priors: crfPriors }, input.onProgress);
  const { hashes } = numbers;
  const { language } = input;
  return packSlotTagger({ language, slots, gazetteer, likeness: fittedLikeness?.likeness, hashes, weights });
};

const slotOf = (part: TrainingPhrase['parts'][number]): TaggedSlot | undefined => {
  if (part.entity === undefined || part.entity === '' || part.entity === IGNORE) return undefined;
  return { name: part.alias || part.entity, entity: part.entity };
};

const isSameSlot = (a: TaggedSlot, b: TaggedSlot): boolean => a.name === b.name && a.entity === b.entity;

const slotsOf = (phrases: readonly TrainingPhrase[]): readonly TaggedSlot[] => {
  const slots: TaggedSlot[] = [];
  for (const part of phrases.flatMap(({ parts }) => parts)) {
    const slot = slotOf(part);
    if (slot !== undefined && !slots.some((other) => isSameSlot(other, slot))) slots.push(slot);
  }
  return slots;
};

/** The phrase as tokens, with its labels and its gazetteer entries. */
const readPhrase = ({ parts }: TrainingPhrase, slots: readonly TaggedSlot[], input: SlotTaggerInput) => {
  const spans: SlotExtent[] = [];
  let text = '';
  for (const part of parts) {
    const slot = slotOf(part);
    const number = slot === undefined ? -1 : slots.findIndex((other) => isSameSlot(other, slot));
    if (number >= 0) spans.push({ slot: number, start: text.length, end: text.length + part.text.length });
    text += part.text;
  }
  const pieces = piecesOf(tokenise(text, input.language));
  const labels = labelsOf(pieces, spans);
  const runs = runsOf(labels);
  const entries = gazetteerEntries(wordHashesOf(pieces), runs);
  return { pieces, labels, runs, hints: input.hintsOf(text), entries };
};

type Surroundings = {
  readonly gazetteer: Gazetteer;
  readonly sharedEntities: ReadonlySet<string>;
  readonly meanings: WordMeanings | undefined;
  readonly fittedLikeness: FittedLikeness | undefined;
  readonly slots: number;
};

/**
 * The words of a phrase with their slots; the number after the last slot stands for words outside of values.
 */
const slottedPhraseOf =
  (slots: number) =>
  ({ pieces, labels }: Pick<ReturnType<typeof readPhrase>, 'pieces' | 'labels'>): SlottedPhrase => ({
    words: pieces.map(({ folded }) => folded),
    slotOf: Array.from(labels, (label) => slotOfLabel(label) ?? slots),
  });

/** The phrase's rows of features: with all marks, and without those on its values. */
const viewsOf = (
  { pieces, hints, entries, runs, labels }: ReturnType<typeof readPhrase>,
  { gazetteer, sharedEntities, meanings, fittedLikeness, slots }: Surroundings,
) => {
  const viewOf = (shown: readonly Piece[]) => {
    const words = wordHashesOf(shown);
    const marks = marksOf({ pieces: shown, words, hints, gazetteer, ownEntries: entries });
    if (fittedLikeness === undefined) return { pieces: shown, words, marks };
    const likeness = tokenMarksOf(shown, (word, at) =>
      fittedLikeness.ownCodesOf(word, slotOfLabel(labels[at] ?? OUTSIDE) ?? slots),
    );
    return { pieces: shown, words, marks: [...marks, ...likeness] };
  };
  const withNames = viewOf(withEntityNames(pieces, hints, sharedEntities));
  const asTyped = viewOf(pieces);
  const marksOutside = asTyped.marks.filter(({ first, last }) =>
    runs.every((run) => last < run.first || first > run.last),
  );
  return {
    labels,
    markedRows: featuresOf(withNames, meanings?.classOf),
    unmarkedRows:
      marksOutside.length === asTyped.marks.length
        ? undefined
        : featuresOf({ ...asTyped, marks: marksOutside }, meanings?.classOf),
  };
};

const priorsOf = ({ entity }: TaggedSlot, slot: number) => {
  const code = hintCode(entity);
  return [
    { hash: beginFeature(code), label: beginLabel(slot) },
    { hash: insideFeature(code), label: insideLabel(slot) },
  ];
};
