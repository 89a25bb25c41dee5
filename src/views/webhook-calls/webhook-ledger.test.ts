import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, openAuditWorld } from '../../../test/support/webhook-audit-world.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { sessionStream } from '../../session/session-stream.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { shippedViews } from '../scripts.ts';
import { openViews } from '../views.ts';
import type { CallFilter, CallOrder } from './webhook-call-scan.ts';
import { type WebhookLedger, webhookLedger } from './webhook-ledger.ts';

const aResend = {
  address: 'https://shop.example',
  webhook: 'today',
  isOtherAddress: false,
  agentRevision: 3,
} as const;

let world: AuditWorld;
let position: number;

/** Minutes 1 to 6 of an hour; three of two sessions are answered, one is refused, two have no use. */
beforeAll(async () => {
  world = await openAuditWorld(({ body }, response) => {
    const said = body.result.resolvedQuery;
    if (said === 'order soup') return void response.writeHead(503).end('No soup today.');
    if (said === 'where is it') return void response.end();
    return { speech: `Yes: ${said}.` };
  });
  for (const [sessionId, text] of [
    ['s1', 'order a cake'],
    ['s2', 'order a pie'],
    ['s1', 'order soup'],
    ['s1', 'where is it'],
    ['s2', 'order a cake'],
    ['s2', 'where is it'],
  ] as const) {
    await world.say(sessionId, text);
  }
  position = -1;
  for await (const event of world.store.readAll()) position = event.position;
  expect(await world.ledger.fresh(position)).toBe(true);
});
afterAll(() => world?.close());

/** A store whose followers receive nothing before `deliver` is called. */
const heldBack = (store: EventStore) => {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { subscribeUnread } = store;
  if (subscribeUnread === undefined) throw new TypeError('the store has unparsed subscriptions');
  const late: EventStore = {
    ...store,
    subscribeUnread: (after, { onPage, ...others }) =>
      subscribeUnread(after, { ...others, onPage: (page) => void delivered.then(() => onPage(page)) }),
  };
  return { late, deliver };
};

const minutes = async (filter: CallFilter, order: CallOrder = 'oldest') => {
  const { calls } = await world.ledger.list(world.agentId, filter, { order, limit: 50 });
  return calls.map(({ requestedAt }) => new Date(requestedAt).getUTCMinutes());
};
const at = (minute: number) => `2026-03-02T12:0${minute}:00.000Z`;

