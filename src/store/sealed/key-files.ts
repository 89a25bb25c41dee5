import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from 'lmdb';
import type { KeyStore, SealKey } from '../../kernel/key-store.ts';
import { SEAL_KEY_BYTES, SEAL_KEYS_RESERVED } from '../../kernel/limits/privacy.ts';
import { commitLmdb, openLmdb } from '../lmdb/open-lmdb.ts';
import { closeToOthers, OWNER_ONLY_FILE } from '../owner-only.ts';

/**
 * Keys in a folder of their own, for all processes of a machine:
 *
 *     keys        key after key, 32 bytes each; a destroyed one is zeros
 *     data.mdb    [SHA-256 of the stream, number of the key]  → its place in the file; negative once it is
 *                                                               destroyed, DESTROYED_MARK when its bytes are
 *                 ['', 0]                                     → the first place that is free
 *
 * The bytes are in a plain file because only there they can be overwritten: LMDB leaves freed data in place.
 */
export const openKeyFiles = async (folder: string): Promise<KeyStore> => {
  const env = openLmdb({ path: folder });
  const places = env.openDB<number, PlaceKey>('keys', { encoding: 'ordered-binary' });
  const file = await openForAll(join(folder, 'keys'));
  closeToOthers(join(folder, 'keys'));
  const nextPlace = reservedPlaces({ env, places, file });

  const newestOf = (hash: string) => {
    const range = places.getRange({ start: [hash, NUMBER_MAX], end: [hash, 0], reverse: true, limit: 1 });
    for (const { key, value } of range) return { number: key[1], place: value };
    return { number: 0, place: DESTROYED_MARK };
  };

  /** @param after the number of a destroyed key, even if the index has it. */
  const make = async (hash: string, after = 0): Promise<SealKey> => {
    const mine = await nextPlace();
    const key = await commitLmdb(env, () => {
      // Another process may have been faster.
      const newest = newestOf(hash);
      if (newest.place >= 0 && newest.number > after) return newest;
      places.putSync([hash, newest.number + 1], mine);
      return { number: newest.number + 1, place: mine };
    });
    const bytes = await bytesAt(file, key.place);
    // It was destroyed in the meantime.
    return bytes === undefined ? make(hash, key.number) : { number: key.number, bytes };
  };

  return {
    current: async (stream) => {
      const hash = hashOf(stream);
      const { number, place } = newestOf(hash);
      const bytes = place < 0 ? undefined : await bytesAt(file, place);
      return bytes === undefined ? make(hash, number) : { number, bytes };
    },
    get: async (stream, number) => {
      const place = places.get([hashOf(stream), number]);
      if (place === undefined) return undefined;
      return place < 0 ? 'destroyed' : bytesAt(file, place);
    },
    destroy: async (stream) => {
      const hash = hashOf(stream);
      const range = { start: [hash, 1], end: [hash, NUMBER_MAX] } satisfies object;
      const intactKeys = [...places.getRange(range)].filter(({ value }) => value !== DESTROYED_MARK);
      if (intactKeys.length === 0) return false;
      // Marked before and after, so that zeros without a mark are a lost file and not a destroyed key.
      await commitLmdb(env, () => {
        for (const { key, value } of intactKeys) if (value >= 0) places.putSync(key, toggleMark(value));
      });
      await overwrite(file, intactKeys.map(placeOf));
      await commitLmdb(env, () => {
        for (const { key } of intactKeys) places.putSync(key, DESTROYED_MARK);
      });
      return true;
    },
    close: async () => {
      await file.close();
      await env.close();
    },
  };
};

type KeyFolder = {
  readonly env: ReturnType<typeof openLmdb>;
  readonly places: Database<number, PlaceKey>;
  readonly file: FileHandle;
};

/** Places in the file for new keys, several reserved at a time. Their random bytes are durable before use. */
const reservedPlaces = ({ env, places, file }: KeyFolder): (() => Promise<number>) => {
  let reserved: number[] = [];
  const reserve = async (): Promise<void> => {
    const first = await commitLmdb(env, () => {
      const free = places.get(FREE) ?? 0;
      places.putSync(FREE, free + SEAL_KEYS_RESERVED);
      return free;
    });
    await file.write(randomBytes(SEAL_KEYS_RESERVED * SEAL_KEY_BYTES), 0, undefined, first * SEAL_KEY_BYTES);
    await file.datasync();
    reserved = [...reserved, ...Array.from({ length: SEAL_KEYS_RESERVED }, (_, index) => first + index)];
  };
  return async () => {
    if (reserved.length === 0) await reserve();
    return reserved.pop() ?? 0;
  };
};

/** @returns undefined if the key was destroyed, or if the file lacks it */
const bytesAt = async (file: FileHandle, place: number): Promise<Uint8Array | undefined> => {
  const bytes = Buffer.alloc(SEAL_KEY_BYTES);
  const { bytesRead } = await file.read(bytes, 0, SEAL_KEY_BYTES, place * SEAL_KEY_BYTES);
  return bytesRead < SEAL_KEY_BYTES || bytes.every((byte) => byte === 0) ? undefined : bytes;
};

const overwrite = async (file: FileHandle, places: readonly number[]): Promise<void> => {
  const zeros = Buffer.alloc(SEAL_KEY_BYTES);
  for (const place of places) await file.write(zeros, 0, undefined, place * SEAL_KEY_BYTES);
  await file.datasync();
};

/** [hash of the stream, number of the key] */
export type PlaceKey = [hash: string, number: number];
const FREE: PlaceKey = ['', 0];
const DESTROYED_MARK = -1;
/** The place of a key that is being destroyed, below the mark; applied again, the place. */
const toggleMark = (place: number): number => DESTROYED_MARK - 1 - place;
const placeOf = ({ value }: { readonly value: number }): number => (value < 0 ? toggleMark(value) : value);
const NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** Names of streams contain ids of sessions, so only their hashes are stored here. */
export const hashOf = (stream: string): string => createHash('sha256').update(stream).digest('hex');

/**
 * Opened for reading and writing in place, created if it is missing; if two processes start at once, neither
 * truncates it.
 */
const openForAll = async (path: string): Promise<FileHandle> => {
  const newFile = await open(path, 'a', OWNER_ONLY_FILE);
  await newFile.close();
  return open(path, 'r+');
};
