import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { Json, JsonRecord } from '../kernel/json.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { annotationEvents } from './annotations.ts';
import { Context } from './context.ts';
import { Fulfillment } from './fulfillment.ts';
import { UserEntity } from './user-entities.ts';
import { FollowupTriggered, WebhookFailed, WebhookReplied, WebhookRequested } from './webhook-events.ts';

const asked = {
  /** The reply's `id`. */
  turnId: Type.String(),
  receivedAt: Type.String(),
  /** As the client sent it. */
  lang: Type.String(),
  /** IANA name of the time zone for dates; empty for UTC. */
  timezone: Type.String(),
  /** Contexts sent with the request. */
  given: Type.Array(Context),
  resetContexts: Type.Boolean(),
  /** How this client reads numbers: old protocol versions require strings. */
  numbers: Type.Union([Type.Literal('string'), Type.Literal('number')]),
  /** In [0, 1). Decides every random choice of the turn, so that a replay chooses the same. */
  random: Type.Number(),
  originalRequest: Type.Optional(Json),
  location: Type.Optional(Json),
};
const askedPersonal = ['given', 'originalRequest', 'location'];

export const QueryReceived = defineEvent('QueryReceived', 1, Type.Object({ ...asked, text: Type.String() }), {
  personal: [...askedPersonal, 'text'],
});

/** The API's event, which invokes an intent by a name instead of a text. */
export const TriggerReceived = defineEvent(
  'TriggerReceived',
  1,
  Type.Object({ ...asked, name: Type.String(), data: JsonRecord }),
  { personal: [...askedPersonal, 'data'] },
);

export type RecordedCandidate = Static<typeof RecordedCandidate>;
export const RecordedCandidate = Type.Object({
  intentId: Type.String(),
  intentName: Type.String(),
  score: Type.Number(),
  matchedBy: Type.String(),
  outcome: Type.Union([Type.Literal('won'), Type.Literal('lost')]),
  reason: Type.String(),
});

/** The source of a parameter's value; `start` and `end` are offsets in the query's text. */
export type ParameterSource = Static<typeof ParameterSource>;
export const ParameterSource = Type.Object({
  from: Type.Union([
    Type.Literal('text'),
    Type.Literal('session_entity'),
    Type.Literal('answer'),
    Type.Literal('context'),
    Type.Literal('default'),
    Type.Literal('constant'),
    Type.Literal('nothing'),
  ]),
  start: Type.Optional(Type.Integer()),
  end: Type.Optional(Type.Integer()),
});

/** A parameter of the matched intent: its value and its original text, both also in the form of contexts. */
export type ParameterValue = Static<typeof ParameterValue>;
export const ParameterValue = Type.Object({
  name: Type.String(),
  /** `""`, or `[]` for a list, if it has no value. */
  value: Json,
  /** Composites only: the value with each part's `.original` beside it, as in contexts. */
  detailed: Type.Optional(Json),
  /** Empty if the value is not from the text. */
  original: Type.String(),
  source: ParameterSource,
});

const match = {
  intentId: Type.String(),
  intentName: Type.String(),
  action: Type.String(),
  /** 0..1 */
  score: Type.Number(),
  matchedBy: Type.Union([
    Type.Literal('exact'),
    Type.Literal('template'),
    Type.Literal('learned'),
    Type.Literal('fallback'),
    Type.Literal('trigger'),
    Type.Literal('answer'),
  ]),
  /** The agent's language of the reply. */
  language: Type.String(),
  parameters: Type.Array(ParameterValue),
  /** Required parameters without a value, in the order of their prompts. */
  missing: Type.Array(Type.String()),
  webhookUsed: Type.Boolean(),
  webhookForSlotFillingUsed: Type.Boolean(),
  /** The intent's own reply, unless a webhook replaces it. */
  fulfillment: Fulfillment,
};

/**
 * The match of a query or trigger. `contexts` is the complete list afterwards, aged and merged, so that a
 * replay only copies it.
 */
