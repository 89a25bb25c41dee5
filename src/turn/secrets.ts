import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';
import { SEAL_PREFIX } from '../agent/sealed.ts';

/** Seals credentials for the stream and opens them for a call. */
export type SecretBox = {
  readonly seal: (secret: string) => string;
  readonly unseal: (sealed: string) => string;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM under a key of 32 bytes; sealed text is the prefix and, in base64, nonce, tag and ciphertext.
 */
export const secretBox = (key: Uint8Array): SecretBox => ({
  seal: (secret) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return SEAL_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  },
  unseal: (text) => {
    const bytes = Buffer.from(text.slice(SEAL_PREFIX.length), 'base64');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  },
});

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
