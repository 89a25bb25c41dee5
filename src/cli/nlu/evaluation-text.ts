import { quantity } from '../../kernel/quantity.ts';
import type { Confusion, Evaluation } from '../../nlu/evaluate/evaluation.ts';
import { inColumns } from '../terminal/print.ts';

/** An evaluation as text for a terminal, worst results first. */
export const evaluationText = (evaluation: Evaluation): string =>
  [summary(evaluation), intents(evaluation), confusions(evaluation), slots(evaluation), rejection(evaluation)]
    .filter((part) => part !== '')
    .join('\n\n');

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const figure = (value: number): string => value.toFixed(2);

const summary = (evaluation: Evaluation): string => {
  const { phrases, intents: all, folds, seed, language, accuracy, refused, macroF1, unmeasured } = evaluation;
  const lines = [
    `${quantity(phrases, 'phrase')} of ${quantity(all.length, 'intent')} (${language}), in ${folds} folds with seed ${seed}`,
    inColumns([
      ['understood correctly', percent(accuracy)],
      ['understood as something else', percent(1 - accuracy - refused)],
      ['refused', percent(refused)],
      ['mean F1 of the intents', figure(macroF1)],
    ]),
  ];
  if (unmeasured.length > 0)
    lines.push(`Not measured, because they have only one phrase: ${unmeasured.join(', ')}.`);
  return lines.join('\n');
};

const intents = ({ intents: all }: Evaluation): string =>
  inColumns([
    ['INTENT', 'PHRASES', 'PRECISION', 'RECALL', 'F1'],
    ...all.map(({ intent, phrases, precision, recall, f1 }) => [
      intent,
      String(phrases),
      figure(precision),
      figure(recall),
      figure(f1),
    ]),
  ]);

const confusions = ({ confusions: pairs }: Evaluation): string =>
  pairs.length === 0 ? '' : ['Confused', ...pairs.map(confusion)].join('\n');

const confusion = ({ expected, given, phrases }: Confusion): string =>
  [
    `  ${expected} → ${given ?? 'refused'} (${phrases.length})`,
    ...phrases.map(({ text, nearest, score }) => {
      const like = given === undefined && nearest !== undefined ? ` like ${nearest}` : '';
      return `    "${text}"  ${figure(score)}${like}`;
    }),
  ].join('\n');

const slots = ({ slots: { expected, precision, recall, f1, each } }: Evaluation): string =>
  expected === 0
    ? ''
    : [
        `Values: F1 ${figure(f1)} of ${expected} annotated (precision ${figure(precision)}, recall ${figure(recall)})`,
        inColumns([
          ['  intent', 'parameter', 'values', 'precision', 'recall', 'F1'],
          ...each.map((evaluation) => [
            `  ${evaluation.intent}`,
            `$${evaluation.parameter}`,
            String(evaluation.expected),
            figure(evaluation.precision),
            figure(evaluation.recall),
            figure(evaluation.f1),
          ]),
        ]),
      ].join('\n');

const rejection = ({
  rejection: { threshold, suggested: suggestedThreshold, change, foreign, curve },
}: Evaluation): string => {
  const near = new Set([threshold, suggestedThreshold].map((value) => value?.toFixed(2)));
  const rows = curve.filter(({ threshold: at }, step) => step % 2 === 0 || near.has(at.toFixed(2)));
  return [
    `Threshold ${figure(threshold)}: ${advice(threshold, suggestedThreshold, foreign)}`,
    ...costText(change),
    inColumns([
      ['  threshold', 'right', 'wrong', 'unrelated texts refused'],
      ...rows.map(({ threshold: at, right, wrong, foreignRefused }) => [
        `  ${figure(at)}`,
        percent(right),
        percent(wrong),
        foreignRefused === undefined ? '-' : percent(foreignRefused),
      ]),
    ]),
  ].join('\n');
};

/** The gains and costs of the suggested threshold; empty if the agent's own is best. */
const costText = (change: Evaluation['rejection']['change']): readonly string[] => {
  if (change === undefined) return [];
  const { before, after } = change;
  if (Math.abs(before.threshold - after.threshold) < 0.001) return [];
  const step = (one: number | undefined, other: number | undefined): string =>
    `${percent(one ?? 0)} → ${percent(other ?? 0)}`;
  return [
    `  own texts right ${step(before.right, after.right)}, wrong ${step(before.wrong, after.wrong)}, ` +
      `unrelated texts refused ${step(before.foreignRefused, after.foreignRefused)}`,
    `  to set it: parley agent set threshold ${figure(after.threshold)}`,
  ];
};

/** The advice on the agent's threshold. */
export const advice = (
  threshold: number,
  suggestedThreshold: number | undefined,
  foreign: number,
): string => {
  if (suggestedThreshold === undefined) return 'too few phrases and intents to suggest another';
  const same = Math.abs(suggestedThreshold - threshold) < 0.001;
  const basis = `by ${foreign} texts of intents that were left out`;
  return same ? `keep it, ${basis}` : `${figure(suggestedThreshold)} is suggested, ${basis}`;
};
