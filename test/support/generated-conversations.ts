import fc from 'fast-check';
import type { NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import { FOLLOWUPS_PER_TURN_MAX } from '../../src/kernel/limits/conversation.ts';
import { sessionActor } from '../../src/session/actor.ts';
import { type AnnotationChange, noAnnotations } from '../../src/session/annotations.ts';
import type { SessionCommand } from '../../src/session/commands.ts';
import { decide } from '../../src/session/decide.ts';
import { type SessionEvent, sessionCatalogue } from '../../src/session/events.ts';
import type { SessionState } from '../../src/session/state.ts';
import type { WebhookFailureReason } from '../../src/session/webhook-events.ts';
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
const pack = anIntent('pack', {
  action: 'do.pack',
  triggers: ['PACK'],
  webhookForSlotFilling: true,
  parameters: [aParameter('size', { required: true }), aParameter('pet', { required: true, isList: true })],
  messages: [saying('Packed $pet of $size.', 'Packed.')],
});
const thank = anIntent('thank', { triggers: ['THANK'], messages: [saying('Thanks, #thank.who.')] });
const greet = anIntent('greet', { resetContexts: true, messages: [saying('Hello.')] });
const fallback = anIntent('fallback', { fallbackIntent: true, messages: [saying('Pardon?')] });
const agent = anAgent([order, ask, pack, thank, greet, fallback], 'http://127.0.0.1/hook');

type Step = (now: string) => SessionCommand;

const query = (name: string): Step => {
  const intent = { order, ask, pack, greet, fallback }[name];
  const matchedBy = name === 'fallback' ? ('fallback' as const) : ('learned' as const);
  return (now) => says(`please ${name}`, intent, { agent, now }, { candidate: { score: 0.7, matchedBy } });
};
/** An answer to the prompt of a dialogue, or to something else. */
const withValue =
  (parameter: string, value: string): Step =>
  (now) =>
    says(
      `a ${value}`,
      undefined,
      { agent, now, random: 0.7 },
      { values: [aValue(parameter, value)], answers: [aValue(parameter, value)] },
    );
/** Some expire long before their session does. */
const entities =
  (names: readonly string[], minutes: number): Step =>
  (now) => {
    const definitions = names.map((name) => ({
      name,
      extend: false,
      entries: [{ value: 'cat', synonyms: [`${minutes}`] }],
      expiresAt: minutesLater(now, minutes),
    }));
    return { type: 'SetUserEntities', entities: definitions, agent, now };
  };
/** A text with a context, and with an entity for this request alone. */
const withBaggage: Step = (now) => {
  const given = [{ name: 'carried', lifespan: 2, parameters: { what: 'a bag' } }];
  const asked = says('please greet', greet, { agent, now, given });
  if (asked.type !== 'HandleQuery') return asked;
  const dog = { name: 'pet', extend: true, entries: [], expiresAt: now, forRequest: true as const };
  return { ...asked, entities: [dog] };
};
/** Notes and tags of the session do not affect its conversation. */
const annotation =
  (change: AnnotationChange): Step =>
  (now) => {
    const notes = new Map([['n1', { text: 'called back', at: now, by: 'ada' }]]);
    return { type: 'Annotate', change, annotations: { ...noAnnotations, notes }, now };
  };
const minutesLater = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('order', 'order', 'pack', 'pack', 'ask', 'ask', 'greet', 'fallback', 'nothing').map(query),
  fc.constantFrom(withValue('pet', 'cat'), withValue('size', 'big'), withBaggage),
  fc.constant<Step>((now) => says('Cancel', undefined, { agent, now })),
  fc.constantFrom('ASK', 'PACK', 'THANK', 'UNKNOWN').map(
    (name): Step =>
      (now) =>
        triggers(name, { agent, now }, { who: 'me' }),
  ),
  fc.constantFrom<Step>(
    (now) => ({ type: 'AddContexts', contexts: [{ name: 'given', lifespan: 3, parameters: {} }], now }),
    (now) => ({ type: 'DeleteContexts', names: ['given'], now }),
    (now) => ({ type: 'DeleteContexts', names: 'all', now }),
    (now) => ({ type: 'DeleteUserEntity', name: 'pet', now }),
  ),
  fc
    .constantFrom<AnnotationChange>(
      { type: 'AddNote', noteId: 'n1', text: 'called back' },
      { type: 'RemoveNote', noteId: 'n1' },
      { type: 'ChangeTags', add: ['refund'], remove: [] },
    )
    .map(annotation),
  fc.constantFrom(
    entities(['pet'], 30),
    entities(['pet'], 6),
    entities(['Pet', 'pet'], 3),
    // Still there when the session expires.
    entities(['pet'], 90),
  ),
);

/** The reply of a webhook, or the failure of the call. */
const anyAnswer = fc.constantFrom<object | string | CallFailure>(
  { speech: 'From outside.' },
  { speech: 'x', contextOut: [{ name: 'outside', lifespan: 1 }] },
  { speech: 'Never mind.', contextOut: [{ name: 'pack_dialog_context', lifespan: 0 }] },
  // Twice, so that many turns have several follow-ups.
  { followupEvent: { name: 'ASK', data: {} } },
  { followupEvent: { name: 'ASK', data: {} } },
  { followupEvent: { name: 'PACK', data: {} } },
  { followupEvent: { name: 'THANK', data: { who: 'you' } } },
  { followupEvent: { name: 'UNKNOWN', data: {} } },
  'no JSON',
  { failure: 'timeout', details: 'Request timeout.' },
);
type CallFailure = { readonly failure: WebhookFailureReason; readonly details: string };

const answerCommand = (answer: object | string, now: string, callId: string): SessionCommand => {
  const command = webhookAnswers(answer, { agent, now }, callId);
  if (command.type !== 'RecordWebhookOutcome' || !isFailure(answer)) return command;
  return { ...command, outcome: { ...answer, elapsedMs: 5_000 } };
};

const isFailure = (answer: object | string): answer is CallFailure =>
  typeof answer === 'object' && 'failure' in answer;

const aMoment = fc.record({ step: anyStep, answer: anyAnswer, minutes: fc.constantFrom(0, 1, 5, 31) });

/** A conversation as recorded, with the session's state after each event. */
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
      for (let calls = 1; told.some(({ type }) => type === 'WebhookRequested'); calls += 1) {
        if (calls > 1 + FOLLOWUPS_PER_TURN_MAX) throw new Error('a turn calls its webhook without an end');
        told = tell(answerCommand(answer, now, callIdIn(told)), now);
      }
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
