/**
 * The phrases most similar to a text: the cosine of their words, weighted by how few phrases contain each
 * (idf, Spärck Jones 1972), and of their letter trigrams, so that inflected and mistyped words count in part.
 */
import { finish, LONG_TEXTS_A_STEP as LONG, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { phraseText } from '../rules/phrase-pattern.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokens.ts';
import type { TrainingSet } from '../training-set.ts';

export type NearPhrase = {
  readonly intentId: string;
  readonly intentName: string;
  readonly text: string;
  /** 0..1; 1 only for the same words. */
  readonly similarity: number;
};

/** Phrases below this share only words that most phrases have. */
const SIMILARITY_MIN = 0.1;

/** Most similar first; the same text once per intent. */
export const nearestPhrases = (set: TrainingSet, text: string, countMax: number): readonly NearPhrase[] =>
  finish(nearestPhraseSteps(set, text, countMax));

/** `nearestPhrases` in steps, because a set may have many phrases. */
export function* nearestPhraseSteps(
  set: TrainingSet,
  text: string,
  countMax: number,
): Steps<readonly NearPhrase[]> {
  const phrases = yield* phrasesOf(set);
  const counts = new Map<string, number>();
  const features = yield* mappedInSteps(phrases, (phrase) => featuresOf(phrase.text, set.language), LONG);
  yield* mappedInSteps(features, (ofPhrase) => countIn(counts, ofPhrase), LONG);
  const weightOf: WeightOf = (feature) =>
    Math.log((1 + phrases.length) / (1 + (counts.get(feature) ?? 0))) + 1;
  const textFeatures = featuresOf(text, set.language);
  const similar = yield* mappedInSteps(
    features.entries(),
    ([at, ofPhrase]) => ({ at, similarity: cosine(textFeatures, ofPhrase, weightOf) }),
    LONG,
  );
  return similar
    .filter(({ similarity }) => similarity >= SIMILARITY_MIN)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, countMax)
    .flatMap(({ at, similarity }) => ({ ...(phrases[at] as Omit<NearPhrase, 'similarity'>), similarity }));
}

function* phrasesOf({ intents }: TrainingSet): Steps<readonly Omit<NearPhrase, 'similarity'>[]> {
  const all: Omit<NearPhrase, 'similarity'>[] = [];
  for (const { id, name, phrases, templates } of intents) {
    const texts = new Set([...phrases.map(({ parts }) => phraseText(parts)), ...templates]);
    for (const text of texts) all.push({ intentId: id, intentName: name, text });
    yield;
  }
  return all;
}

type Features = ReadonlySet<string>;

const LETTERS = 3;

const featuresOf = (text: string, language: string): Features => {
  const features = new Set(tokenise(text, language).map(({ stem }) => stem));
  const letters = ` ${normalise(text)} `;
  for (let at = 0; at + LETTERS <= letters.length; at += 1)
    features.add(`\u0000${letters.slice(at, at + LETTERS)}`);
  return features;
};

type WeightOf = (feature: string) => number;

const countIn = (counts: Map<string, number>, features: Features): void => {
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
};

const cosine = (features: Features, otherFeatures: Features, weightOf: WeightOf): number => {
  const norm = Math.sqrt(squareOf(features, weightOf) * squareOf(otherFeatures, weightOf));
  const sharedFeatures = [...features].filter((feature) => otherFeatures.has(feature));
  // Rounding must not make the similarity exceed 1.
  return norm === 0 ? 0 : Math.min(1, squareOf(sharedFeatures, weightOf) / norm);
};

const squareOf = (features: Iterable<string>, weightOf: WeightOf): number => {
  let square = 0;
  for (const feature of features) square += weightOf(feature) ** 2;
  return square;
};
