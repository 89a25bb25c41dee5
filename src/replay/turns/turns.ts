import type { RecordedEvent } from '../../kernel/event.ts';
import { activeOf } from '../../session/contexts.ts';
import type { SessionEvent, SessionEventOf } from '../../session/events.ts';
import { readWebhookReply } from '../../session/webhook-reply.ts';
import type { RecordedTurn, TurnWebhookCall } from '../wire/recorded-turn.ts';
import { contextChanges } from './context-diff.ts';
import { type Fact, isErasedTurn, isKeylessTurn, type TurnSpan, turnSpans } from './spans.ts';
import { verdictsOf } from './verdicts.ts';
import { webhookCallsOf } from './webhook-calls.ts';

/** The turns of one session with explanations, in order. @throws as `spanReader` does. */
export const turnsOf = (events: Iterable<RecordedEvent>): readonly RecordedTurn[] => {
  const turns: RecordedTurn[] = [];
  for (const span of turnSpans(events)) turns.push(turnOf(span, turns.at(-1)));
  return turns;
};

/**
 * One turn with its explanation. `previous` is the one before it, for values that a dialogue carries over.
 */
export const turnOf = (span: TurnSpan, previous?: RecordedTurn): RecordedTurn => {
  const { number, facts, isOpen } = span;
  const question = questionIn(span);
  const { metadata } = question.recordedEvent;
  const verdicts = verdictsOf(span, previous);
  const last = verdicts.at(-1);
  const webhooks = webhookCallsOf(facts);
  const reply = replyIn(span);
  return {
    number,
    turnId: question.event.data.turnId,
    isOpen,
    ...(isErasedTurn(span) && { isErased: true as const }),
    ...(isKeylessTurn(span) && { isKeyMissing: true as const }),
    ...(metadata.actor !== undefined && { actor: metadata.actor }),
    query: queryOf(question.event, facts),
    verdicts: [...verdicts],
    ...(last?.intent && { intent: last.intent }),
    action: last?.action ?? '',
    score: last?.score ?? 0,
    slots: slotsOf(facts),
    contexts: contextsOf(span),
    expired: expiredIn(facts),
    places: placesOf(span),
    webhooks: [...webhooks],
    ...(reply && { reply }),
    ...(metadata.agentRevision !== undefined && { agentRevision: metadata.agentRevision }),
    ...(metadata.environment !== undefined && { environment: metadata.environment }),
    ...(metadata.modelHash !== undefined && { modelHash: metadata.modelHash }),
    timings: timingsOf(span, question.event, webhooks),
    ...rangesOf(facts),
    meanwhile: span.meanwhile.map(happeningOf),
  };
};

type QuestionEvent = SessionEventOf<'QueryReceived'> | SessionEventOf<'TriggerReceived'>;
type QuestionFact = { readonly event: QuestionEvent; readonly recordedEvent: RecordedEvent };

export const questionIn = ({ facts }: TurnSpan): QuestionFact => {
  for (const { event, recordedEvent } of facts) {
    if (event.type === 'QueryReceived' || event.type === 'TriggerReceived') return { event, recordedEvent };
  }
  throw new TypeError('a turn has no question');
};

/** The first event of that type in the turn. */
export const eventIn = <T extends SessionEvent['type']>(
  facts: readonly Pick<Fact, 'event'>[],
  type: T,
): SessionEventOf<T> | undefined => {
  for (const { event } of facts) {
    // Found by its type, which the compiler does not follow.
    if (event.type === type) return event as SessionEventOf<T>;
  }
  return undefined;
};

const queryOf = (question: QuestionEvent, facts: readonly Fact[]): RecordedTurn['query'] => {
  const { data } = question;
  const { lang, timezone, given, resetContexts, random, originalRequest, location } = data;
  const entitiesSet = eventIn(facts, 'UserEntitiesSet');
  return {
    ...('text' in data
      ? { text: data.text, resolved: data.text }
      : { trigger: { name: data.name, data: data.data }, resolved: data.name }),
    lang,
    timezone,
    given,
    resetContexts,
    userEntities: entitiesSet?.data.entities.map(({ name }) => name) ?? [],
    entities: entitiesSet?.data.entities ?? [],
    random,
    ...(originalRequest !== undefined && { originalRequest }),
    ...(location !== undefined && { location }),
  };
};