export const IntentMatched = defineEvent(
  'IntentMatched',
  1,
  Type.Object({
    ...match,
    contexts: Type.Array(Context),
    candidates: Type.Array(RecordedCandidate),
    /** Duration of understanding, in microseconds. */
    understoodInUs: Type.Integer(),
  }),
  { personal: ['parameters', 'contexts', 'fulfillment'] },
);

export const NothingMatched = defineEvent(
  'NothingMatched',
  1,
  Type.Object({
    language: Type.String(),
    contexts: Type.Array(Context),
    candidates: Type.Array(RecordedCandidate),
    understoodInUs: Type.Integer(),
    /** The reply: usually empty. */
    fulfillment: Fulfillment,
  }),
  { personal: ['contexts'] },
);

/** The prompt for a required parameter. */
export const SlotPrompted = defineEvent(
  'SlotPrompted',
  1,
  Type.Object({
    intentId: Type.String(),
    parameter: Type.String(),
    /** How often the parameter was requested in this dialogue, including this time. */
    attempt: Type.Integer({ minimum: 1 }),
    fulfillment: Fulfillment,
  }),
  { personal: ['fulfillment'] },
);

export const SlotFillingCancelled = defineEvent(
  'SlotFillingCancelled',
  1,
  Type.Object({
    intentId: Type.String(),
    reason: Type.Union([
      Type.Literal('exit_word'),
      Type.Literal('other_intent'),
      Type.Literal('trigger'),
      Type.Literal('contexts_cleared'),
      Type.Literal('intent_changed'),
    ]),
  }),
);

/** Ends the turn. The client receives the contexts of the match or of the webhook's reply. */
export const ReplySent = defineEvent(
  'ReplySent',
  1,
  Type.Object({
    turnId: Type.String(),
    fulfillment: Fulfillment,
    actionIncomplete: Type.Boolean(),
  }),
  { personal: ['fulfillment'] },
);

/** A client changed contexts outside a turn; `contexts` is the complete list afterwards. */
export const ContextsChanged = defineEvent(
  'ContextsChanged',
  1,
  Type.Object({
    cause: Type.Union([Type.Literal('posted'), Type.Literal('deleted')]),
    names: Type.Array(Type.String()),
    changedAt: Type.String(),
    contexts: Type.Array(Context),
  }),
  { personal: ['names', 'contexts'] },
);

/**
 * These definitions replace those with the same names; the session's others stay. Definitions for one request
 * do not change the session.
 */
export const UserEntitiesSet = defineEvent(
  'UserEntitiesSet',
  2,
  Type.Object({ setAt: Type.String(), entities: Type.Array(UserEntity) }),
  { personal: ['entities'], upcasters: [(data) => data] },
);

export const UserEntitiesDeleted = defineEvent(
  'UserEntitiesDeleted',
  1,
  Type.Object({ deletedAt: Type.String(), names: Type.Array(Type.String()) }),
);

export const UserEntitiesExpired = defineEvent(
  'UserEntitiesExpired',
  1,
  Type.Object({ names: Type.Array(Type.String()) }),
);

/** The session was idle for longer than its lifetime: contexts, slots and user entities are removed. */
export const SessionExpired = defineEvent(
  'SessionExpired',
  1,
  Type.Object({ lastActiveAt: Type.String(), expiredAt: Type.String() }),
);

export const sessionEvents = [
  QueryReceived,
  TriggerReceived,
  IntentMatched,
  NothingMatched,
  SlotPrompted,
  SlotFillingCancelled,
  WebhookRequested,
  WebhookReplied,
  WebhookFailed,
  FollowupTriggered,
  ReplySent,
  ContextsChanged,
  UserEntitiesSet,
  UserEntitiesDeleted,
  UserEntitiesExpired,
  SessionExpired,
  ...annotationEvents,
] as const;

export type SessionEvent = EventOf<typeof sessionEvents>;
export type SessionEventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

export const sessionCatalogue: Catalogue<SessionEvent> = catalogueOf(sessionEvents);
