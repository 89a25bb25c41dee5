import fc from 'fast-check';
import type { NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import { sessionActor } from '../../src/session/actor.ts';
import type { SessionCommand } from '../../src/session/commands.ts';
import { decide } from '../../src/session/decide.ts';
import { type SessionEvent, sessionCatalogue } from '../../src/session/events.ts';
import type { SessionState } from '../../src/session/state.ts';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  callIdIn,
  minutesAfterNoon,
  saying,
  says,
  triggers,
  webhookAnswers,
} from './session-stories.ts';

const order = anIntent('order', {
  action: 'do.order',
  parameters: [
    aParameter('pet', { required: true, prompts: [{ lang: 'en', value: 'Which pet?' }] }),
    aParameter('size'),
  ],
  affectedContexts: [{ name: 'ordered', lifespan: 2 }],
  messages: [saying('Ordered.')],
});
const ask = anIntent('ask', {
  action: 'do.ask',
  triggers: ['ASK'],
  webhookUsed: true,
  messages: [saying('Asked.')],
});
const greet = anIntent('greet', { resetContexts: true, messages: [saying('Hello.')] });
const fallback = anIntent('fallback', { fallbackIntent: true, messages: [saying('Pardon?')] });
const agent = anAgent([order, ask, greet, fallback], 'http://127.0.0.1/hook');

type Step = (now: string) => SessionCommand;

const query = (name: string): Step => {
  const intent = { order, ask, greet, fallback }[name];
  const matchedBy = name === 'fallback' ? ('fallback' as const) : ('learned' as const);
  return (now) => says(`please ${name}`, intent, { agent, now }, { candidate: { score: 0.7, matchedBy } });
};
const withPet: Step = (now) =>
  says(
    'a cat',
    undefined,
    { agent, now },
    { values: [aValue('pet', 'cat')], answers: [aValue('pet', 'cat')] },
  );
const entities = (names: readonly string[]): Step => {
  const of = (now: string) =>
    names.map((name) => ({ name, extend: false, entries: [], expiresAt: minutesLater(now, 30) }));
  return (now) => ({ type: 'SetUserEntities', entities: of(now), agent, now });
};
const minutesLater = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('order', 'order', 'ask', 'greet', 'fallback', 'nothing').map(query),
  fc.constant(withPet),
  fc.constantFrom('ASK', 'UNKNOWN').map(
    (name): Step =>
      (now) =>
        triggers(name, { agent, now }),
  ),
  fc.constantFrom<Step>(
    (now) => ({ type: 'AddContexts', contexts: [{ name: 'given', lifespan: 3, parameters: {} }], now }),
    (now) => ({ type: 'DeleteContexts', names: ['given'], now }),
    (now) => ({ type: 'DeleteContexts', names: 'all', now }),
    (now) => ({ type: 'DeleteUserEntity', name: 'pet', now }),
  ),
  fc.constant(entities(['pet'])),
);

/** What a webhook answers, when one is called. */
const anyAnswer = fc.constantFrom<object | string>(
  { speech: 'From outside.' },
  { speech: 'x', contextOut: [{ name: 'outside', lifespan: 1 }] },
  { followupEvent: { name: 'ASK', data: {} } },
  'no JSON',
);

const aMoment = fc.record({ step: anyStep, answer: anyAnswer, minutes: fc.constantFrom(0, 1, 5, 31) });

/** A conversation as it would be recorded, and what its session was after each event. */
export type Conversation = {
  readonly events: readonly RecordedEvent<SessionEvent>[];
  readonly states: readonly SessionState[];
};

export const conversations: fc.Arbitrary<Conversation> = fc
  .array(aMoment, { minLength: 1, maxLength: 15 })
  .map((moments) => {
    const session = sessionActor();
    const events: RecordedEvent<SessionEvent>[] = [];
    const states: SessionState[] = [];
    let minutes = 0;
    const tell = (command: SessionCommand, now: string): readonly SessionEvent[] => {
      const decision = decide(command, session.state());
      if ('refused' in decision) return [];
      for (const event of decision.events) {
        session.take([event]);
        events.push(recordedAt(events.length, event, now));
        states.push(session.state());
      }
      return decision.events;
    };
    for (const { step, answer, minutes: passed } of moments) {
      minutes += passed;
      const now = minutesAfterNoon(minutes);
      let told = tell(step(now), now);
      while (told.some(({ type }) => type === 'WebhookRequested'))
        told = tell(webhookAnswers(answer, { agent, now }, callIdIn(told)), now);
    }
    return { events, states };
  });

const recordedAt = (place: number, event: SessionEvent, occurredAt: string): RecordedEvent<SessionEvent> => ({
  ...newEvent(place, event, occurredAt),
  stream: `session-${'a'.repeat(32)}-s1`,
  revision: place,
  position: place,
});

const newEvent = (place: number, event: SessionEvent, occurredAt: string): NewEvent<SessionEvent> => ({
  ...event,
  id: `event-${place}`,
  metadata: {
    schemaVersion: sessionCatalogue.versionOf(event.type),
    occurredAt,
    correlationId: `request-${place}`,
  },
});
