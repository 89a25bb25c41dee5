import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFinding } from '../src/audit/wire/audit-report.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { openEventStoreDb } from '../src/store/eventstoredb/open-eventstoredb.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { openTables } from '../src/store/lmdb/lmdb-tables.ts';
import { DATA_FILE, openLmdb } from '../src/store/lmdb/open-lmdb.ts';
import { recordText } from '../src/store/lmdb/record-text.ts';
import { auditWorld } from './support/audit-world.ts';
import type { DoubleRecord } from './support/eventstoredb-double/double-log.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from './support/eventstoredb-double/double-server.ts';
import { storeAddress } from './support/eventstoredb-double/store-address.ts';
import { someEvents } from './support/store-events.ts';

const STREAMS = ['session-a-1', 'session-a-2', 'agent-a'];

const fill = async (store: EventStore): Promise<void> => {
  const world = auditWorld(store);
  for (const stream of STREAMS) await store.append(stream, someEvents(3), 'no-stream');
  await world.notary.catchUp();
  await store.append('session-a-1', someEvents(2), 2);
  await world.notary.catchUp();
};

const findingsOf = async (store: EventStore): Promise<readonly AuditFinding[]> => {
  const { findings, report } = await auditWorld(store).verify();
  expect(report.findings).toBe(findings.length);
  expect(report.isIntact).toBe(findings.length === 0);
  return findings;
};

describe('an embedded store that was tampered with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tampered-'));
  let original: Buffer;
  beforeAll(async () => {
    const store = await openLmdbEventStore({ path: folder });
    await fill(store);
    await store.close();
    original = readFileSync(join(folder, DATA_FILE));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The findings in a copy of it after `change`. */
  const foundAfter = async (change: (path: string) => Promise<void>): Promise<readonly AuditFinding[]> => {
    const path = mkdtempSync(join(tmpdir(), 'tampered-copy-'));
    copyFileSync(join(folder, DATA_FILE), join(path, DATA_FILE));
    await change(path);
    const store = await openLmdbEventStore({ path });
    try {
      return await findingsOf(store);
    } finally {
      await store.close();
      rmSync(path, { recursive: true });
    }
  };

  /** Rewrites the log as the store itself would, with checksums that hold. */
  const rewritten = (change: (tables: ReturnType<typeof openTables>) => Promise<unknown>) =>
    foundAfter(async (path) => {
      const env = openLmdb({ path });
      await change(openTables(env));
      await env.close();
    });

  it('is intact as it was', async () => {
    expect(await foundAfter(async () => undefined)).toEqual([]);
  });

  it('is found to be changed by any byte of any record, and says where', async () => {
    const env = openLmdb({ path: folder });
    const texts = Array.from(openTables(env).events.getRange({}), ({ value }) => Buffer.from(value));
    await env.close();
    const anywhere = fc.record({ record: fc.nat(), at: fc.nat(), bits: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(anywhere, async ({ record, at, bits }) => {
        const text = texts[record % texts.length] ?? Buffer.alloc(0);
        const findings = await foundAfter(async (path) => {
          const bytes = Buffer.from(original);
          // Pages that are no longer used have it, too.
          for (let start = original.indexOf(text); start >= 0; start = original.indexOf(text, start + 1)) {
            const place = start + (at % text.length);
            bytes[place] = (bytes[place] ?? 0) ^ bits;
          }
          writeFileSync(join(path, DATA_FILE), bytes);
        });
        expect(findings.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('names an event that was changed together with its checksum', async () => {
    const findings = await rewritten(async ({ events }) => {
      for (const { key: position, value } of events.getRange({})) {
        if (!value.startsWith('{"stream":"session-a-2"')) continue;
        const lines = value.split('\n').slice(1);
        const changed = lines.map((line) => line.replace('"number":1', '"number":7'));
        const head = { stream: 'session-a-2', revision: 0, position };
        return events.put(position, recordText(head, changed));
      }
      return undefined;
    });
    expect(findings).toEqual([
      { kind: 'changed', stream: 'session-a-2', revision: 1, leaf: expect.any(Number) },
    ]);
  });

  it('names events that were removed from the log', async () => {
    const findings = await rewritten(async ({ events }) => {
      for (const { key, value } of events.getRange({}))
        if (value.startsWith('{"stream":"session-a-2"')) return events.remove(key);
      return undefined;
    });
    expect(findings.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['missing', 0],
      ['missing', 1],
      ['missing', 2],
    ]);
  });

  it('names an event of the record that was removed', async () => {
    const findings = await rewritten(async ({ events }) => {
      for (const { key, value } of events.getRange({}))
        if (value.startsWith('{"stream":"audit-log"')) return events.remove(key);
      return undefined;
    });
    expect(findings[0]).toMatchObject({ kind: 'record', stream: 'audit-log', revision: 0 });
  });
});

describe('an EventStoreDB that was tampered with', () => {
  let double: EventStoreDbDouble;
  let store: EventStore;
  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    store = await openEventStoreDb({ connectionString: storeAddress(double) });
    await fill(store);
  });
  afterAll(async () => {
    await store.close();
    await double.close();
  });

  /** Nothing is added by those who look. */
  const frozen = (): EventStore => ({
    ...store,
    append: async (_, events) => ({ revision: events.length, position: -1 }),
  });

  it('is intact as it was', async () => {
    expect(await findingsOf(frozen())).toEqual([]);
  });

  it('is found to be changed by any byte of any event, and says where', async () => {
    const records = double.log.records.filter(({ stream }) => !stream.startsWith('$'));
    const parts = ['data', 'metadata'] as const;
    const anywhere = fc.record({
      record: fc.nat({ max: records.length - 1 }),
      part: fc.constantFrom(...parts),
      at: fc.nat(),
      bits: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(anywhere, async ({ record, part, at, bits }) => {
        const victim = records[record] as Writable<DoubleRecord>;
        const before = victim[part];
        const bytes = Buffer.from(before);
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ bits;
        victim[part] = bytes;
        try {
          const findings = await findingsOf(frozen());
          const { stream, revision } = victim;
          const names = stream === 'audit-log' ? { kind: 'record', stream } : { stream, revision };
          expect(findings).toContainEqual(expect.objectContaining(names));
        } finally {
          victim[part] = before;
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** An attacker with the server's disk can do more than its programs. */
type Writable<Record> = { -readonly [Field in keyof Record]: Record[Field] };
