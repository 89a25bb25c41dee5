import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, openAuditWorld } from '../../test/support/webhook-audit-world.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { sessionStream } from '../session/session-stream.ts';
import { type DrillPlan, drilledSession } from './webhook-drill.ts';

let world: AuditWorld;
const sessions = new Map<string, RecordedEvent[]>();

beforeAll(async () => {
  world = await openAuditWorld(({ body }, response) => {
    const query = body.result.resolvedQuery;
    if (query === 'order soup') return void response.writeHead(503).end();
    if (query === 'order a pie') return { speech: 'Ordered.' };
    return { speech: 'From outside.', contextOut: [{ name: 'basket', lifespan: 5 }] };
  });
  for (const [sessionId, text] of [
    ['s1', 'order a cake'],
    ['s1', 'where is it'],
    ['s2', 'order soup'],
    ['s2', 'order a pie'],
  ] as const) {
    await world.say(sessionId, text);
  }
  for (const sessionId of ['s1', 's2']) {
    const events: RecordedEvent[] = [];
    for await (const event of world.store.readStream(sessionStream(world.agentId, sessionId)))
      events.push(event);
    sessions.set(sessionId, events);
  }
});
afterAll(() => world?.close());

const drilled = (sessionId: string, plan: Partial<DrillPlan>) =>
  drilledSession(sessionId, sessions.get(sessionId) ?? [], {
    slowerMs: 0,
    timeoutMs: 5_000,
    seed: 1,
    ...plan,
  });

describe('a drill of a recorded session', () => {
  it('changes nothing if the webhook is still in time', async () => {
    expect(await drilled('s1', { slowerMs: 1_000 })).toEqual({
      calls: 2,
      hit: 0,
      turns: [],
      unchanged: 0,
      hypothetical: 0,
    });
  });

  it("has the intent's own reply if it is too slow, and marks later turns as unknown", async () => {
    const { turns, hypothetical } = await drilled('s1', { slowerMs: 5_000 });
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({
      sessionId: 's1',
      turn: 1,
      query: 'order a cake',
      cause: 'timeout',
      recorded: { speech: 'From outside.' },
      instead: { speech: 'Ordered.' },
      changes: ['reply', 'contexts'],
    });
    expect(hypothetical).toBe(1);
  });

  it('skips failed calls, and counts equal replies', async () => {
    const result = await drilled('s2', { fail: { with: 500, share: 1 } });
    expect(result).toMatchObject({ calls: 2, hit: 1, turns: [], unchanged: 1 });
  });

  it('fails the requested share of calls, and the same calls for the same seed', async () => {
    const struck = async (seed: number, share: number) => {
      const { turns } = await drilled('s1', { fail: { with: 503, share }, seed });
      return turns.map(({ callId }) => callId);
    };
    expect(await struck(1, 0)).toEqual([]);
    expect(await struck(1, 1)).toHaveLength(1);
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const all = () => Promise.all(seeds.map((seed) => struck(seed, 0.2)));
    const struckCalls = await all();
    expect(await all()).toEqual(struckCalls);
    const first = struckCalls.filter((calls) => calls.length > 0);
    // At least one of two calls fails: about 1 - 0.8 * 0.8 of the seeds.
    expect(first.length / seeds.length).toBeGreaterThan(0.25);
    expect(first.length / seeds.length).toBeLessThan(0.47);
  });

  it('includes only calls of the period', async () => {
    expect(await drilled('s1', { slowerMs: 9_000, since: '2026-03-02T12:02:00.000Z' })).toMatchObject({
      calls: 1,
      turns: [{ turn: 2 }],
    });
    expect(await drilled('s1', { slowerMs: 9_000, until: '2026-03-02T12:01:00.000Z' })).toMatchObject({
      calls: 0,
    });
  });
});
