import fc from 'fast-check';
import type { Agent } from '../../src/agent/agent.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import { understand } from '../../src/nlu/understand.ts';
import type { SessionCommand, WebhookOutcome } from '../../src/session/commands.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import type { SessionState } from '../../src/session/state.ts';
import { charsetNotKnown, encodingNotReadable } from '../../src/session/webhook-reply.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { requestMetadata } from '../../src/turn/request-metadata.ts';
import { type Session, sessionsOf } from '../../src/turn/sessions.ts';
import { lasting, runTurn, type TrainedAgent, type TurnPorts } from '../../src/turn/turn.ts';
import { anExport, aRequest, type TestOutside, testOutside } from './test-desks.ts';

/**
 * An agent with all kinds of features: contexts, slots, a webhook for replies and slots, triggers, a list.
 */
export const talkative = anExport({
  agent: { webhook: { available: true, url: 'http://127.0.0.1:1/hook' } },
  intents: [
    {
      name: 'hello',
      says: ['hello', 'good morning'],
      responses: [
        {
          action: 'greet',
          messages: [{ type: 0, speech: ['Hi', 'Hello', 'Good day'] }],
          affectedContexts: [{ name: 'met', lifespan: 2 }],
        },
      ],
    },
    {
      name: 'book',
      says: ['book a room', 'I need a room'],
      responses: [
        {
          action: 'book',
          parameters: [
            {
              name: 'guests',
              value: '$guests',
              dataType: '@sys.number',
              required: true,
              prompts: ['For how many?', 'How many of you?'],
            },
            { name: 'pets', value: '$pet', dataType: '@pet', isList: true },
            { name: 'guest', value: '#met.name', dataType: '@sys.any', defaultValue: 'nobody' },
          ],
          messages: [{ type: 0, speech: ['A room for $guests.', '$guests guests, $pets: noted.'] }],
        },
      ],
    },
    {
      name: 'order',
      says: ['order a cake', 'I want a cake'],
      webhookUsed: true,
      webhookForSlotFilling: true,
      responses: [
        {
          action: 'order',
          parameters: [
            { name: 'pet', value: '$pet', dataType: '@pet', required: true, prompts: ['For which animal?'] },
          ],
          messages: [{ type: 0, speech: 'Ordered for the $pet.' }],
        },
      ],
    },
    { name: 'more', says: ['more of it', 'more'], contexts: ['met'], responses: [{ action: 'more' }] },
    {
      name: 'thanks',
      events: [{ name: 'THANKS' }],
      webhookUsed: true,
      responses: [{ action: 'thanks', messages: [{ type: 0, speech: 'Thanks, #thanks.who.' }] }],
    },
  ],
  entities: [
    {
      name: 'pet',
      entries: [
        { value: 'cat', synonyms: ['cat', 'kitty'] },
        { value: 'dog', synonyms: ['dog'] },
      ],
    },
  ],
});

const texts = [
  'hello',
  'good morning to you',
  'book a room for 3 with a cat and a dog',
  'book a room',
  '4',
  'seven guests',
  'order a cake',
  'order a cake for my kitty',
  'dog',
  'fox',
  'cancel',
  'more',
  'zxcv',
];
const names = ['met', 'VIP', 'thanks'];
const context = fc.record({
  name: fc.constantFrom(...names),
  lifespan: fc.integer({ min: 0, max: 4 }),
  parameters: fc.constantFrom({}, { name: 'Ada' }, { who: 'Bo', level: 2 }),
});
/** An entity of a session. */
export const fox = { name: 'pet', extend: true, entries: [{ value: 'fox', synonyms: ['fox'] }] };

const replies: readonly WebhookOutcome[] = [
  { status: 200, body: JSON.stringify({ speech: 'Said by the service.' }), elapsedMs: 3 },
  {
    status: 200,
    body: JSON.stringify({
      displayText: 'Shown',
      contextOut: [{ name: 'Cake', lifespan: 2 }, { name: '?' }],
    }),
    elapsedMs: 4,
  },
  {
    status: 200,
    body: JSON.stringify({ followupEvent: { name: 'thanks', data: { who: 'Cy' } } }),
    elapsedMs: 5,
  },
  { status: 200, body: JSON.stringify({ followupEvent: { name: 'nobody' } }), elapsedMs: 5 },
  { status: 200, body: '', elapsedMs: 1 },
  { status: 200, body: 'no JSON', elapsedMs: 1 },
  { failure: 'http_status', details: '500 oops', status: 500, body: 'oops', elapsedMs: 2 },
  { failure: 'timeout', details: 'Request timeout.', elapsedMs: 5_000 },
  // Only their caller knows that these are unreadable: the texts that it records look like replies.
  ...[encodingNotReadable('gzip'), charsetNotKnown('klingon')].map((details) => ({
    failure: 'unreadable' as const,
    details,
    status: 200,
    body: '{"speech":"hi"}',
    elapsedMs: 1,
  })),
];

