import { Json, JsonRecord } from '../../kernel/json.ts';
import {
  QUERY_CODE_POINTS_MAX,
  REHEARSED_TURNS_MAX,
  REHEARSED_WAIT_S_MAX,
} from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';

/** People write scripts by hand, so misspelt fields must be reported. */
export const strictly = { additionalProperties: false } as const;

export const GivenContext = Type.Object(
  {
    name: Type.String(),
    lifespan: Type.Optional(Type.Integer({ minimum: 0 })),
    parameters: Type.Optional(JsonRecord),
  },
  strictly,
);
const GivenEntity = Type.Object(
  {
    name: Type.String(),
    extend: Type.Optional(Type.Boolean()),
    entries: Type.Array(Type.Object({ value: Type.String(), synonyms: Type.Array(Type.String()) }, strictly)),
  },
  strictly,
);

/** A webhook's reply. */
export const ScriptedReply = Type.Object(
  {
    status: Type.Optional(Type.Integer()),
    /** A text is sent unchanged. */
    body: Type.Optional(Json),
    failure: Type.Optional(Type.Enum(['timeout', 'unreachable'] as const)),
  },
  strictly,
);

/** One query of an invented conversation. */
export type ScriptedTurn = Static<typeof ScriptedTurn>;
export const ScriptedTurn = Type.Object(
  {
    say: Type.Optional(Type.String({ minLength: 1, maxLength: QUERY_CODE_POINTS_MAX - 1 })),
    trigger: Type.Optional(Type.Object({ name: Type.String(), data: Type.Optional(JsonRecord) }, strictly)),
    language: Type.Optional(Type.String()),
    timezone: Type.Optional(Type.String()),
    contexts: Type.Optional(Type.Array(GivenContext, { description: 'Sent with the query.' })),
    entities: Type.Optional(Type.Array(GivenEntity, { description: 'Sent with the query.' })),
    resetContexts: Type.Optional(Type.Boolean()),
    before: Type.Optional(
      Type.Object(
        {
          contexts: Type.Optional(Type.Array(GivenContext)),
          deleteContexts: Type.Optional(Type.Array(Type.String())),
          entities: Type.Optional(Type.Array(GivenEntity)),
          deleteEntities: Type.Optional(Type.Array(Type.String())),
        },
        { description: 'Changes by other requests before the turn.', ...strictly },
      ),
    ),
    wait: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: REHEARSED_WAIT_S_MAX,
        description: 'Seconds before the turn; the default is 1.',
      }),
    ),
    random: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 1,
        description: 'The random value that selects variants.',
      }),
    ),
    webhook: Type.Optional(
      Type.Array(ScriptedReply, { description: 'Replies to its webhook calls, in order.' }),
    ),
  },
  strictly,
);

export type ConversationScript = Static<typeof ConversationScript>;
export const ConversationScript = Type.Object(
  {
    language: Type.Optional(Type.String()),
    clock: Type.Optional(
      Type.String({ description: 'Time of the first turn, ISO 8601 in UTC; by default now.' }),
    ),
    webhook: Type.Enum(['recorded', 'live'] as const, {
      description: 'Live: the webhook is called if the script has no reply for a call.',
    }),
    turns: Type.Array(ScriptedTurn, { maxItems: REHEARSED_TURNS_MAX }),
  },
  strictly,
);
