import { Bar } from '../parts/bar.tsx';
import { figureIn, intervalIn } from './figures.ts';
import { cellName, columnName, columnSummary, reportName } from './names.ts';
import { type Column, keyOf, type LoadedReport, type Row } from './report-query.ts';
import { text } from './text.ts';

/** The figures, with bars for the main column, and with those of the previous period. */
export const ReportTable = ({ report, before }: Omit<LoadedReport, 'flow'>) => {
  const { columns, rows, bar, interval } = report;
  const isOverTime = interval !== 'total';
  // Over time, the two periods have different intervals, which the chart overlays.
  const past = isOverTime ? undefined : before;
  const earlier = new Map(past?.rows.map((row) => [keyOf(row, columns), row]));
  const barValueOf = (row: Row): number => Number(row[bar] ?? 0);
  const most = Math.max(...rows.map(barValueOf));
  // Without a value, an empty bar would look like a full one.
  const hasBars = rows.filter((row) => barValueOf(row) > 0).length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keys cannot scroll this region
    <section class="report-room" tabIndex={0} aria-label={reportName(report.name)}>
      <table class="report">
        <thead>
          <tr>
            {isOverTime && <th scope="col">{columnName('interval')}</th>}
            {columns.map(({ name, summary, kind, isDetail }) => (
              <th
                key={name}
                scope="col"
                title={columnSummary(report.name, name, summary)}
                class={classOf(kind, isDetail)}
              >
                {columnName(name)}
              </th>
            ))}
            {hasBars && <td />}
            {past !== undefined && (
              <th scope="col" class="number">
                {columnName(bar)}, {text.value.before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {isOverTime && <th scope="row">{intervalIn(String(row.interval), interval)}</th>}
              {columns.map((column, place) => (
                <Cell key={column.name} row={row} column={column} isHead={place === 0 && !isOverTime} />
              ))}
              {hasBars && (
                <td class="bar-cell">{barValueOf(row) > 0 && <Bar share={barValueOf(row) / most} />}</td>
              )}
              {past !== undefined && (
                <td class="number">
                  {figureIn(earlier.get(keyOf(row, columns))?.[bar] ?? 0, kindOf(columns, bar))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const kindOf = (columns: readonly Column[], name: string): Column['kind'] =>
  columns.find((column) => column.name === name)?.kind ?? 'count';

type CellProps = { readonly row: Row; readonly column: Column; readonly isHead: boolean };

/** Detail columns are hidden on narrow screens. */
const classOf = (kind: Column['kind'], isDetail = false): string =>
  `${kind === 'text' ? 'break' : 'number'}${isDetail ? ' detail' : ''}`;

const Cell = ({ row, column: { name, kind, isDetail }, isHead }: CellProps) => {
  const content = cellName(name, figureIn(row[name], kind));
  if (kind !== 'text') return <td class={classOf(kind, isDetail)}>{content}</td>;
  return isHead ? (
    <th scope="row" class={classOf(kind, isDetail)} dir="auto">
      {content}
    </th>
  ) : (
    <td class={classOf(kind, isDetail)} dir="auto">
      {content}
    </td>
  );
};
