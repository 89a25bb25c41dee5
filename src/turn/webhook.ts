import { Agent as ConnectionPool, request, errors as undiciErrors } from 'undici';
import type { WebhookSettings } from '../agent/agent.ts';
import { isSealed } from '../agent/sealed.ts';
import { WEBHOOK_CONNECTIONS_MAX, WEBHOOK_REPLY_BYTES_MAX, WEBHOOK_TIMEOUT_MS } from '../kernel/limits.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';
import { AddressRefused, type AllowedAddresses, assertOpenHost, guardedLookup } from './address-guard.ts';

export type WebhookCall = SessionEventOf<'WebhookRequested'>['data'];

/** Makes a recorded call, once. Never throws: whatever happens is an outcome. */
export type CallWebhook = (call: WebhookCall, settings: WebhookSettings) => Promise<WebhookOutcome>;

export type WebhookClient = { readonly call: CallWebhook; readonly close: () => Promise<void> };

export type WebhookClientOptions = {
  readonly allowed: AllowedAddresses;
  /** Opens a sealed credential. */
  readonly unseal: (sealed: string) => string;
  readonly timeoutMs?: number;
};

/**
 * Calls webhooks over pooled connections. Redirects are not followed: a redirect is a failure like any other
 * status.
 */
export const webhookClient = (options: WebhookClientOptions): WebhookClient => {
  const { allowed, unseal, timeoutMs = WEBHOOK_TIMEOUT_MS } = options;
  const pool = new ConnectionPool({
    connections: WEBHOOK_CONNECTIONS_MAX,
    connect: { lookup: guardedLookup(allowed), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: WEBHOOK_REPLY_BYTES_MAX,
  });
  return {
    close: () => pool.destroy(),
    call: async ({ callId, url, body }, settings) => {
      const startedAt = performance.now();
      const elapsed = () => ({ elapsedMs: Math.round((performance.now() - startedAt) * 10) / 10 });
      try {
        assertOpenHost(new URL(url).hostname, allowed);
        const headers = headersOf(settings, callId, unseal);
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: pool, signal });
        const text = await answer.body.text();
        return { ...elapsed(), ...answered(answer.statusCode, answer.statusText, text) };
      } catch (error) {
        return { ...elapsed(), ...failureOf(error) };
      }
    },
  };
};

type Answered = { readonly status: number; readonly body: string };
type Failed = { readonly failure: 'http_status'; readonly details: string } & Answered;

const answered = (status: number, statusText: string, body: string): Answered | Failed => {
  if (status >= 200 && status < 300) return { status, body };
  return { failure: 'http_status', details: `${status} ${statusText}`.trim(), status, body };
};

type Failure = {
  readonly failure: 'address_refused' | 'timeout' | 'too_large' | 'unreachable';
  readonly details: string;
};

const failureOf = (error: unknown): Failure => {
  if (error instanceof AddressRefused) {
    const details = 'The webhook address is not public.';
    return { failure: 'address_refused', details };
  }
  if (isTimeout(error)) return { failure: 'timeout', details: 'Request timeout.' };
  if (error instanceof undiciErrors.ResponseExceededMaxSizeError) {
    return {
      failure: 'too_large',
      details: `Webhook response is larger than ${WEBHOOK_REPLY_BYTES_MAX} bytes.`,
    };
  }
  return { failure: 'unreachable', details: `Webhook is unavailable${reasonOf(error)}.` };
};

const isTimeout = (error: unknown): boolean =>
  error instanceof undiciErrors.HeadersTimeoutError ||
  error instanceof undiciErrors.BodyTimeoutError ||
  error instanceof undiciErrors.ConnectTimeoutError ||
  (error instanceof Error && error.name === 'TimeoutError');

/** The system's code (`ECONNREFUSED`) says enough; its message may hold addresses of the inside. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? `: ${error.code}` : '';

const headersOf = (
  { username, password = '', headers }: WebhookSettings,
  callId: string,
  unseal: (sealed: string) => string,
): Record<string, string> => {
  const open = (text: string) => (isSealed(text) ? unseal(text) : text);
  const own = Object.entries(headers).filter(([name]) => name.trim() !== '');
  return {
    accept: 'application/json',
    'idempotency-key': callId,
    'user-agent': 'Parley',
    ...(username !== '' && { authorization: basic(username, open(password)) }),
    ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), open(value)])),
    'content-type': 'application/json; charset=UTF-8',
  };
};

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
