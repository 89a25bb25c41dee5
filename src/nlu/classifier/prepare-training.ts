import { type EncodedTexts, encodedRows } from '../vectors/encoded-texts.ts';
import type { Vectors } from '../vectors/vectors.ts';
import type { ModelEncoder } from './classifier-bytes.ts';
import { type ClassifierSettings, classifierSettings as tuned } from './classifier-settings.ts';
import { backgroundSentences } from './data/background-sentences.ts';
import { type Documents, documentsOf } from './documents.ts';
import { labelNameText } from './label-name.ts';
import type { LabelWeights } from './label-weights.ts';
import { trainOutOfScope } from './out-of-scope.ts';
import { type Prototypes, prototypesOf } from './prototypes.ts';
import { randomFrom } from './random.ts';
import { rowsOf } from './rows.ts';
import { borderOf } from './score-curve.ts';
import { sentenceVectors } from './sentence-vectors.ts';
import type { Problem } from './svm.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { type BlockWeights, weightingOf } from './weighting.ts';

export type ClassifierLabel = {
  readonly id: string;
  readonly name: string;
  /**
   * The place in a dialogue that the label is confined to. Labels of different places never
   * compete, so they are not trained against each other: the "yes" of one question is not evidence against
   * the "yes" of another.
   */
  readonly place?: string;
};

export type ClassifierInput = {
  readonly language: string;
  /** `label` is the id of one of `labels`; any other label is a bug. */
  readonly examples: readonly { readonly text: string; readonly label: string }[];
  readonly labels: readonly ClassifierLabel[];
  /** Texts that belong to no label. */
  readonly negatives: readonly string[];
};

/** Everything that training needs, computed once. Plain data, so it can be sent to other threads. */
export type PreparedTraining = {
  readonly language: string;
  readonly labels: readonly string[];
  readonly problem: Problem;
  readonly outOfScope: LabelWeights;
  readonly vocabulary: Vocabulary;
  /** Words of the examples, most frequent first. */
  readonly words: readonly string[];
  readonly weights: BlockWeights;
  /** The margin that scores .3; see score-curve.ts. */
  readonly border: number;
  /** Fingerprint of the vectors; 0 without vectors. */
  readonly vectorFingerprint: number;
  readonly encoder?: ModelEncoder;
  /** Present with an encoder. */
  readonly prototypes?: Prototypes;
};

/** With fewer labels, names do not help to separate them. */
const NAMES_LABELS_MIN = 3;

/** The texts that a sentence encoder must encode before `prepareTraining` can use it, without duplicates. */
export const textsToEncode = (input: ClassifierInput, vectors?: Vectors): readonly string[] => {
  const examples = examplesOf(input, backgroundOf(input, vectors, tuned), tuned);
  return [...new Set(examples.flatMap(({ text }) => text || []))];
};

/**
 * Prepares the training of a classifier: examples, vocabulary and rows of features, then the out-of-scope
 * weights, which decide the importance of each row for the labels.
 * @param encoded the vectors of `textsToEncode` by a sentence encoder, if there is one
 */
export const prepareTraining = (
  input: ClassifierInput,
  vectors?: Vectors,
  encoded?: EncodedTexts,
  settings: ClassifierSettings = tuned,
): PreparedTraining => {
  const background = backgroundOf(input, vectors, settings);
  const examples = examplesOf(input, background, settings);
  const texts = examples.map(({ text }) => text);
  const labelOf = Int32Array.from(examples, ({ label }) => label);
  const none = input.labels.length;
  const isLabelled = (text: number): boolean => labelOf[text] !== none;
  const documents = documentsOf(texts, input.language);
  const vocabulary = vocabularyOf(documents, isLabelled);
  const weights = blockWeightsOf(input, vectors, encoded, settings);
  const sentences = encoded && { dims: encoded.dims, values: encodedRows(encoded, texts) };
  const prototypes = sentences && prototypesOf(sentences, labelOf, none);
  const problem: Problem = {
    rows: rowsOf(documents, weightingOf(vocabulary, weights), [
      ...(vectors ? [{ values: sentenceVectors(documents, vectors), weight: weights.vector }] : []),
      ...(sentences ? [{ values: sentences.values, weight: settings.sentenceWeight }] : []),
    ]),
    labelOf,
    placeOf: placesOf(input.labels),
    importance: Float32Array.from(examples, (example) => example.importance),
    balance: settings.balance,
  };
  const outOfScope = trainOutOfScope(problem, none, {
    background: Uint8Array.from(examples, ({ isBackground }) => Number(isBackground)),
    importanceOfBackground: Math.min(1, settings.backgroundImportance / Math.max(1, background.length)),
  });
  return {
    language: input.language,
    labels: input.labels.map(({ id }) => id),
    problem: { ...problem, importance: outOfScope.importance },
    outOfScope: outOfScope.weights,
    vocabulary,
    words: wordsOfExamples(documents, isLabelled),
    weights,
    border: borderOf({
      hasVectors: vectors !== undefined,
      background: background.length,
      ...(prototypes && { prototypes: prototypes.border }),
      labels: input.labels.length,
      examples: input.examples.length,
    }),
    vectorFingerprint: vectors?.fingerprint ?? 0,
    ...(encoded && { encoder: { fingerprint: encoded.fingerprint, dims: encoded.dims } }),
    ...(prototypes && { prototypes }),
  };
};

