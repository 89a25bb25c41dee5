import { call, type Reply } from '../api/call.ts';

export type Report = Reply<'GET /admin/agents/{id}/analytics/{report}'>;
export type Row = Report['rows'][number];
export type Column = Report['columns'][number];

export const periods = ['1', '7', '30', '90', ''] as const;
export const intervals = ['total', 'hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The query in the page's address. */
export type ReportChoice = {
  readonly days: (typeof periods)[number];
  /** Undefined: the report's default. */
  readonly interval: Interval | undefined;
  readonly lang: string;
  readonly environment: string;
  /** Revision of the agent, as text. */
  readonly revision: string;
  readonly isCompared: boolean;
};

const PERIOD_STANDARD = '30';

export const choiceIn = (parameters: URLSearchParams): ReportChoice => {
  const days = parameters.get('days');
  return {
    days: periods.find((period) => period === (days === 'all' ? '' : days)) ?? PERIOD_STANDARD,
    interval: intervals.find((interval) => interval === parameters.get('interval')),
    lang: parameters.get('lang') ?? '',
    environment: parameters.get('environment') ?? '',
    revision: parameters.get('revision') ?? '',
    isCompared: parameters.get('compare') === 'true',
  };
};

const HOUR_MS = 3_600_000;

/**
 * The period `back` periods before this one. Reports count whole hours, so the period ends with this hour.
 */
const rangeOf = (days: ReportChoice['days'], back: number) => {
  if (days === '') return {};
  const lengthMs = Number(days) * 24 * HOUR_MS;
  const end = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS - back * lengthMs;
  return { from: new Date(end - lengthMs).toISOString(), to: new Date(end).toISOString() };
};

export const queryOf = ({ days, interval, lang, environment, revision }: ReportChoice, back = 0) => ({
  ...rangeOf(days, back),
  ...(interval !== undefined && { interval }),
  ...(lang !== '' && { lang }),
  ...(environment !== '' && { environment }),
  ...(revision !== '' && { revision }),
});

export type LoadedReport = {
  readonly report: Report;
  readonly before: Report | undefined;
  /** The intent flow, next to the session machine. */
  readonly flow: Report | undefined;
};

const FLOW = 'flow';
const STATECHART = 'statechart';

export const loadReport = async (
  id: string,
  report: string,
  choice: ReportChoice,
  signal: AbortSignal,
): Promise<LoadedReport> => {
  const load = (name: string, query: ReturnType<typeof queryOf>) =>
    call('GET /admin/agents/{id}/analytics/{report}', { path: { id, report: name }, query }, { signal });
  const isCompared = choice.isCompared && choice.days !== '';
  const [now, before, beside] = await Promise.all([
    load(report, queryOf(choice)),
    isCompared ? load(report, queryOf(choice, 1)) : undefined,
    report === STATECHART ? load(FLOW, queryOf({ ...choice, interval: 'total' })) : undefined,
  ]);
  return { report: now, before, flow: now.name === FLOW && now.interval === 'total' ? now : beside };
};

/** The subject of a row: its text cells, which identify it among the rows of an interval. */
export const keyOf = (row: Row, columns: readonly Column[]): string =>
  JSON.stringify(columns.filter(({ kind }) => kind === 'text').map(({ name }) => row[name]));
