import { count } from '../frame/numbers.ts';
import { cellName } from './names.ts';
import type { Row } from './report-query.ts';
import { text } from './text.ts';

/** More bands would be unreadable; the table has all. */
const STEPS_DRAWN_MAX = 24;
const [WIDTH, MIDDLE, NODE_GAP, UNIT_MIN] = [720, 250, 10, 14];

type Step = { readonly from: string; readonly to: string; readonly steps: number };
type Node = { readonly y: number; readonly height: number };

/** Intents on the left, those that followed on the right, and bands between them. */
export const Flow = ({ rows }: { readonly rows: readonly Row[] }) => {
  const all = rows.map(({ from, to, steps }) => ({
    from: cellName('from', String(from)),
    to: cellName('to', String(to)),
    steps: Number(steps),
  }));
  const visibleSteps = all.slice(0, STEPS_DRAWN_MAX);
  const most = Math.max(1, ...visibleSteps.map(({ steps }) => steps));
  const heightOf = ({ steps }: Step) => 3 + (steps / most) * 24;
  const leftNodes = nodesOf(visibleSteps, 'from', heightOf);
  const right = nodesOf(visibleSteps, 'to', heightOf);
  const height = Math.max(leftNodes.height, right.height);
  return (
    <figure class="chart flow">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={text.value.flow}>
        {bandsOf(visibleSteps, leftNodes.nodes, right.nodes, heightOf).map(({ step, path, width }) => (
          <path key={`${step.from}\t${step.to}`} class="band" d={path} stroke-width={width}>
            <title>{`${step.from} → ${step.to}: ${count(step.steps)}`}</title>
          </path>
        ))}
        <Labels nodes={leftNodes.nodes} x={MIDDLE - 8} anchor="end" />
        <Labels nodes={right.nodes} x={WIDTH - MIDDLE + 8} anchor="start" />
      </svg>
      <figcaption>
        {text.value.flow}.{' '}
        {all.length > visibleSteps.length && text.value.more(all.length - visibleSteps.length)}
      </figcaption>
    </figure>
  );
};

type HeightOf = (step: Step) => number;

const nodesOf = (steps: readonly Step[], side: 'from' | 'to', heightOf: HeightOf) => {
  const heights = new Map<string, number>();
  for (const step of steps) heights.set(step[side], (heights.get(step[side]) ?? 0) + heightOf(step));
  const nodes = new Map<string, Node>();
  let y = NODE_GAP;
  for (const [name, height] of heights) {
    nodes.set(name, { y, height });
    y += Math.max(height, UNIT_MIN) + NODE_GAP;
  }
  return { nodes, height: y };
};

/** Bands are stacked at both of their nodes. */
const bandsOf = (
  steps: readonly Step[],
  leftNodes: ReadonlyMap<string, Node>,
  right: ReadonlyMap<string, Node>,
  heightOf: HeightOf,
) => {
  const usedHeights = { left: new Map<string, number>(), right: new Map<string, number>() };
  const take = (side: 'left' | 'right', name: string, node: Node | undefined, width: number): number => {
    const before = usedHeights[side].get(name) ?? 0;
    usedHeights[side].set(name, before + width);
    return (node?.y ?? 0) + before + width / 2;
  };
  return steps.map((step) => {
    const width = heightOf(step);
    const y1 = take('left', step.from, leftNodes.get(step.from), width);
    const y2 = take('right', step.to, right.get(step.to), width);
    const [x1, x2] = [MIDDLE, WIDTH - MIDDLE];
    const middle = (x1 + x2) / 2;
    return { step, width, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` };
  });
};

type LabelsProps = {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly x: number;
  readonly anchor: 'start' | 'end';
};

/** A name that is too long is cut; the table has the full name. */
const CHARS_MAX = 34;

const Labels = ({ nodes, x, anchor }: LabelsProps) => (
  <>
    {Array.from(nodes, ([name, { y, height }]) => (
      <text key={name} x={x} y={y + height / 2 + 4} text-anchor={anchor}>
        {name.length > CHARS_MAX ? `${name.slice(0, CHARS_MAX)}…` : name}
      </text>
    ))}
  </>
);
