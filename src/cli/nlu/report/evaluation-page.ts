import { quantity } from '../../../kernel/quantity.ts';
import type { Confusion, Evaluation } from '../../../nlu/evaluate/evaluation.ts';
import { advice, figure, percent } from '../evaluation-text.ts';
import { confusionMatrix } from './confusion-matrix.ts';
import { type Html, html } from './html.ts';
import { pageOf } from './page.ts';
import { rejectionChart } from './rejection-chart.ts';

/** An evaluation as one HTML file that loads nothing else. */
export const evaluationPage = (evaluation: Evaluation, { agent }: { readonly agent: string }): string => {
  const { language, folds, seed } = evaluation;
  const content = html`<h1>${agent}</h1>
<p class="faint">How well it understands phrases that it was not taught: each was held out once,
in ${folds} folds (language ${language}, seed ${seed}).</p>
${tiles(evaluation)}
<h2>What is taken for what</h2>
${confusionMatrix(evaluation)}
${pairs(evaluation)}
<h2>Intents</h2>
${intents(evaluation)}
${slots(evaluation)}
<h2>Threshold</h2>
${rejection(evaluation)}`;
  return pageOf({ title: `${agent}: how well it understands`, content });
};

const tiles = ({ accuracy, refused, macroF1, phrases, slots: { f1, expected } }: Evaluation): Html => {
  const all = [
    [percent(accuracy), `of ${quantity(phrases, 'phrase')} understood correctly`],
    [percent(1 - accuracy - refused), 'understood as something else'],
    [percent(refused), 'refused'],
    [figure(macroF1), 'mean F1 of the intents'],
    ...(expected > 0 ? [[figure(f1), `F1 of ${quantity(expected, 'annotated value')}`]] : []),
  ];
  return html`<div class="tiles">${all.map(
    ([value = '', name = '']) => html`<div class="tile"><b>${value}</b><span>${name}</span></div>`,
  )}</div>`;
};

const pairs = ({ confusions }: Evaluation): Html =>
  confusions.length === 0
    ? html`<p>Nothing was confused.</p>`
    : html`<h2>The phrases that went wrong</h2>
<p class="faint">With the score of what they were taken for; the most frequent confusion first.</p>
<div class="pairs">${confusions.map(pair)}</div>`;

const pair = ({ expected, given, phrases }: Confusion, at: number): Html =>
  html`<section class="pair" id="pair-${at}"><h3>${expected} → ${given ?? 'refused'}</h3><ul>${phrases.map(
    ({ text, nearest, score }) => {
      const like = given === undefined && nearest !== undefined ? `like ${nearest}, ` : '';
      return html`<li>${text} <span>${like}${figure(score)}</span></li>`;
    },
  )}</ul></section>`;

const bar = (share: number): Html =>
  html`<span class="bar" style="--share:${Math.round(100 * share)}%"></span>${figure(share)}`;

const intents = ({ intents: all, unmeasured }: Evaluation): Html => html`<p class="faint">The worst first.</p>
<div class="scroll"><table class="list">
<thead><tr><th>intent</th><th>phrases</th><th>precision</th><th>recall</th><th>F1</th></tr></thead>
<tbody>${all.map(
  (evaluation) =>
    html`<tr><td>${evaluation.intent}</td><td>${evaluation.phrases}</td><td>${figure(evaluation.precision)}</td><td>${figure(evaluation.recall)}</td><td>${bar(evaluation.f1)}</td></tr>`,
)}</tbody></table></div>
${unmeasured.length === 0 ? '' : html`<p class="faint">Not measured, because they have only one phrase: ${unmeasured.join(', ')}.</p>`}`;

const slots = ({ slots: { expected, each } }: Evaluation): Html =>
  expected === 0
    ? html``
    : html`<h2>Values</h2>
<p class="faint">Of phrases whose intent was right: values found exactly where they are annotated.
The worst first.</p>
<div class="scroll"><table class="list">
<thead><tr><th>parameter</th><th>values</th><th>precision</th><th>recall</th><th>F1</th></tr></thead>
<tbody>${each.map(
        (evaluation) =>
          html`<tr><td>${evaluation.intent} <b>$${evaluation.parameter}</b></td><td>${evaluation.expected}</td><td>${figure(evaluation.precision)}</td><td>${figure(evaluation.recall)}</td><td>${bar(evaluation.f1)}</td></tr>`,
      )}</tbody></table></div>`;

const rejection = (evaluation: Evaluation): Html => {
  const { threshold, suggested, foreign } = evaluation.rejection;
  return html`<p>What scores below the threshold is refused. It is ${figure(threshold)} now:
${advice(threshold, suggested, foreign)}.</p>
${rejectionChart(evaluation)}`;
};
