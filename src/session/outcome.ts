import { CONTEXTS_PER_SESSION_MAX, FOLLOWUPS_PER_TURN_MAX } from '../kernel/limits.ts';
import { closeTurn } from './answer.ts';
import type { RecordWebhookOutcome } from './commands.ts';
import { triggerContext } from './conditions.ts';
import { activateTrigger, isDialogueContext, putOut } from './contexts.ts';
import { adding, type Draft } from './draft.ts';
import type { SessionEvent, WebhookFailureReason } from './events.ts';
import { silence } from './fulfillment.ts';
import type { SessionState, Turn } from './state.ts';
import { invoke } from './trigger.ts';
import { readWebhookReply, type WebhookReading } from './webhook-reply.ts';

/**
 * The continuation of a turn after its webhook call; undefined if the session does not wait for that call.
 */
export const settleCall = (command: RecordWebhookOutcome, state: SessionState): Draft | undefined => {
  const { turn } = state.data;
  if (state.at !== 'calling' || turn?.call?.callId !== command.callId) return undefined;
  const draft: Draft = { events: [], data: state.data };
  const { outcome } = command;
  if ('failure' in outcome) return failed(draft, turn, command, outcome.failure, outcome.details);
  const reading = readWebhookReply(outcome.body);
  if ('reason' in reading) return failed(draft, turn, command, reading.reason, reading.details);
  const settled =
    reading.followup === undefined
      ? replied(draft, turn, command, reading)
      : followUp(draft, turn, command, { ...reading, followup: reading.followup });
  const contexts = settled.data.contexts.length;
  if (contexts <= CONTEXTS_PER_SESSION_MAX) return settled;
  const details = `A session may have ${CONTEXTS_PER_SESSION_MAX} contexts; the webhook would make it ${contexts}.`;
  return failed(draft, turn, command, 'too_large', details);
};

/** Ends the turn with the intent's own reply, as the API specifies for every failure. */
const failed = (
  draft: Draft,
  turn: Turn,
  { callId, outcome }: RecordWebhookOutcome,
  reason: WebhookFailureReason,
  details: string,
): Draft => {
  const { elapsedMs, exchange = null, status, body } = outcome;
  const answer = { ...(status !== undefined && { status }), ...(body !== undefined && { body }) };
  const data = { callId, reason, details, elapsedMs, exchange, ...answer };
  return closeTurn(adding(draft, { type: 'WebhookFailed', data }), turn.matched?.fulfillment ?? silence);
};

const replied = (draft: Draft, turn: Turn, command: RecordWebhookOutcome, reading: WebhookReading): Draft => {
  const own = { ...(turn.matched?.fulfillment ?? silence), ...reading.echoed };
  const fulfillment = reading.fulfillment ?? own;
  const withReply = adding(draft, repliedEvent(draft, command, reading, fulfillment));
  return closeTurn(withoutClearedDialogue(withReply, draft), fulfillment);
};

/** A webhook that removes a context of the dialogue ends it, just as a client that deletes one does. */
const withoutClearedDialogue = (after: Draft, { data: before }: Draft): Draft => {
  const { slotFilling, contexts } = after.data;
  const remaining = new Set(contexts.map(({ name }) => name));
  const isCleared = before.contexts.some(
    (context) => isDialogueContext(context) && !remaining.has(context.name),
  );
  if (slotFilling === null || !isCleared) return after;
  const cancelled = { intentId: slotFilling.intentId, reason: 'contexts_cleared' } as const;
  return adding(after, { type: 'SlotFillingCancelled', data: cancelled });
};

const followUp = (
  draft: Draft,
  turn: Turn,
  command: RecordWebhookOutcome,
  reading: WebhookReading & Required<Pick<WebhookReading, 'followup'>>,
): Draft => {
  const { name, data } = reading.followup;
  if (turn.followed.length >= FOLLOWUPS_PER_TURN_MAX) {
    const details = `More than ${FOLLOWUPS_PER_TURN_MAX} follow-up events in one turn.`;
    return failed(draft, turn, command, 'followup_limit', details);
  }
  const answered = repliedEvent(draft, command, reading, turn.matched?.fulfillment ?? silence);
  const triggered = adding(adding(draft, answered), {
    type: 'FollowupTriggered',
    data: { name, data, sequence: turn.followed.length + 1 },
  });
  const withTrigger = activateTrigger(triggered.data.contexts, triggerContext(name, data));
  const contexts = { active: withTrigger, remaining: withTrigger };
  const details = `No intent takes the follow-up event ${name}.`;
  return (
    invoke(triggered, name, contexts, command.around) ??
    failed(draft, turn, command, 'followup_unknown', details)
  );
};

const repliedEvent = (
  { data }: Draft,
  { callId, outcome }: RecordWebhookOutcome,
  reading: WebhookReading,
  fulfillment: Turn['fulfillment'] & object,
): SessionEvent => {
  const { elapsedMs, exchange = null, status = 0, body = '' } = outcome;
  const contexts = putOut(data.contexts, reading.contexts);
  const refusedContexts = [...reading.refusedContexts];
  const answer = { callId, status, body, elapsedMs, exchange };
  return {
    type: 'WebhookReplied',
    data: { ...answer, fulfillment, contexts: [...contexts], refusedContexts },
  };
};
