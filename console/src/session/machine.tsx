import chart from './machine.json';
import { placeNames } from './names.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/** The machine that every session runs, with the way of this turn through it. */
export const MachineView = ({ turn: { places } }: ViewProps) => {
  const been = new Set<string>(places.map(({ at }) => at));
  const taken = new Set(places.slice(1).map(({ at }, index) => `${places[index]?.at} ${at}`));
  const now = places.at(-1)?.at;
  const stops = places.map(({ at }) => at).filter((at, index, all) => at !== all[index - 1]);
  const way = stops.map((at) => placeNames.value[at] ?? at).join(' → ');
  return (
    <>
      <p>{way}</p>
      <svg
        class="machine"
        viewBox={`-4 -4 ${chart.width + 8} ${chart.height + 8}`}
        role="img"
        aria-label={text.value.machine(way)}
      >
        <defs>
          {['tip', 'tip-taken'].map((id) => (
            <marker
              key={id}
              id={id}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          ))}
        </defs>
        {chart.edges.map((edge) => (
          <Edge key={`${edge.from} ${edge.to}`} edge={edge} isTaken={taken.has(`${edge.from} ${edge.to}`)} />
        ))}
        {chart.states.map((state) => (
          <g
            key={state.name}
            class={`state ${been.has(state.name) ? 'been' : ''} ${now === state.name ? 'now' : ''}`}
          >
            <rect
              x={state.x - state.width / 2}
              y={state.y - state.height / 2}
              width={state.width}
              height={state.height}
              rx="8"
              stroke-dasharray={state.isResting ? 'none' : '4 3'}
            />
            <text x={state.x} y={state.y + 4}>
              {state.name}
            </text>
          </g>
        ))}
      </svg>
      <ol class="steps small">
        {places.map(({ at, event, revision }) => (
          <li key={revision ?? 'first'}>
            {event === undefined ? text.value.before : `${event} (${revision})`} → {at}
          </li>
        ))}
      </ol>
    </>
  );
};

type EdgeProps = { readonly edge: (typeof chart.edges)[number]; readonly isTaken: boolean };

const LINE = 10;

const Edge = ({ edge: { path, x, y, labels }, isTaken }: EdgeProps) => (
  <g class={isTaken ? 'edge taken' : 'edge'}>
    <path d={path} marker-end={isTaken ? 'url(#tip-taken)' : 'url(#tip)'} />
    {labels.map((label, index) => (
      <text key={label} x={x} y={y + (index - (labels.length - 1) / 2) * LINE + 3}>
        {label}
      </text>
    ))}
  </g>
);
