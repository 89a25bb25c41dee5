import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  APPEND_CHARS_PENDING_MAX,
  APPENDS_PENDING_MAX,
  APPENDS_PER_COMMIT_MAX,
} from '../../kernel/limits/store.ts';
import { diskRoom } from '../disk-room.ts';
import { commitQueue } from './commit-queue.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';

let path: string;
let env: LmdbEnvironment;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'parley-'));
  env = openLmdb({ path });
});
afterEach(async () => {
  await env.close();
  await rm(path, { recursive: true, force: true });
});

describe('a queue of commits', () => {
  it('writes nothing of a commit in which one write fails, and rejects every write in it', async () => {
    const { commit } = commitQueue(env);
    const broken = new TypeError('broken');
    const outcomes = await Promise.allSettled([
      commit(() => env.putSync('before', 1), { chars: 0 }),
      commit(
        () => {
          env.putSync('half', 1);
          throw broken;
        },
        { chars: 0 },
      ),
      commit(() => env.putSync('behind', 1), { chars: 0 }),
    ]);
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: broken })));
    expect(['before', 'half', 'behind'].map((key) => env.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('continues after a failed commit', async () => {
    const { commit } = commitQueue(env);
    const fail = (): never => {
      throw new TypeError('broken');
    };
    await expect(commit(fail, { chars: 0 })).rejects.toThrow('broken');
    await commit(() => env.putSync('after', 1), { chars: 0 });
    expect(env.get('after')).toBe(1);
  });

  it('refuses what it has not begun to write when the folder closes', async () => {
    const { commit, drained } = commitQueue(env);
    const late = expect(commit(() => env.putSync('late', 1), { chars: 0 })).rejects.toMatchObject({
      code: 'store_unavailable',
    });
    await Promise.all([late, env.close()]);
    await drained();
    env = openLmdb({ path });
    expect(env.get('late')).toBeUndefined();
  });

  it('writes in order, and each write sees the earlier ones', async () => {
    const { commit } = commitQueue(env);
    const count = APPENDS_PER_COMMIT_MAX * 2 + 1;
    const increment = (): number => {
      const next = (env.get('counter') ?? 0) + 1;
      env.putSync('counter', next);
      return next;
    };
    const answers = await Promise.all(Array.from({ length: count }, () => commit(increment, { chars: 0 })));
    expect(answers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('writes what arrives together in one commit', async () => {
    const { commit } = commitQueue(env);
    const transactions = new Set<number>();
    await Promise.all(
      Array.from({ length: APPENDS_PER_COMMIT_MAX }, () =>
        commit(() => transactions.add(env.getWriteTxnId()), { chars: 0 }),
      ),
    );
    expect(transactions.size).toBe(1);
  });

  it('refuses writes above its limit, and accepts again once there is room', async () => {
    const { commit } = commitQueue(env);
    const accepted = Array.from({ length: APPENDS_PENDING_MAX }, () => commit(() => undefined, { chars: 0 }));
    await expect(commit(() => undefined, { chars: 0 })).rejects.toMatchObject({ code: 'store_busy' });
    await Promise.all(accepted);
    await commit(() => undefined, { chars: 0 });
  });

  it('refuses more text than its limit', async () => {
    const { commit } = commitQueue(env);
    const accepted = commit(() => undefined, { chars: APPEND_CHARS_PENDING_MAX });
    await expect(commit(() => undefined, { chars: 1 })).rejects.toMatchObject({ code: 'store_busy' });
    await accepted;
    await commit(() => undefined, { chars: 1 });
  });

  it('refuses only the writes that have no room on the disk, not those beside them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-'));
    const megabyte = 1024 * 1024;
    const room = diskRoom({
      folder,
      reserve: '10MB',
      statDisk: () => ({ bsize: megabyte, blocks: 100, bavail: 11 }),
    });
    const nearlyFull = openLmdb({ path: folder, room });
    const { commit } = commitQueue(nearlyFull);
    const large = { chars: megabyte };
    const small = { chars: 1_000 };
    const outcomes = await Promise.allSettled([
      commit(() => nearlyFull.putSync('large', 1), large),
      commit(() => nearlyFull.putSync('small', 1), small),
      commit(() => nearlyFull.putSync('large too', 1), large),
      commit(() => nearlyFull.putSync('small too', 1), small),
    ]);
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'disk_full' }) };
    const written = { status: 'fulfilled', value: true };
    expect(outcomes).toEqual([refused, written, refused, written]);
    expect(['large', 'small', 'large too', 'small too'].map((key) => nearlyFull.get(key))).toEqual([
      undefined,
      1,
      undefined,
      1,
    ]);
    await nearlyFull.close();
    await rm(folder, { recursive: true });
  });

  it('is drained when all accepted writes are done', async () => {
    const { commit, drained } = commitQueue(env);
    let written = 0;
    for (let index = 0; index < APPENDS_PER_COMMIT_MAX * 2; index++)
      commit(
        () => {
          written++;
        },
        { chars: 0 },
      ).catch(() => undefined);
    await drained();
    expect(written).toBe(APPENDS_PER_COMMIT_MAX * 2);
    await drained();
  });
});
