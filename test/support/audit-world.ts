import { erasedLeaves } from '../../src/audit/erased-leaves.ts';
import { AUDIT_STREAM, auditCatalogue } from '../../src/audit/events.ts';
import { startNotary } from '../../src/audit/notary.ts';
import { signingKey } from '../../src/audit/signing-key.ts';
import { streamDigest } from '../../src/audit/stream-digest.ts';
import { verifyRecord } from '../../src/audit/verify.ts';
import type { AuditFinding, AuditReport } from '../../src/audit/wire/audit-report.ts';
import type { NewEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { erasureCatalogue } from '../../src/privacy/erasure.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { collect, someEvents } from './store-events.ts';
import { testOutside } from './test-desks.ts';

const SECRET_KEY = Buffer.alloc(32, 7);

/** A notary that works only on request, with its dependencies. */
export const auditWorld = (store: EventStore = memoryEventStore(), secretKey: Uint8Array = SECRET_KEY) => {
  const failures: unknown[] = [];
  const wakers: (() => void)[] = [];
  const outside = { ...testOutside(), sleep: () => new Promise<void>((resolve) => wakers.push(resolve)) };
  const base = {
    store,
    signerOf: signingKey(secretKey),
    digest: streamDigest(secretKey),
  };
  const notary = startNotary({ ...base, outside, onFailure: (error) => failures.push(error) });
  const ports = { ...base, notary, outside, breathe: async () => undefined };
  return {
    ...ports,
    outside,
    failures,
    /** Advances the clock by a second. */
    wake: () => {
      for (const wake of wakers.splice(0)) wake();
    },
    leaves: erasedLeaves(ports),
    recorded: async () => (await collect(store.readStream(AUDIT_STREAM))).map(auditCatalogue.read),
    verify: async (note?: string) => verified(await verifyRecord(ports, note)),
  };
};

export const verified = async (
  lines: Awaited<ReturnType<typeof verifyRecord>>,
): Promise<{ readonly findings: readonly AuditFinding[]; readonly report: AuditReport }> => {
  const findings: AuditFinding[] = [];
  for await (const { finding, report } of lines) {
    if (finding !== undefined) findings.push(finding);
    if (report !== undefined) return { findings, report };
  }
  throw new TypeError('a verification ends in a report');
};

/** The receipt of a deletion of agent `a`. */
export const receiptOf = (leaves: readonly number[]): NewEvent => {
  const [event] = someEvents(1);
  if (event === undefined) throw new Error('there is one');
  const data = {
    erasureId: 'e',
    agentId: 'a',
    erasedAt: '2026-01-02T03:04:05.678Z',
    reason: 'session',
    criterion: '',
    mode: 'deleted',
    sessions: [],
    sandboxes: 0,
    events: 6,
    leaves,
  };
  const metadata = { ...event.metadata, schemaVersion: erasureCatalogue.versionOf('SessionsErased') };
  return { ...event, type: 'SessionsErased', data, metadata };
};