const slotsOf = (facts: readonly Fact[]): RecordedTurn['slots'] => {
  const prompt = eventIn(facts, 'SlotPrompted')?.data;
  const cancellation = eventIn(facts, 'SlotFillingCancelled')?.data;
  return {
    ...(prompt && {
      prompted: { intentId: prompt.intentId, parameter: prompt.parameter, attempt: prompt.attempt },
    }),
    ...(cancellation && { cancelled: cancellation }),
  };
};

/** Before the turn only active contexts count; one with lifespan 0 belonged to the last reply. */
const contextsOf = ({ before, after }: TurnSpan): RecordedTurn['contexts'] => {
  const [was, is] = [activeOf(before.data.contexts), after.data.contexts];
  return { before: [...was], after: [...is], changes: [...contextChanges(was, is)] };
};

const expiredIn = (facts: readonly Fact[]): RecordedTurn['expired'] => ({
  session: eventIn(facts, 'SessionExpired') !== undefined,
  userEntities: eventIn(facts, 'UserEntitiesExpired')?.data.names ?? [],
});

const placesOf = ({ before, states, facts }: TurnSpan): RecordedTurn['places'] => [
  { at: before.at },
  ...facts.map(({ event, recordedEvent }, index) => ({
    at: (states[index] ?? before).at,
    event: event.type,
    revision: recordedEvent.revision,
  })),
];

const replyIn = ({ facts }: TurnSpan): RecordedTurn['reply'] => {
  const replySent = eventIn(facts, 'ReplySent')?.data;
  if (replySent === undefined) return undefined;
  const { fulfillment, actionIncomplete } = replySent;
  return { fulfillment, actionIncomplete, from: originOf(facts) };
};

const sayers: ReadonlySet<SessionEvent['type']> = new Set([
  'SlotPrompted',
  'IntentMatched',
  'NothingMatched',
]);

const originOf = (facts: readonly Fact[]): NonNullable<RecordedTurn['reply']>['from'] => {
  const events = facts.map(({ event }) => event);
  const call = events.at(-2);
  if (call?.type === 'WebhookReplied' && 'fulfillment' in readWebhookReply(call.data.body)) return 'webhook';
  const own = events.findLast(({ type }) => sayers.has(type));
  if (own?.type === 'SlotPrompted') return 'prompt';
  if (own?.type === 'IntentMatched') return 'intent';
  return own?.type === 'NothingMatched' && own.data.fulfillment.messages.length > 0 ? 'exit' : 'nothing';
};

const timingsOf = (
  { facts, isOpen }: TurnSpan,
  { data: { receivedAt } }: QuestionEvent,
  webhooks: readonly TurnWebhookCall[],
): RecordedTurn['timings'] => {
  const repliedAt = isOpen ? undefined : facts.at(-1)?.recordedEvent.metadata.occurredAt;
  const understoodInUs = facts.reduce(
    (sum, { event }) => sum + ('understoodInUs' in event.data ? event.data.understoodInUs : 0),
    0,
  );
  return {
    receivedAt,
    ...(repliedAt !== undefined && { repliedAt, totalMs: Date.parse(repliedAt) - Date.parse(receivedAt) }),
    understandingMs: understoodInUs / 1_000,
    webhooksMs: webhooks.reduce((sum, { elapsedMs = 0 }) => sum + elapsedMs, 0),
  };
};

const rangesOf = (facts: readonly Fact[]): Pick<RecordedTurn, 'revisions' | 'positions'> => {
  const [first, last] = [facts[0]?.recordedEvent, facts.at(-1)?.recordedEvent];
  return {
    revisions: { first: first?.revision ?? 0, last: last?.revision ?? 0 },
    positions: { first: first?.position ?? 0, last: last?.position ?? 0 },
  };
};

const happeningOf = ({ event, recordedEvent }: Fact): RecordedTurn['meanwhile'][number] => ({
  type: event.type,
  revision: recordedEvent.revision,
  occurredAt: recordedEvent.metadata.occurredAt,
  names: namesIn(event),
  ...(event.type === 'ContextsChanged' &&
    event.data.cause === 'posted' && { contexts: contextsSetBy(event) }),
  ...(event.type === 'UserEntitiesSet' && { entities: event.data.entities }),
});

const contextsSetBy = ({ data }: SessionEventOf<'ContextsChanged'>) =>
  data.contexts.filter(({ name }) => data.names.includes(name));

const namesIn = ({ data }: SessionEvent): string[] => {
  if ('names' in data) return [...data.names];
  return 'entities' in data ? data.entities.map(({ name }) => name) : [];
};
