import type { OpenedSecrets } from './call-secrets.ts';
import { signatureHeaders } from './signature.ts';

export type Letter = {
  /** The same each time this request is sent again. */
  readonly idempotencyKey: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly sentAt: string;
};

/** They describe the connection or the body, which only the HTTP client knows; it refuses a call with them. */
const OF_THE_CLIENT: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The headers of a call. The agent's headers override Parley's own, except those about the connection, the
 * body and the signature.
 */
export const headersOf = (
  username: string,
  { password, headers, signing }: OpenedSecrets,
  { idempotencyKey, body, sentAt }: Letter,
): Record<string, string> => {
  const own = Object.entries(headers).filter(
    ([name]) => name.trim() !== '' && !OF_THE_CLIENT.has(name.toLowerCase()),
  );
  const parts = { id: idempotencyKey, timestampS: Math.floor(Date.parse(sentAt) / 1_000), body };
  return {
    accept: 'application/json',
    'idempotency-key': idempotencyKey,
    'user-agent': 'Parley',
    ...(username !== '' && { authorization: basic(username, password) }),
    ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
    ...signatureHeaders(parts, signing),
    'content-type': 'application/json; charset=UTF-8',
  };
};

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
