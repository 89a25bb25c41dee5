import { describe, expect, it } from 'vitest';
import { memorySnapshotStore } from '../memory/memory-snapshot-store.ts';
import { keyRing } from './key-ring.ts';
import { memoryKeyStore } from './memory-key-store.ts';
import { sealedSnapshotStore } from './sealed-snapshot-store.ts';

const open = () => {
  const inner = memorySnapshotStore();
  const keys = keyRing(memoryKeyStore());
  return { inner, keys, snapshots: sealedSnapshotStore(inner, { keys, categories: ['session'] }) };
};
const snapshot = { revision: 7, version: 2, state: { said: 'I am Ada' } };

describe('a sealed snapshot', () => {
  it('is read back unchanged, and reveals nothing without the key', async () => {
    const { inner, snapshots } = open();
    await snapshots.save('session-a', snapshot);
    expect(await snapshots.load('session-a')).toEqual(snapshot);
    expect(await inner.load('session-a')).toEqual({
      revision: 7,
      version: -2,
      state: { sealed: expect.any(String) },
    });
  });

  it('is undefined once its key is destroyed', async () => {
    const { keys, snapshots } = open();
    await snapshots.save('session-a', snapshot);
    await keys.destroy('session-a');
    expect(await snapshots.load('session-a')).toBeUndefined();
  });

  it('is not returned if it was stored unsealed', async () => {
    const { inner, snapshots } = open();
    await inner.save('session-a', snapshot);
    expect(await snapshots.load('session-a')).toBeUndefined();
  });
});

it('leaves the snapshots of agents as they are', async () => {
  const { inner, snapshots } = open();
  await snapshots.save('agent-a', snapshot);
  expect(await inner.load('agent-a')).toEqual(snapshot);
});
