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
  /** The labels that score `scoreMin` or more, in their order: most texts are like few of them. */
  readonly likely: (tokens: readonly Token[], scoreMin: number) => readonly LabelScore[];
  /** What each token said for, or against, a label. */
  readonly explain: (tokens: readonly Token[], label: string) => Explanation;
};

/** `label` is its place among the labels. */
export type LabelScore = { readonly label: number; readonly score: number };

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
    likely: (tokens, scoreMin) => likelyOf(scorer, tokens, scoreMin),
    explain: (tokens, label) => explain(scorer, tokens, model.labels.indexOf(label)),
    scores: (tokens) => marginsOf(scorer, tokens).map((margin) => scoreOf(margin, model.border)),
  };
};

/** Scores of a text, tokenised as the classifier's language is. */
export const scoresOfText = (classifier: Classifier, text: string): Float64Array =>
  classifier.scores(tokenise(text, classifier.language));

/** A margin a little below is looked at too: rounding must not leave out a score that is just enough. */
const MARGIN_TOLERANCE = 1e-6;

const likelyOf = (scorer: Scorer, tokens: readonly Token[], scoreMin: number): readonly LabelScore[] => {
  const { border } = scorer.model;
  const margins = marginsOf(scorer, tokens);
  const marginMin = marginAt(scoreMin, border) - MARGIN_TOLERANCE;
  const likely: LabelScore[] = [];
  for (let label = 0; label < margins.length; label += 1) {
    const margin = margins[label] as number; // in range
    if (margin < marginMin) continue;
    const score = scoreOf(margin, border);
    if (score >= scoreMin) likely.push({ label, score });
  }
  return likely;
};
