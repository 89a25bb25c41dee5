import type { Evaluation } from '../api/schema.ts';
import { score, share } from '../frame/numbers.ts';
import { LineChart } from '../parts/line-chart.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type Rejection = Evaluation['rejection'];

const adviceOf = ({ suggested, threshold }: Rejection): string => {
  if (suggested === undefined) return text.value.tooFew;
  return suggested === threshold ? text.value.keep : text.value.suggested(score(suggested));
};

/** The effects of other thresholds. */
export const Threshold = ({ of }: { readonly of: Rejection }) => {
  const { threshold, suggested, curve } = of;
  const names = text.value.curve;
  const at = (value: number) => value * (curve.length - 1);
  const marks = [
    { at: at(threshold), name: text.value.thresholdIs(score(threshold)) },
    ...(suggested === undefined || suggested === threshold
      ? []
      : [{ at: at(suggested), name: text.value.suggested(score(suggested)) }]),
  ];
  const hasForeign = curve.some(({ foreignRefused }) => foreignRefused !== undefined);
  const series = [
    { name: names.right, values: curve.map(({ right }) => right) },
    { name: names.wrong, values: curve.map(({ wrong }) => wrong) },
    ...(hasForeign
      ? [{ name: names.foreign, values: curve.map(({ foreignRefused = null }) => foreignRefused) }]
      : []),
  ];
  return (
    <section aria-labelledby="threshold-title">
      <h3 id="threshold-title">{text.value.threshold}</h3>
      <p>
        {text.value.thresholdIs(score(threshold))} {adviceOf(of)}
      </p>
      <LineChart
        label={text.value.threshold}
        series={series}
        ends={[score(0), score(1)]}
        top={1}
        format={share}
        marks={marks}
      />
      <details>
        <summary>{text.value.figures}</summary>
        <table>
          <TableHead columns={[text.value.threshold, ...series.map(({ name }) => ({ number: name }))]} />
          <tbody>
            {curve.map((point, index) => (
              <tr key={point.threshold}>
                <th scope="row">{score(point.threshold)}</th>
                {series.map(({ name, values }) => (
                  <td key={name} class="number">
                    {share(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
