import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../../agent/agent.ts';
import { REPORT_ROWS_AT_A_TIME, REPORT_ROWS_MAX } from '../../kernel/limits/reports.ts';
import type { Views } from '../views.ts';
import { readFigures, type TimedFigure } from './figures.ts';
import {
  hourKey,
  hourKeyAfter,
  type Interval,
  intervalOf,
  intervalsBetween,
  startOfHour,
} from './intervals.ts';
import type { Figure, FiguresBySubject, Report, ReportRow } from './report.ts';

export type ReportRequest = {
  readonly agent: Agent;
  /** ISO 8601, UTC, rounded down to the hour. Absent: from the first turn on. */
  readonly from?: string;
  /** Exclusive, but rounded up to the hour. Absent: until now. */
  readonly to?: string;
  /** `total`: the whole period as one. */
  readonly interval?: Interval | 'total';
  readonly language?: string;
  /** Only turns that this environment answered. */
  readonly environment?: string;
  /** Only turns that this revision of the agent answered. */
  readonly revision?: number;
  /** The time of the report, ISO 8601. */
  readonly at: string;
};

export type ReportResult = {
  /** The counted period in whole hours; null for an open end. */
  readonly from: string | null;
  readonly to: string | null;
  readonly interval: Interval | 'total';
  /** Each with an `interval`, unless the whole period is one. */
  readonly rows: readonly ReportRow[];
  /** Whether there were more rows than are returned. */
  readonly isCut: boolean;
  /** Whether everything recorded so far is counted. */
  readonly isUpToDate: boolean;
};

/** Answers a report from the sums of its projection. @throws store_unavailable */
export const runReport = async (
  views: Views,
  report: Report,
  request: ReportRequest,
): Promise<ReportResult> => {
  const isUpToDate = await views.awaitPosition(report.projection);
  const interval = request.interval ?? report.interval ?? 'total';
  const from = request.from === undefined ? undefined : hourKey(request.from);
  const to = request.to === undefined ? undefined : hourKeyAfter(request.to);
  const buckets = new Map<string, Bucket>();
  for (const subject of report.subjects) {
    const { language, environment, revision } = request;
    const selection = { agentId: request.agent.id, subject, from, to, language, environment, revision };
    const figures = readFigures(views.rows(report.projection), { ...selection, byDay: interval !== 'hour' });
    for await (const figure of figures)
      add(bucketAt(buckets, interval === 'total' ? '' : intervalOf(figure.time, interval)), subject, figure);
  }
  const rows = await inTurns(rowsOf(report, buckets, request, interval), setImmediate);
  return {
    from: from === undefined ? null : startOfHour(from),
    to: to === undefined ? null : startOfHour(to),
    interval,
    rows: rows.slice(0, REPORT_ROWS_MAX),
    isCut: rows.length > REPORT_ROWS_MAX,
    isUpToDate,
  };
};

/** At most one row more than a report may have. @param pause lets other requests run. */
export const inTurns = async (
  source: Iterable<ReportRow>,
  pause: () => Promise<unknown>,
): Promise<readonly ReportRow[]> => {
  const rows: ReportRow[] = [];
  for (const row of source) {
    rows.push(row);
    if (rows.length > REPORT_ROWS_MAX) break;
    if (rows.length % REPORT_ROWS_AT_A_TIME === 0) await pause();
  }
  return rows;
};

/** The figures of one interval, by subject, and by language, answerer and details. */
type Bucket = Map<string, Map<string, Omit<Figure, 'counts'> & { readonly counts: Counts }>>;
type Counts = Record<string, number>;

const bucketAt = (buckets: Map<string, Bucket>, name: string): Bucket => {
  const bucket: Bucket = buckets.get(name) ?? new Map();
  buckets.set(name, bucket);
  return bucket;
};

const add = (bucket: Bucket, subject: string, { counts, time: _, ...about }: TimedFigure): void => {
  const figures = bucket.get(subject) ?? new Map();
  bucket.set(subject, figures);
  const { language, environment, revision, details } = about;
  const key = [language, environment, revision, ...details].join('\t');
  const sum = figures.get(key) ?? { ...about, counts: {} };
  figures.set(key, sum);
  for (const [name, times] of Object.entries(counts)) sum.counts[name] = (sum.counts[name] ?? 0) + times;
};

function* rowsOf(
  report: Report,
  buckets: ReadonlyMap<string, Bucket>,
  { agent, language, at, ...period }: ReportRequest,
  interval: Interval | 'total',
): Generator<ReportRow> {
  const around = { agent, language, at };
  if (interval === 'total') {
    yield* report.rows(figuresIn(buckets.get('')), around);
    return;
  }
  for (const name of namesOf([...buckets.keys()], period, interval)) {
    const bucket = buckets.get(name);
    // A report over time has empty rows for intervals without turns; other reports have no rows.
    if (bucket === undefined && report.interval === undefined) continue;
    for (const row of report.rows(figuresIn(bucket), around)) yield { interval: name, ...row };
  }
}

const figuresIn =
  (bucket: Bucket | undefined): FiguresBySubject =>
  (subject): readonly Figure[] => [...(bucket?.get(subject)?.values() ?? [])];

/** From the requested start, or from the first interval with turns, to the last. */
const namesOf = (
  validNames: readonly string[],
  { from, to }: Pick<ReportRequest, 'from' | 'to'>,
  interval: Interval,
): readonly string[] => {
  const sortedNames = validNames.toSorted();
  const first = from === undefined ? sortedNames[0] : intervalOf(hourKey(from), interval);
  const last = sortedNames.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = to === undefined ? last : intervalOf(hourBefore(hourKeyAfter(to)), interval);
  return intervalsBetween(first, end, { interval, countMax: REPORT_ROWS_MAX + 1 });
};

const hourBefore = (hour: string): string =>
  hourKey(new Date(Date.parse(startOfHour(hour)) - 3_600_000).toISOString());
