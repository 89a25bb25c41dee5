import Type, { type Static } from 'typebox';
import { JsonRecord } from '../kernel/json.ts';
import { Context } from '../session/context.ts';
import { Fulfillment } from '../session/events.ts';
import { replyOf } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';

/** What a turn came to, short enough to be laid beside another. */
export type TurnBrief = Static<typeof TurnBrief>;
export const TurnBrief = Type.Object({
  intent: Type.Optional(Type.String()),
  action: Type.String(),
  score: Type.Number(),
  parameters: JsonRecord,
  contexts: Type.Array(Context),
  fulfillment: Fulfillment,
});

/** Of the session's last turn. */
export const briefOf = ({ data }: SessionState): TurnBrief => {
  const { intent, action, score, parameters, contexts, fulfillment } = replyOf(data, '');
  return {
    ...(intent !== undefined && { intent: intent.name }),
    action,
    score,
    parameters,
    contexts: [...contexts],
    fulfillment,
  };
};
