import chart from './machine.json';

type Edge = (typeof chart.edges)[number];

/** How a state is drawn. */
export type StateLook = {
  readonly name?: string;
  /** The strength of its colour, 0 to 1. */
  readonly heat?: number;
  /** A second line in its box. */
  readonly note?: string;
};

export type EdgeLook = {
  readonly name?: string;
  /** Of its line; the style decides when absent. */
  readonly width?: number;
  /** Its events when absent. */
  readonly labels?: readonly string[];
};

type Props = {
  readonly label: string;
  readonly stateLook: (state: string) => StateLook;
  readonly edgeLook: (edge: Edge) => EdgeLook;
};

/** The machine that every session runs. */
export const MachineChart = ({ label, stateLook, edgeLook }: Props) => (
  <svg class="machine" viewBox={`-4 -4 ${chart.width + 8} ${chart.height + 8}`} role="img" aria-label={label}>
    <defs>
      <Tip id="tip" size="7" />
      <Tip id="tip-taken" size="14" />
    </defs>
    {chart.edges.map((edge) => (
      <Arrow key={`${edge.from} ${edge.to}`} edge={edge} look={edgeLook(edge)} />
    ))}
    {chart.states.map((state) => (
      <State key={state.name} state={state} look={stateLook(state.name)} />
    ))}
  </svg>
);

/** Of the same size for lines of any width. */
const Tip = ({ id, size }: { readonly id: string; readonly size: string }) => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth={size}
    markerHeight={size}
    markerUnits="userSpaceOnUse"
    orient="auto"
  >
    <path d="M0 0 8 4 0 8z" />
  </marker>
);

type StateProps = { readonly state: (typeof chart.states)[number]; readonly look: StateLook };

const State = ({ state, look: { name = '', heat, note } }: StateProps) => {
  const { x, y, width, height, isResting } = state;
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 8 };
  return (
    <g class={`state ${name}`}>
      <rect {...box} stroke-dasharray={isResting ? 'none' : '4 3'} />
      {heat !== undefined && <rect {...box} class="heat" fill-opacity={heat} />}
      <text x={x} y={note === undefined ? y + 4 : y - 2}>
        {state.name}
      </text>
      {note !== undefined && (
        <text class="note" x={x} y={y + 11}>
          {note}
        </text>
      )}
    </g>
  );
};

const LINE = 10;

const Arrow = ({ edge, look }: { readonly edge: Edge; readonly look: EdgeLook }) => {
  const { path, x, y } = edge;
  const { name = '', width, labels = edge.labels } = look;
  const isTaken = name.includes('taken');
  return (
    <g class={`edge ${name}`}>
      <path d={path} marker-end={isTaken ? 'url(#tip-taken)' : 'url(#tip)'} stroke-width={width} />
      {labels.map((label, index) => (
        <text key={label} x={x} y={y + (index - (labels.length - 1) / 2) * LINE + 3}>
          {label}
        </text>
      ))}
    </g>
  );
};
