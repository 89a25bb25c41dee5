import { expect, it } from 'vitest';
import { orderingAgent } from '../../test/support/session-stories.ts';
import { typesIn } from '../../test/support/store-events.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { trainingSetOf } from '../agent/training.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { loadModel } from '../nlu/model/model.ts';
import { trainModel } from '../nlu/model/train-model.ts';
import { understand } from '../nlu/understand.ts';
import { sandboxStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { type SandboxTurn, sandboxDesk } from './sandboxes.ts';
import type { TurnPorts } from './turn.ts';

const agent = orderingAgent;
const set = trainingSetOf(agent, 'en');
const model = loadModel(trainModel(set), set);
const trainedAgent = {
  agent,
  language: 'en',
  modelHash: 'test',
  understand: (text: string, conditions: Parameters<typeof understand>[2]) =>
    understand(model, text, conditions),
};

const unused = () => Promise.reject(new Error('only the agent of today answers'));
const deskOf = (store: EventStore, callWebhook: TurnPorts['callWebhook'] = unused) =>
  sandboxDesk({
    store,
    snapshots: memorySnapshotStore(),
    outside: testOutside(),
    mask: (text) => text,
    webhookBody: () => '{}',
    callWebhook,
    answerers: { today: async () => trainedAgent, latest: unused, of: unused, fromExport: unused },
  });

const KEY = { agentId: agent.id, sandboxId: 'one~1~12345678' };
const STREAM = sandboxStream(KEY.agentId, KEY.sandboxId);

const saying = (text: string): SandboxTurn => ({
  request: {
    actor: 'admin',
    lang: 'en',
    timezone: 'UTC',
    numbers: 'number',
    contexts: [],
    resetContexts: false,
    entities: [],
    ask: { text },
  },
  now: '2026-03-02T12:00:00.000Z',
  reply: () => undefined,
});

async function* turnsOf(...texts: readonly string[]): AsyncGenerator<SandboxTurn> {
  for (const text of texts) yield saying(text);
}

it('runs many turns with fewer appends than turns, and ends when all are recorded', async () => {
  const store = memoryEventStore();
  let appends = 0;
  // Slower than a turn, as a disk is.
  const append: EventStore['append'] = async (...args) => {
    appends += 1;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return store.append(...args);
  };
  const desk = deskOf({ ...store, append });

  await desk.runTurns(KEY, turnsOf(...Array.from({ length: 20 }, () => 'plain')));

  expect((await typesIn(store, STREAM)).filter((type) => type === 'ReplySent')).toHaveLength(20);
  expect(appends).toBeLessThan(10);
  expect(await desk.runTurn(KEY, saying('plain'))).toMatchObject({ intent: { name: 'plain' } });
});

it('records everything before it calls a webhook', async () => {
  const store = memoryEventStore();
  let recordedAtCall: readonly string[] = [];
  const desk = deskOf(store, async () => {
    recordedAtCall = await typesIn(store, STREAM);
    return { status: 200, body: '{"speech":"Ordered."}', elapsedMs: 1 };
  });

  await desk.runTurns(KEY, turnsOf('plain', 'plain', 'order', 'plain'));

  expect(recordedAtCall.filter((type) => type === 'QueryReceived')).toHaveLength(3);
  expect(recordedAtCall.at(-1)).toBe('WebhookRequested');
});

it('continues from what is recorded after a write has failed', async () => {
  const store = memoryEventStore();
  let isFull = false;
  const append: EventStore['append'] = (...args) =>
    isFull ? Promise.reject(new ParleyError('store_busy', { pending: 1 })) : store.append(...args);
  const desk = deskOf({ ...store, append });
  await desk.runTurn(KEY, saying('plain'));

  isFull = true;
  await expect(desk.runTurns(KEY, turnsOf('plain', 'plain'))).rejects.toMatchObject({ code: 'store_busy' });
  isFull = false;
  const before = await typesIn(store, STREAM);
  await desk.runTurns(KEY, turnsOf('plain'));

  const after = await typesIn(store, STREAM);
  expect(before.filter((type) => type === 'QueryReceived')).toHaveLength(1);
  expect(after.filter((type) => type === 'QueryReceived')).toHaveLength(2);
});

it('records with its first event alone how many turns a sandbox will have', async () => {
  const store = memoryEventStore();
  const desk = deskOf(store);
  await desk.begin(KEY, [], 2);
  await desk.runTurns(KEY, turnsOf('plain', 'plain'));
  const planned: (number | undefined)[] = [];
  for await (const { metadata } of store.readStream(STREAM)) planned.push(metadata.sandboxTurns);
  expect(planned[0]).toBe(2);
  expect(planned.slice(1).every((turns) => turns === undefined)).toBe(true);
});
