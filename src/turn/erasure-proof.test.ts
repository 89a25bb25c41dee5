import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { proveErasure } from './erasure-proof.ts';

const MOMENT = '2026-03-02T12:00:00.123Z';

/** A log in which somebody else spoke at that moment, and views that say so. */
const proved = async (texts: readonly string[], rows: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const store = memoryEventStore();
  const metadata = { schemaVersion: 1, occurredAt: MOMENT, correlationId: 'c' };
  const event = { id: 'e', type: 'QueryReceived', data: { turnId: 't' }, metadata };
  await store.append(sessionStream('a1', 'else/where'), [event], 'no-stream');
  const proof = await proveErasure(
    {
      ...{ store, snapshots: memorySnapshotStore(), modelsFolder: folder, dataFolders: [folder] },
      isErased: () => false,
      whatIfs: async () => [],
      viewRows: async function* () {
        yield* rows;
      },
    },
    { streams: [sessionStream('a1', 'gone')], texts, logFiles: [] },
  );
  rmSync(folder, { recursive: true });
  return proof;
};

describe('a proof of an erasure', () => {
  it('finds a text that a view still has', async () => {
    const proof = await proved(['Begonia Lane 4'], [JSON.stringify({ said: 'to Begonia Lane 4' })]);
    expect(proof).toMatchObject({ texts: 1, saidElsewhere: 0, views: { found: 1 }, isClean: false });
  });

  it('takes the moment and the name of a session that is still there for no trace of another', async () => {
    const rows = [JSON.stringify({ at: MOMENT, session: 'else/where' })];
    const proof = await proved([MOMENT, 'else/where'], rows);
    expect(proof).toMatchObject({ texts: 2, saidElsewhere: 2, views: { found: 0 }, isClean: true });
  });
});
