import { count } from '../frame/numbers.ts';
import { MachineChart } from '../parts/machine-chart.tsx';
import type { Row } from './report-query.ts';
import { text } from './text.ts';

/** The strength of the most frequent state's colour; with a stronger one its name would be hard to read. */
const HEAT_MAX = 0.5;
/** The width of the most frequent arrow. */
const WIDTH_MAX = 6;
const WIDTH_MIN = 1.5;

/** The session machine, with how often its states were entered and its transitions taken. */
export const Heat = ({ rows }: { readonly rows: readonly Row[] }) => {
  const [visits, moves] = [new Map<string, number>(), new Map<string, number>()];
  for (const { kind, from, event, to, times } of rows) {
    if (kind === 'state') add(visits, String(from), Number(times));
    else add(moves, moveOf(String(from), String(event), String(to)), Number(times));
  }
  const timesOf = (from: string, events: readonly string[], to: string): number =>
    events.reduce((sum, event) => sum + (moves.get(moveOf(from, event, to)) ?? 0), 0);
  const mostVisits = Math.max(1, ...visits.values());
  const mostMoves = Math.max(1, ...moves.values());
  return (
    <figure class="chart heat-chart">
      <MachineChart
        label={text.value.heat}
        stateLook={(state) => {
          const times = visits.get(state) ?? 0;
          return { heat: HEAT_MAX * rootOf(times / mostVisits), note: count(times) };
        }}
        edgeLook={({ from, to, labels }) => {
          const times = timesOf(from, labels, to);
          if (times === 0) return { name: 'never' };
          return {
            name: 'taken',
            width: WIDTH_MIN + (WIDTH_MAX - WIDTH_MIN) * rootOf(times / mostMoves),
            labels: labels.flatMap((event) => {
              const own = timesOf(from, [event], to);
              return own === 0 ? [] : [`${event} ${count(own)}`];
            }),
          };
        }}
      />
      <figcaption>{text.value.heatIs}</figcaption>
    </figure>
  );
};

/** A square root, so that rare transitions are still visible. */
const rootOf = Math.sqrt;

const moveOf = (from: string, event: string, to: string): string => `${from}\t${event}\t${to}`;

const add = (sums: Map<string, number>, name: string, times: number): void => {
  sums.set(name, (sums.get(name) ?? 0) + times);
};
