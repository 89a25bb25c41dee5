import { quantity } from '../../../kernel/quantity.ts';
import type { Confusion, Evaluation } from '../../../nlu/evaluate/evaluation.ts';
import { type Html, html } from './html.ts';

/** A larger matrix is unreadable as a picture, so only intents with confusions are shown. */
const INTENTS_SHOWN_MAX = 40;

/** Rows are the intents of phrases, columns the matched intents; the first column counts refused phrases. */
export const confusionMatrix = (evaluation: Evaluation): Html => {
  const { shown, left } = intentsShown(evaluation);
  const pairs = new Map(
    evaluation.confusions.map((pair, at) => [keyOf(pair.expected, pair.given), { pair, at }]),
  );
  const figures = new Map(evaluation.intents.map((intent) => [intent.intent, intent]));
  const rowOf = (intent: string): Html => {
    const { phrases = 0, recall = 0 } = figures.get(intent) ?? {};
    const right = Math.round(recall * phrases);
    const cells = shown.map((column) =>
      column === intent
        ? rightCell(intent, right, phrases)
        : wrongCell(pairs.get(keyOf(intent, column)), phrases, 'wrong'),
    );
    const refusedCell = wrongCell(pairs.get(keyOf(intent, undefined)), phrases, 'refused');
    return html`<tr><th scope="row" title="${intent}">${intent}</th>${refusedCell}${cells}</tr>`;
  };
  const heads = ['refused', ...shown].map(
    (name) => html`<th scope="col" title="${name}"><div>${name}</div></th>`,
  );
  const more = left === 0 ? '' : ` Left out: ${quantity(left, 'intent')} without any confusion.`;
  return html`<p class="faint">Each row is an intent, each column what its phrases were taken for.
    Off the diagonal is what went wrong: follow a number to its phrases.${more}</p>
    <div class="scroll"><table class="matrix"><thead><tr><th></th>${heads}</tr></thead>
    <tbody>${shown.map(rowOf)}</tbody></table></div>`;
};

const keyOf = (expected: string, predicted: string | undefined): string =>
  JSON.stringify([expected, predicted]);

/** Sorted by name, so that related intents are adjacent. */
const intentsShown = ({ intents, confusions }: Evaluation) => {
  const all = new Set([
    ...intents.map(({ intent }) => intent),
    ...confusions.flatMap(({ given }) => (given === undefined ? [] : [given])),
  ]);
  const confused = new Set(confusions.flatMap(({ expected, given }) => [expected, given]));
  const names = all.size <= INTENTS_SHOWN_MAX ? [...all] : [...all].filter((name) => confused.has(name));
  return { shown: names.sort(), left: all.size - names.length };
};

const rightCell = (intent: string, right: number, phrases: number): Html =>
  right === 0
    ? html`<td class="none" title="${intent}: none of ${phrases}">0</td>`
    : html`<td class="right" style="--weight:${weightOf(right, phrases)}%" title="${intent}: ${right} of ${phrases}">${right}</td>`;

type Placed = { readonly pair: Confusion; readonly at: number };

const wrongCell = (placed: Placed | undefined, phrases: number, kind: 'wrong' | 'refused'): Html => {
  const gap = kind === 'refused' ? 'gap' : '';
  if (placed === undefined) return html`<td class="${gap}"></td>`;
  const { pair, at } = placed;
  const count = pair.phrases.length;
  const title = `${pair.expected} taken for ${pair.given ?? 'nothing'}: ${count} of ${phrases}`;
  return html`<td class="${kind} ${gap}" style="--weight:${weightOf(count, phrases)}%" title="${title}"><a href="#pair-${at}">${count}</a></td>`;
};

/** Percent of the full colour: a single phrase must be visible, and the number on the darkest readable. */
const WEIGHT_MIN = 22;
const WEIGHT_MAX = 75;

const weightOf = (count: number, of: number): number =>
  Math.round(WEIGHT_MIN + (WEIGHT_MAX - WEIGHT_MIN) * (count / Math.max(1, of)));
