import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ParleyError } from '../kernel/errors.ts';
import { answeredRequests } from './answered-requests.ts';
import { exposition } from './exposition.ts';
import { counter, type Family, histogram } from './families.ts';
import { type StateSources, stateFamilies } from './state-families.ts';

/** Without the library's own metrics of Node. */
const textOf = async (families: readonly Family[]): Promise<readonly string[]> => {
  const { text } = await exposition(families)();
  return text.split('\n').filter((line) => line !== '' && !/^(# \w+ )?(process|nodejs)_/.test(line));
};

it('has a count for each combination of labels', async () => {
  const turns = counter({ name: 'turns_total', help: 'Turns', labels: ['agent', 'matched'] });
  turns.add('a1', 'exact');
  turns.add('a1', 'exact');
  turns.add('a"2', 'none');
  expect(await textOf([turns])).toEqual([
    '# HELP turns_total Turns',
    '# TYPE turns_total counter',
    'turns_total{agent="a1",matched="exact"} 2',
    'turns_total{agent="a\\"2",matched="none"} 1',
  ]);
});

it('has cumulative buckets, including their bounds', async () => {
  const sizes = histogram({ name: 'sizes', help: 'Sizes' }, [1, 2]);
  for (const size of [1, 2, 2, 9]) sizes.observe(size);
  expect(await textOf([sizes])).toEqual([
    '# HELP sizes Sizes',
    '# TYPE sizes histogram',
    'sizes_bucket{le="1"} 1',
    'sizes_bucket{le="2"} 3',
    'sizes_bucket{le="+Inf"} 4',
    'sizes_sum 14',
    'sizes_count 4',
  ]);
});

it('labels a request by its route and the class of its status', async () => {
  const { family, note } = answeredRequests();
  note({ method: 'POST', route: '/v1/query', status: 200, elapsedMs: 3 });
  note({ method: 'GET', route: undefined, status: 404, elapsedMs: 3 });
  const lines = await textOf([family]);
  const name = 'parley_http_request_duration_seconds';
  expect(lines).toContain(`${name}_count{method="POST",route="/v1/query",status="2xx"} 1`);
  expect(lines).toContain(`${name}_count{method="GET",route="none",status="4xx"} 1`);
  expect(lines).toContain(`${name}_bucket{method="POST",route="/v1/query",status="2xx",le="0.0025"} 0`);
  expect(lines).toContain(`${name}_bucket{method="POST",route="/v1/query",status="2xx",le="0.005"} 1`);
});

it('has the metrics of Node', async () => {
  const { text, contentType } = await exposition([])();
  expect(contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']) {
    expect(text).toContain(`# TYPE ${name} gauge`);
  }
});

const well = {
  version: '1.2.3',
  ping: async () => undefined,
  newestPosition: async () => 41,
  projections: async (): ReturnType<StateSources['projections']> => [
    {
      name: 'sessions',
      isShipped: true,
      version: 'x',
      state: 'live',
      position: 40,
      reachedAt: '',
      lagMs: 1_500,
    },
  ],
  agents: () => 2,
  hotSessions: () => 7,
  disk: () => ({ freeBytes: 900, reserveBytes: 100 }),
  circuits: () => ({ closed: 3, open: 1, 'half-open': 0 }),
} as const;

it('has the state of the server and its projections', async () => {
  const lines = await textOf(stateFamilies(well));
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    'parley_build_info{version="1.2.3"} 1',
    'parley_agents 2',
    'parley_sessions_hot 7',
    'parley_webhook_circuits{state="closed"} 3',
    'parley_webhook_circuits{state="open"} 1',
    'parley_webhook_circuits{state="half-open"} 0',
    'parley_store_up 1',
    'parley_store_position 41',
    'parley_disk_free_bytes 900',
    'parley_disk_reserve_bytes 100',
    'parley_projection_lag_seconds{projection="sessions"} 1.5',
    'parley_projection_position{projection="sessions"} 40',
    'parley_projection_state{projection="sessions",state="catching_up"} 0',
    'parley_projection_state{projection="sessions",state="live"} 1',
    'parley_projection_state{projection="sessions",state="faulted"} 0',
    'parley_projection_state{projection="sessions",state="waiting"} 0',
    'parley_projection_state{projection="sessions",state="stopped"} 0',
    'parley_projection_state{projection="sessions",state="outdated"} 0',
  ]);
});

it('omits parts that are unavailable or do not answer', async () => {
  const away = async (): Promise<never> => {
    throw new ParleyError('store_unavailable', { reason: 'away' });
  };
  const silent = async () => setTimeout(60_000, [], { ref: false });
  const lines = await textOf(
    stateFamilies({ ...well, ping: away, newestPosition: away, projections: silent }),
  );
  expect(lines).toContain('parley_store_up 0');
  expect(lines).toContain('parley_sessions_hot 7');
  expect(lines.filter((line) => /^parley_(store_position|projection_)/.test(line))).toEqual([]);
});
