import type { Agent } from '../agent/agent.ts';
import { assertSendable } from '../agent/sendable.ts';
import type { JsonValue } from '../kernel/json.ts';
import { type JsonChange, jsonChanges } from '../kernel/json-changes.ts';
import { jsonIn } from '../kernel/json-in.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import { readWebhookReply } from '../session/webhook-reply.ts';
import type { CallWebhook } from './webhook.ts';

export type ResendOptions = {
  /** Another address to send to; the recorded one when absent. */
  readonly to?: string;
  /** Refuses to send without password, secret headers and signature, which never leave the webhook's place. */
  readonly withCredentials?: boolean;
};

/** What came back now, beside what had come back. Secrets are masked on both sides. */
export type Resent = {
  readonly call: RecordedCall;
  readonly url: string;
  readonly now: WebhookOutcome;
  /** What the session would have made of it. */
  readonly outcome: RecordedCall['outcome'];
  readonly isSame: boolean;
  readonly changes: readonly JsonChange[];
};

/**
 * Sends a recorded request once more, to the letter. The session that it is of never hears of it.
 * @throws bad_webhook_url; webhook_secrets_elsewhere where credentials are asked for in another place.
 */
export const resend = async (
  send: CallWebhook,
  call: RecordedCall,
  agent: Agent,
  { to, withCredentials = false }: ResendOptions = {},
): Promise<Resent> => {
  const { callId, idempotencyKey, purpose, requestedAt, request } = call;
  const url = to ?? call.url;
  assertSendable(url, agent.settings.webhook, withCredentials);
  const now = await send({ callId, idempotencyKey, purpose, requestedAt, url, body: request.body }, agent);
  const changes = changesIn(call, now);
  return { call, url, now, outcome: outcomeNow(now), isSame: changes.length === 0, changes };
};

const changesIn = (call: RecordedCall, now: WebhookOutcome): readonly JsonChange[] => {
  // What came of a follow-up that was asked for is the session's affair, not the service's.
  const isFollowup = call.outcome === 'followup_limit' || call.outcome === 'followup_unknown';
  const outcome = isFollowup ? 'replied' : call.outcome;
  return jsonChanges(
    sideOf(outcome, call.status, call.reply?.body),
    sideOf(outcomeNow(now), now.status, now.body),
  );
};

const outcomeNow = (now: WebhookOutcome): RecordedCall['outcome'] => {
  if ('failure' in now) return now.failure;
  const reading = readWebhookReply(now.body);
  return 'reason' in reading ? reading.reason : 'replied';
};

const sideOf = (outcome: string, status: number | undefined, body: string | undefined): JsonValue => ({
  outcome,
  ...(status !== undefined && { status }),
  ...(body !== undefined && { body: jsonOrText(body) }),
});

const jsonOrText = (body: string): JsonValue => {
  const json = jsonIn(body);
  return json === undefined ? body : json;
};
