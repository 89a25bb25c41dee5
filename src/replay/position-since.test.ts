import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../kernel/event-store.ts';
import { CLOCKS_APART_MS_MAX } from '../kernel/limits/nodes.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { positionSince } from './position-since.ts';

const start = Date.parse('2026-03-02T12:00:00.000Z');
const at = (ms: number): string => new Date(start + ms).toISOString();

/** One event after the other, with these intervals in milliseconds. */
const logOf = async (times: readonly number[], deleted: readonly number[] = []): Promise<EventStore> => {
  const store = memoryEventStore();
  for (const [index, ms] of times.entries()) {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const metadata = { schemaVersion: 1, occurredAt: at(ms), correlationId: 'r1' };
    await store.append(
      `session-a-${index}`,
      [{ id, type: 'QueryReceived', data: {}, metadata }],
      'no-stream',
    );
  }
  for (const index of deleted) await store.delete(`session-a-${index}`);
  return store;
};

describe('the position at which a moment begins', () => {
  it('has nothing of that moment or later before it, and is found in few steps', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20 * CLOCKS_APART_MS_MAX), { maxLength: 60 }),
        fc.array(fc.nat(59), { maxLength: 20 }),
        fc.nat(20 * CLOCKS_APART_MS_MAX),
        fc.nat(CLOCKS_APART_MS_MAX),
        async (times, deleted, moment, apart) => {
          const ordered = [...times].sort((a, b) => a - b);
          // The clock of every second server is slow.
          const clockTimes = ordered.map((ms, index) => (index % 2 === 0 ? ms : ms - apart));
          const gaps = new Set(deleted);
          const log = await logOf(
            clockTimes,
            [...gaps].filter((index) => index < clockTimes.length),
          );
          let steps = 0;
          const readAll: EventStore['readAll'] = (options) => {
            steps += 1;
            return log.readAll(options);
          };
          const counted = { ...log, readAll };
          const position = await positionSince(counted, at(moment));
          expect(steps).toBeLessThanOrEqual(Math.ceil(Math.log2(clockTimes.length + 1)) + 1);
          for (const [index, ms] of clockTimes.entries()) {
            if (index < position && !gaps.has(index)) expect(ms).toBeLessThan(moment);
          }
        },
      ),
    ));

  it('leaves out events that are older by more than the difference of clocks', async () => {
    const hours = [0, 1, 2, 3, 4, 5].map((count) => count * CLOCKS_APART_MS_MAX);
    expect(await positionSince(await logOf(hours), at(4 * CLOCKS_APART_MS_MAX))).toBe(3);
  });

  it('is one that is cheap to read from, with no event of that moment before it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(20 * CLOCKS_APART_MS_MAX), { maxLength: 60 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(20 * CLOCKS_APART_MS_MAX),
        async (times, positionStep, moment) => {
          const ordered = [...times].sort((a, b) => a - b);
          const log = { ...(await logOf(ordered)), positionStep };
          const position = await positionSince(log, at(moment));
          expect(position % positionStep).toBe(0);
          for (const ms of ordered.slice(0, position)) expect(ms).toBeLessThan(moment);
          // Events older than the clocks' difference take less than a step.
          const old = ordered.filter((ms) => ms < moment - CLOCKS_APART_MS_MAX).length;
          expect(position).toBeGreaterThan(old - 1 - positionStep);
        },
      ),
    ));
});
