import { describe, expect, it } from 'vitest';
import { testOutside } from '../../test/support/test-desks.ts';
import { ParleyError } from '../kernel/errors.ts';
import { RACE_MS_MAX, RACE_WAIT_MS_MAX, RACES_WITHOUT_WAIT } from '../kernel/limits/nodes.ts';
import { winRace } from './race.ts';

const lost = () => new ParleyError('wrong_expected_revision', { stream: 's', actual: 1, expected: 0 });

/** A competitor that is faster this many times; the log of what the slower one did. */
const against = (wins: number, { random = 0.5, clockStepMs = 0 } = {}) => {
  const outside = { ...testOutside(), random: () => random };
  const log: (string | number)[] = [];
  let left = wins;
  const run = () =>
    winRace(
      {
        ...outside,
        sleep: async (ms) => {
          if (log.push(ms) > 10_000) throw new Error('it tries without end');
          outside.pass(ms);
          // Once, in the middle.
          if (log.filter((entry) => typeof entry === 'number').length === 10) outside.pass(clockStepMs);
        },
      },
      {
        attempt: async () => {
          log.push('attempt');
          left -= 1;
          if (left >= 0) throw lost();
        },
        catchUp: async () => {
          log.push('catch up');
        },
      },
    );
  return { run, log, waits: () => log.filter((entry) => typeof entry === 'number') };
};

describe('a race for a stream', () => {
  it('makes one attempt if no other process is faster', async () => {
    const { run, log } = against(0);
    await run();
    expect(log).toEqual(['attempt']);
  });

  it("retries immediately after a loss, from the winner's revision", async () => {
    const { run, log } = against(2);
    await run();
    expect(log).toEqual(['attempt', 'catch up', 'attempt', 'catch up', 'attempt']);
  });

  it('waits longer and longer after several losses, up to a limit, directly before it catches up', async () => {
    const { run, log, waits } = against(RACES_WITHOUT_WAIT + 9);
    await run();
    expect(waits()).toEqual([0.5, 1, 2, 4, 8, 16, 32, 32, 32]);
    expect(Math.max(...waits())).toBeLessThanOrEqual(RACE_WAIT_MS_MAX);
    for (const [index, entry] of log.entries())
      if (typeof entry === 'number') expect(log.slice(index + 1, index + 3)).toEqual(['catch up', 'attempt']);
  });

  it('is won against a competitor that is faster a hundred times', async () => {
    const { run, log } = against(100);
    await run();
    expect(log.filter((entry) => entry === 'attempt')).toHaveLength(101);
  });

  it('ends when its time is up', async () => {
    const { run, waits } = against(Number.POSITIVE_INFINITY);
    await expect(run()).rejects.toMatchObject({ code: 'wrong_expected_revision' });
    const waitedMs = waits().reduce((sum, ms) => sum + ms, 0);
    expect(waitedMs).toBeGreaterThanOrEqual(RACE_MS_MAX);
    expect(waitedMs).toBeLessThanOrEqual(RACE_MS_MAX + RACE_WAIT_MS_MAX);
  });

  it('ends at the same time if the clock is set back', async () => {
    const { run, waits } = against(Number.POSITIVE_INFINITY, { clockStepMs: -60_000 });
    await expect(run()).rejects.toMatchObject({ code: 'wrong_expected_revision' });
    const waitedMs = waits().reduce((sum, ms) => sum + ms, 0);
    expect(waitedMs).toBeLessThanOrEqual(RACE_MS_MAX + 2 * RACE_WAIT_MS_MAX);
  });

  it('ends with any other failure immediately', async () => {
    const failing = winRace(testOutside(), {
      attempt: async () => {
        throw new ParleyError('store_busy', {});
      },
      catchUp: async () => undefined,
    });
    await expect(failing).rejects.toMatchObject({ code: 'store_busy' });
  });
});
