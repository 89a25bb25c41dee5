import { PhraseOrigin } from '../../agent/events.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { RecordedTurn, TurnVerdict } from './recorded-turn.ts';

/** A change of the agent: what, by which kind of token, when. */
export type BlamedEdit = Static<typeof BlamedEdit>;
export const BlamedEdit = Type.Object({
  revision: Type.Integer(),
  event: Type.String(),
  occurredAt: Type.String(),
  actor: Type.Optional(Type.String({ description: 'The kind of token: developer or admin.' })),
  requestId: Type.String(),
  origin: Type.Optional(
    Type.Object(PhraseOrigin.properties, {
      description: 'For a phrase from the training inbox: how often people had said it.',
    }),
  ),
});

/** The causes of a reply, from the reply back to the edit. */
export type Blame = Static<typeof Blame>;
export const Blame = Type.Object({
  turn: RecordedTurn,
  transition: Type.Object({
    from: Type.String(),
    to: Type.String(),
    event: Type.String(),
    revision: Type.Integer(),
  }),
  /** The verdict that led to the reply; absent if nothing was decided. */
  match: Type.Optional(TurnVerdict),
  /** The phrases of the matched intent nearest to the text, as the agent was then. */
  phrases: Type.Array(
    Type.Object({ text: Type.String(), similarity: Type.Number(), edit: Type.Optional(BlamedEdit) }),
  ),
  trigger: Type.Optional(Type.Object({ name: Type.String(), edit: Type.Optional(BlamedEdit) })),
  /** Since when the intent has had its replies and parameters of that time. */
  responses: Type.Optional(BlamedEdit),
  /** The revision that created the intent. */
  intent: Type.Optional(BlamedEdit),
});
