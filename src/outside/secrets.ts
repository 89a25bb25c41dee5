import { createHmac, hash, randomBytes } from 'node:crypto';
import { TOKEN_CHARS_MAX, TOKEN_DIFFERENT_CHARS_MIN } from '../kernel/limits/access.ts';

const TOKEN_BYTES = 16;

/** Thirty-two hexadecimal digits, as the API's own tokens had. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** Whether a client-chosen token is hard to guess. Programs built for API.ai have 32 hexadecimal digits. */
export const isStrongToken = (token: string): boolean =>
  /^([0-9a-fA-F]{32}|[A-Za-z0-9._~+/=-]{16,})$/.test(token) &&
  token.length <= TOKEN_CHARS_MAX &&
  new Set(token.toLowerCase()).size >= TOKEN_DIFFERENT_CHARS_MIN &&
  !/^(.+)\1+$/.test(token);

/** The stored form of a token: SHA-256, hexadecimal. A random token of 128 bits needs no slower hash. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** HMAC-SHA-256 under the installation's key, hexadecimal: guesses can be tested only with the key. */
export const keyedHash =
  (key: Uint8Array) =>
  (text: string): string =>
    createHmac('sha256', key).update(text).digest('hex');
