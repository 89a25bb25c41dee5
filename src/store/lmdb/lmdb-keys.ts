import type { Key } from 'lmdb';
import * as lmdb from 'lmdb';

/** A key or value in lmdb's ordered binary form; undefined for invalid bytes. */
export const keyIn = (bytes: Buffer): Key | undefined => {
  try {
    return decoded(bytes);
  } catch {
    return undefined;
  }
};

// lmdb exports it, but its types omit it.
const { bufferToKeyValue: decoded } = lmdb as unknown as { bufferToKeyValue: (bytes: Buffer) => Key };

export const numberIn = (bytes: Buffer): number | undefined => {
  const key = keyIn(bytes);
  return typeof key === 'number' && Number.isSafeInteger(key) ? key : undefined;
};

/** Stream and revision of a key of the index. */
export const placeIn = (bytes: Buffer): readonly [stream: string, revision: number] | undefined => {
  const key = keyIn(bytes);
  if (!Array.isArray(key)) return undefined;
  const [stream, revision] = key;
  return typeof stream === 'string' && typeof revision === 'number' ? [stream, revision] : undefined;
};
