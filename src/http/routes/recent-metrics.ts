import { RECENT_STEP_MS } from '../../kernel/limits/process.ts';
import { Type } from '../../kernel/schema.ts';
import { operation } from '../operation.ts';

const Point = Type.Object({
  at: Type.String({ description: 'The end of the step.' }),
  turnsPerSecond: Type.Number(),
  serverErrors: Type.Integer({ description: 'Requests that were answered with a 5xx status.' }),
  failures: Type.Integer({ description: 'As parley_failures_total counts them.' }),
  latencyMs: Type.Union(
    [Type.Object({ p50: Type.Number(), p95: Type.Number(), p99: Type.Number() }), Type.Null()],
    { description: 'Of queries, estimated from the buckets of the histogram; null without queries.' },
  ),
  loopBlockMs: Type.Number({ description: 'The longest time that the event loop was blocked.' }),
  waitingTurns: Type.Integer({ description: 'Turns that wait for an earlier one of their session.' }),
  hotSessions: Type.Integer({ description: 'Sessions in memory.' }),
  memoryBytes: Type.Integer({ description: 'Resident memory of the process.' }),
});

type Recent = {
  readonly points: () => readonly object[];
  readonly loopBlocksMs: () => readonly number[];
};

/** Metrics of the last hour, for people who have no Prometheus. */
export const recentMetricsOperations = ({ points, loopBlocksMs }: Recent) => [
  operation({
    method: 'get',
    path: '/admin/metrics/recent',
    summary: 'What this server did in the last hour, oldest first; it forgets it when it stops',
    tag: 'health',
    token: 'admin',
    reply: Type.Object({
      stepMs: Type.Integer({ description: 'The time between two points.' }),
      points: Type.Array(Point),
      loopBlocksMs: Type.Array(Type.Number(), {
        description: 'The longest block of the event loop in each second of the last minute, oldest first.',
      }),
    }),
    run: () => ({ stepMs: RECENT_STEP_MS, points: points(), loopBlocksMs: loopBlocksMs() }),
  }),
];
