import type { OpenedSecrets } from './call-secrets.ts';
import { signatureHeaders } from './signature.ts';

export type Letter = {
  /** The same each time this request is sent again. */
  readonly idempotencyKey: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly sentAt: string;
};

/**
 * The headers of a call. The agent's headers override Parley's own, except those about the body and the
 * signature.
 */
export const headersOf = (
  username: string,
  { password, headers, signing }: OpenedSecrets,
  { idempotencyKey, body, sentAt }: Letter,
): Record<string, string> => {
  const own = Object.entries(headers).filter(([name]) => name.trim() !== '');
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
