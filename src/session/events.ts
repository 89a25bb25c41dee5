import Type, { type Static } from 'typebox';
import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf, type Upcaster } from '../kernel/event.ts';
import { Json, JsonRecord } from '../kernel/json.ts';
import { Context } from './context.ts';
import { WebhookExchangeOrNone } from './webhook-exchange.ts';

const Entry = Type.Object({ value: Type.String(), synonyms: Type.Array(Type.String()) });

/** A session's own definition of an entity, alive until `expiresAt`, or for the request that brought it. */
export type UserEntity = Static<typeof UserEntity>;
export const UserEntity = Type.Object({
  name: Type.String(),
  extend: Type.Boolean(),
  entries: Type.Array(Entry),
  expiresAt: Type.String(),
  /** Sent with a query, and for that query alone. */
  forRequest: Type.Optional(Type.Literal(true)),
});

/** The reply to the person. `messages` are the API's message objects, ready to send. */
export type Fulfillment = Static<typeof Fulfillment>;
export const Fulfillment = Type.Object({
  speech: Type.String(),
  messages: Type.Array(JsonRecord),
  displayText: Type.Optional(Type.String()),
  data: Type.Optional(Json),
  source: Type.Optional(Type.String()),
});

const asked = {
  /** The reply's `id`. */
  turnId: Type.String(),
  receivedAt: Type.String(),
  /** As the client sent it. */
  lang: Type.String(),
  /** IANA name that dates were counted in; empty for UTC. */
  timezone: Type.String(),
  /** Contexts sent with the request. */
  given: Type.Array(Context),
  resetContexts: Type.Boolean(),
  /** How this client reads numbers: old protocol versions take them as strings. */
  numbers: Type.Union([Type.Literal('string'), Type.Literal('number')]),
  /** In [0, 1): every choice of the turn is made with it, so that a replay makes the same. */
  random: Type.Number(),
  originalRequest: Type.Optional(Json),
  location: Type.Optional(Json),
};
const askedPersonal = ['given', 'originalRequest', 'location'];

export const QueryReceived = defineEvent('QueryReceived', 1, Type.Object({ ...asked, text: Type.String() }), [
  ...askedPersonal,
  'text',
]);

/** The API's event: an intent is invoked by a name instead of a text. */
export const TriggerReceived = defineEvent(
  'TriggerReceived',
  1,
  Type.Object({ ...asked, name: Type.String(), data: JsonRecord }),
  [...askedPersonal, 'data'],
);

export type Candidate = Static<typeof Candidate>;
export const Candidate = Type.Object({
  intentId: Type.String(),
  intentName: Type.String(),
  score: Type.Number(),
  matchedBy: Type.String(),
  outcome: Type.Union([Type.Literal('won'), Type.Literal('lost')]),
  reason: Type.String(),
});

/** Where a parameter's value came from; `start` and `end` are offsets in the query's text. */
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

/**
 * A parameter of the matched intent: its value, the text it was read from, and both as contexts hold them.
 */
