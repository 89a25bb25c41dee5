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
  /** Another address; the default is that of the webhook. */
  readonly to?: string;
  /** Whose webhook: that of the agent that would answer today, or of the revision that answered the turn. */
  readonly webhook?: 'today' | 'recorded';
  /**
   * Refuses to send without password, secret headers and signature, which are only sent to the webhook's own
   * place.
   */
  readonly withCredentials?: boolean;
};

/** The new reply next to the recorded one. Secrets are masked in both. */
export type Resent = {
  readonly call: RecordedCall;
  readonly url: string;
  /** The revision of the agent that had these webhook settings and credentials. */
  readonly agentRevision: number;
  readonly now: WebhookOutcome;
  /** The outcome that the session would have recorded. */
  readonly outcome: RecordedCall['outcome'];
  readonly isSame: boolean;
  readonly changes: readonly JsonChange[];
};

/**
 * Sends an identical copy of a recorded request to the address of the webhook. The session is not affected.
 * @throws bad_webhook_url; webhook_secrets_elsewhere if credentials would be sent to another place.
 */
export const resend = async (
  send: CallWebhook,
  call: RecordedCall,
  agent: Agent,
  { to, withCredentials = false }: ResendOptions = {},
): Promise<Resent> => {
  const { callId, idempotencyKey, purpose, requestedAt, request } = call;
  const { webhook } = agent.settings;
  // An agent without a webhook has no address of its own.
  const url = to ?? (webhook.url === '' ? call.url : webhook.url);
  assertSendable(url, webhook, withCredentials);
  const now = await send({ callId, idempotencyKey, purpose, requestedAt, url, body: request.body }, agent);
  const changes = changesIn(call, now);
  return {
    call,
    url,
    agentRevision: agent.revision,
    now,
    outcome: outcomeNow(now),
    isSame: changes.length === 0,
    changes,
  };
};

const changesIn = (call: RecordedCall, now: WebhookOutcome): readonly JsonChange[] => {
  // The result of a requested follow-up depends on the session, not on the service.
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
