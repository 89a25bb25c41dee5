import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { collect } from '../../test/support/store-events.ts';
import { lmdbSnapshotStore } from './lmdb/lmdb-snapshot-store.ts';
import { openLmdb } from './lmdb/open-lmdb.ts';
import { memorySnapshotStore } from './memory/memory-snapshot-store.ts';

const path = mkdtempSync(join(tmpdir(), 'parley-snapshots-'));
const env = openLmdb({ path });
afterAll(async () => {
  await env.close();
  rmSync(path, { recursive: true });
});

const at = (revision: number) => ({ revision, version: 1, state: { revision } });

describe.each([
  ['in a data folder', lmdbSnapshotStore(env)],
  ['in memory', memorySnapshotStore()],
])('snapshots %s', (_, snapshots) => {
  it('kept beside each other are found by their revision', async () => {
    for (const revision of [30, 300, 1_000]) await snapshots.save('session-a', at(revision), 'beside');
    await snapshots.save('session-b', at(7), 'beside');
    expect(await snapshots.load('session-a')).toEqual(at(1_000));
    expect(await snapshots.load('session-a', 999)).toEqual(at(300));
    expect(await snapshots.load('session-a', 300)).toEqual(at(300));
    expect(await snapshots.load('session-a', 29)).toBeUndefined();
    expect(await snapshots.load('session-c')).toBeUndefined();
  });

  it('that replace each other leave only one', async () => {
    await snapshots.save('agent-a', at(5));
    await snapshots.save('agent-a', at(9));
    expect(await snapshots.load('agent-a')).toEqual(at(9));
    expect(await snapshots.load('agent-a', 8)).toBeUndefined();
  });

  it('can be kept beside a single one that was saved before', async () => {
    await snapshots.save('session-d', at(5));
    await snapshots.save('session-d', at(9), 'beside');
    expect(await snapshots.load('session-d')).toEqual(at(9));
    expect(await snapshots.load('session-d', 8)).toEqual(at(5));
  });

  const large = (revision: number) => ({
    ...at(revision),
    state: {
      entries: Array.from({ length: 50_000 }, (_, value) => ({ value: `${revision} größer ${value}` })),
    },
  });

  it('of a stream that cannot exist are missing, and others can be read afterwards', async () => {
    for (const length of [1_970, 1_979, 2_050, 9_000])
      expect(await snapshots.load('a'.repeat(length))).toBeUndefined();
    await snapshots.save('session-c', at(1), 'beside');
    for (let read = 0; read < 300; read += 1) expect(await snapshots.load('session-c')).toEqual(at(1));
    await snapshots.drop('session-c');
  });

  it('may be large', async () => {
    await snapshots.save('agent-l', large(1));
    expect(await snapshots.load('agent-l')).toEqual(large(1));
  });

  it('have the newest state, and no dropped stream, however long writing takes', async () => {
    await Promise.all([snapshots.save('agent-l', large(2)), snapshots.save('agent-l', at(3))]);
    expect(await snapshots.load('agent-l')).toEqual(at(3));
    await Promise.all([snapshots.save('agent-l', large(4)), snapshots.drop('agent-l')]);
    expect(await snapshots.load('agent-l')).toBeUndefined();
  });

  it('of a stream are dropped all at once, and those of others stay', async () => {
    expect((await collect(snapshots.streams())).toSorted()).toEqual([
      'agent-a',
      'session-a',
      'session-b',
      'session-d',
    ]);
    await snapshots.drop('session-a');
    await snapshots.drop('session-d');
    expect(await snapshots.load('session-a')).toBeUndefined();
    expect(await snapshots.load('session-d')).toBeUndefined();
    expect((await collect(snapshots.streams())).toSorted()).toEqual(['agent-a', 'session-b']);
  });
});

describe('a snapshot in a data folder', () => {
  const snapshots = lmdbSnapshotStore(env);
  const table = env.openDB<string, string | [string, number]>({ name: 'snapshots', encoding: 'string' });
  const spoil = async (key: string | [string, number], by: (text: string) => string): Promise<void> => {
    await table.put(key, by(table.get(key) ?? ''));
  };

  it('that is damaged is dropped, and an earlier one is used', async () => {
    for (const revision of [30, 300]) await snapshots.save('session-e', at(revision), 'beside');
    await spoil(['session-e', 300], (text) => text.replace('"version":1', '"version":2'));
    expect(await snapshots.load('session-e')).toEqual(at(30));
    await vi.waitFor(() => expect(table.get(['session-e', 300])).toBeUndefined());
  });

  it('of another stream or without a checksum is ignored', async () => {
    await snapshots.save('agent-e', at(5));
    await table.put('agent-f', table.get('agent-e') ?? '');
    await table.put('agent-g', JSON.stringify(at(5)));
    expect(await snapshots.load('agent-e')).toEqual(at(5));
    expect(await snapshots.load('agent-f')).toBeUndefined();
    expect(await snapshots.load('agent-g')).toBeUndefined();
  });
});
