import '../../test/support/property-seed.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../kernel/durations.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { readDueParts } from './retention-parts.ts';
import { retentionScan } from './retention-scan.ts';

const START_MS = Date.parse('2026-03-02T12:00:00.000Z');
const dateOf = (day: number) => new Date(START_MS + day * DAY_MS).toISOString();

const said = (day: number) => ({
  id: randomUUID(),
  type: 'QueryReceived',
  data: {},
  metadata: { schemaVersion: 1, occurredAt: dateOf(day), correlationId: 'request-1' },
});

const someTurns = fc.array(
  fc.record({
    agentId: fc.constantFrom('brief', 'long', 'unlimited'),
    session: fc.integer({ min: 0, max: 4 }),
    /** How wrong the clock was. */
    ahead: fc.constantFrom(0, 0, 0, 3, 40, 3_000_000),
    daysLater: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 40 },
);
const days = new Map([
  ['brief', 2],
  ['long', 9],
  ['unlimited', 0],
]);

describe('the search for expired sessions', () => {
  it('finds each one at the first sweep after its last recorded time, whatever the clock did', async () => {
    await fc.assert(
      fc.asyncProperty(someTurns, async (turns) => {
        const store = memoryEventStore();
        const scan = retentionScan(store);
        const lastDays = new Map<string, number>();
        const sweepAt = async (day: number): Promise<void> => {
          const { byAgent, complete } = await scan.search(days, dateOf(day));
          const found = [...byAgent.values()].flat().map(({ stream }) => stream);
          const expired = [...lastDays].filter(([stream, last]) => {
            const kept = days.get(stream.split('-')[1] ?? '') ?? 0;
            return kept > 0 && last + kept < day;
          });
          expect(found.toSorted()).toEqual(expired.map(([stream]) => stream).toSorted());
          for (const stream of found) {
            await store.delete(stream);
            lastDays.delete(stream);
          }
          complete();
        };
        let day = 0;
        for (const { agentId, session, ahead, daysLater } of turns) {
          day += daysLater;
          await sweepAt(day);
          // A deleted stream cannot continue.
          let stream = sessionStream(agentId, String(session));
          while (await store.isDeleted(stream)) stream += 'x';
          await store.append(stream, [said(day + ahead)], 'any');
          lastDays.set(stream, day + ahead);
        }
        for (const later of [1, 5, 20, 60]) await sweepAt(day + later);
      }),
    );
  });

  it('reads a limited number of young events at once, and the next search goes on behind them', async () => {
    const store = memoryEventStore();
    const rules = { retentionDays: new Map([['brief', 2]]), now: dateOf(10) };
    for (let number = 0; number < 3_000; number += 500)
      await store.append(
        sessionStream('brief', 'ahead'),
        Array.from({ length: 500 }, () => said(9)),
        'any',
      );
    const old = sessionStream('brief', 'old');
    await store.append(old, [said(1)], 'no-stream');
    const first = await readDueParts(store, { end: -1, parts: [] }, rules, 1_000);
    expect([...first.streams]).toEqual([]);
    const second = await readDueParts(store, first, rules, 1_000);
    expect([...second.streams]).toEqual([]);
    const third = await readDueParts(store, second, rules, 1_000);
    expect([...third.streams]).toEqual([old]);
  });

  it('leaves a session whose newest event is damaged, and finds the others', async () => {
    const store = memoryEventStore();
    const [hurt, sound] = ['hurt', 'sound'].map((id) => sessionStream('brief', id));
    for (const stream of [hurt, sound]) await store.append(stream ?? '', [said(1)], 'no-stream');
    const damaged = {
      ...store,
      readStream: (...[stream, options]: Parameters<EventStore['readStream']>) => {
        if (stream === hurt)
          throw new ParleyError('record_damaged', { stream, revision: 0, reason: 'its checksum' });
        return store.readStream(stream, options);
      },
    };
    const { byAgent } = await retentionScan(damaged).search(days, dateOf(10));
    expect([...byAgent.values()].flat().map(({ stream }) => stream)).toEqual([sound]);
  });
});
