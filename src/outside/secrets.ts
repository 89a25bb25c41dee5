import { createHmac, hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** Thirty-two hexadecimal digits, as the API's own tokens had. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** What is stored of a token: SHA-256, hexadecimal. A random token of 128 bits needs no slower hash. */
export const tokenHash = (token: string): string => hash('sha256', token);

/**
 * HMAC-SHA-256 under the installation's key, hexadecimal: whoever has the key can tell whether it stands for
 * what they think of, and nobody else can try.
 */
export const keyedHash =
  (key: Uint8Array) =>
  (text: string): string =>
    createHmac('sha256', key).update(text).digest('hex');
