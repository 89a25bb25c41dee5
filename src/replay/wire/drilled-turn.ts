import { type Static, Type } from '../../kernel/schema.ts';
import { Fulfillment } from '../../session/fulfillment.ts';

/** A turn whose reply, contexts or slots would have been different. */
export type DrilledTurn = Static<typeof DrilledTurn>;
export const DrilledTurn = Type.Object({
  sessionId: Type.String(),
  turn: Type.Integer(),
  turnId: Type.String(),
  query: Type.String(),
  callId: Type.String(),
  requestedAt: Type.String(),
  cause: Type.String({
    description: 'The failure of the call in the drill: a status, timeout or unreachable.',
  }),
  elapsedMs: Type.Number({ description: 'The duration of the recorded call.' }),
  recorded: Fulfillment,
  instead: Fulfillment,
  changes: Type.Array(Type.Enum(['reply', 'contexts', 'followup', 'slots'] as const)),
});

export type DrillSummary = Static<typeof DrillSummary>;
export const DrillSummary = Type.Object({
  sessions: Type.Integer({ description: 'Sessions with a call in the period.' }),
  calls: Type.Integer(),
  hit: Type.Integer({ description: 'Answered calls that would have failed.' }),
  changed: Type.Integer({ description: 'Turns whose reply, contexts or slots would have been different.' }),
  unchanged: Type.Integer({ description: 'Turns with such a call and the same reply.' }),
  hypothetical: Type.Integer({
    description: 'Later turns of sessions that would have been in another state.',
  }),
  slowerMs: Type.Integer(),
  timeoutMs: Type.Integer(),
  seed: Type.Integer(),
});
