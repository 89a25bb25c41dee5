import { isAlike } from '../../kernel/json-alike.ts';
import type { Agent, WebhookSettings } from '../agent.ts';
import type { WebhookChanges } from '../commands.ts';
import { type AgentDecision, type AgentRefusal, refuse } from '../decision.ts';
import { faultsOfWebhook } from '../legal.ts';
import { isSamePlace } from '../place.ts';
import { assertSealed, secretsOf } from '../sealed.ts';
import { headerField, isStoredSecret } from '../sealed-secret.ts';
import { refusalOfSize } from './event-parts.ts';

export const setWebhook = (changes: WebhookChanges, { settings }: Agent): AgentDecision => {
  assertSealed(changes);
  const before = settings.webhook;
  const headers = headersOf(changes, before);
  if ('refused' in headers) return headers;
  const keys = keysOf(changes, before);
  if ('refused' in keys) return keys;
  const { password, signing: _, timeoutMs, ...rest } = { ...before, ...changes, ...headers };
  const webhook: WebhookSettings = {
    ...rest,
    ...(password && { password }),
    ...(keys.signing.length > 0 && keys),
    ...(timeoutMs && { timeoutMs }),
  };
  const isUrlAsked = webhook.enabled || changes.url !== undefined;
  const [fault] = isUrlAsked ? faultsOfWebhook(webhook) : [];
  const refusal = fault ?? refusalOfSize({ ...settings, webhook }) ?? refusalOfMove(changes, before, webhook);
  if (refusal !== undefined) return refusal;
  if (isAlike(webhook, before)) return { events: [] };
  return { events: [{ type: 'WebhookConfigured', data: { webhook } }] };
};

/** The requested headers, with stored values where the request keeps them. */
const headersOf = (
  { headers }: WebhookChanges,
  before: WebhookSettings,
): Pick<WebhookSettings, 'headers'> | AgentRefusal => {
  if (headers === undefined) return { headers: before.headers };
  const set = new Map(Object.entries(before.headers).map(([name, value]) => [headerField(name), value]));
  const isUnknown = ([name, value]: [string, unknown]) =>
    isStoredSecret(value) && !set.has(headerField(name));
  const unknownHeader = Object.entries(headers).find(isUnknown);
  if (unknownHeader !== undefined) return refuse('webhook_header_not_found', { name: unknownHeader[0] });
  const values = Object.entries(headers).map(([name, value]) => [
    name,
    isStoredSecret(value) ? (set.get(headerField(name)) ?? '') : value,
  ]);
  return { headers: Object.fromEntries(values) };
};

/** The requested keys, with stored secrets where the request keeps them. */
const keysOf = (
  { signing }: WebhookChanges,
  before: WebhookSettings,
): Required<Pick<WebhookSettings, 'signing'>> | AgentRefusal => {
  const keysBefore = before.signing ?? [];
  if (signing === undefined) return { signing: keysBefore };
  const newKeys = signing.flatMap(({ id, addedAt, secret }) => (secret ? [{ id, addedAt, secret }] : []));
  const keys = new Map([...keysBefore, ...newKeys].map((key) => [key.id, key]));
  const unknownKey = signing.find(({ id }) => !keys.has(id));
  if (unknownKey !== undefined) return refuse('signing_key_not_found', { keyId: unknownKey.id });
  const ids = new Set(signing.map(({ id }) => id));
  return { signing: [...ids].flatMap((id) => keys.get(id) ?? []) };
};

/**
 * Secrets were entered for one place, and a user who can change the address need not know them. Encryption
 * never produces the same text twice, so an encrypted secret equal to the stored one was not entered again.
 */
const refusalOfMove = (
  changes: WebhookChanges,
  before: WebhookSettings,
  after: WebhookSettings,
): AgentRefusal | undefined => {
  if (isSamePlace(before.url, after.url) && isAlike(virtualHostsOf(before), virtualHostsOf(after)))
    return undefined;
  const sealedBefore = new Set(secretsOf(before).map(({ secret }) => secret.sealed));
  const carriedFields = [
    ...(after.username !== '' && changes.username === undefined ? ['username'] : []),
    ...secretsOf(after).flatMap(({ field, secret }) => (sealedBefore.has(secret.sealed) ? [field] : [])),
  ];
  return carriedFields.length === 0
    ? undefined
    : refuse('webhook_secrets_needed', { secrets: carriedFields.join(', ') });
};

/** A server at one address may serve many hosts, and a header of the webhook can select one. */
const virtualHostsOf = ({ headers }: WebhookSettings) =>
  Object.entries(headers).flatMap(([name, value]) =>
    headerField(name) === headerField('host') ? [value] : [],
  );
