import { type Static, Type } from '../../kernel/schema.ts';

/** A turn as one row, for people who watch turns as they happen. */
export type LiveTurn = Static<typeof LiveTurn>;
export const LiveTurn = Type.Object({
  position: Type.Integer({
    description: 'Position of its reply in the log; to continue, request turns after it.',
  }),
  sessionId: Type.String(),
  number: Type.Integer({ description: 'Within its session, from 1.' }),
  turnId: Type.String(),
  receivedAt: Type.String(),
  lang: Type.String(),
  text: Type.String({ description: 'The text, or the name of the trigger.' }),
  isTrigger: Type.Boolean(),
  reply: Type.String({ description: 'Its speech.' }),
  intent: Type.Optional(Type.String()),
  isUnmatched: Type.Boolean({ description: 'No intent but a fallback answered.' }),
  score: Type.Number(),
  webhooks: Type.Array(Type.String(), { description: 'How its webhook calls ended.' }),
  agentRevision: Type.Optional(Type.Integer()),
  environment: Type.Optional(Type.String()),
  totalMs: Type.Optional(Type.Number()),
});
