/**
 * Scores a text against every label of a trained model. What a word adds to each label is cached per word, so
 * a text costs one addition per word and label, and one look-up per pair of words.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { tokeniseSpelled } from '../text/contractions.ts';
import type { Token } from '../text/tokens.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { readClassifier } from './classifier-bytes.ts';
import { explainMargin, type MarginExplanation } from './explain-margin.ts';
import { marginsOf } from './margins.ts';
import { marginAt, marginOfRival, rivalMargin, scoreOf } from './score-curve.ts';
import { type Scorer, scorerOf } from './scorer.ts';

/**
 * `sentence` is the text's vector by the encoder of the training. A model that was trained with one needs it
 * for every text; others ignore it.
 */
export type Classifier = {
  readonly language: string;
  /** Fingerprint of the sentence encoder of the training; undefined without one. */
  readonly encoder: string | undefined;
  /** Ids, in the order of the scores. */
  readonly labels: readonly string[];
  /** One-vs-rest margins in label order. Above 0 means the label, -1 is far from it. */
  readonly margins: (tokens: readonly Token[], sentence?: Float32Array) => Float64Array;
  /** Calibrated scores, 0..1, in label order; see score-curve.ts. */
  readonly scores: (tokens: readonly Token[], sentence?: Float32Array) => Float64Array;
  /**
   * The labels that score `scoreMin` or more, in their order; most texts resemble few of them. `intentOf`
   * maps each label to the number of its intent; -1 leaves a label out.
   */
  readonly likely: (
    tokens: readonly Token[],
    scoreMin: number,
    intentOf: Int32Array,
    sentence?: Float32Array,
  ) => readonly IntentScore[];
  /** How much each token speaks for or against a label. */
  readonly explain: (tokens: readonly Token[], label: string, sentence?: Float32Array) => MarginExplanation;
};

/** How much a text resembles an intent's phrases, 0..1. `intent` is its number. */
export type IntentScore = { readonly intent: number; readonly score: number };

/**
 * @throws model_unreadable if the bytes have another kind or version, or if `vectors` are not those of the
 * training.
 */
export const loadClassifier = (bytes: Uint8Array, vectors?: Vectors): Classifier => {
  const model = readClassifier(bytes);
  if (model.weights.vector > 0 && model.vectorFingerprint !== vectors?.fingerprint)
    throw new ParleyError('model_unreadable', {
      reason: 'it was trained with word vectors that are missing here',
    });
  const scorer = scorerOf(model, vectors);
  return {
    language: model.language,
    labels: model.labels,
    encoder: model.encoder?.fingerprint,
    margins: (tokens, sentence) => marginsOf(scorer, tokens, sentence).slice(),
    likely: (tokens, scoreMin, intentOf, sentence) =>
      likelyOf(scorer, tokens, { scoreMin, intentOf, sentence }),
    explain: (tokens, label, sentence) =>
      explainMargin(scorer, { tokens, sentence }, model.labels.indexOf(label)),
    scores: (tokens, sentence) => {
      const margins = marginsOf(scorer, tokens, sentence);
      const best = bestOf(margins);
      return margins.map((margin) => scoreOf(rivalMargin(margin, best), model.border));
    },
  };
};

/** Scores a text, tokenised in the classifier's language. */
export const scoresOfText = (classifier: Classifier, text: string, sentence?: Float32Array): Float64Array =>
  classifier.scores(tokeniseSpelled(text, classifier.language), sentence);

/**
 * Margins slightly below the bound are checked too, because rounding must not drop a score that just reaches
 * it.
 */
const MARGIN_TOLERANCE = 1e-6;

const bestOf = (margins: Float64Array): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const margin of margins) best = Math.max(best, margin);
  return best;
};

type LikelyOptions = {
  readonly scoreMin: number;
  readonly intentOf: Int32Array;
  readonly sentence: Float32Array | undefined;
};

const likelyOf = (
  scorer: Scorer,
  tokens: readonly Token[],
  { scoreMin, intentOf, sentence }: LikelyOptions,
): readonly IntentScore[] => {
  const { border } = scorer.model;
  const margins = marginsOf(scorer, tokens, sentence);
  const best = bestOf(margins);
  const marginMin = marginOfRival(marginAt(scoreMin, border), best) - MARGIN_TOLERANCE;
  const likely: IntentScore[] = [];
  for (let label = 0; label < margins.length; label += 1) {
    const margin = margins[label] as number; // in range
    if (margin < marginMin) continue;
    const intent = intentOf[label] ?? -1;
    const score = scoreOf(rivalMargin(margin, best), border);
    if (score >= scoreMin && intent >= 0) likely.push({ intent, score });
  }
  return likely;
};
