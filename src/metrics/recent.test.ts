import { expect, it } from 'vitest';
import { RECENT_POINTS_MAX } from '../kernel/limits/process.ts';
import { answeredRequests } from './answered-requests.ts';
import { counter } from './families.ts';
import { recentMetrics } from './recent.ts';

const world = () => {
  const requests = answeredRequests();
  const turns = counter({ name: 'turns', help: 'Turns', labels: ['agent'] });
  const failures = counter({ name: 'failures', help: 'Failures', labels: ['kind'] });
  let ms = Date.parse('2026-03-02T12:00:00.000Z');
  const recent = recentMetrics({
    turns,
    requests: requests.family,
    failures,
    longestBlockMs: (ofLastMs) => ofLastMs / 1_000,
    waitingTurns: () => 4,
    hotSessions: () => 7,
    memoryBytes: () => 1_000,
    now: () => ms,
  });
  const after = async (seconds: number): Promise<void> => {
    ms += seconds * 1_000;
    await recent.sample();
  };
  const query = (elapsedMs: number, status = 200): void =>
    requests.note({ method: 'POST', route: '/v1/query', status, elapsedMs });
  return { ...recent, turns, failures, requests, after, query };
};

it('begins with what happened after the first sample', async () => {
  const { after, turns, points } = world();
  turns.add('a1');
  await after(0);
  expect(points()).toEqual([]);
  turns.add('a1');
  turns.add('a2');
  turns.add('a2');
  await after(2);
  expect(points()).toEqual([
    {
      at: '2026-03-02T12:00:02.000Z',
      turnsPerSecond: 1.5,
      serverErrors: 0,
      failures: 0,
      latencyMs: null,
      loopBlockMs: 2,
      waitingTurns: 4,
      hotSessions: 7,
      memoryBytes: 1_000,
    },
  ]);
});

it('estimates the latency of the queries between two samples', async () => {
  const { after, query, requests, points } = world();
  query(9_000);
  await after(0);
  requests.note({ method: 'GET', route: '/admin/agents', status: 200, elapsedMs: 9_000 });
  for (let count = 0; count < 98; count += 1) query(8);
  query(700);
  query(20_000);
  await after(15);
  const { p50, p95, p99 } = points()[0]?.latencyMs ?? { p50: 0, p95: 0, p99: 0 };
  expect([p50 > 5, p50 < 10, p95 > p50, p95 < 10]).toEqual([true, true, true, true]);
  expect([p99 > 500, p99 <= 1_000]).toEqual([true, true]);
});

it('counts the queries of environments that the path names', async () => {
  const { after, requests, points } = world();
  await after(0);
  const route = '/v1/environments/:environment/query';
  requests.note({ method: 'POST', route, status: 200, elapsedMs: 60_000 });
  await after(15);
  expect(points()[0]?.latencyMs?.p50).toBe(10_000);
});

it('has no time beyond the largest bucket', async () => {
  const { after, query, points } = world();
  await after(0);
  query(60_000);
  await after(15);
  expect(points()[0]?.latencyMs).toEqual({ p50: 10_000, p95: 10_000, p99: 10_000 });
});

it('counts failures and server errors since the sample before', async () => {
  const { after, query, failures, points } = world();
  query(5, 503);
  await after(0);
  query(5, 503);
  query(5, 404);
  failures.add('write');
  failures.add('view');
  await after(15);
  await after(15);
  expect(points().map((point) => [point.serverErrors, point.failures])).toEqual([
    [1, 2],
    [0, 0],
  ]);
});

it('keeps the last hour', async () => {
  const { after, points } = world();
  for (let count = 0; count <= RECENT_POINTS_MAX + 5; count += 1) await after(1);
  expect(points()).toHaveLength(RECENT_POINTS_MAX);
  expect(points()[0]?.at).toBe('2026-03-02T12:00:07.000Z');
});