/** A step of a session's history. */
export type Happening =
  | { readonly is: 'said'; readonly text: string; readonly parts: object }
  | { readonly is: 'triggered'; readonly name: string }
  | { readonly is: 'changed'; readonly command: (agent: Agent, now: string) => SessionCommand }
  | { readonly is: 'silent'; readonly minutes: number };

const said = fc.record({
  is: fc.constant('said' as const),
  text: fc.constantFrom(...texts),
  parts: fc.record(
    {
      contexts: fc.array(context, { maxLength: 2 }),
      resetContexts: fc.boolean(),
      entities: fc.constant([fox]),
      numbers: fc.constantFrom('string' as const, 'number' as const),
    },
    { requiredKeys: [] },
  ),
});

const commands: readonly ((agent: Agent, now: string) => SessionCommand)[] = [
  (_, now) => ({
    type: 'AddContexts',
    contexts: [{ name: 'met', lifespan: 3, parameters: { name: 'Di' } }],
    now,
  }),
  (_, now) => ({ type: 'DeleteContexts', names: 'all', now }),
  (_, now) => ({ type: 'DeleteContexts', names: ['met'], now }),
  (agent, now) => ({ type: 'SetUserEntities', entities: [lasting(fox, agent, now)], agent, now }),
  (_, now) => ({ type: 'DeleteUserEntity', name: 'pet', now }),
];

export type Talk = { readonly happenings: readonly Happening[]; readonly replies: readonly WebhookOutcome[] };

export const talks: fc.Arbitrary<Talk> = fc.record({
  happenings: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: said },
      {
        weight: 1,
        arbitrary: fc.record({ is: fc.constant('triggered' as const), name: fc.constantFrom(...names) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ is: fc.constant('changed' as const), command: fc.constantFrom(...commands) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ is: fc.constant('silent' as const), minutes: fc.constantFrom(5, 29, 31, 90) }),
      },
    ),
    { minLength: 1, maxLength: 14 },
  ),
  replies: fc.array(fc.constantFrom(...replies), { minLength: 1, maxLength: 8 }),
});

/** The agent with a model trained on the calling thread. */
export const answeringBy = (agent: Agent): TrainedAgent => {
  const set = trainingSetOf(agent, agent.settings.language);
  const model = loadModel(trainModel(set), set);
  return {
    agent,
    language: agent.settings.language,
    modelHash: 'trained-on-the-spot',
    understand: (text, conditions) => understand(model, text, conditions),
  };
};

/** A session's state after each turn, and at the end, when commands may have followed the last turn. */
export type Life = { readonly states: readonly SessionState[]; readonly end: SessionState };

/** Runs the engine through a conversation. */
export const lived = async (
  store: EventStore,
  trainedAgent: TrainedAgent,
  sessionId: string,
  talk: Talk,
  outside: TestOutside = testOutside(),
): Promise<Life> => {
  const { agent } = trainedAgent;
  const ports = portsOf(talk, outside);
  const sessions = sessionsOf({ store, snapshots: memorySnapshotStore(), outside });
  const session = await sessions.open(sessionStream(agent.id, sessionId));
  const states: SessionState[] = [];
  const turn = async (parts: object) => {
    await runTurn(ports, session, trainedAgent, aRequest(agent.id, sessionId, parts));
    states.push(session.state());
  };
  for (const happening of talk.happenings) {
    outside.pass(1_000);
    if (happening.is === 'said') await turn({ ask: { text: happening.text }, ...happening.parts });
    else if (happening.is === 'triggered')
      await turn({ ask: { trigger: happening.name, data: { who: 'Ed' } } });
    else if (happening.is === 'silent') outside.pass(happening.minutes * 60_000);
    else await change(session, trainedAgent, outside, happening.command);
  }
  return { states, end: session.state() };
};

const change = (
  session: Session,
  { agent }: TrainedAgent,
  outside: TestOutside,
  command: (agent: Agent, now: string) => SessionCommand,
): Promise<void> =>
  session.record(() => command(agent, outside.now()), requestMetadata(outside, { agent }, 'client'));

const portsOf = (talk: Talk, outside: TestOutside): TurnPorts => {
  let calls = 0;
  return {
    outside,
    mask: (text) => text,
    webhookBody: (reply) => JSON.stringify({ result: { action: reply.action, contexts: reply.contexts } }),
    callWebhook: async () => {
      calls += 1;
      outside.pass(10);
      return talk.replies[(calls - 1) % talk.replies.length] ?? { status: 200, body: '', elapsedMs: 0 };
    },
  };
};
