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
const ALIKE = 0.35;
/** Leaders are searched by this many of the rarest features of a text. */
const FEATURES_SOUGHT = 8;
const LEADERS_SOUGHT = 32;
/** Of the candidates, those that share the most features are compared. */
const LEADERS_COMPARED = 8;
/** k in the formula. */
const SMOOTHING = 5;
/** The number of texts between two pauses of the generator: a millisecond or two. */
const TEXTS_A_STEP = 200;

type Featured = ReadonlyMap<string, number>;

/**
 * Yields now and then, so that the caller can do other work. @returns for each text the index of its group's
 * leader, possibly itself.
 */
export function* groupTexts(texts: readonly string[], language: string): Generator<void, readonly number[]> {
  const features: Featured[] = [];
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    const own = featuresOf(text, language);
    for (const feature of own.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
    features.push(own);
    if (features.length % TEXTS_A_STEP === 0) yield;
  }
  const weighed: Featured[] = [];
  const leaders = new Map<string, number[]>();
  const groups: number[] = [];
  for (const [place, bare] of features.entries()) {
    const own = weigh(bare, frequencies, texts.length);
    weighed.push(own);
    const sought = rarest(own, frequencies);
    const leader = nearest(own, sought, leaders, weighed) ?? place;
    groups.push(leader);
    if (leader === place) for (const feature of own.keys()) lead(leaders, feature, place);
    if (place % TEXTS_A_STEP === 0) yield;
  }
  return groups;
}

/**
 * Stems, and the letter trigrams of words with their ends marked; the trigrams of a word share its weight.
 */
const featuresOf = (text: string, language: string): Featured => {
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

const weigh = (own: Featured, frequencies: ReadonlyMap<string, number>, texts: number): Featured =>
  new Map(
    Array.from(own, ([feature, part]) => [
      feature,
      part * Math.log(1 + (texts + 2 * SMOOTHING) / ((frequencies.get(feature) ?? 1) + SMOOTHING)),
    ]),
  );

const rarest = (own: Featured, frequencies: ReadonlyMap<string, number>): readonly string[] => {
  const sorted = [...own.keys()].sort(
    (a, b) => (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  // A feature in no other text cannot lead to a match.
  const shared = sorted.filter((feature) => (frequencies.get(feature) ?? 0) > 1);
  return shared.slice(0, FEATURES_SOUGHT);
};

const nearest = (
  own: Featured,
  sought: readonly string[],
  leaders: ReadonlyMap<string, readonly number[]>,
  weighed: readonly Featured[],
): number | undefined => {
  let best: number | undefined;
  let most = ALIKE;
  for (const place of likeliest(sought, leaders)) {
    const similarity = jaccard(own, weighed[place] ?? new Map());
    if (similarity < most || (similarity === most && best !== undefined && best < place)) continue;
    [best, most] = [place, similarity];
  }
  return best;
};

const likeliest = (
  sought: readonly string[],
  leaders: ReadonlyMap<string, readonly number[]>,
): readonly number[] => {
  const shared = new Map<number, number>();
  for (const feature of sought)
    for (const place of leaders.get(feature) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  return [...shared]
    .sort(([a, of], [b, ofOther]) => ofOther - of || a - b)
    .slice(0, LEADERS_COMPARED)
    .map(([place]) => place);
};

const jaccard = (a: Featured, b: Featured): number => {
  let [shared, either] = [0, 0];
  for (const [feature, weight] of a) {
    const other = b.get(feature) ?? 0;
    shared += Math.min(weight, other);
    either += Math.max(weight, other);
  }
  for (const [feature, weight] of b) if (!a.has(feature)) either += weight;
  return either === 0 ? 0 : shared / either;
};

const lead = (leaders: Map<string, number[]>, feature: string, place: number): void => {
  const places = leaders.get(feature);
  if (places === undefined) leaders.set(feature, [place]);
  else if (places.length < LEADERS_SOUGHT) places.push(place);
};
