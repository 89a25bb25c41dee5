import { isUsableContext } from '../agent/usable-contexts.ts';
import { CONTEXTS_PER_SESSION_MAX, FOLLOWUPS_PER_TURN_MAX } from '../kernel/limits/conversation.ts';
import { closeTurn } from './answer.ts';
import type { RecordWebhookOutcome, WebhookAnswer } from './commands.ts';
import { triggerContext } from './conditions.ts';
import { activateTrigger, isDialogueContext, putOut } from './contexts.ts';
import { type Draft, withEvent } from './draft.ts';
import type { SessionEvent } from './events.ts';
import { type Fulfillment, silence } from './fulfillment.ts';
import type { SessionState, Turn } from './state.ts';
import { invoke } from './trigger.ts';
import type { WebhookFailureReason } from './webhook-events.ts';
import { readWebhookReply, type WebhookReading } from './webhook-reply.ts';

/** A webhook call that ended: the turn so far, and the intent's own reply. */
type EndedCall = {
  readonly draft: Draft;
  readonly turn: Turn;
  readonly own: Fulfillment;
  readonly command: RecordWebhookOutcome;
};

/**
 * The continuation of a turn after its webhook call; undefined if the session does not wait for that call.
 */
export const settleCall = (command: RecordWebhookOutcome, state: SessionState): Draft | undefined => {
  const { turn } = state.data;
  if (state.at !== 'calling' || turn?.call?.callId !== command.callId) return undefined;
  const own = turn.matched?.fulfillment ?? silence;
  const call = { draft: { events: [], data: state.data }, turn, own, command };
  const { outcome, around } = command;
  if ('failure' in outcome) return endWithFailure(call, outcome.failure, outcome.details);
  const reading = readWebhookReply(outcome.body, (name) => isUsableContext(around.agent, name));
  if ('reason' in reading) return endWithFailure(call, reading.reason, reading.details);
  const draft =
    reading.followup === undefined
      ? endWithReply(call, outcome, reading)
      : followUp(call, outcome, { ...reading, followup: reading.followup });
  const contexts = draft.data.contexts.length;
  if (contexts <= CONTEXTS_PER_SESSION_MAX) return draft;
  const details = `A session may have ${CONTEXTS_PER_SESSION_MAX} contexts; the webhook would make it ${contexts}.`;
  return endWithFailure(call, 'too_large', details);
};

/** Ends the turn with the intent's own reply, as the API specifies for every failure. */
const endWithFailure = (
  { draft, own, command: { callId, outcome } }: EndedCall,
  reason: WebhookFailureReason,
  details: string,
): Draft => {
  const { elapsedMs, exchange = null, status, body } = outcome;
  const answer = { ...(status !== undefined && { status }), ...(body !== undefined && { body }) };
  const data = { callId, reason, details, elapsedMs, exchange, ...answer };
  return closeTurn(withEvent(draft, { type: 'WebhookFailed', data }), own);
};

const endWithReply = (call: EndedCall, outcome: WebhookAnswer, reading: WebhookReading): Draft => {
  const fulfillment = reading.fulfillment ?? { ...call.own, ...reading.echoedFields };
  const withReply = withEvent(call.draft, replyEvent(call, outcome, reading, fulfillment));
  return closeTurn(withoutClearedDialogue(withReply, call.draft), fulfillment);
};

/** A webhook that removes a context of the dialogue ends it, just as a client that deletes one does. */
const withoutClearedDialogue = (after: Draft, { data: before }: Draft): Draft => {
  const { slotFilling, contexts } = after.data;
  const remainingNames = new Set(contexts.map(({ name }) => name));
  const isCleared = before.contexts.some(
    (context) => isDialogueContext(context) && !remainingNames.has(context.name),
  );
  if (slotFilling === null || !isCleared) return after;
  const cancellation = { intentId: slotFilling.intentId, reason: 'contexts_cleared' } as const;
  return withEvent(after, { type: 'SlotFillingCancelled', data: cancellation });
};

const followUp = (
  call: EndedCall,
  outcome: WebhookAnswer,
  reading: WebhookReading & Required<Pick<WebhookReading, 'followup'>>,
): Draft => {
  const { draft, turn, own, command } = call;
  const { name, data } = reading.followup;
  if (turn.followed.length >= FOLLOWUPS_PER_TURN_MAX) {
    const details = `More than ${FOLLOWUPS_PER_TURN_MAX} follow-up events in one turn.`;
    return endWithFailure(call, 'followup_limit', details);
  }
  const withFollowup = withEvent(withEvent(draft, replyEvent(call, outcome, reading, own)), {
    type: 'FollowupTriggered',
    data: { name, data, sequence: turn.followed.length + 1 },
  });
  const withTrigger = activateTrigger(withFollowup.data.contexts, triggerContext(name, data));
  const contexts = { active: withTrigger, remaining: withTrigger };
  const details = `No intent takes the follow-up event ${name}.`;
  return (
    invoke(withFollowup, name, contexts, command.around) ?? endWithFailure(call, 'followup_unknown', details)
  );
};

const replyEvent = (
  { draft, command: { callId } }: EndedCall,
  outcome: WebhookAnswer,
  reading: WebhookReading,
  fulfillment: Fulfillment,
): SessionEvent => {
  const { status, body, elapsedMs, exchange = null } = outcome;
  const contexts = [...putOut(draft.data.contexts, reading.contexts)];
  const refusedContexts = [...reading.refusedContexts];
  const data = { callId, status, body, elapsedMs, exchange, fulfillment, contexts, refusedContexts };
  return { type: 'WebhookReplied', data };
};
