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

/**
 * The features of a text: ascending numbers, and the weight of each. Arrays, because maps of many thousand
 * texts take so much memory that collecting it blocks the caller.
 */
type Features = { readonly ids: readonly number[]; readonly weights: readonly number[] };

/** All features of the texts. */
type FeatureIndex = {
  readonly ids: Map<string, number>;
  /** By number. */
  readonly names: string[];
  /** The texts that have it, by number. */
  readonly frequencies: number[];
};

/**
 * Yields now and then, so that the caller can do other work. @returns for each text the index of its group's
 * leader, possibly itself.
 */
export function* groupTexts(texts: readonly string[], language: string): Generator<void, readonly number[]> {
  const index: FeatureIndex = { ids: new Map(), names: [], frequencies: [] };
  const features: Features[] = [];
  for (const text of texts) {
    features.push(numbered(featuresOf(text, language), index));
    if (features.length % TEXTS_A_STEP === 0) yield;
  }
  const leaders = new Map<number, number[]>();
  const groups: number[] = [];
  for (const [place, unweighted] of features.entries()) {
    const own = weigh(unweighted, index, texts.length);
    features[place] = own;
    const leader = nearestLeader(own, rarestOf(own, index), leaders, features) ?? place;
    groups.push(leader);
    if (leader === place) for (const id of own.ids) addLeader(leaders, id, place);
    if (place % TEXTS_A_STEP === 0) yield;
  }
  return groups;
}

/**
 * Stems, and the letter trigrams of words with their ends marked; the trigrams of a word share its weight.
 */
const featuresOf = (text: string, language: string): ReadonlyMap<string, number> => {
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

const numbered = (features: ReadonlyMap<string, number>, index: FeatureIndex): Features => {
  const byId = Array.from(features, ([name, weight]) => ({ id: idOf(name, index), weight }));
  byId.sort((a, b) => a.id - b.id);
  for (const { id } of byId) index.frequencies[id] = (index.frequencies[id] ?? 0) + 1;
  return { ids: byId.map(({ id }) => id), weights: byId.map(({ weight }) => weight) };
};

const idOf = (name: string, { ids, names }: FeatureIndex): number => {
  const id = ids.get(name) ?? names.length;
  if (id === names.length) {
    ids.set(name, id);
    names.push(name);
  }
  return id;
};

const weigh = ({ ids, weights }: Features, { frequencies }: FeatureIndex, texts: number): Features => {
  const weightOf = (id: number, at: number): number =>
    (weights[at] ?? 0) * Math.log(1 + (texts + 2 * SMOOTHING) / ((frequencies[id] ?? 1) + SMOOTHING));
  return { ids, weights: ids.map(weightOf) };
};

const rarestOf = ({ ids }: Features, { names, frequencies }: FeatureIndex): readonly number[] => {
  const frequencyOf = (id: number): number => frequencies[id] ?? 0;
  return (
    ids
      // A feature in no other text cannot lead to a match.
      .filter((id) => frequencyOf(id) > 1)
      .sort((a, b) => frequencyOf(a) - frequencyOf(b) || ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
      .slice(0, FEATURES_SOUGHT)
  );
};

const nearestLeader = (
  own: Features,
  rarestFeatures: readonly number[],
  leaders: ReadonlyMap<number, readonly number[]>,
  features: readonly Features[],
): number | undefined => {
  let bestLeader: number | undefined;
  let highestSimilarity = SIMILARITY_MIN;
  for (const place of likeliestLeaders(rarestFeatures, leaders)) {
    const similarity = jaccard(own, features[place] ?? NO_FEATURES);
    if (
      similarity < highestSimilarity ||
      (similarity === highestSimilarity && bestLeader !== undefined && bestLeader < place)
    )
      continue;
    [bestLeader, highestSimilarity] = [place, similarity];
  }
  return bestLeader;
};

const NO_FEATURES: Features = { ids: [], weights: [] };

const likeliestLeaders = (
  rarestFeatures: readonly number[],
  leaders: ReadonlyMap<number, readonly number[]>,
): readonly number[] => {
  const shared = new Map<number, number>();
  for (const id of rarestFeatures)
    for (const place of leaders.get(id) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  return [...shared]
    .sort(([a, of], [b, ofOther]) => ofOther - of || a - b)
    .slice(0, LEADERS_COMPARED)
    .map(([place]) => place);
};

const jaccard = (a: Features, b: Features): number => {
  let [shared, either] = [0, 0];
  let at = 0;
  for (const [place, id] of a.ids.entries()) {
    for (; (b.ids[at] ?? Number.POSITIVE_INFINITY) < id; at += 1) either += b.weights[at] ?? 0;
    const weight = a.weights[place] ?? 0;
    const other = b.ids[at] === id ? (b.weights[at] ?? 0) : 0;
    if (b.ids[at] === id) at += 1;
    shared += Math.min(weight, other);
    either += Math.max(weight, other);
  }
  for (; at < b.ids.length; at += 1) either += b.weights[at] ?? 0;
  return either === 0 ? 0 : shared / either;
};

const addLeader = (leaders: Map<number, number[]>, feature: number, place: number): void => {
  const places = leaders.get(feature);
  if (places === undefined) leaders.set(feature, [place]);
  else if (places.length < LEADERS_SOUGHT) places.push(place);
};
