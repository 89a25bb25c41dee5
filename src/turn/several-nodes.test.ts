import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { anAgent, anIntent, phrasesOf } from '../../test/support/session-stories.ts';
import { remote, simulation } from '../../test/support/simulation.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import type { Agent } from '../agent/agent.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import type { TurnReply } from '../session/reply.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { SessionDesk } from './session-operations.ts';

const WEBHOOK_TIMEOUT_MS = 500;
const LATENCY_MS_MAX = 20;
/** Longer than every conversation here, so that it counts turns. */
const LIFESPAN = 1_000;

const agent: Agent = anAgent(
  [
    anIntent('begin', {
      phrases: phrasesOf('begin'),
      affectedContexts: [{ name: 'left', lifespan: LIFESPAN }],
    }),
    anIntent('plain', { phrases: phrasesOf('plain') }),
    anIntent('order', { phrases: phrasesOf('order'), webhookUsed: true }),
  ],
  'https://example.com/hook',
);
const deskOf = desksOf(agent);
const KEY = { agentId: agent.id, sessionId: 'shared' };
const STREAM = sessionStream(agent.id, 'shared');

type Happenings = {
  readonly seed: number;
  /** The queries of each client, in order; client n uses node n. */
  readonly clients: readonly (readonly ('plain' | 'order')[])[];
  /** The first node dies while it waits for the reply to this call. */
  readonly diesInCall: number | undefined;
};

type Node = { readonly desk: SessionDesk; readonly died: Promise<'died'> };

/** Several nodes over one store, all serving one session at once. */
const play = async ({ seed, clients, diesInCall }: Happenings) => {
  const world = simulation(seed);
  const store = memoryEventStore();
  const calls: string[] = [];
  const outside = { ...testOutside(), now: world.now, random: world.random, sleep: world.sleep };

  const nodeOf = (number: number): Node => {
    let isAlive = true;
    let die = (_: 'died'): void => undefined;
    const died = new Promise<'died'>((resolve) => {
      die = resolve;
    });
    let made = 0;
    const desk = deskOf({
      outside,
      store: remote(store, world, { latencyMsMax: LATENCY_MS_MAX, alive: () => isAlive }),
      webhookTimeoutMs: WEBHOOK_TIMEOUT_MS,
      callWebhook: async ({ callId }) => {
        calls.push(callId);
        made += 1;
        if (number === 0 && made === diesInCall) {
          isAlive = false;
          die('died');
          return new Promise(() => undefined);
        }
        await world.aWhile(WEBHOOK_TIMEOUT_MS);
        return { status: 200, body: '{"speech":"Done."}', elapsedMs: 1 };
      },
    });
    return { desk, died };
  };

  const nodes = clients.map((_, number) => nodeOf(number));
  const acknowledged: TurnReply[] = [];
  const talk = async ({ desk, died }: Node, texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await world.aWhile(LATENCY_MS_MAX);
      const reply = await Promise.race([died, desk.runTurn(aRequest(agent.id, 'shared', { ask: { text } }))]);
      if (reply === 'died') return;
      acknowledged.push(reply);
    }
  };
  const last = nodes.at(-1);
  if (last === undefined) throw new Error('the test has no node');
  await world.until(talk(last, ['begin']));
  await world.until(Promise.all(nodes.map((node, index) => talk(node, clients[index] ?? []))));
  // The next request settles a call that no process waits for.
  await world.until(talk(last, ['plain']));
  const contexts = await world.until(last.desk.contexts(KEY));
  return { store, acknowledged, calls, contexts };
};

const recordedIn = async (store: EventStore): Promise<(RecordedEvent & SessionEvent)[]> => {
  const events: (RecordedEvent & SessionEvent)[] = [];
  for await (const recorded of store.readStream(STREAM)) {
    events.push({ ...recorded, ...sessionCatalogue.read(recorded) });
  }
  return events;
};

/** The turns of a stream, in order; each begins after the previous one has ended. */
const turnsIn = (events: readonly SessionEvent[]): string[] => {
  const turns: string[] = [];
  let current: string | undefined;
  for (const event of events) {
    if (event.type === 'QueryReceived') {
      expect(current).toBeUndefined();
      current = event.data.turnId;
    }
    if (event.type === 'ReplySent') {
      expect(event.data.turnId).toBe(current);
      turns.push(event.data.turnId);
      current = undefined;
    }
  }
  expect(current).toBeUndefined();
  return turns;
};

const expectLinear = async ({ store, acknowledged, calls, contexts }: Awaited<ReturnType<typeof play>>) => {
  const events = await recordedIn(store);
  expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  const turns = turnsIn(events);
  expect(new Set(turns).size).toBe(turns.length);
  for (const reply of acknowledged) {
    const place = turns.indexOf(reply.turnId);
    expect(reply.contexts).toMatchObject([{ name: 'left', lifespan: LIFESPAN - place }]);
  }
  expect(contexts).toMatchObject([{ name: 'left', lifespan: LIFESPAN - (turns.length - 1) }]);
  expect(new Set(calls).size).toBe(calls.length);
  return { events, turns };
};

const texts = fc.array(fc.constantFrom('plain' as const, 'order' as const), { minLength: 1, maxLength: 6 });
const clients = fc.array(texts, { minLength: 2, maxLength: 4 });
const seed = fc.nat();

describe('a session on several nodes at once', () => {
  it('answers every client, turn after turn', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(seed, clients, async (seed, clients) => {
        const outcome = await play({ seed, clients, diesInCall: undefined });
        const { turns } = await expectLinear(outcome);
        expect(outcome.acknowledged.map(({ turnId }) => turnId).toSorted()).toEqual(turns.toSorted());
        expect(turns).toHaveLength(clients.flat().length + 2);
      }),
      { numRuns: 80 },
    );
  });

  it('continues if a node dies during a webhook call', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(seed, clients, fc.integer({ min: 1, max: 2 }), async (seed, others, diesInCall) => {
        const dying = ['order', 'plain', 'order', 'order'] as const;
        const outcome = await play({ seed, clients: [dying, ...others], diesInCall });
        const { events, turns } = await expectLinear(outcome);
        const answered = outcome.acknowledged.map(({ turnId }) => turnId);
        expect(turns).toEqual(expect.arrayContaining(answered));
        expect(turns).toHaveLength(answered.length + 1);
        const failures = events.flatMap(({ type, data }) => (type === 'WebhookFailed' ? [data.reason] : []));
        expect(failures).toEqual(['interrupted']);
      }),
      { numRuns: 80 },
    );
  });
});
