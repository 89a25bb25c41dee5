/**
 * The features of the training texts, and how distinctive each one is: idf(f) = ln((1 + N) / (1 + df(f))) +
 * 1, where df(f) of N texts contain f (Spärck Jones 1972, smoothed).
 */
import type { Documents } from './documents.ts';

/** The largest number of a `Uint16Array`. */
const TEXT_FREQUENCY_MAX = 65_535;

export type Vocabulary = {
  /** The hash of each feature; its index is the feature's id. */
  readonly hashes: Int32Array;
  /** Per feature, the number of texts that contain it, capped at 65,535. */
  readonly textFrequencies: Uint16Array;
  readonly texts: number;
};

/** Hash → id by open addressing in a typed array: twice as fast as a `Map`, and built in milliseconds. */
export type FeatureTable = {
  /**
   * Pairs of a hash and its id plus one; 0 marks an empty cell. A look-up costs one cache miss, because pairs
   * are contiguous.
   */
  readonly cells: Int32Array;
  readonly mask: number;
};

export const tableOf = (hashes: Int32Array): FeatureTable => {
  let size = 16;
  while (size < hashes.length * 2) size *= 2;
  const table = { cells: new Int32Array(2 * size), mask: size - 1 };
  for (let id = 0; id < hashes.length; id += 1) {
    const hash = hashes[id] ?? 0;
    let at = hash & table.mask;
    while (table.cells[2 * at + 1] !== 0) at = (at + 1) & table.mask;
    table.cells[2 * at] = hash;
    table.cells[2 * at + 1] = id + 1;
  }
  return table;
};

/** The id of a feature, or -1. */
export const idOf = ({ cells, mask }: FeatureTable, hash: number): number => {
  let at = hash & mask;
  for (;;) {
    const id = (cells[2 * at + 1] as number) - 1; // in range: masked
    if (id < 0 || cells[2 * at] === hash) return id;
    at = (at + 1) & mask;
  }
};

/** The idf of each feature, and that of an unknown one. */
export const inverseFrequencies = ({
  textFrequencies,
  texts,
}: Vocabulary): { readonly idf: Float32Array; readonly idfUnknown: number } => ({
  idf: Float32Array.from(textFrequencies, (frequency) => Math.log((1 + texts) / (1 + frequency)) + 1),
  idfUnknown: Math.log(1 + texts) + 1,
});

/**
 * All features of the labelled texts; dropping the rare ones cost accuracy and saved little. Other texts are
 * counted too, but a feature that occurs only in them is left out, because it would have no weight for any
 * intent.
 */
export const vocabularyOf = (documents: Documents, teaches: (text: number) => boolean): Vocabulary => {
  const { texts, words } = documents;
  const hashes = hashesOf(documents, teaches);
  const table = tableOf(hashes);
  // The n-grams of a word are looked up once, not in every text that contains it.
  const grams = words.map((word) => featuresIn(table, word.grams));
  const frequencies = new Int32Array(hashes.length);
  const seenIn = new Int32Array(hashes.length).fill(-1);
  const count = (features: Int32Array, text: number): void => {
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at] as number; // in range, as is what follows
      if (seenIn[feature] === text) continue;
      seenIn[feature] = text;
      frequencies[feature] = (frequencies[feature] as number) + 1;
    }
  };
  for (const [number, { sequence, places }] of texts.entries()) {
    count(featuresIn(table, sequence), number);
    for (const place of places) count(grams[place] as Int32Array, number);
  }
  return {
    hashes,
    textFrequencies: Uint16Array.from(frequencies, (frequency) => Math.min(TEXT_FREQUENCY_MAX, frequency)),
    texts: texts.length,
  };
};

/** The ids of the hashes that the table has. */
const featuresIn = (table: FeatureTable, hashes: Int32Array): Int32Array => {
  const features = new Int32Array(hashes.length);
  let count = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const id = idOf(table, hashes[at] as number); // in range
    if (id >= 0) features[count++] = id;
  }
  return features.subarray(0, count);
};

/** The hash of each feature; its index is the feature's id. */
const hashesOf = ({ texts, words }: Documents, teaches: (text: number) => boolean): Int32Array => {
  const hashes = new Set<number>();
  const labelledTexts = texts.filter((_, text) => teaches(text));
  for (const { sequence } of labelledTexts) for (const hash of sequence) hashes.add(hash);
  for (const place of new Set(labelledTexts.flatMap(({ places }) => [...places])))
    for (const gram of words[place]?.grams ?? []) hashes.add(gram);
  return Int32Array.from(hashes);
};
