import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/event.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Criterion } from '../privacy/criterion.ts';
import { verifiedErasures } from './verified-erasure.ts';

const untouched = () => {
  throw new Error('nothing may be erased or searched');
};

it('erases nothing when a log file that is to be searched cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'));
  const erasures = verifiedErasures({
    desk: { erase: untouched, eraseAll: untouched },
    agents: { list: () => [] },
    agentsWithReceipts: async () => new Set(),
    prove: untouched,
    scavenge: untouched,
  });
  const request = { dryRun: false, actor: 'admin' as const, verify: true, lookFor: [], scavenge: false };
  for (const path of [join(folder, 'nowhere.log'), folder]) {
    const erasing = erasures.eraseAll({ session: 's1' }, { ...request, logFiles: [path] });
    await expect(erasing).rejects.toMatchObject({ code: 'log_file_unreadable', facts: { path } });
  }
  rmSync(folder, { recursive: true });
});

it('searches for texts, and for the ids and times of turns only on request', async () => {
  const turnId = '5a662de7-8ee3-4f97-ad9b-d752cf05690b';
  const receivedAt = '2026-01-02T03:04:05.678Z';
  const said = 'my name is Ada Lovelace';
  const event = (type: string, data: JsonObject, revision: number): RecordedEvent => ({
    id: `e${revision}`,
    type,
    data,
    metadata: { schemaVersion: type === 'QueryReceived' ? 1 : 2, occurredAt: '', correlationId: 'r1' },
    stream: 'session-a1-s1',
    revision,
    position: revision,
  });
  const body = JSON.stringify({ id: turnId, timestamp: receivedAt, result: { resolvedQuery: said } });
  const recorded = [
    event('QueryReceived', { turnId, receivedAt, text: said }, 0),
    event('WebhookRequested', { callId: `${turnId}-1`, idempotencyKey: `${turnId}-1`, url: '', body }, 1),
  ];
  const byUser = (value: string): Criterion => ({ where: { path: 'originalRequest.data.user', value } });
  const lookedFor = async (lookFor: readonly string[], criterion: Criterion = { session: 's1' }) => {
    let texts: readonly string[] = [];
    const erasures = verifiedErasures({
      desk: {
        erase: untouched,
        eraseAll: async (_, { onErased }) => {
          for (const one of recorded) onErased?.(one);
          return [];
        },
      },
      agents: { list: () => [] },
      agentsWithReceipts: async () => new Set(),
      prove: async (_, proof) => {
        texts = [...proof.texts];
        return untouched();
      },
      scavenge: untouched,
    });
    const request = { dryRun: false, actor: 'admin' as const, verify: true, scavenge: false };
    await erasures.eraseAll(criterion, { ...request, lookFor, logFiles: [] }).catch(() => undefined);
    return texts;
  };
  expect(await lookedFor([])).toContain(said);
  for (const place of [turnId, receivedAt]) expect(await lookedFor([])).not.toContain(place);
  expect(await lookedFor([turnId])).toContain(turnId);
  expect(await lookedFor([], byUser('user-4711'))).toContain('user-4711');
  // A few characters can be in any file by chance.
  expect(await lookedFor([], byUser('U-1'))).not.toContain('U-1');
});
