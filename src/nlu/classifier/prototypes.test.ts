import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import type { EncodedTexts } from '../vectors/encoded-texts.ts';
import { loadClassifier } from './classifier.ts';
import { type ClassifierInput, textsToEncode } from './prepare-training.ts';
import { prototypesOf } from './prototypes.ts';
import { trainClassifier } from './train-classifier.ts';

const NONE = 2;
/** Vectors of two dimensions with a label each; `NONE` is the one after the last. */
const prototypesAmong = (...texts: readonly (readonly [number, number, number])[]) =>
  prototypesOf(
    { dims: 2, values: Float32Array.from(texts.flatMap(([, ...vector]) => vector)) },
    Int32Array.from(texts, ([label]) => label),
    NONE,
  );
const rounded = (numbers: Iterable<number>): number[] =>
  Array.from(numbers, (each) => Number(each.toFixed(3)));

describe('the prototypes of labels', () => {
  it('are the means of their texts, of length 1, and zeros for a label without texts', () => {
    const { weights } = prototypesAmong([0, 1, 0], [0, 0.28, 0.96], [NONE, -1, 0]);
    expect(rounded(weights)).toEqual([0.8, 0.6, 0, 0]);
  });

  const own = [
    [0, 1, 0],
    [0, 0.6, 0.8],
    [1, 0, 1],
    [1, 0.6, 0.8],
  ] as const;
  /** The mean similarity of an example to the other of its label. */
  const SIMILARITY = (0.6 + 0.8) / 2;

  it('have a border between the texts of labels and unrelated ones', () => {
    // The nearest label to the unrelated text (1, 0) is 0. Its mean has the direction (1.6, .8).
    const unrelated = 1.6 / Math.hypot(1.6, 0.8);
    expect(prototypesAmong(...own, [NONE, 1, 0]).border).toBeCloseTo((SIMILARITY + unrelated) / 2 + 0.04);
  });

  it('have a higher border if unrelated texts are far from all labels', () => {
    const { border } = prototypesAmong(...own, [NONE, -1, 0]);
    expect(border).toBeCloseTo(SIMILARITY / 2 + 0.04 + SIMILARITY - 0.45);
  });

  it('have a border without any text', () => {
    expect(prototypesAmong().border).toBeGreaterThanOrEqual(0);
  });
});

const input: ClassifierInput = {
  language: 'en',
  labels: ['pay.back', 'track'].map((id) => ({ id, name: id })),
  examples: [
    { text: 'I would like a refund', label: 'pay.back' },
    { text: 'please refund me', label: 'pay.back' },
    { text: 'where is my parcel', label: 'track' },
    { text: 'track the parcel', label: 'track' },
  ],
  negatives: [],
};
/** Texts about money, texts about parcels, and all others. */
const vectorOf = (text: string): readonly number[] =>
  /refund|money/.test(text) ? [1, 0, 0] : /parcel|mail/.test(text) ? [0, 1, 0] : [0, 0, 1];
const texts = textsToEncode(input);
const encoded: EncodedTexts = {
  fingerprint: 'topics',
  dims: 3,
  texts,
  values: Float32Array.from(texts.flatMap(vectorOf)),
};

describe('a classifier with a sentence encoder', () => {
  const classifier = loadClassifier(trainClassifier(input, undefined, encoded));
  const asked = (text: string) => [tokenise(text, 'en'), Float32Array.from(vectorOf(text))] as const;

  it('understands texts that share no word with a phrase, and refuses unrelated ones', () => {
    const [payBack = 0, track = 0] = classifier.scores(...asked('money'));
    expect(payBack).toBeGreaterThan(0.3);
    expect(track).toBeLessThan(0.3);
    for (const score of classifier.scores(...asked('is it going to rain'))) expect(score).toBeLessThan(0.3);
  });

  it('explains scores that add up to the margin', () => {
    const [tokens, sentence] = asked('is there mail with my refund');
    const margins = classifier.margins(tokens, sentence);
    for (const [at, label] of classifier.labels.entries()) {
      const { tokens: shares, sentence: ofSentence, rest } = classifier.explain(tokens, label, sentence);
      const sum = shares.reduce((total, share) => total + share, ofSentence + rest);
      expect(sum).toBeCloseTo(margins[at] ?? Number.NaN, 5);
    }
  });
});
