import { Json, JsonRecord } from '../../kernel/json.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { Context } from '../../session/context.ts';
import { RecordedCandidate } from '../../session/events.ts';
import { Fulfillment } from '../../session/fulfillment.ts';
import { UserEntity } from '../../session/user-entities.ts';
import { webhookFailures } from '../../session/webhook-events.ts';

/** The change of one context. Lifespans are those of the session; an absent parameter has no key. */
export type ContextChange = Static<typeof ContextChange>;
export const ContextChange = Type.Object({
  name: Type.String(),
  change: Type.Union([
    Type.Literal('added'),
    Type.Literal('removed'),
    Type.Literal('changed'),
    Type.Literal('kept'),
  ]),
  lifespanBefore: Type.Optional(Type.Integer()),
  lifespanAfter: Type.Optional(Type.Integer()),
  /** Parameters that differ. */
  parameters: Type.Array(
    Type.Object({ name: Type.String(), before: Type.Optional(Json), after: Type.Optional(Json) }),
  ),
});

const Intent = Type.Object({ id: Type.String(), name: Type.String() });

/** A parameter's value and where it came from. */
export type TurnParameter = Static<typeof TurnParameter>;
export const TurnParameter = Type.Object({
  name: Type.String(),
  value: Json,
  original: Type.String({ description: 'The words that it was read from; empty if there are none.' }),
  source: Type.Object({
    from: Type.Enum([
      'text',
      'session_entity',
      'answer',
      'context',
      'default',
      'constant',
      'nothing',
    ] as const),
    start: Type.Optional(Type.Integer()),
    end: Type.Optional(Type.Integer()),
    turn: Type.Optional(
      Type.Integer({
        description: 'An earlier turn of the dialogue; start and end are offsets in its text.',
      }),
    ),
  }),
});

/** The verdict on the query, or on a trigger that a webhook named. */
export type TurnVerdict = Static<typeof TurnVerdict>;
export const TurnVerdict = Type.Object({
  revision: Type.Integer(),
  trigger: Type.Optional(Type.String({ description: 'Named by the client, or by a webhook.' })),
  intent: Type.Optional(Intent),
  action: Type.String(),
  score: Type.Number(),
  matchedBy: Type.Optional(
    Type.Enum(['exact', 'template', 'learned', 'fallback', 'trigger', 'answer'] as const),
  ),
  language: Type.String(),
  candidates: Type.Array(RecordedCandidate, { description: 'The winner first; each with its reason.' }),
  parameters: Type.Array(TurnParameter),
  missing: Type.Array(Type.String()),
  understoodInUs: Type.Integer(),
});

export type TurnWebhookCall = Static<typeof TurnWebhookCall>;
export const TurnWebhookCall = Type.Object({
  revision: Type.Integer(),
  callId: Type.String(),
  purpose: Type.Enum(['fulfillment', 'slot_filling'] as const),
  requestedAt: Type.String(),
  url: Type.String(),
  request: Type.String({ description: 'The exact body sent.' }),
  outcome: Type.Enum(['waiting', 'replied', ...webhookFailures] as const),
  status: Type.Optional(Type.Integer()),
  reply: Type.Optional(Type.String({ description: 'The exact body that came back.' })),
  details: Type.Optional(Type.String()),
  elapsedMs: Type.Optional(Type.Number()),
  refusedContexts: Type.Array(Type.String()),
  followup: Type.Optional(Type.Object({ name: Type.String(), data: JsonRecord })),
});

const Place = Type.Enum([
  'listening',
  'answering',
  'prompting',
  'calling',
  'followingUp',
  'expired',
] as const);

