import { LRUCache } from 'lru-cache';
import type { KeyStore, SealKey } from '../../kernel/key-store.ts';
import { HOT_SESSIONS_MAX } from '../../kernel/limits/conversation.ts';

/** Cached keys: a look-up for every event would cost more than decrypting it. */
export type KeyRing = {
  readonly current: (stream: string) => SealKey | Promise<SealKey>;
  /** Undefined for a lost key, `foreign` for one that cannot be used. */
  readonly get: (stream: string, number: number) => FoundKey | Promise<FoundKey>;
  readonly destroy: (stream: string) => Promise<boolean>;
  /**
   * Number of the newest key of a stream that this process has used, even if it was dropped from the cache.
   */
  readonly newest: (stream: string) => number | undefined;
  /** Drops keys that another process may have destroyed. */
  readonly forget: (isMeant: (stream: string) => boolean) => void;
};

export type FoundKey = SealKey | 'destroyed' | 'foreign' | undefined;

export const keyRing = (keys: KeyStore): KeyRing => {
  const current = new LRUCache<string, SealKey>({ max: HOT_SESSIONS_MAX });
  const byNumber = new LRUCache<string, SealKey>({ max: HOT_SESSIONS_MAX });
  const newest = new LRUCache<string, number>({ max: HOT_SESSIONS_MAX });
  const nameOf = (stream: string, number: number) => `${number} ${stream}`;
  const keep = (stream: string, key: SealKey): SealKey => {
    byNumber.set(nameOf(stream, key.number), key);
    newest.set(stream, Math.max(key.number, newest.get(stream) ?? 0));
    return key;
  };
  const forget: KeyRing['forget'] = (isMeant) => {
    for (const stream of [...current.keys()].filter(isMeant)) current.delete(stream);
    const isOfOne = (name: string) => isMeant(name.slice(name.indexOf(' ') + 1));
    for (const name of [...byNumber.keys()].filter(isOfOne)) byNumber.delete(name);
  };
  return {
    forget,
    newest: (stream) => newest.get(stream),
    current: (stream) =>
      current.get(stream) ??
      keys.current(stream).then((key) => {
        current.set(stream, key);
        return keep(stream, key);
      }),
    get: (stream, number) =>
      byNumber.get(nameOf(stream, number)) ??
      keys
        .get(stream, number)
        .then((bytes) => (bytes instanceof Uint8Array ? keep(stream, { number, bytes }) : bytes)),
    destroy: async (stream) => {
      const isDestroyed = await keys.destroy(stream);
      forget((name) => name === stream);
      newest.delete(stream);
      return isDestroyed;
    },
  };
};
