import { orNull, send } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, durationText, score, sizeText } from '../frame/numbers.ts';
import { Await } from '../parts/await.tsx';
import { inReadersWords } from '../parts/readers-words.ts';
import { germanMetrics } from './metrics-de.ts';
import { text } from './text.ts';

type Metric = { readonly name: string; readonly help: string; readonly value: number };

/** Null if the server exposes none. @throws Refusal */
const loadMetrics = async (signal: AbortSignal): Promise<readonly Metric[] | null> => {
  const response = await orNull(send('GET /metrics', {}, { signal, headers: { Accept: 'text/plain' } }));
  return response && metricsIn(await response.text());
};

/** Parley's own metrics, summed over their labels; of a histogram the count and the mean. */
const metricsIn = (exposition: string): readonly Metric[] => {
  const helps = new Map<string, string>();
  const sums = new Map<string, number>();
  for (const line of exposition.split('\n')) {
    const [, helpName = '', help = ''] = /^# HELP (parley_\w+) (.*)$/.exec(line) ?? [];
    if (helpName !== '') helps.set(helpName, help);
    const [, name = '', value = ''] = /^(parley_\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name !== '') sums.set(name, (sums.get(name) ?? 0) + Number(value));
  }
  // The page shows these metrics above, and their sums have no meaning.
  const isShownAbove = (name: string) => /^parley_(projection|build)_/.test(name);
  return [...helps]
    .filter(([name]) => !isShownAbove(name))
    .map(([name, help]) => {
      const times = sums.get(`${name}_count`);
      const value =
        times === undefined ? sums.get(name) : (sums.get(`${name}_sum`) ?? 0) / Math.max(1, times);
      return { name, help, value: value ?? 0 };
    });
};

const figureOf = (name: string, value: number): string => {
  if (name.endsWith('_seconds')) return durationText(value * 1_000);
  if (name.endsWith('_bytes')) return sizeText(value);
  return Number.isInteger(value) ? count(value) : score(value);
};

const MetricRow = ({ name, help, value }: Metric) => {
  const { text, lang } = inReadersWords(help, germanMetrics[name]);
  return (
    <tr>
      <th scope="row" class="break">
        {name}
      </th>
      <td lang={lang}>{text}</td>
      <td class="number">{figureOf(name, value)}</td>
    </tr>
  );
};

export const Metrics = () => {
  const loaded = useLoaded(loadMetrics, []);
  return (
    <section aria-labelledby="metrics-title">
      <h2 id="metrics-title">{text.value.metrics}</h2>
      <Await of={loaded}>
        {(metrics) =>
          metrics === null ? (
            <p>{text.value.metricsOff}</p>
          ) : (
            <table class="wide">
              <thead>
                <tr>
                  <th scope="col">{text.value.metric}</th>
                  <td />
                  <th scope="col" class="number">
                    {text.value.value}
                  </th>
                </tr>
              </thead>
              <tbody>
                {metrics.map((metric) => (
                  <MetricRow key={metric.name} {...metric} />
                ))}
              </tbody>
            </table>
          )
        }
      </Await>
    </section>
  );
};