/** One turn with its explanation, read from the stream alone: the same shape in code and over HTTP. */
export type RecordedTurn = Static<typeof RecordedTurn>;
export const RecordedTurn = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  turnId: Type.String(),
  isOpen: Type.Boolean({ description: 'Whether its reply is still to come.' }),
  isErased: Type.Optional(
    Type.Literal(true, { description: 'The texts are empty: the session was erased, or `isKeyMissing`.' }),
  ),
  isKeyMissing: Type.Optional(
    Type.Literal(true, {
      description: 'The texts were not erased, but the key that decrypts them is missing.',
    }),
  ),
  actor: Type.Optional(Type.String()),
  query: Type.Object({
    text: Type.Optional(Type.String({ description: 'As received.' })),
    trigger: Type.Optional(Type.Object({ name: Type.String(), data: JsonRecord })),
    resolved: Type.String(),
    lang: Type.String({ description: 'As sent; verdicts name the language of the agent that answered.' }),
    timezone: Type.String(),
    given: Type.Array(Context, { description: 'Contexts sent with the query.' }),
    resetContexts: Type.Boolean(),
    userEntities: Type.Array(Type.String(), { description: 'Names of the entities sent with the query.' }),
    entities: Type.Array(UserEntity, { description: 'The same, whole.' }),
    random: Type.Number(),
    originalRequest: Type.Optional(Json),
    location: Type.Optional(Json),
  }),
  verdicts: Type.Array(TurnVerdict, { description: 'That of the query, then those of follow-up events.' }),
  intent: Type.Optional(Intent),
  action: Type.String(),
  score: Type.Number(),
  slots: Type.Object({
    prompted: Type.Optional(
      Type.Object({ intentId: Type.String(), parameter: Type.String(), attempt: Type.Integer() }),
    ),
    cancelled: Type.Optional(Type.Object({ intentId: Type.String(), reason: Type.String() })),
  }),
  contexts: Type.Object({
    before: Type.Array(Context),
    after: Type.Array(Context),
    changes: Type.Array(ContextChange),
  }),
  expired: Type.Object({
    session: Type.Boolean({ description: 'Whether the session expired before the turn.' }),
    userEntities: Type.Array(Type.String()),
  }),
  places: Type.Array(
    Type.Object({
      at: Place,
      event: Type.Optional(Type.String({ description: 'The event that led to it; absent for the first.' })),
      revision: Type.Optional(Type.Integer()),
    }),
    { description: 'The states of the session: before the turn, then after each of its events.' },
  ),
  webhooks: Type.Array(TurnWebhookCall),
  reply: Type.Optional(
    Type.Object({
      fulfillment: Fulfillment,
      actionIncomplete: Type.Boolean(),
      from: Type.Enum(['intent', 'prompt', 'webhook', 'exit', 'nothing'] as const),
      variant: Type.Optional(
        Type.Object(
          { index: Type.Integer(), count: Type.Integer() },
          { description: 'Which of the texts of the intent, or of the prompts, the speech is.' },
        ),
      ),
    }),
  ),
  agentRevision: Type.Optional(Type.Integer()),
  environment: Type.Optional(
    Type.String({ description: 'The environment that answered; absent while publishing was off.' }),
  ),
  modelHash: Type.Optional(Type.String()),
  timings: Type.Object({
    receivedAt: Type.String(),
    repliedAt: Type.Optional(Type.String()),
    totalMs: Type.Optional(Type.Number()),
    understandingMs: Type.Number(),
    webhooksMs: Type.Number(),
  }),
  revisions: Type.Object({ first: Type.Integer(), last: Type.Integer() }),
  positions: Type.Object({ first: Type.Integer(), last: Type.Integer() }),
  meanwhile: Type.Array(
    Type.Object({
      type: Type.String(),
      revision: Type.Integer(),
      occurredAt: Type.String(),
      names: Type.Array(Type.String()),
      contexts: Type.Optional(Type.Array(Context, { description: 'The ones that were set.' })),
      entities: Type.Optional(Type.Array(UserEntity, { description: 'The ones that were set.' })),
    }),
    { description: 'Changes by other requests since the previous turn.' },
  ),
});
