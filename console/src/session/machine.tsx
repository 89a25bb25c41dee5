import { MachineChart } from '../parts/machine-chart.tsx';
import { placeNames } from './names.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/** The transitions of this turn in the session machine. */
export const MachineView = ({ turn: { places } }: ViewProps) => {
  const visitedStates = new Set<string>(places.map(({ at }) => at));
  const transitions = new Set(places.slice(1).map(({ at }, index) => `${places[index]?.at} ${at}`));
  const now = places.at(-1)?.at;
  const stops = places.map(({ at }) => at).filter((at, index, all) => at !== all[index - 1]);
  const path = stops.map((at) => placeNames.value[at] ?? at).join(' → ');
  return (
    <>
      <p>{path}</p>
      <MachineChart
        label={text.value.machine(path)}
        stateLook={(state) => ({
          name: `${visitedStates.has(state) ? 'been' : ''} ${now === state ? 'now' : ''}`,
        })}
        edgeLook={({ from, to }) => (transitions.has(`${from} ${to}`) ? { name: 'taken', width: 2.5 } : {})}
      />
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
