import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealedSecret, SecretPlace } from '../agent/sealed-secret.ts';

/** Encrypts credentials for the stream and decrypts them for a call. */
export type SecretBox = {
  readonly seal: (secret: string, place: SecretPlace) => SealedSecret;
  readonly open: OpenSecret;
};

/** Undefined if the secret cannot be decrypted: encrypted with another key, for another place, or damaged. */
export type OpenSecret = (secret: SealedSecret, place: SecretPlace) => string | undefined;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key of 32 bytes; the encrypted text is the base64 of nonce, tag and ciphertext. The
 * place is authenticated with it.
 */
export const secretBox = (key: Uint8Array): SecretBox => ({
  seal: (secret, place) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
      associatedData(place),
    );
    const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
    return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64') };
  },
  open: ({ sealed, unbound }, place) => {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    if (unbound === undefined) decipher.setAAD(associatedData(place));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const plaintext = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([plaintext, decipher.final()]).toString('utf8');
    } catch {
      // The tag does not match; the cipher does not say why.
      return undefined;
    }
  },
});

/** JSON, because joined texts of two places could be equal. */
const associatedData = ({ agentId, field }: SecretPlace): Buffer =>
  Buffer.from(JSON.stringify([agentId, field]));
