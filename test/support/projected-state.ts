import type { SessionState } from '../../src/session/state.ts';

/** A session's state in the format of the projection `session-state`. */
export const asProjected = ({ data }: SessionState) => {
  const { turns, lastActiveAt, contexts, userEntities, slotFilling, turn } = data;
  return {
    turns,
    lastActiveAt,
    contexts,
    userEntities,
    slotFilling: slotFilling && {
      intentId: slotFilling.intentId,
      parameter: slotFilling.parameter,
      attempt: slotFilling.attempt,
    },
    lastTurn: turn && {
      turnId: turn.asked.turnId,
      query: 'text' in turn.asked ? turn.asked.text : turn.asked.name,
      intentName: turn.matched?.intentName ?? '',
      action: turn.matched?.action ?? '',
      speech: turn.fulfillment?.speech ?? '',
      isIncomplete: turn.actionIncomplete,
    },
  };
};
