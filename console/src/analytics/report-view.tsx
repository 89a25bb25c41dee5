import { Empty } from '../parts/empty.tsx';
import { evenTop } from '../parts/even-top.ts';
import { LineChart } from '../parts/line-chart.tsx';
import { figureIn, intervalIn } from './figures.ts';
import { Flow } from './flow.tsx';
import { Heat } from './heat.tsx';
import { columnName } from './names.ts';
import type { LoadedReport, Report } from './report-query.ts';
import { ReportTable } from './report-table.tsx';
import { text } from './text.ts';

/** A report as a chart and as a table. */
export const ReportView = ({ report, before, flow }: LoadedReport) => {
  const { rows, isCut, isUpToDate } = report;
  if (rows.length === 0)
    return (
      <Empty title={text.value.empty}>
        <p>{text.value.emptyHint}</p>
      </Empty>
    );
  return (
    <>
      {report.interval !== 'total' && <OverTime report={report} before={before} />}
      <div class="pictures">
        {report.name === 'statechart' && <Heat rows={rows} />}
        {flow !== undefined && flow.rows.length > 0 && <Flow rows={flow.rows} />}
      </div>
      {!isUpToDate && <p class="small">{text.value.behind}</p>}
      <ReportTable report={report} before={before} />
      {isCut && <p class="small">{text.value.cut}</p>}
    </>
  );
};

/** The chart's column, summed over the rows of each interval. */
const seriesOf = ({ rows, bar }: Report) => {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const interval = String(row.interval);
    sums.set(interval, (sums.get(interval) ?? 0) + Number(row[bar] ?? 0));
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
};

const OverTime = ({ report, before }: Omit<LoadedReport, 'flow'>) => {
  const now = seriesOf(report);
  const values = now.map(([, sum]) => sum);
  const past = before === undefined ? [] : seriesOf(before).map(([, sum]) => sum);
  const kind = report.columns.find(({ name }) => name === report.bar)?.kind ?? 'count';
  // At least 2, because half a turn or session cannot be.
  const top = evenTop(Math.max(2, ...values, ...past));
  const name = columnName(report.bar);
  return (
    <LineChart
      label={name}
      series={[
        { name: before === undefined ? name : `${name}, ${text.value.now}`, values },
        ...(before === undefined ? [] : [{ name: `${name}, ${text.value.before}`, values: past }]),
      ]}
      ends={[
        intervalIn(now[0]?.[0] ?? '', report.interval),
        intervalIn(now.at(-1)?.[0] ?? '', report.interval),
      ]}
      top={top}
      format={(value) => figureIn(value, kind)}
    />
  );
};
