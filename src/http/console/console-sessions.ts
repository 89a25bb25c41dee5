import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONSOLE_LOGOUTS_REMEMBERED_MAX, CONSOLE_SESSION_MS } from '../../kernel/limits/access.ts';

/** The two halves of a session; neither is valid alone. */
export type Halves = {
  /** Encrypted; only the server can read it, and scripts of the page cannot. */
  readonly cookie: string;
  /** Stored by the page and sent as a header, which no other page or port can make a browser send. */
  readonly key: string;
};

export type ConsoleSessions = {
  /**
   * Begins a session for a token, which lasts until CONSOLE_SESSION_MS have passed or the token is revoked.
   */
  readonly begin: (tokenHash: string) => Halves & { readonly until: string };
  /** The hash of the session's token; undefined if the session has ended or the halves do not match. */
  readonly open: (halves: Halves) => string | undefined;
  readonly end: (halves: Halves) => void;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 24;

type SealedSession = {
  readonly tokenHash: string;
  readonly keyHash: string;
  readonly until: number;
};

/**
 * Sessions that no server stores: every server with the same secret can verify them. @param secret 32 bytes,
 * the same on all servers of one store.
 */
export const consoleSessions = (secret: Uint8Array, now: () => string): ConsoleSessions => {
  /** Hashes of the keys of ended sessions, with the time at which they would have expired. */
  const endedSessions = new Map<string, number>();
  const openHalves = ({ cookie, key }: Halves): SealedSession | undefined => {
    const session = openCookie(cookie, secret);
    if (session === undefined || session.until <= Date.parse(now())) return undefined;
    return isSame(session.keyHash, sha256(key)) ? session : undefined;
  };
  return {
    begin: (tokenHash) => {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const until = Date.parse(now()) + CONSOLE_SESSION_MS;
      const cookie = sealedText({ tokenHash, keyHash: sha256(key), until }, secret);
      return { cookie, key, until: new Date(until).toISOString() };
    },
    open: (halves) => {
      const session = openHalves(halves);
      return session === undefined || endedSessions.has(session.keyHash) ? undefined : session.tokenHash;
    },
    end: (halves) => {
      const session = openHalves(halves);
      if (session === undefined) return;
      // A map keeps insertion order, so the first entry is the oldest.
      const [oldest] = endedSessions.keys();
      if (endedSessions.size >= CONSOLE_LOGOUTS_REMEMBERED_MAX && oldest !== undefined)
        endedSessions.delete(oldest);
      endedSessions.set(session.keyHash, session.until);
    },
  };
};

const sealedText = (session: SealedSession, secret: Uint8Array): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  const text = Buffer.concat([cipher.update(JSON.stringify(session), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
};

const openCookie = (cookie: string, secret: Uint8Array): SealedSession | undefined => {
  const bytes = Buffer.from(cookie, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    // Encrypted with another secret, or modified: the cipher does not say which.
    return undefined;
  }
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
