/**
 * Scores a text against every label of a trained model. What a word adds to each label is remembered per
 * word, so a text costs one addition per word and label, and a look-up per pair of words.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { type Explanation, explain } from './explain.ts';
import { marginsOf } from './margins.ts';
import { readModel } from './model.ts';
import { marginAt, scoreOf } from './score-curve.ts';
import { type Scorer, scorerOf } from './scorer.ts';

export type Classifier = {
  readonly language: string;
  /** Ids, in the order of the scores. */
  readonly labels: readonly string[];
  /** One-vs-rest margins, in label order: above 0 is the label's side, -1 far on the other. */
  readonly margins: (tokens: readonly Token[]) => Float64Array;
  /** Calibrated scores, 0..1, in label order; see score-curve.ts. */
  readonly scores: (tokens: readonly Token[]) => Float64Array;
  /**
   * The labels that score `scoreMin` or more, in their order: most texts are like few of them. `intentOf` has
   * the number of the intent that each label is; -1 leaves one out.
   */
  readonly likely: (
    tokens: readonly Token[],
    scoreMin: number,
    intentOf: Int32Array,
  ) => readonly IntentScore[];
  /** What each token said for, or against, a label. */
  readonly explain: (tokens: readonly Token[], label: string) => Explanation;
};

/** How much a text is like an intent's phrases, 0..1. `intent` is its number. */
export type IntentScore = { readonly intent: number; readonly score: number };

/**
 * @throws model_unreadable for bytes of another kind or version, or trained with vectors that are not given.
 */
export const loadClassifier = (bytes: Uint8Array, vectors?: Vectors): Classifier => {
  const model = readModel(bytes);
  if (model.weights.vector > 0 && model.vectorFingerprint !== vectors?.fingerprint)
    throw new ParleyError('model_unreadable', {
      reason: 'it was trained with word vectors that are not given',
    });
  const scorer = scorerOf(model, vectors);
  return {
    language: model.language,
    labels: model.labels,
    margins: (tokens) => marginsOf(scorer, tokens).slice(),
    likely: (tokens, scoreMin, intentOf) => likelyOf(scorer, tokens, { scoreMin, intentOf }),
    explain: (tokens, label) => explain(scorer, tokens, model.labels.indexOf(label)),
    scores: (tokens) => marginsOf(scorer, tokens).map((margin) => scoreOf(margin, model.border)),
  };
};

/** Scores of a text, tokenised as the classifier's language is. */
export const scoresOfText = (classifier: Classifier, text: string): Float64Array =>
  classifier.scores(tokenise(text, classifier.language));

/** A margin a little below is looked at too: rounding must not leave out a score that is just enough. */
const MARGIN_TOLERANCE = 1e-6;

type Asked = { readonly scoreMin: number; readonly intentOf: Int32Array };

const likelyOf = (
  scorer: Scorer,
  tokens: readonly Token[],
  { scoreMin, intentOf }: Asked,
): readonly IntentScore[] => {
  const { border } = scorer.model;
  const margins = marginsOf(scorer, tokens);
  const marginMin = marginAt(scoreMin, border) - MARGIN_TOLERANCE;
  const likely: IntentScore[] = [];
  for (let label = 0; label < margins.length; label += 1) {
    const margin = margins[label] as number; // in range
    if (margin < marginMin) continue;
    const intent = intentOf[label] ?? -1;
    const score = scoreOf(margin, border);
    if (score >= scoreMin && intent >= 0) likely.push({ intent, score });
  }
  return likely;
};
