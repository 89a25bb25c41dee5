import type { DecryptedSecrets } from './call-secrets.ts';
import { signatureHeaders } from './signature.ts';

export type OutgoingRequest = {
  /** Stays the same when the request is sent again. */
  readonly idempotencyKey: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly sentAt: string;
};

/** Headers of the connection and the body, which the HTTP client sets itself; it refuses calls that have them. */
const HTTP_CLIENT_HEADERS: ReadonlySet<string> = new Set([
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
  { password, headers, signingSecrets }: DecryptedSecrets,
  { idempotencyKey, body, sentAt }: OutgoingRequest,
): Record<string, string> => {
  const agentHeaders = Object.entries(headers).filter(
    ([name]) => name.trim() !== '' && !HTTP_CLIENT_HEADERS.has(name.toLowerCase()),
  );
  const signedParts = { id: idempotencyKey, timestampS: Math.floor(Date.parse(sentAt) / 1_000), body };
  return {
    accept: 'application/json',
    'idempotency-key': idempotencyKey,
    'user-agent': 'Parley',
    ...(username !== '' && { authorization: basicAuthorization(username, password) }),
    ...Object.fromEntries(agentHeaders.map(([name, value]) => [name.toLowerCase(), value])),
    ...signatureHeaders(signedParts, signingSecrets),
    'content-type': 'application/json; charset=UTF-8',
  };
};

const basicAuthorization = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
