import { Json } from '../../kernel/json.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { Context } from '../../session/context.ts';
import { UserEntity } from '../../session/user-entities.ts';
import { RecordedTurn } from './recorded-turn.ts';
import { changeCauses, TurnBrief } from './what-if-report.ts';

/** The state of a session at a moment of its past. */
export type PastState = Static<typeof PastState>;
export const PastState = Type.Object({
  at: Type.String({ description: "The state of the session's machine." }),
  turns: Type.Integer(),
  lastActiveAt: Type.String(),
  contexts: Type.Array(Context),
  slotFilling: Type.Union([
    Type.Object({
      intentId: Type.String(),
      intentName: Type.String(),
      parameter: Type.String({ description: 'The parameter that was asked for last.' }),
      attempt: Type.Integer(),
      collected: Type.Array(Type.Object({ name: Type.String(), value: Json, original: Type.String() })),
      missing: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
  userEntities: Type.Array(UserEntity),
});

/** An agent at one of its revisions, in a few words. */
export type PastAgent = Static<typeof PastAgent>;
export const PastAgent = Type.Object({
  agentId: Type.String(),
  name: Type.String(),
  revision: Type.Integer(),
  newestRevision: Type.Integer(),
  changedAt: Type.Optional(Type.String({ description: 'When that revision was recorded.' })),
  intents: Type.Integer(),
  entities: Type.Integer(),
  language: Type.String(),
});

/** A session after one of its turns, and what today's agent would answer to the same input. */
export type SessionThen = Static<typeof SessionThen>;
export const SessionThen = Type.Object({
  agentId: Type.String(),
  sessionId: Type.String(),
  turns: Type.Integer({ description: 'The number of turns so far.' }),
  turn: RecordedTurn,
  state: PastState,
  /** The language that answered then; absent if it is unknown. */
  agent: Type.Optional(PastAgent),
  today: Type.Optional(
    Type.Object({
      revision: Type.Integer(),
      answer: TurnBrief,
      recorded: TurnBrief,
      change: Type.Optional(Type.Enum(changeCauses)),
      webhookUnrecorded: Type.Boolean(),
      refused: Type.Optional(Type.String()),
    }),
  ),
});
