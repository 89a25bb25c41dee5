import { webhookTrials } from '../../src/compose/webhook-audit.ts';
import { webhookBody } from '../../src/http/wire/query-out.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { renewingEventStore } from '../../src/store/renewing/renewing-event-store.ts';
import { type Desks, openDesks } from '../../src/turn/open-desks.ts';
import { shippedViews } from '../../src/views/scripts.ts';
import { openViews, type Views } from '../../src/views/views.ts';
import { type WebhookLedger, webhookLedger } from '../../src/views/webhook-calls/webhook-ledger.ts';
import { type RecordingWebhook, recordingWebhook, type WebhookAnswer } from './recording-webhook.ts';
import { anExport, aRequest, deskOptions, type TestOutside, testOutside } from './test-desks.ts';

export const PASSWORD = 'open sesame';

const files = anExport({
  intents: [
    {
      name: 'order',
      says: ['order a cake', 'order a pie', 'order soup'],
      webhookUsed: true,
      responses: [{ action: 'order', messages: [{ type: 0, speech: 'Ordered.' }] }],
    },
    {
      name: 'track',
      says: ['where is it'],
      webhookUsed: true,
      responses: [{ action: 'track', messages: [{ type: 0, speech: 'On its way.' }] }],
    },
  ],
});

export type AuditWorld = {
  readonly store: EventStore;
  readonly outside: TestOutside;
  readonly desks: Desks;
  readonly views: Views;
  readonly ledger: WebhookLedger;
  readonly trials: ReturnType<typeof webhookTrials>;
  readonly webhook: RecordingWebhook;
  readonly agentId: string;
  /** Sends a query in a session, a minute after the previous one. */
  readonly say: (sessionId: string, text: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** An agent with a webhook, and a ledger of its calls. */
export const openAuditWorld = async (answer: WebhookAnswer): Promise<AuditWorld> => {
  const store = renewingEventStore(memoryEventStore(), ['session']);
  const outside = testOutside();
  const webhook = await recordingWebhook(answer);
  const desks = await openDesks({ ...deskOptions({ store, outside }), webhookBody });
  const { agent } = await desks.agents.import(files, { name: 'Bakery' });
  const changes = { enabled: true, url: webhook.url, username: 'ann', password: PASSWORD };
  await desks.agents.change(agent.id, { type: 'SetWebhook', changes }, 'admin');
  const definitions = shippedViews().filter(({ projection }) => projection.name.startsWith('webhook-'));
  const views = await openViews({ store, views: memoryViewStore(), definitions, now: outside.now });
  const ledger = webhookLedger(views, store);
  const send = desks.sendWebhook;
  return {
    store,
    outside,
    desks,
    views,
    ledger,
    trials: webhookTrials({ ...desks, store, ledger, send, timeoutMs: 5_000 }),
    webhook,
    agentId: agent.id,
    say: async (sessionId, said) => {
      outside.pass(60_000);
      const reply = await desks.sessions.runTurn(aRequest(agent.id, sessionId, { ask: { text: said } }));
      return reply.fulfillment.speech;
    },
    close: async () => {
      await views.close();
      await desks.close();
      await webhook.stop();
    },
  };
};
