import { Json, JsonRecord } from '../../kernel/json.ts';
import { REHEARSED_TURNS_MAX } from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { ConversationScript, ScriptedTurn, strictly } from './conversation-script.ts';
import { RecordedTurn } from './recorded-turn.ts';

/** The expected outcome of a turn of a conversation test; absent fields are not checked. */
export type Expectation = Static<typeof Expectation>;
export const Expectation = Type.Object(
  {
    intent: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'Name; null for none.' })),
    action: Type.Optional(Type.String()),
    parameters: Type.Optional(
      Type.Unsafe<Static<typeof JsonRecord>>({
        ...JsonRecord,
        description: 'All that have a value, and no others.',
      }),
    ),
    contexts: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), {
        description:
          'Lifespans of all that are there after the turn, and no others; those of slot filling apart.',
      }),
    ),
    reply: Type.Optional(
      Type.Union([Type.String(), Type.Array(Type.String())], {
        description: 'The speech, or a list of allowed texts.',
      }),
    ),
  },
  strictly,
);

export const comparedFields = ['intent', 'action', 'parameters', 'contexts', 'reply'] as const;

/** A conversation with its expected outcomes. */
export type ConversationTest = Static<typeof ConversationTest>;
export const ConversationTest = Type.Object(
  {
    name: Type.String(),
    agent: Type.Optional(
      Type.String({ description: 'Name or id of its agent, for those who keep the test.' }),
    ),
    ...ConversationScript.properties,
    turns: Type.Array(
      Type.Object({ ...ScriptedTurn.properties, expect: Type.Optional(Expectation) }, strictly),
      {
        minItems: 1,
        maxItems: REHEARSED_TURNS_MAX,
      },
    ),
  },
  strictly,
);

/** An unfulfilled expectation, and the actual value. */
export type Miss = Static<typeof Miss>;
export const Miss = Type.Object({
  turn: Type.Integer({ description: 'Counted from 1.' }),
  said: Type.String(),
  what: Type.Enum(comparedFields),
  expected: Json,
  happened: Json,
});

/** The result of a conversation test. */
export type TestedConversation = Static<typeof TestedConversation>;
export const TestedConversation = Type.Object({
  name: Type.String(),
  misses: Type.Array(Miss, { description: 'Empty where all went as expected.' }),
  turns: Type.Array(RecordedTurn),
});
