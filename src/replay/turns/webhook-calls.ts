import type { SessionEvent } from '../../session/events.ts';
import type { TurnWebhookCall } from '../wire/recorded-turn.ts';
import type { Fact } from './spans.ts';

/** The webhook calls of a turn in order, each with its end. */
export const webhookCallsOf = (facts: readonly Fact[]): readonly TurnWebhookCall[] => {
  const calls: TurnWebhookCall[] = [];
  for (const { event, recordedEvent } of facts) {
    if (event.type === 'WebhookRequested') {
      const { callId, purpose, requestedAt, url, body } = event.data;
      const call = { callId, purpose, requestedAt, url, request: body };
      calls.push({ revision: recordedEvent.revision, ...call, outcome: 'waiting', refusedContexts: [] });
    } else {
      const call = calls.pop();
      if (call !== undefined) calls.push({ ...call, ...endingOf(event) });
    }
  }
  return calls;
};

/** The facts that an event adds to the call before it. */
const endingOf = (event: SessionEvent): Partial<TurnWebhookCall> => {
  if (event.type === 'WebhookReplied') {
    const { status, body, elapsedMs, refusedContexts } = event.data;
    return { outcome: 'replied', status, reply: body, elapsedMs, refusedContexts };
  }
  if (event.type === 'WebhookFailed') {
    const { reason, status, details, body, elapsedMs } = event.data;
    const answer = { ...(status !== undefined && { status }), ...(body !== undefined && { reply: body }) };
    return { outcome: reason, details, elapsedMs, ...answer };
  }
  if (event.type !== 'FollowupTriggered') return {};
  return { followup: { name: event.data.name, data: event.data.data } };
};
