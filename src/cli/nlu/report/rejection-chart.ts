import type { Evaluation } from '../../../nlu/evaluate/evaluation.ts';
import type { CurvePoint } from '../../../nlu/evaluate/rejection.ts';
import { type Html, html } from './html.ts';

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 44;
const TOP = 24;
const RIGHT = 16;
const BOTTOM = 40;

const x = (threshold: number): number => LEFT + threshold * (WIDTH - LEFT - RIGHT);
const y = (share: number): number => HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);

type Line = {
  readonly name: string;
  readonly colour: string;
  readonly of: (point: CurvePoint) => number | undefined;
};

const lines: readonly Line[] = [
  { name: 'own phrases understood correctly', colour: 'right', of: ({ right }) => right },
  { name: 'own phrases understood as something else', colour: 'wrong', of: ({ wrong }) => wrong },
  { name: 'unrelated texts refused', colour: 'refused', of: ({ foreignRefused }) => foreignRefused },
];

/** The effects of a rising threshold on texts. */
export const rejectionChart = ({ rejection: { curve, threshold, suggested } }: Evaluation): Html => {
  const visibleLines = lines.filter(({ of }) => curve.some((point) => of(point) !== undefined));
  const isMoved = suggested !== undefined && Math.abs(suggested - threshold) > 0.001;
  // Two adjacent labels must not overlap.
  const [ownAnchor, otherAnchor] = isMoved && suggested > threshold ? ['end', 'start'] : ['start', 'end'];
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Shares of texts by threshold">
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (
        share,
      ) => html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}" />
        <text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>
        <text x="${x(share)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${share.toFixed(2)}</text>`,
    )}
    <text x="${x(0.5)}" y="${HEIGHT - 4}" text-anchor="middle">threshold</text>
    ${visibleLines.map(
      ({ colour, of }) =>
        html`<polyline style="--of:var(--${colour})" points="${curve
          .map((point) => `${x(point.threshold).toFixed(1)},${y(of(point) ?? 0).toFixed(1)}`)
          .join(' ')}" />`,
    )}
    ${mark(threshold, `now ${threshold.toFixed(2)}`, ownAnchor)}
    ${isMoved ? mark(suggested, `suggested ${suggested.toFixed(2)}`, otherAnchor) : ''}
  </svg>
  <ul class="key">${visibleLines.map(keyOf)}</ul>`;
};

const keyOf = ({ name, colour }: Line): Html => html`<li><i style="--of:var(--${colour})"></i>${name}</li>`;

const mark = (threshold: number, label: string, anchor = 'start'): Html => {
  const at = x(threshold);
  const beside = at + (anchor === 'start' ? 5 : -5);
  return html`<line class="mark" x1="${at}" x2="${at}" y1="${TOP - 8}" y2="${HEIGHT - BOTTOM}" />
    <text x="${beside}" y="${TOP - 10}" text-anchor="${anchor}">${label}</text>`;
};