describe('the ledger of webhook calls', () => {
  it.each<[string, CallFilter, number[]]>([
    ['all', {}, [1, 2, 3, 4, 5, 6]],
    ['those from a moment on', { since: at(4) }, [4, 5, 6]],
    ['those before a moment', { until: at(3) }, [1, 2]],
    ['those between two', { since: at(2), until: at(4) }, [2, 3]],
    ['those of a session', { sessionId: 's2' }, [2, 5, 6]],
    ['those of a session in a time', { sessionId: 's2', since: at(3) }, [5, 6]],
    ['those of an intent', { intent: 'track' }, [4, 6]],
    ['those of an intent, however it is written', { intent: 'TRACK', action: 'Track' }, [4, 6]],
    ['those with an action', { action: 'order' }, [1, 2, 3, 5]],
    ['those in a language', { language: 'en' }, [1, 2, 3, 4, 5, 6]],
    ['none in another', { language: 'de' }, []],
    ['those that were answered', { outcome: 'replied' }, [1, 2, 5]],
    ['those that ended so', { outcome: 'empty' }, [4, 6]],
    ['those that failed, for whatever reason', { outcome: 'failed' }, [3, 4, 6]],
    ['those with a status', { status: 503 }, [3]],
    ['those with words in what was sent', { text: 'A PIE' }, [2]],
    ['those with words in what came', { text: 'no soup' }, [3]],
    ['those to an address', { address: '127.0.0.1' }, [1, 2, 3, 4, 5, 6]],
    ['none to another', { address: 'example.com' }, []],
    ['none that took so long', { slowerThanMs: 60_000 }, []],
    ['what fits all that is asked for', { intent: 'order', sessionId: 's1', outcome: 'http_status' }, [3]],
  ])('lists %s', async (_, filter, expected) => {
    expect(await minutes(filter)).toEqual(expected);
    expect(await minutes(filter, 'newest')).toEqual(expected.toReversed());
    const { total, isComplete } = await world.ledger.count(world.agentId, filter);
    expect([total, isComplete]).toEqual([expected.length, true]);
    expect((await minutes(filter, 'slowest')).toSorted()).toEqual(expected);
  });

  it.each<CallOrder>(['newest', 'oldest', 'slowest'])(
    'continues from page to page, %s first',
    async (order) => {
      for (const filter of [{}, { outcome: 'replied' as const }, { sessionId: 's1' }]) {
        const whole = await world.ledger.list(world.agentId, filter, { order, limit: 50 });
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await world.ledger.list(world.agentId, filter, {
            order,
            limit: 2,
            ...(cursor !== undefined && { cursor }),
          });
          paged.push(...page.calls.map(({ callId }) => callId));
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(paged).toEqual(whole.calls.map(({ callId }) => callId));
      }
    },
  );

  it('puts the slowest first', async () => {
    const { calls } = await world.ledger.list(world.agentId, {}, { order: 'slowest', limit: 50 });
    const times = calls.map(({ elapsedMs }) => elapsedMs);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('counts by outcome, whole days from their own counts', async () => {
    const outcomes = { replied: 3, http_status: 1, empty: 2 };
    for (const filter of [{}, { since: '2026-03-02', until: '2026-03-03' }, { since: at(0) }]) {
      expect(await world.ledger.count(world.agentId, filter)).toEqual({
        total: 6,
        outcomes,
        isComplete: true,
      });
    }
    expect(await world.ledger.count(world.agentId, { until: '2026-03-02' })).toMatchObject({ total: 0 });
  });

  it('counts the resends of each call without reading a stream', async () => {
    const { agentId, desks, store, views } = world;
    const list = (ledger: WebhookLedger) => ledger.list(agentId, {}, { order: 'oldest', limit: 3 });
    const [, call] = (await list(world.ledger)).calls;
    const key = { agentId, callId: call?.callId ?? '' };
    for (let time = 0; time < 2; time += 1) {
      const end = await desks.resends.begin(key, aResend, { actor: 'admin' });
      await end({ outcome: 'replied', status: 200, elapsedMs: 4, replyBytes: 12, isSame: true });
    }
    expect(await world.ledger.fresh(await store.newestPosition())).toBe(true);
    const unreadable = { ...store, readStream: () => expect.unreachable() };
    const { calls } = await list(webhookLedger(views, unreadable));
    expect(calls.map(({ resends }) => resends)).toEqual([0, 2, 0]);
  });

  it('shows a complete call, with its turn', async () => {
    const { calls } = await world.ledger.list(world.agentId, { status: 503 }, { order: 'newest', limit: 1 });
    const call = await world.ledger.call(calls[0]?.callId ?? '');
    expect(call).toMatchObject({
      sessionId: 's1',
      turn: 2,
      query: 'order soup',
      intentName: 'order',
      outcome: 'http_status',
      status: 503,
      details: '503 Service Unavailable',
      reply: { body: 'No soup today.' },
    });
    expect(call?.request.headers).toContainEqual({ name: 'authorization', value: '***' });
    expect(JSON.parse(call?.request.body ?? '')).toMatchObject({ result: { action: 'order' } });
    expect(await world.ledger.call('nothing')).toBeUndefined();
  });

  it('returns all calls in the order of time, and each session once', async () => {
    const turns: string[] = [];
    for await (const { sessionId, turn } of world.ledger.all(world.agentId, {})) turns.push(sessionId + turn);
    expect(turns).toEqual(['s11', 's21', 's12', 's13', 's22', 's23']);
    const sessions: string[] = [];
    for await (const sessionId of world.ledger.sessions(world.agentId, { since: at(2) }))
      sessions.push(sessionId);
    expect(sessions).toEqual(['s2', 's1']);
  });

  it('contains nothing of a deleted session', async () => {
    const stream = sessionStream(world.agentId, 's1');
    await world.store.delete(stream);
    await world.views.removeStream(stream);
    expect(await minutes({})).toEqual([2, 5, 6]);
    expect(await minutes({ outcome: 'empty' })).toEqual([6]);
    expect((await world.ledger.count(world.agentId, {})).outcomes).toEqual({ replied: 2, empty: 1 });
  });

  it('has the calls of a session that was deleted and restarted', async () => {
    await world.say('s1', 'order a cake');
    await world.ledger.fresh(await world.store.newestPosition());
    expect(await minutes({ sessionId: 's1' })).toEqual([7]);
    expect(await minutes({})).toEqual([2, 5, 6, 7]);
  });

  it('finds a call that another server made a moment ago, before the view has received it', async () => {
    const { store, outside, agentId } = world;
    const { late, deliver } = heldBack(store);
    const definitions = shippedViews().filter(({ projection }) => projection.name.startsWith('webhook-'));
    const views = await openViews({ store: late, views: memoryViewStore(), definitions, now: outside.now });
    const ledger = webhookLedger(views, late);
    expect(await ledger.fresh(await store.newestPosition())).toBe(true);
    await world.say('s4', 'order a cake');
    await world.ledger.fresh(await store.newestPosition());
    const newest = { order: 'newest', limit: 1 } as const;
    const [call] = (await world.ledger.list(agentId, {}, newest)).calls;
    expect((await ledger.list(agentId, { sessionId: 's4' }, newest)).calls).toEqual([]);
    const found = ledger.call(call?.callId ?? '');
    deliver();
    expect(await found).toMatchObject({ sessionId: 's4', query: 'order a cake' });
    await views.close();
  });
});
