import { randomBytes } from 'node:crypto';
import type { KeyStore, SealKey } from '../../kernel/key-store.ts';
import { SEAL_KEY_BYTES } from '../../kernel/limits/privacy.ts';

/** The keys of a store in memory. */
export const memoryKeyStore = (): KeyStore => {
  const streams = new Map<string, { made: number; key: SealKey | undefined }>();
  return {
    current: async (stream) => {
      const entry = streams.get(stream);
      if (entry?.key !== undefined) return entry.key;
      const number = (entry?.made ?? 0) + 1;
      const key = { number, bytes: randomBytes(SEAL_KEY_BYTES) };
      streams.set(stream, { made: number, key });
      return key;
    },
    get: async (stream, number) => {
      const { made = 0, key } = streams.get(stream) ?? {};
      if (number > made) return undefined;
      return key?.number === number ? key.bytes : 'destroyed';
    },
    destroy: async (stream) => {
      const entry = streams.get(stream);
      if (entry?.key === undefined) return false;
      entry.key = undefined;
      return true;
    },
    close: async () => undefined,
  };
};
