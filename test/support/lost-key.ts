import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, startServed } from '../torture/served.ts';

/** A server whose record another key signed. */
export const servedWithLostKey = async (): Promise<Served> => {
  const folder = await mkdtemp(join(tmpdir(), 'lost-key-'));
  const withKey = (digit: string) =>
    startServed({ PARLEY_STORE: `lmdb:${folder}`, PARLEY_SECRET_KEY: digit.repeat(64) });
  const before = await withKey('1');
  await before.admin('GET /admin/audit/checkpoint');
  await before.stop();
  const after = await withKey('2');
  return {
    ...after,
    stop: async () => {
      await after.stop();
      await rm(folder, { recursive: true });
    },
  };
};
