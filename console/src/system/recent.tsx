import { call, orNull, type Reply } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, durationText, sizeText, timeOfDay } from '../frame/numbers.ts';
import { Await } from '../parts/await.tsx';
import { evenTop } from '../parts/even-top.ts';
import { LineChart } from '../parts/line-chart.tsx';
import { text } from './text.ts';

type Recent = Reply<'GET /admin/metrics/recent'>;
type Point = Recent['points'][number];

/** Null if the server has no metrics. @throws Refusal */
const loadRecent = (signal: AbortSignal): Promise<Recent | null> =>
  orNull(call('GET /admin/metrics/recent', {}, { signal }));

/** The load and the failures of the server in the last hour, as line charts. */
export const Recent = () => {
  const loaded = useLoaded(loadRecent, []);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">{text.value.recent.title}</h2>
      <button type="button" onClick={loaded.again}>
        {text.value.recent.again}
      </button>
      <Await of={loaded}>
        {(recent) =>
          recent === null ? (
            <p>{text.value.metricsOff}</p>
          ) : recent.points.length < 2 ? (
            <p>{text.value.recent.tooFew(durationText(recent.stepMs))}</p>
          ) : (
            <div class="two">
              {charts().map((chart) => (
                <RecentChart key={chart.name} {...chart} points={recent.points} />
              ))}
            </div>
          )
        }
      </Await>
    </section>
  );
};

type Chart = {
  readonly name: string;
  readonly lines: readonly (readonly [name: string, value: (point: Point) => number | null])[];
  readonly format: (value: number) => string;
};

const tenths = (value: number): string => count(Math.round(value * 10) / 10);

const charts = (): readonly Chart[] => {
  const { recent } = text.value;
  return [
    { name: recent.turns, lines: [[recent.turns, (point) => point.turnsPerSecond]], format: tenths },
    {
      name: recent.latency,
      lines: [
        ['p50', ({ latencyMs }) => latencyMs?.p50 ?? null],
        ['p95', ({ latencyMs }) => latencyMs?.p95 ?? null],
        ['p99', ({ latencyMs }) => latencyMs?.p99 ?? null],
      ],
      format: durationText,
    },
    {
      name: recent.failures,
      lines: [
        [recent.recorded, (point) => point.failures],
        [recent.serverErrors, (point) => point.serverErrors],
      ],
      format: tenths,
    },
    { name: recent.loop, lines: [[recent.loop, (point) => point.loopBlockMs]], format: durationText },
    {
      name: recent.queue,
      lines: [[recent.queue, (point) => point.waitingTurns]],
      format: tenths,
    },
    { name: recent.memory, lines: [[recent.memory, (point) => point.memoryBytes]], format: sizeText },
  ];
};

const RecentChart = ({ name, lines, format, points }: Chart & { readonly points: readonly Point[] }) => {
  const series = lines.map(([line, value]) => ({ name: line, values: points.map(value) }));
  const top = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ends = [points[0]?.at ?? '', points.at(-1)?.at ?? ''].map(timeOfDay);
  const newest = series.map(({ name: line, values }) => {
    const value = values.at(-1) ?? null;
    return `${line}: ${value === null ? '–' : format(value)}`;
  });
  return (
    <div>
      <h3>{name}</h3>
      <LineChart
        label={`${name}. ${text.value.recent.now} ${newest.join(', ')}`}
        series={series}
        ends={[ends[0] ?? '', ends[1] ?? '']}
        top={top === 0 ? 1 : evenTop(top)}
        format={format}
      />
    </div>
  );
};
