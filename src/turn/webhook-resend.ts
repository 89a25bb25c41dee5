import type { Agent } from '../agent/agent.ts';
import { isSealed } from '../agent/sealed.ts';
import type { JsonValue } from '../kernel/json.ts';
import { type JsonChange, jsonChanges } from '../kernel/json-changes.ts';
import { jsonIn } from '../kernel/json-in.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import { readWebhookReply } from '../session/webhook-reply.ts';
import type { CallWebhook, WebhookOwner } from './webhook.ts';

export type ResendOptions = {
  /** Another address to send to; the recorded one when absent. */
  readonly to?: string;
  /** Sends password and secret headers to another host, too. */
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

/** Sends a recorded request once more, to the letter. The session that it is of never hears of it. */
export const resend = async (
  send: CallWebhook,
  call: RecordedCall,
  agent: Agent,
  { to, withCredentials = false }: ResendOptions = {},
): Promise<Resent> => {
  const { callId, idempotencyKey, purpose, requestedAt, request } = call;
  const url = to ?? call.url;
  const { webhook } = agent.settings;
  // Secrets were given for one host, the one that is set.
  const isElsewhere = originOf(url) !== originOf(webhook.url);
  const owner = isElsewhere && !withCredentials ? withoutCredentials(agent) : agent;
  const now = await send({ callId, idempotencyKey, purpose, requestedAt, url, body: request.body }, owner);
  const changes = changesIn(call, now);
  return { call, url, now, outcome: outcomeNow(now), isSame: changes.length === 0, changes };
};

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

const withoutCredentials = (agent: WebhookOwner): WebhookOwner => {
  const { password: _password, signing: _signing, ...webhook } = agent.settings.webhook;
  const headers = Object.entries(webhook.headers).filter(([, value]) => !isSealed(value));
  return {
    ...agent,
    settings: {
      ...agent.settings,
      webhook: { ...webhook, username: '', headers: Object.fromEntries(headers) },
    },
  };
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
