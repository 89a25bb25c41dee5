import { describe, expect, it } from 'vitest';
import { anAgent } from '../../test/support/session-stories.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { guardedSweeps } from './sweep-clock.ts';

const YEAR_MS = 365 * DAY_MS;

/** A server that sweeps each hour; `restart` begins another process over the same snapshots. */
const sweeping = ({ hasRetention = true } = {}) => {
  const outside = testOutside();
  const snapshots = memorySnapshotStore();
  const log: string[] = [];
  const agent = anAgent([]);
  const agents = [hasRetention ? { ...agent, privacy: { masking: [], retentionDays: 30 } } : agent];
  const start = () =>
    guardedSweeps({
      snapshots,
      outside,
      agents: { list: (status) => (status === 'deleted' ? [] : agents) },
      sweep: async ({ actor }) => log.push(actor === 'system' ? 'swept' : 'swept on request'),
      onSweepWaits: ({ lastCheckAt, now }) => log.push(`waits ${lastCheckAt.slice(0, 4)} ${now.slice(0, 4)}`),
    });
  let server = start();
  /** What the next checks did, an hour apart. */
  const hours = async (count: number): Promise<readonly string[]> => {
    log.length = 0;
    for (let hour = 0; hour < count; hour += 1) {
      await server.own();
      outside.pass(HOUR_MS);
    }
    return [...log];
  };
  return {
    hours,
    pass: outside.pass,
    request: ({ dryRun = false, trustsClock = false } = {}) =>
      server.requested({ dryRun, trustsClock, actor: 'admin' }),
    restart: () => {
      server = start();
    },
  };
};

describe('the sweeps of a server', () => {
  it('go on while the clock goes on, over restarts and a night in which the server is off', async () => {
    const { hours, restart, pass } = sweeping();
    expect(await hours(3)).toEqual(['swept', 'swept', 'swept']);
    pass(14 * HOUR_MS);
    restart();
    expect(await hours(2)).toEqual(['swept', 'swept']);
  });

  it.each(['while the server runs', 'while it is off'])('wait if the clock jumps ahead %s', async (when) => {
    const { hours, restart, pass } = sweeping();
    await hours(2);
    pass(YEAR_MS);
    if (when === 'while it is off') restart();
    expect(await hours(2)).toEqual(['waits 2026 2027', 'waits 2026 2027']);
  });

  it('go on once the clock is set right again', async () => {
    const { hours, pass } = sweeping();
    await hours(2);
    pass(YEAR_MS);
    await hours(5);
    pass(-YEAR_MS);
    expect(await hours(2)).toEqual(['swept', 'swept']);
  });

  it('go on after a day of warnings, which restarts and further jumps do not shorten', async () => {
    const { hours, restart, pass } = sweeping();
    await hours(1);
    pass(YEAR_MS);
    const waits: string[] = [];
    for (let start = 0; start < 30; start += 1) {
      restart();
      waits.push(...(await hours(1)));
    }
    pass(YEAR_MS);
    waits.push(...(await hours(23)));
    expect(waits.filter((line) => line === 'swept')).toEqual([]);
    expect(await hours(2)).toEqual(['swept', 'swept']);
  });

  it('go on at once after an administrator said that the clock is right', async () => {
    const { hours, request, pass } = sweeping();
    await hours(1);
    pass(YEAR_MS);
    await hours(1);
    await request({ trustsClock: true });
    expect(await hours(1)).toEqual(['swept']);
  });

  it('are refused on request while the clock is ahead, except a dry run', async () => {
    const { hours, request, pass } = sweeping();
    await hours(1);
    pass(YEAR_MS);
    for (let times = 0; times < 30; times += 1)
      await expect(request()).rejects.toMatchObject({ code: 'clock_ahead' });
    await request({ dryRun: true });
    expect(await hours(1)).toEqual(['waits 2026 2027']);
    pass(-YEAR_MS);
    await request();
    expect(await hours(1)).toEqual(['swept']);
  });

  it('say nothing of the clock if no agent limits how long sessions are kept', async () => {
    const { hours, pass } = sweeping({ hasRetention: false });
    await hours(1);
    pass(YEAR_MS);
    expect(await hours(2)).toEqual([]);
  });
});
