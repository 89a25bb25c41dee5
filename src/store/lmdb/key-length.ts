import type { Key } from 'lmdb';

/** The longest key that lmdb stores, in bytes, with pages of four kilobytes. */
const LMDB_KEY_BYTES_MAX = 1_978;

/** A key that cannot be in the store. */
class KeyTooLong extends Error {
  override readonly name = 'KeyTooLong';

  constructor() {
    super(`a key of more than ${LMDB_KEY_BYTES_MAX} bytes cannot be stored`);
  }
}

/**
 * Refuses long keys before lmdb encodes them: lmdb 3.5 keeps the place behind a key that it refuses, which is
 * outside of its buffer, and then fails for all later keys until the process ends.
 */
export const refuseLongKeys = <T>(database: T): T => {
  // lmdb encodes all keys by this function, which its types lack.
  const encoding = database as { writeKey: WriteKey };
  const { writeKey } = encoding;
  encoding.writeKey = (key, target, start) => {
    if (textBytes(key) > LMDB_KEY_BYTES_MAX) throw new KeyTooLong();
    const end = writeKey(key, target, start);
    if (end - start > LMDB_KEY_BYTES_MAX) throw new KeyTooLong();
    return end;
  };
  return database;
};

type WriteKey = (key: Key, target: Uint8Array, start: number) => number;

/** Of the texts in a key; at least as many as their characters. */
const textBytes = (key: Key): number => {
  if (typeof key === 'string')
    return key.length * BYTES_PER_CHAR_MAX <= LMDB_KEY_BYTES_MAX ? key.length : Buffer.byteLength(key);
  return Array.isArray(key) ? key.reduce<number>((sum, part) => sum + textBytes(part), 0) : 0;
};

/** In UTF-8, for each unit of UTF-16. */
const BYTES_PER_CHAR_MAX = 3;

/** @returns undefined if a key is too long, because no value has it */
export const unlessTooLong = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof KeyTooLong) return undefined;
    throw error;
  }
};

/**
 * A bound of a range that is not too long. Keys of up to `bytesMax` bytes are before or after it as they are
 * before or after the whole one.
 */
export const shortBound = <T extends string | number>(
  bound: readonly T[],
  bytesMax: number,
): readonly (T | string)[] => {
  const parts: (T | string)[] = [];
  let bytesLeft = bytesMax;
  for (const part of bound) {
    if (typeof part === 'string' && Buffer.byteLength(part) > bytesLeft)
      return [...parts, cut(part, bytesLeft)];
    parts.push(part);
    bytesLeft -= typeof part === 'string' ? Buffer.byteLength(part) : 0;
  }
  return parts;
};

/** The end of the text may be half a character, which becomes another one. */
const cut = (text: string, bytes: number): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, '');
