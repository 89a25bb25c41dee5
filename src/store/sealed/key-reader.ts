import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { SEAL_KEY_BYTES } from '../../kernel/limits/privacy.ts';
import { DATA_FILE } from '../lmdb/open-lmdb.ts';
import { hashOf, type PlaceKey } from './key-files.ts';

/** The keys of a folder, for a reader that writes nothing. A folder without keys has none. */
export type KeyReader = {
  readonly get: (stream: string, number: number) => Uint8Array | 'destroyed' | undefined;
  readonly close: () => void;
};

export const readKeyFiles = (folder: string): KeyReader => {
  if (!existsSync(join(folder, DATA_FILE)) || !existsSync(join(folder, 'keys')))
    return { get: () => undefined, close: () => undefined };
  const env = open({ path: folder, noSubdir: false, readOnly: true });
  const places = env.openDB<number, PlaceKey>('keys', { encoding: 'ordered-binary' });
  const file = openSync(join(folder, 'keys'), 'r');
  return {
    get: (stream, number) => {
      const place = places.get([hashOf(stream), number]);
      if (place === undefined || place < 0) return place === undefined ? undefined : 'destroyed';
      const bytes = Buffer.alloc(SEAL_KEY_BYTES);
      return readSync(file, bytes, 0, SEAL_KEY_BYTES, place * SEAL_KEY_BYTES) < SEAL_KEY_BYTES
        ? undefined
        : bytes;
    },
    close: () => {
      closeSync(file);
      void env.close();
    },
  };
};
