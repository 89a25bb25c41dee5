import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leafHash } from '../src/audit/leaf.ts';
import { leafPages } from '../src/audit/leaf-pages.ts';
import { unreadPages } from '../src/kernel/unread-log.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { collect } from './support/store-events.ts';

const event = (id: string, chars: number) => ({
  id,
  type: 'Said',
  data: { text: 'ü'.repeat(chars) },
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
});

it('leaves are made in the bytes of records of any size, whatever their stream is called', async () => {
  const path = await mkdtemp(join(tmpdir(), 'parley-'));
  const store = await openLmdbEventStore({ path });
  try {
    for (const [at, stream] of ['session-a-1', 'session-a-ü', 'session-a-"\\"', 'agent-a'].entries())
      for (const chars of [0, 40_000, 150_000]) {
        const events = Array.from({ length: 12 }, (_, number) =>
          event(`${at}-${chars}-${number}`, number % 4 === 0 ? chars : number),
        );
        await store.append(stream, events, 'any');
      }
    const unread = (await collect(unreadPages(store, {}))).flat();
    const runs = (await collect(leafPages(store, { end: Number.POSITIVE_INFINITY }))).flat();
    expect(unread).toHaveLength(4 * 3 * 12);
    expect(runs.map(({ leaves }) => leaves).join('')).toBe(unread.map(leafHash).join(''));
  } finally {
    await store.close();
    await rm(path, { recursive: true });
  }
});
