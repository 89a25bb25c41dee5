import { expect, it } from 'vitest';
import { anAgent, anIntent, happened, saying, says } from '../../test/support/session-stories.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import { ParleyError } from '../kernel/errors.ts';
import { EVENT_BYTES_MAX } from '../kernel/limits/conversation.ts';
import type { Understanding } from '../nlu/understanding.ts';
import { sessionActor } from '../session/actor.ts';
import { decide } from '../session/decide.ts';
import type { SessionEvent } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { type CommandOn, type Session, sessionsOf } from './sessions.ts';
import { runTurn } from './turn.ts';

const hello = anIntent('hello', { affectedContexts: [{ name: 'met', lifespan: 5 }] });
const bye = anIntent('bye');
const agent = anAgent([hello, bye]);

const nothing: Understanding = { candidates: [], values: [], answers: [] };

const decided = (command: CommandOn, state: SessionState): readonly SessionEvent[] => {
  const wanted = command(state);
  const decision = wanted && decide(wanted, state);
  if (decision === undefined || !('events' in decision)) throw new Error('refused');
  return decision.events;
};

/** A session that others change between the attempts to record a turn, each by a turn of `intent`. */
const raced = (intent: typeof hello, losses: number): Session => {
  const actor = sessionActor();
  return {
    state: () => actor.state(),
    refresh: async () => undefined,
    unmasked: () => actor.state(),
    record: async (command) => {
      for (let loss = 0; loss < losses; loss += 1) {
        command(actor.state());
        const events = happened(says('x', intent, { agent }));
        actor.take(events);
      }
      actor.take(decided(command, actor.state()));
    },
  };
};

/** How often a turn with this many lost races understands its text. */
const understoodIn = async (session: Session): Promise<number> => {
  let count = 0;
  const understand = () => {
    count += 1;
    return nothing;
  };
  const trainedAgent = { agent, language: 'en', modelHash: 'test', understand };
  const ports = {
    outside: testOutside(),
    callWebhook: () => Promise.reject(new Error('this test has no webhook')),
    mask: (text: string) => text,
    webhookBody: () => '{}',
  };
  await runTurn(ports, session, trainedAgent, aRequest(agent.id, 'one', { ask: { text: 'hi' } }));
  return count;
};

it('a turn that loses a race understands its text again only if the conditions changed', async () => {
  expect(await understoodIn(raced(bye, 0))).toBe(1);
  expect(await understoodIn(raced(bye, 3))).toBe(1);
  expect(await understoodIn(raced(hello, 3))).toBe(2);
});

it("a turn with a webhook reply too large to record ends with the intent's own reply", async () => {
  const order = anIntent('order', { triggers: ['ORDER'], webhookUsed: true, messages: [saying('Ordered.')] });
  const shop = anAgent([order], 'http://127.0.0.1:1/hook');
  const actor = sessionActor();
  const tiny: Session = {
    ...raced(bye, 0),
    state: () => actor.state(),
    unmasked: () => actor.state(),
    record: async (command) => {
      const events = decided(command, actor.state());
      const isLarge = events.some(({ type }) => type === 'WebhookReplied');
      if (isLarge) throw new ParleyError('event_too_large', { bytes: 600_000, bytesMax: EVENT_BYTES_MAX });
      actor.take(events);
    },
  };
  const ports = {
    outside: testOutside(),
    callWebhook: async () => ({ status: 200, body: '{"speech":"Done"}', elapsedMs: 7 }),
    mask: (text: string) => text,
    webhookBody: () => '{}',
  };
  const trainedAgent = { agent: shop, language: 'en', modelHash: 'test', understand: () => nothing };
  const request = aRequest(shop.id, 'one', { ask: { trigger: 'ORDER', data: {} } });
  expect(await runTurn(ports, tiny, trainedAgent, request)).toMatchObject({
    fulfillment: { speech: 'Ordered.' },
    webhookFailure: { reason: 'too_large' },
    webhookElapsedMs: 7,
  });
});

it('a webhook receives the exact body, and the record has it without secrets', async () => {
  const order = anIntent('order', { triggers: ['ORDER'], webhookUsed: true, messages: [saying('Ordered.')] });
  const shop = anAgent([order], 'http://127.0.0.1:1/hook');
  const store = memoryEventStore();
  const outside = testOutside();
  const sessions = sessionsOf({ store, snapshots: memorySnapshotStore(), outside });
  const session = await sessions.open('session-a-one');
  const sent: string[] = [];
  const ports = {
    outside,
    callWebhook: async ({ body }: { readonly body: string }) => {
      sent.push(body);
      return { status: 200, body: '{"speech":"Done"}', elapsedMs: 7 };
    },
    mask: (text: string) => text.replace('open sesame', '***'),
    webhookBody: () => '{"word":"open sesame"}',
  };
  const trainedAgent = { agent: shop, language: 'en', modelHash: 'test', understand: () => nothing };
  const request = aRequest(shop.id, 'one', { ask: { trigger: 'ORDER', data: {} } });
  const reply = await runTurn(ports, session, trainedAgent, request);
  expect(reply.fulfillment.speech).toBe('Done');
  expect(sent).toEqual(['{"word":"open sesame"}']);
  const recorded = [];
  for await (const event of store.readStream('session-a-one')) recorded.push(event);
  expect(recorded).toContainEqual(
    expect.objectContaining({
      type: 'WebhookRequested',
      data: expect.objectContaining({ body: '{"word":"***"}' }),
    }),
  );
  expect(JSON.stringify([recorded, session.state()])).not.toContain('sesame');
});
