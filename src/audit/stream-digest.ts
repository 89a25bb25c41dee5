import { keyedHash } from '../outside/secrets.ts';

/** Half of an HMAC-SHA-256 is enough to distinguish streams; the record has one for each few leaves. */
const DIGEST_DIGITS = 32;
/** Streams in use at the same time come again and again; an HMAC costs as much as three leaves. */
const REMEMBERED_MAX = 4_096;

/** Stands for a stream's name, and tells it only to whoever has the installation's key. */
export const streamDigest = (secretKey: Uint8Array): ((stream: string) => string) => {
  const hash = keyedHash(secretKey);
  const remembered = new Map<string, string>();
  return (stream) => {
    const known = remembered.get(stream);
    if (known !== undefined) return known;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    const digest = hash(stream).slice(0, DIGEST_DIGITS);
    remembered.set(stream, digest);
    return digest;
  };
};
