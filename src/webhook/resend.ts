import type { Agent } from '../agent/agent.ts';
import { assertSendable } from '../agent/sendable.ts';
import type { JsonValue } from '../kernel/json.ts';
import { type JsonChange, jsonChanges } from '../kernel/json-changes.ts';
import { jsonIn } from '../kernel/json-in.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import type { EndOfResend, RequestOfResend } from '../session/resends.ts';
import { readWebhookReply } from '../session/webhook-reply.ts';
import type { CallWebhook } from './webhook.ts';

export type ResendOptions = {
  /** Sends to this address instead of the one of the webhook. */
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
export type ResendResult = {
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

export type ResendPorts = {
  readonly send: CallWebhook;
  /** Records the request before it is sent. @returns records its end. */
  readonly record: (
    request: Omit<RequestOfResend, 'resendId' | 'requestedAt'>,
  ) => Promise<(end: EndOfResend) => Promise<void>>;
};

/**
 * Sends an identical copy of a recorded request to the address of the webhook. The session is not affected.
 * @throws bad_webhook_url; webhook_secrets_elsewhere if credentials would be sent to another place.
 */
export const resend = async (
  { send, record }: ResendPorts,
  call: RecordedCall,
  agent: Agent,
  { to, webhook: webhookVersion = 'today', withCredentials = false }: ResendOptions = {},
): Promise<ResendResult> => {
  const { callId, idempotencyKey, purpose, requestedAt, request } = call;
  const { webhook } = agent.settings;
  // An agent without a webhook has no address of its own.
  const url = to ?? (webhook.url === '' ? call.url : webhook.url);
  assertSendable(url, webhook, withCredentials);
  const recordEnd = await record({
    // Without the path, which may contain secrets if the sender chose the address.
    address: new URL(url).origin,
    webhook: webhookVersion,
    isOtherAddress: to !== undefined,
    agentRevision: agent.revision,
  });
  const newOutcome = await send(
    { callId, idempotencyKey, purpose, requestedAt, url, body: request.body },
    agent,
  );
  const changes = changesIn(call, newOutcome);
  const outcome = comparableOutcome(newOutcome);
  const isSame = changes.length === 0;
  const { status, body = '', elapsedMs } = newOutcome;
  await recordEnd({
    outcome,
    ...(status !== undefined && { status }),
    elapsedMs,
    replyBytes: Buffer.byteLength(body),
    isSame,
  });
  return {
    call,
    url,
    agentRevision: agent.revision,
    now: newOutcome,
    outcome,
    isSame,
    changes,
  };
};

const changesIn = (call: RecordedCall, newOutcome: WebhookOutcome): readonly JsonChange[] => {
  // The result of a requested follow-up depends on the session, not on the service.
  const isFollowup = call.outcome === 'followup_limit' || call.outcome === 'followup_unknown';
  const outcome = isFollowup ? 'replied' : call.outcome;
  return jsonChanges(
    comparableReply(outcome, call.status, call.reply?.body),
    comparableReply(comparableOutcome(newOutcome), newOutcome.status, newOutcome.body),
  );
};

const comparableOutcome = (newOutcome: WebhookOutcome): EndOfResend['outcome'] => {
  if ('failure' in newOutcome) return newOutcome.failure;
  const reading = readWebhookReply(newOutcome.body);
  return 'reason' in reading ? reading.reason : 'replied';
};

const comparableReply = (
  outcome: string,
  status: number | undefined,
  body: string | undefined,
): JsonValue => ({
  outcome,
  ...(status !== undefined && { status }),
  ...(body !== undefined && { body: jsonOrText(body) }),
});

const jsonOrText = (body: string): JsonValue => {
  const json = jsonIn(body);
  return json === undefined ? body : json;
};
