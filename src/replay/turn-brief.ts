import { replyOf } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';
import type { TurnBrief } from './wire/what-if-report.ts';

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
