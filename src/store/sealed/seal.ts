import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealKey } from '../../kernel/key-store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM: the key's number, a dot and, in base64, nonce, tag and ciphertext. `place` is its location;
 * moved elsewhere it cannot be opened.
 */
export const sealText = (text: string, { number, bytes }: SealKey, place: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(place));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${number}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64')}`;
};

/** The number of the key that opens it. */
export const keyNumberOf = (sealedText: string): number =>
  Number(sealedText.slice(0, sealedText.indexOf('.')));

/** Undefined if it was encrypted with another key or changed. */
export const openText = (sealedText: string, key: Uint8Array, place: string): string | undefined => {
  const bytes = Buffer.from(sealedText.slice(sealedText.indexOf('.') + 1), 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
