import fc from 'fast-check';
import { expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { anAgent, anIntent, aParameter, phrasesOf } from '../../test/support/session-stories.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import type { Agent } from '../agent/agent.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { sessionActor } from '../session/actor.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionMachine } from '../session/machine.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { SessionPlace } from '../session/state.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';

const WEBHOOK_TIMEOUT_MS = 5_000;
const agent: Agent = anAgent(
  [
    anIntent('plain', { phrases: phrasesOf('plain'), affectedContexts: [{ name: 'met', lifespan: 2 }] }),
    anIntent('slot', {
      phrases: phrasesOf('slot'),
      parameters: [aParameter('count', { dataType: '@sys.number', required: true })],
    }),
    anIntent('order', { phrases: phrasesOf('order'), webhookUsed: true }),
    anIntent('pay', { triggers: ['PAY'], webhookUsed: true }),
    anIntent('done', { triggers: ['DONE'] }),
  ],
  'https://example.com/hook',
);
const deskWith = desksOf(agent);
const KEY = { agentId: agent.id, sessionId: 'one' };
const STREAM = sessionStream(agent.id, 'one');

/** The webhook's replies; `dies` ends the server while it waits for the reply. */
const answers = {
  speaks: '{"speech":"Done."}',
  'triggers an intent': '{"followupEvent":{"name":"DONE"}}',
  'triggers a webhook': '{"followupEvent":{"name":"PAY"}}',
  'triggers nothing': '{"followupEvent":{"name":"UNKNOWN"}}',
  'sends garbage': '<html>',
} as const;
type Mood = keyof typeof answers | 'times out' | 'dies';

/** Whether an append fails, and whether it was recorded before the failure. */
type Fault = 'none' | 'lost' | 'recorded, then lost';

type Step = {
  readonly say: 'plain' | 'slot' | 'order' | '2' | 'cancel' | 'xyzzy' | 'set contexts' | 'delete contexts';
  readonly moods: readonly Mood[];
  readonly faults: readonly Fault[];
  readonly minutesLater: number;
};

const unavailable = () => new ParleyError('store_unavailable', { reason: 'test' });

/** One session and all servers that handle it. @returns the state at the end of each append. */
const play = async (steps: readonly Step[]): Promise<readonly SessionPlace[]> => {
  const outside = testOutside();
  const memory = memoryEventStore();
  const ends: number[] = [];
  let [moods, faults]: [Mood[], Fault[]] = [[], []];
  const store: EventStore = {
    ...memory,
    append: async (stream, events, expected) => {
      const fault = faults.shift() ?? 'none';
      if (fault === 'lost') throw unavailable();
      const appended = await memory.append(stream, events, expected);
      ends.push(appended.revision);
      if (fault === 'recorded, then lost') throw unavailable();
      return appended;
    },
  };
  const snapshots = memorySnapshotStore();
  const startServer = () => {
    let die = (): void => undefined;
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const desk = deskWith({
      outside,
      store,
      snapshots,
      webhookTimeoutMs: WEBHOOK_TIMEOUT_MS,
      callWebhook: async () => {
        const mood = moods.shift() ?? 'speaks';
        if (mood === 'dies') {
          die();
          return new Promise(() => undefined);
        }
        if (mood === 'times out') return { failure: 'timeout', details: '', elapsedMs: WEBHOOK_TIMEOUT_MS };
        return { status: 200, body: answers[mood], elapsedMs: 1 };
      },
    });
    return { desk, death };
  };

  let server = startServer();
  const perform = (say: Step['say']): Promise<unknown> => {
    const { desk } = server;
    if (say === 'set contexts') {
      return desk.addContexts(KEY, [{ name: 'met', lifespan: 1, parameters: {} }], 'client');
    }
    if (say === 'delete contexts') return desk.deleteContexts(KEY, 'all', 'client');
    return desk.runTurn(aRequest(agent.id, 'one', { ask: { text: say } }));
  };
  for (const step of steps) {
    outside.pass(step.minutesLater * 60_000);
    moods = [...step.moods];
    faults = [...step.faults];
    const outcome = await Promise.race([
      server.death.then(() => 'died'),
      perform(step.say).catch((error: unknown) => error),
    ]);
    if (outcome === 'died') server = startServer();
  }

  const actor = sessionActor();
  const places: SessionPlace[] = [];
  for await (const recorded of memory.readStream(STREAM)) {
    actor.take([sessionCatalogue.read(recorded)]);
    if (ends.includes(recorded.revision)) places.push(actor.state().at);
  }
  return places;
};

const mood = fc.constantFrom<Mood>(...(Object.keys(answers) as Mood[]), 'times out', 'dies');
const fault = fc.constantFrom<Fault>('none', 'none', 'none', 'lost', 'recorded, then lost');
const step: fc.Arbitrary<Step> = fc.record({
  say: fc.constantFrom(
    'plain',
    'slot',
    'order',
    'order',
    '2',
    'cancel',
    'xyzzy',
    'set contexts',
    'delete contexts',
  ),
  moods: fc.array(mood, { maxLength: 4 }),
  faults: fc.array(fault, { maxLength: 3 }),
  minutesLater: fc.constantFrom(0, 0, 1, 31),
});

const resting = new Set(
  Object.values(sessionMachine.states)
    .filter(({ tags }) => tags.includes('resting'))
    .map(({ key }) => key),
);

it('a crash finds a session only in a state tagged as resting', { timeout: 60_000 }, async () => {
  const found = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const place of await play(steps)) {
        expect(resting).toContain(place);
        found.add(place);
      }
    }),
    { numRuns: 150 },
  );
  // Every state with the tag was reached by a crash, so the tag is not too wide.
  expect(found).toEqual(resting);
});
