import { createHash, randomBytes } from 'node:crypto';
import { isParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { firstValue } from '../../kernel/first-value.ts';
import type { KeyStore, SealKey } from '../../kernel/key-store.ts';
import { SEAL_KEY_BYTES } from '../../kernel/limits/privacy.ts';
import { openText, sealText } from './seal.ts';

/**
 * Keys in the store of the events itself, for servers on many machines: each in a stream of its own,
 * `sealkey-<SHA-256 of the stream>:<number>`, sealed under the installation's key, which is not in the
 * store. A destroyed key is a deleted stream; the engine's scavenge takes its bytes away.
 */
export const keyStreams = (store: EventStore, secretKey: Uint8Array, now: () => string): KeyStore => {
  const master = { number: 0, bytes: secretKey };

  const read = async (name: string): Promise<Uint8Array | 'foreign' | undefined> => {
    const event = await firstValue(store.readStream(name, { limit: 1 }));
    return event && unwrap(event, secretKey);
  };

  /** Keys that two processes create at the same time have the same id; this reads which one was recorded. */
  const make = async (name: string, number: number): Promise<void> => {
    const bytes = randomBytes(SEAL_KEY_BYTES);
    const data = { number, wrapped: sealText(bytes.toString('base64'), master, name) };
    const id = idOf(name);
    const metadata = { schemaVersion: 1, occurredAt: now(), correlationId: id, actor: 'system' as const };
    await store.append(name, [{ id, type: KEY_EVENT, data, metadata }], 'no-stream');
  };

  const current = async (stream: string, number = 1): Promise<SealKey> => {
    const name = keyStreamOf(stream, number);
    const bytes = await read(name);
    // Texts sealed under the other secret key stay sealed, and the session continues.
    if (bytes === 'foreign') return current(stream, number + 1);
    if (bytes !== undefined) return { number, bytes };
    try {
      await make(name, number);
    } catch (error) {
      if (isParleyError(error, 'stream_deleted')) return current(stream, number + 1);
      // Another process was faster.
      if (!isParleyError(error, 'wrong_expected_revision')) throw error;
    }
    return current(stream, number);
  };

  return {
    current,
    get: async (stream, number) => {
      const name = keyStreamOf(stream, number);
      return (await read(name)) ?? ((await store.isDeleted(name)) ? 'destroyed' : undefined);
    },
    destroy: async (stream) => {
      let isDestroyed = false;
      for (let number = 1; ; number += 1) {
        const name = keyStreamOf(stream, number);
        if (await store.isDeleted(name)) continue;
        if ((await read(name)) === undefined) return isDestroyed;
        await store.delete(name);
        isDestroyed = true;
      }
    },
    close: async () => undefined,
  };
};

/** The key in the event of its stream; `foreign` if it was made under another secret key. */
export const unwrap = (
  { stream, data }: Pick<RecordedEvent, 'stream' | 'data'>,
  secretKey: Uint8Array,
): Uint8Array | 'foreign' => {
  // Written by `make` above.
  const { wrapped } = data as { readonly wrapped: string };
  const keyText = openText(wrapped, secretKey, stream);
  return keyText === undefined ? 'foreign' : Buffer.from(keyText, 'base64');
};

export const KEY_EVENT = 'SealKeyMade';

/** Two of the 32 digits mark it as a UUID of a hash. */
const UUID_DIGITS_FREE = 30;

export const keyStreamOf = (stream: string, number: number): string =>
  `sealkey-${createHash('sha256').update(stream).digest('hex')}:${number}`;

/** A UUID of the name, so that a repeated append is recognised. */
const idOf = (name: string): string => {
  const hash = createHash('sha256').update(name).digest('hex');
  return hash.slice(0, UUID_DIGITS_FREE).replace(/^(.{8})(.{4})(.{3})(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};