export type ParameterValue = Static<typeof ParameterValue>;
export const ParameterValue = Type.Object({
  name: Type.String(),
  /** `""`, or `[]` for a list, when there is none. */
  value: Json,
  /** Composites only: the value with each part's `.original` beside it, as contexts hold it. */
  detailed: Type.Optional(Json),
  /** Empty when the value did not come from the text. */
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
  /** The agent's language that answered. */
  language: Type.String(),
  parameters: Type.Array(ParameterValue),
  /** Required parameters without a value, in the order they are asked for. */
  missing: Type.Array(Type.String()),
  webhookUsed: Type.Boolean(),
  webhookForSlotFillingUsed: Type.Boolean(),
  /** The intent's own reply: what is said unless a webhook says something else. */
  fulfillment: Fulfillment,
};

/**
 * The verdict on a query or trigger. `contexts` is the whole list afterwards, aged and merged: replay copies
 * it.
 */
export const IntentMatched = defineEvent(
  'IntentMatched',
  1,
  Type.Object({
    ...match,
    contexts: Type.Array(Context),
    candidates: Type.Array(Candidate),
    /** Time that understanding took, microseconds. */
    understoodInUs: Type.Integer(),
  }),
  ['parameters', 'contexts', 'fulfillment'],
);

export const NothingMatched = defineEvent(
  'NothingMatched',
  1,
  Type.Object({
    language: Type.String(),
    contexts: Type.Array(Context),
    candidates: Type.Array(Candidate),
    understoodInUs: Type.Integer(),
    /** What is said: mostly nothing. */
    fulfillment: Fulfillment,
  }),
  ['contexts'],
);

/** A required parameter is being asked for. */
export const SlotPrompted = defineEvent(
  'SlotPrompted',
  1,
  Type.Object({
    intentId: Type.String(),
    parameter: Type.String(),
    /** How often it has been asked for in this dialogue, this time included. */
    attempt: Type.Integer({ minimum: 1 }),
    fulfillment: Fulfillment,
  }),
  ['fulfillment'],
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

/** Durable before the call is made. */
export const WebhookRequested = defineEvent(
  'WebhookRequested',
  2,
  Type.Object({
    callId: Type.String(),
    /** Derived from the turn and the number of the call in it, so that a resent request has the same key. */
    idempotencyKey: Type.String(),
    purpose: Type.Union([Type.Literal('fulfillment'), Type.Literal('slot_filling')]),
    requestedAt: Type.String(),
    url: Type.String(),
    /** The exact text that is sent; only a secret of the webhook in it is masked here. */
    body: Type.String(),
  }),
  ['body'],
  // Version 1 sent the call's id as the key.
  (data) => ({ ...data, idempotencyKey: data.callId ?? '' }),
);

/** Version 1 did not record what else went over the wire. */
const withoutExchange: Upcaster = (data) => ({ ...data, exchange: null });
/** The next version only knows more reasons. */
const sameAsBefore: Upcaster = (data) => data;

export const WebhookReplied = defineEvent(
  'WebhookReplied',
  2,
  Type.Object({
    callId: Type.String(),
    /** HTTP status. */
    status: Type.Integer(),
    /** The text that came back, and was read; a secret of the webhook in it is masked. */
    body: Type.String(),
    elapsedMs: Type.Number(),
    exchange: WebhookExchangeOrNone,
    fulfillment: Fulfillment,
    /** The whole list after `contextOut`. */
    contexts: Type.Array(Context),
    /** Invalid context names in `contextOut`; these contexts were ignored. */
    refusedContexts: Type.Array(Type.String()),
  }),
  [
    'body',
    'exchange.receivedHeaders',
    'exchange.receivedBytes',
    'fulfillment',
    'contexts',
    'refusedContexts',
  ],
  withoutExchange,
);

export const webhookFailures = [
  'http_status',
  'timeout',
  'unreachable',
  'address_refused',
  'empty',
  'unreadable',
  'too_large',
  'interrupted',
  'circuit_open',
  'secret_unreadable',
  'followup_limit',
  'followup_unknown',
] as const;
export type WebhookFailureReason = (typeof webhookFailures)[number];

export const WebhookFailed = defineEvent(
  'WebhookFailed',
  3,
  Type.Object({
    callId: Type.String(),
    reason: Type.Enum(webhookFailures),
    /** HTTP status, where there was an answer. */
    status: Type.Optional(Type.Integer()),
    /** For people, in the API's words without its opening `Webhook call failed. Error:`. */
    details: Type.String(),
    /** What came back, where something did. */
    body: Type.Optional(Type.String()),
    elapsedMs: Type.Number(),
    exchange: WebhookExchangeOrNone,
  }),
  ['body', 'exchange.receivedHeaders', 'exchange.receivedBytes', 'details'],
  withoutExchange,
  sameAsBefore,
);

/** A webhook asked for another intent by its trigger. */
export const FollowupTriggered = defineEvent(
  'FollowupTriggered',
  1,
  Type.Object({
    name: Type.String(),
    data: JsonRecord,
    /** 1 for the first follow-up of the turn. */
    sequence: Type.Integer({ minimum: 1 }),
  }),
  ['data'],
);

/** Closes the turn. The client receives the contexts of the match or of the webhook's reply. */
export const ReplySent = defineEvent(
  'ReplySent',
  1,
  Type.Object({
    turnId: Type.String(),
    fulfillment: Fulfillment,
    actionIncomplete: Type.Boolean(),
  }),
  ['fulfillment'],
);

/** Contexts were changed from outside a turn; `contexts` is the whole list afterwards. */
export const ContextsChanged = defineEvent(
  'ContextsChanged',
  1,
  Type.Object({
    cause: Type.Union([Type.Literal('posted'), Type.Literal('deleted')]),
    names: Type.Array(Type.String()),
    changedAt: Type.String(),
    contexts: Type.Array(Context),
  }),
  ['names', 'contexts'],
);

/**
 * These definitions replace those of the same names; the session's others stay. Those for one request are its
 * alone and change nothing in the session.
 */
export const UserEntitiesSet = defineEvent(
  'UserEntitiesSet',
  2,
  Type.Object({ setAt: Type.String(), entities: Type.Array(UserEntity) }),
  ['entities'],
  // Version 1 knew none for one request: all of them stayed in the session.
  (data) => data,
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

/** Nothing was heard for the session's lifetime: contexts, slots and user entities are gone. */
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
] as const;

export type SessionEvent = EventOf<typeof sessionEvents>;
export type SessionEventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

export const sessionCatalogue: Catalogue<SessionEvent> = catalogueOf(sessionEvents);
