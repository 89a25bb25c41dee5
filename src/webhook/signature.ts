import { createHmac } from 'node:crypto';
import { SIGNING_SECRET_PREFIX } from '../agent/signing.ts';

export type SignedParts = {
  /** The message's id: the same each time it is sent again. */
  readonly id: string;
  /** When it is sent, Unix time in seconds. */
  readonly timestampS: number;
  readonly body: string;
};

/**
 * The three headers of Standard Webhooks 1.0, signed by HMAC-SHA256 with every secret, so that services with
 * the old and the new secret can verify during a rotation. Without a secret there are no headers.
 * @param secrets `whsec_` and the key in base64.
 */
export const signatureHeaders = (
  { id, timestampS, body }: SignedParts,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  if (secrets.length === 0) return {};
  const content = `${id}.${timestampS}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SIGNING_SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  };
};
