import { quantity } from '../../kernel/quantity.ts';
import type { Evaluation } from '../../nlu/evaluate/evaluation.ts';
import { inColumns } from '../terminal/print.ts';
import { figure, percent } from './evaluation-text.ts';

export type EncoderEvaluation = { readonly encoder: string; readonly evaluation: Evaluation };

/** Evaluations of one agent with several sentence encoders, side by side. */
export const comparisonText = (evaluations: readonly EncoderEvaluation[]): string => {
  const [first] = evaluations;
  if (first === undefined) return '';
  const { phrases, folds, seed, language, rejection } = first.evaluation;
  return [
    `${quantity(phrases, 'phrase')} (${language}), in ${folds} folds with seed ${seed}, ` +
      `at the threshold ${figure(rejection.threshold)}`,
    inColumns([
      ['ENCODER', 'RIGHT', 'WRONG', 'REFUSED', 'MEAN F1', 'UNRELATED TEXTS REFUSED'],
      ...evaluations.map(({ encoder, evaluation }) => rowOf(encoder, evaluation)),
    ]),
  ].join('\n\n');
};

const rowOf = (encoder: string, { accuracy, refused, macroF1, rejection }: Evaluation): string[] => {
  const { threshold, curve } = rejection;
  const nearest = curve.reduce((best, point) =>
    Math.abs(point.threshold - threshold) < Math.abs(best.threshold - threshold) ? point : best,
  );
  const { foreignRefused } = nearest;
  return [
    encoder,
    percent(accuracy),
    percent(1 - accuracy - refused),
    percent(refused),
    figure(macroF1),
    foreignRefused === undefined ? '-' : percent(foreignRefused),
  ];
};