const blockWeightsOf = (
  input: ClassifierInput,
  vectors: Vectors | undefined,
  encoded: EncodedTexts | undefined,
  settings: ClassifierSettings,
): BlockWeights => ({
  words: settings.wordWeight,
  vector: vectors === undefined ? 0 : vectorWeightFor(input, settings),
  ...(encoded && { sentence: settings.sentenceWeight }),
  unknown: settings.unknownShare,
});

/**
 * The built-in sentences, which are worded like requests, and the first of the vectors' own, which are of all
 * kinds.
 */
const backgroundOf = (
  { language }: ClassifierInput,
  vectors: Vectors | undefined,
  { vectorBackgroundMax }: ClassifierSettings,
): readonly string[] => [
  ...backgroundSentences(language),
  ...(vectors?.background.slice(0, vectorBackgroundMax) ?? []),
];

/** A number for each label's place; 0 for labels that are valid anywhere. */
const placesOf = (labels: readonly ClassifierLabel[]): Int32Array => {
  const numbers = new Map<string, number>();
  return Int32Array.from(labels, ({ place }) => {
    if (place === undefined) return 0;
    const number = numbers.get(place) ?? numbers.size + 1;
    numbers.set(place, number);
    return number;
  });
};

type Example = {
  readonly text: string;
  /** The number after the last label means none. */
  readonly label: number;
  readonly importance: number;
  readonly isBackground: boolean;
};

/**
 * The examples, each label's name as another example, and the negatives. They are shuffled with a fixed seed,
 * so that training can read them in memory order, which is three times as fast as random order.
 */
const examplesOf = (
  input: ClassifierInput,
  background: readonly string[],
  settings: ClassifierSettings,
): readonly Example[] => {
  const numbers = new Map(input.labels.map(({ id }, number) => [id, number]));
  const numberOf = (label: string): number => {
    const number = numbers.get(label);
    if (number === undefined) throw new TypeError(`an example of ${label}, which is not among the labels`);
    return number;
  };
  const names = input.labels.length < NAMES_LABELS_MIN ? [] : input.labels.map(({ name }) => name);
  const none = input.labels.length;
  const { nameImportance, emptyImportance } = settings;
  const examples = [
    ...input.examples.map(({ text, label }) => exampleOf(text, numberOf(label))),
    ...names.map((name, label) => exampleOf(labelNameText(name), label, nameImportance)),
    ...input.negatives.map((text) => exampleOf(text, none)),
    ...background.map((text) => ({ ...exampleOf(text, none), isBackground: true })),
    exampleOf('', none, emptyImportance),
  ];
  const random = randomFrom(examples.length);
  const keys = examples.map(random);
  return [...examples.keys()]
    .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
    .flatMap((place) => examples[place] ?? []);
};

const exampleOf = (text: string, label: number, importance = 1): Example => ({
  text,
  label,
  importance,
  isBackground: false,
});

/** Words that spelling can be repaired to: those of the labels' examples, most frequent first. */
const wordsOfExamples = (
  { texts, words }: Documents,
  isLabelled: (text: number) => boolean,
): readonly string[] => {
  const frequencies = new Map<string, number>();
  for (const [row, text] of texts.entries())
    for (const place of isLabelled(row) ? text.places : []) {
      const { spelling = '' } = words[place] ?? {};
      frequencies.set(spelling, (frequencies.get(spelling) ?? 0) + 1);
    }
  return [...frequencies].sort(([, a], [, b]) => b - a).map(([word]) => word);
};

/** Vectors help most if there are few examples. */
const vectorWeightFor = ({ examples, labels }: ClassifierInput, settings: ClassifierSettings): number => {
  const perLabel = Math.max(1, examples.length / Math.max(1, labels.length));
  const { vectorWeightMin, vectorWeightMax, vectorDecay } = settings;
  const weight = vectorWeightMax * (10 / perLabel) ** vectorDecay;
  return Math.min(vectorWeightMax, Math.max(vectorWeightMin, weight));
};
