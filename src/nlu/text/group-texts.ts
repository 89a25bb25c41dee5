/**
 * Groups similar texts: leader clustering (Hartigan, "Clustering Algorithms", 1975) over the stems of words
 * and the trigrams of their letters, with the weighted Jaccard index
 *
 *     Σ w(shared) / Σ w(either),   w = log(1 + (texts + 2 k) / (texts that have it + k))
 *
 * where k prevents every word from being rare among few texts, and the trigrams of a word together weigh as
 * much as one of them. The first text of a group leads it, so pass the most frequent texts first. The same
 * texts give the same groups.
 */
import { tokenise } from './tokens.ts';

/** 0..1: below it, two texts differ. */
const SIMILARITY_MIN = 0.35;
/** Leaders are searched by this many of the rarest features of a text. */
const FEATURES_SOUGHT = 8;
const LEADERS_SOUGHT = 32;
/** Of the candidates, those that share the most features are compared. */
const LEADERS_COMPARED = 8;
/** k in the formula. */
const SMOOTHING = 5;
/** The number of texts between two pauses of the generator: a few milliseconds for long texts of common words. */
const TEXTS_A_STEP = 25;

type WeightedFeatures = ReadonlyMap<string, number>;

/**
 * Yields now and then, so that the caller can do other work. @returns for each text the index of its group's
 * leader, possibly itself.
 */
export function* groupTexts(texts: readonly string[], language: string): Generator<void, readonly number[]> {
  const features: WeightedFeatures[] = [];
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    const own = featuresOf(text, language);
    for (const feature of own.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
    features.push(own);
    if (features.length % TEXTS_A_STEP === 0) yield;
  }
  const weightedFeatures: WeightedFeatures[] = [];
  const leaders = new Map<string, number[]>();
  const groups: number[] = [];
  for (const [place, unweighted] of features.entries()) {
    const own = weigh(unweighted, frequencies, texts.length);
    weightedFeatures.push(own);
    const rarestFeatures = rarestOf(own, frequencies);
    const leader = nearestLeader(own, rarestFeatures, leaders, weightedFeatures) ?? place;
    groups.push(leader);
    if (leader === place) for (const feature of own.keys()) addLeader(leaders, feature, place);
    if (place % TEXTS_A_STEP === 0) yield;
  }
  return groups;
}

/**
 * Stems, and the letter trigrams of words with their ends marked; the trigrams of a word share its weight.
 */
const featuresOf = (text: string, language: string): WeightedFeatures => {
  const features = new Map<string, number>();
  for (const { stem } of tokenise(text, language)) {
    if (!/[\p{L}\p{N}]/u.test(stem)) continue;
    features.set(stem, 1);
    const marked = ` ${stem} `;
    const count = Math.max(1, marked.length - 2);
    for (let at = 0; at < count; at += 1) {
      const gram = `_${marked.slice(at, at + 3)}`;
      features.set(gram, Math.max(features.get(gram) ?? 0, 1 / count));
    }
  }
  return features;
};

const weigh = (
  own: WeightedFeatures,
  frequencies: ReadonlyMap<string, number>,
  texts: number,
): WeightedFeatures =>
  new Map(
    Array.from(own, ([feature, part]) => [
      feature,
      part * Math.log(1 + (texts + 2 * SMOOTHING) / ((frequencies.get(feature) ?? 1) + SMOOTHING)),
    ]),
  );

const rarestOf = (own: WeightedFeatures, frequencies: ReadonlyMap<string, number>): readonly string[] => {
  const byFrequency = [...own.keys()].sort(
    (a, b) => (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  // A feature in no other text cannot lead to a match.
  const shared = byFrequency.filter((feature) => (frequencies.get(feature) ?? 0) > 1);
  return shared.slice(0, FEATURES_SOUGHT);
};

const nearestLeader = (
  own: WeightedFeatures,
  rarestFeatures: readonly string[],
  leaders: ReadonlyMap<string, readonly number[]>,
  weightedFeatures: readonly WeightedFeatures[],
): number | undefined => {
  let bestLeader: number | undefined;
  let highestSimilarity = SIMILARITY_MIN;
  for (const place of likeliestLeaders(rarestFeatures, leaders)) {
    const similarity = jaccard(own, weightedFeatures[place] ?? new Map());
    if (
      similarity < highestSimilarity ||
      (similarity === highestSimilarity && bestLeader !== undefined && bestLeader < place)
    )
      continue;
    [bestLeader, highestSimilarity] = [place, similarity];
  }
  return bestLeader;
};

const likeliestLeaders = (
  rarestFeatures: readonly string[],
  leaders: ReadonlyMap<string, readonly number[]>,
): readonly number[] => {
  const shared = new Map<number, number>();
  for (const feature of rarestFeatures)
    for (const place of leaders.get(feature) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  return [...shared]
    .sort(([a, of], [b, ofOther]) => ofOther - of || a - b)
    .slice(0, LEADERS_COMPARED)
    .map(([place]) => place);
};

const jaccard = (a: WeightedFeatures, b: WeightedFeatures): number => {
  let [shared, either] = [0, 0];
  for (const [feature, weight] of a) {
    const other = b.get(feature) ?? 0;
    shared += Math.min(weight, other);
    either += Math.max(weight, other);
  }
  for (const [feature, weight] of b) if (!a.has(feature)) either += weight;
  return either === 0 ? 0 : shared / either;
};

const addLeader = (leaders: Map<string, number[]>, feature: string, place: number): void => {
  const places = leaders.get(feature);
  if (places === undefined) leaders.set(feature, [place]);
  else if (places.length < LEADERS_SOUGHT) places.push(place);
};
