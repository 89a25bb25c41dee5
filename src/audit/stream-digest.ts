import { keyedHash } from '../outside/secrets.ts';

/** Half of an HMAC-SHA-256 is enough to distinguish streams; the record has one for each few leaves. */
const DIGEST_DIGITS = 32;
/** A cache, because the same streams recur, and an HMAC costs as much as three leaves. */
const REMEMBERED_MAX = 4_096;

/** Identifies a stream without its name; only the installation's key links the two. */
export const streamDigest = (secretKey: Uint8Array): ((stream: string) => string) => {
  const hash = keyedHash(secretKey);
  const cache = new Map<string, string>();
  return (stream) => {
    const cachedDigest = cache.get(stream);
    if (cachedDigest !== undefined) return cachedDigest;
    if (cache.size >= REMEMBERED_MAX) cache.clear();
    const digest = hash(stream).slice(0, DIGEST_DIGITS);
    cache.set(stream, digest);
    return digest;
  };
};
