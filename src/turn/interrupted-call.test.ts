import { describe, expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { anAgent, anIntent } from '../../test/support/session-stories.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { WEBHOOK_GRACE_MS } from '../kernel/limits/webhooks.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';

const TIMEOUT_MS = 500;
const order = anIntent('order', {
  phrases: { en: [{ id: 'order', data: [{ text: 'order' }], isTemplate: false, count: 0 }] },
  webhookUsed: true,
});
const agent = anAgent([order], 'https://example.com/hook');
const deskOf = desksOf(agent);
const request = aRequest(agent.id, 's1', { ask: { text: 'order' } });

/** A server that ended while it waited for a webhook; the next server's clock differs by this much. */
const restarted = async (clockMs: number) => {
  const store = memoryEventStore();
  const before = testOutside();
  const called = new Promise<void>((resolve) => {
    const crashing = deskOf({
      store,
      outside: before,
      callWebhook: () => {
        resolve();
        return new Promise(() => undefined);
      },
    });
    void crashing.runTurn(request);
  });
  await called;
  const after = testOutside(new Date(Date.parse(before.now()) + clockMs).toISOString());
  const slept: number[] = [];
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms);
    after.pass(ms);
    if (slept.length > 1_000) throw new Error('it waits without end');
  };
  const desk = deskOf({
    store,
    // Ids that differ from those of the first server.
    outside: { ...after, sleep, id: () => crypto.randomUUID() },
    webhookTimeoutMs: TIMEOUT_MS,
    callWebhook: async () => ({ status: 200, body: '{"speech":"Ordered."}', elapsedMs: 1 }),
  });
  return { store, desk, waitedMs: () => slept.reduce((sum, ms) => sum + ms, 0) };
};

describe('a session that a crash left waiting for a webhook', () => {
  it.each([
    ['hours back', -5 * HOUR_MS],
    ['a year back', -8_760 * HOUR_MS],
    ['a little back', -TIMEOUT_MS],
    ['not at all', 0],
    ['hours forward', 5 * HOUR_MS],
  ])('answers after the timeout of the call at most, even if the clock was set %s', async (_, clockMs) => {
    const { store, desk, waitedMs } = await restarted(clockMs);
    const reply = await desk.runTurn(request);
    expect(reply.fulfillment.speech).toBe('Ordered.');
    expect(waitedMs()).toBeLessThanOrEqual(TIMEOUT_MS + WEBHOOK_GRACE_MS);
    const failed: (SessionEvent & { type: 'WebhookFailed' })[] = [];
    for await (const recorded of store.readStream(sessionStream(agent.id, 's1'))) {
      const event = sessionCatalogue.read(recorded);
      if (event.type === 'WebhookFailed') failed.push(event);
    }
    expect(failed).toMatchObject([{ data: { reason: 'interrupted' } }]);
    expect(failed[0]?.data.elapsedMs).toBeGreaterThanOrEqual(0);
  });
});
