import { RECENT_POINTS_MAX } from '../kernel/limits/process.ts';
import type { Family, Sample } from './families.ts';

/** The activity of a server between two samples. */
export type RecentPoint = {
  readonly at: string;
  readonly turnsPerSecond: number;
  /** Requests that were answered with a 5xx status. */
  readonly serverErrors: number;
  /** Failures that operators can act on, as in `parley_failures_total`. */
  readonly failures: number;
  /** Of queries, estimated from buckets; null if there was no query. */
  readonly latencyMs: { readonly p50: number; readonly p95: number; readonly p99: number } | null;
  readonly loopBlockMs: number;
  /** Turns that wait for an earlier one of their session. */
  readonly waitingTurns: number;
  readonly hotSessions: number;
  readonly memoryBytes: number;
};

export type RecentSources = {
  readonly turns: Family;
  readonly requests: Family;
  readonly failures: Family;
  /** The longest block of the event loop in the last milliseconds. */
  readonly longestBlockMs: (ofLastMs: number) => number;
  readonly waitingTurns: () => number;
  readonly hotSessions: () => number;
  readonly memoryBytes: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Points of the last hour, in memory: a server without Prometheus can show them too. */
export const recentMetrics = (sources: RecentSources) => {
  const points: RecentPoint[] = [];
  let before: Totals | undefined;
  const sample = async (): Promise<void> => {
    const totals = await totalsOf(sources);
    if (before !== undefined) points.push(pointBetween(before, totals, sources));
    if (points.length > RECENT_POINTS_MAX) points.shift();
    before = totals;
  };
  return { sample, points: (): readonly RecentPoint[] => points };
};

type Totals = {
  readonly at: number;
  readonly turns: number;
  readonly serverErrors: number;
  readonly failures: number;
  /** Queries by the largest time of their bucket in seconds, cumulative. */
  readonly queries: ReadonlyMap<number, number>;
};

const QUERY_ROUTES: readonly string[] = ['/v1/query', '/v1/environments/:environment/query'];

const totalsOf = async ({ turns, requests, failures, now }: RecentSources): Promise<Totals> => {
  const requestSamples = await requests.samples();
  const queries = new Map<number, number>();
  for (const { metricName = '', labels, value } of requestSamples) {
    if (!metricName.endsWith('_bucket') || !QUERY_ROUTES.includes(String(labels.route))) continue;
    const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    queries.set(bound, (queries.get(bound) ?? 0) + value);
  }
  const isServerError = ({ metricName = '', labels }: Sample) =>
    metricName.endsWith('_count') && labels.status === '5xx';
  return {
    at: now(),
    turns: sumOf(await turns.samples()),
    serverErrors: sumOf(requestSamples.filter(isServerError)),
    failures: sumOf(await failures.samples()),
    queries,
  };
};

const sumOf = (samples: readonly Sample[]): number => samples.reduce((sum, { value }) => sum + value, 0);

const pointBetween = (before: Totals, totals: Totals, sources: RecentSources): RecentPoint => {
  const passedMs = Math.max(1, totals.at - before.at);
  const queries = Array.from(totals.queries, ([bound, count]): Bucket => {
    return [bound, count - (before.queries.get(bound) ?? 0)];
  }).toSorted(([one], [other]) => one - other);
  const isQueried = (queries.at(-1)?.[1] ?? 0) > 0;
  return {
    at: new Date(totals.at).toISOString(),
    turnsPerSecond: round(((totals.turns - before.turns) * 1_000) / passedMs, 100),
    serverErrors: totals.serverErrors - before.serverErrors,
    failures: totals.failures - before.failures,
    latencyMs: isQueried
      ? { p50: quantileMs(queries, 0.5), p95: quantileMs(queries, 0.95), p99: quantileMs(queries, 0.99) }
      : null,
    loopBlockMs: round(sources.longestBlockMs(passedMs), 10),
    waitingTurns: sources.waitingTurns(),
    hotSessions: sources.hotSessions(),
    memoryBytes: sources.memoryBytes(),
  };
};

type Bucket = readonly [boundS: number, cumulative: number];

/** As Prometheus' `histogram_quantile`: linear within a bucket, at most the largest bound. */
const quantileMs = (buckets: readonly Bucket[], quantile: number): number => {
  const rank = quantile * (buckets.at(-1)?.[1] ?? 0);
  const index = buckets.findIndex(([, cumulative]) => cumulative >= rank);
  const [lowerS, below] = buckets[index - 1] ?? [0, 0];
  const [upperS, upTo] = buckets[index] ?? [lowerS, below];
  const share = upTo === below ? 1 : (rank - below) / (upTo - below);
  const seconds = Number.isFinite(upperS) ? lowerS + (upperS - lowerS) * share : lowerS;
  return round(seconds * 1_000, 100);
};

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;
