/**
 * The phrases most similar to a text: the cosine of their words, weighted by how few phrases contain each
 * (idf, Spärck Jones 1972), and of their letter trigrams, so that inflected and mistyped words count in part.
 */
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
export const nearestPhrases = (set: TrainingSet, text: string, countMax: number): readonly NearPhrase[] => {
  const phrases = phrasesOf(set);
  const features = phrases.map((phrase) => featuresOf(phrase.text, set.language));
  const weightOf = inverseFrequencies(features);
  const textFeatures = featuresOf(text, set.language);
  return phrases
    .map((phrase, at) => ({
      ...phrase,
      similarity: cosine(textFeatures, features[at] ?? textFeatures, weightOf),
    }))
    .filter(({ similarity }) => similarity >= SIMILARITY_MIN)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, countMax);
};

const phrasesOf = ({ intents }: TrainingSet): readonly Omit<NearPhrase, 'similarity'>[] =>
  intents.flatMap(({ id, name, phrases, templates }) => {
    const texts = [...phrases.map(({ parts }) => phraseText(parts)), ...templates];
    return [...new Set(texts)].map((text) => ({ intentId: id, intentName: name, text }));
  });

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

const inverseFrequencies = (phrases: readonly Features[]): WeightOf => {
  const counts = new Map<string, number>();
  for (const features of phrases)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature) => Math.log((1 + phrases.length) / (1 + (counts.get(feature) ?? 0))) + 1;
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
