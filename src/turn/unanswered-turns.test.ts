import { describe, expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { anAgent, anIntent } from '../../test/support/session-stories.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { UNANSWERED_TURN_MS_MAX } from '../kernel/limits/conversation.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';

const phrases = (text: string) => ({
  en: [{ id: text, data: [{ text }], isTemplate: false, count: 0 }],
});
const agent = anAgent(
  [
    anIntent('plain', { phrases: phrases('plain') }),
    anIntent('order', { phrases: phrases('order'), webhookUsed: true }),
  ],
  'https://example.com/hook',
);
const deskOf = desksOf(agent);

/** The end of an append; unless it is confirmed, its caller gets `store_unavailable`. */
type Fate = 'confirmed' | 'recorded' | 'lost' | 'recorded before the next append';

const unavailable = { code: 'store_unavailable' };

const sessionOver = () => {
  const store = memoryEventStore();
  const fates: Fate[] = [];
  let late: (() => Promise<unknown>) | undefined;
  let atMs = Date.parse('2026-03-02T12:00:00.000Z');
  const calls: string[] = [];
  const append: EventStore['append'] = async (...words) => {
    await late?.();
    late = undefined;
    const fate = fates.shift();
    if (fate === undefined || fate === 'confirmed') return store.append(...words);
    if (fate === 'recorded') await store.append(...words);
    if (fate === 'recorded before the next append') late = () => store.append(...words);
    throw new ParleyError('store_unavailable', { reason: 'it does not answer' });
  };
  const desk = deskOf({
    store: { ...store, append },
    outside: { ...testOutside(), now: () => new Date(atMs).toISOString() },
    webhookTimeoutMs: 0,
    callWebhook: async ({ callId }) => {
      calls.push(callId);
      return { status: 200, body: '{"speech":"Ordered."}', elapsedMs: 1 };
    },
  });
  return {
    calls,
    ask: (text: string) => desk.runTurn(aRequest(agent.id, 'one', { ask: { text } })),
    failNext: (...next: readonly Fate[]) => fates.push(...next),
    wait: (ms: number) => {
      atMs += ms;
    },
    /** The queries of the recorded turns, each with its id. */
    turns: async () => {
      const turns: { readonly text: string; readonly id: string }[] = [];
      for await (const recorded of store.readStream(sessionStream(agent.id, 'one'))) {
        const event = sessionCatalogue.read(recorded);
        if (event.type === 'QueryReceived') turns.push({ text: event.data.text, id: event.data.turnId });
      }
      return turns;
    },
  };
};

describe('a request that is sent again after 503', () => {
  it.each(['recorded', 'recorded before the next append'] as const)(
    'gets the reply of its turn if that was %s',
    async (fate) => {
      const { ask, failNext, turns } = sessionOver();
      await ask('plain');
      failNext(fate);
      await expect(ask('plain')).rejects.toMatchObject(unavailable);
      const reply = await ask('plain');
      const recorded = await turns();
      expect(recorded.map(({ text }) => text)).toEqual(['plain', 'plain']);
      expect(reply).toMatchObject({
        turnId: recorded[1]?.id,
        resolvedQuery: 'plain',
        intent: { name: 'plain' },
      });
    },
  );

  it('begins a turn if nothing was recorded', async () => {
    const { ask, failNext, turns } = sessionOver();
    failNext('lost', 'lost');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    const { turnId } = await ask('plain');
    expect(await turns()).toEqual([{ text: 'plain', id: turnId }]);
  });

  it('gets the reply of whichever of its tries was recorded', async () => {
    const { ask, failNext, turns } = sessionOver();
    failNext('recorded before the next append', 'lost');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    const { turnId } = await ask('plain');
    expect(await turns()).toEqual([{ text: 'plain', id: turnId }]);
  });

  it('calls the webhook, because the turn that was recorded has not', async () => {
    const { ask, failNext, turns, calls, wait } = sessionOver();
    failNext('recorded');
    await expect(ask('order')).rejects.toMatchObject(unavailable);
    expect(calls).toEqual([]);
    wait(30_000);
    expect((await ask('order')).fulfillment.speech).toBe('Ordered.');
    expect(calls).toHaveLength(1);
    expect(await turns()).toHaveLength(2);
  });

  it('gets the reply of its turn if the outcome of the webhook call was recorded', async () => {
    const { ask, failNext, turns, calls } = sessionOver();
    failNext('confirmed', 'recorded');
    await expect(ask('order')).rejects.toMatchObject(unavailable);
    expect((await ask('order')).fulfillment.speech).toBe('Ordered.');
    expect([(await turns()).length, calls.length]).toEqual([1, 1]);
  });
});

describe('another turn begins', () => {
  it('when the request is another one', async () => {
    const { ask, failNext, turns } = sessionOver();
    failNext('recorded');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    await ask('plain, please');
    expect((await turns()).map(({ text }) => text)).toEqual(['plain', 'plain, please']);
  });

  it('when the same is asked again after it was answered', async () => {
    const { ask, failNext, turns } = sessionOver();
    failNext('recorded');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    const ids = new Set([(await ask('plain')).turnId, (await ask('plain')).turnId]);
    expect(ids.size).toBe(2);
    expect(await turns()).toHaveLength(2);
  });

  it('when the session has gone on since', async () => {
    const { ask, failNext, turns } = sessionOver();
    failNext('recorded');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    await ask('something else');
    await ask('plain');
    expect(await turns()).toHaveLength(3);
  });

  it('when it is asked long after', async () => {
    const { ask, failNext, turns, wait } = sessionOver();
    failNext('recorded');
    await expect(ask('plain')).rejects.toMatchObject(unavailable);
    wait(UNANSWERED_TURN_MS_MAX + 1);
    await ask('plain');
    expect(await turns()).toHaveLength(2);
  });
});
