import { expect, it } from 'vitest';
import { AUDIT_FINDINGS_MAX } from '../kernel/limits/audit.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { namedFindings } from './named-findings.ts';

const COUNT = 20_480;

it('counts any number of findings while others have their turn, and lists the first', async () => {
  let turns = 0;
  const ports = {
    store: memoryEventStore(),
    digest: (stream: string) => `digest of ${stream}`,
    breathe: async () => {
      turns += 1;
    },
  };
  const numbers = Array.from({ length: COUNT }, (_, at) => at);
  const { findings, total } = await namedFindings(ports, {
    missingLeaves: numbers,
    unmatchedEvents: numbers.map((revision) => ({ stream: `s${revision}`, revision })),
    streams: new Map(numbers.map((at) => [`s${at}`, -1])),
  });
  expect(total).toBe(2 * COUNT);
  expect(findings).toHaveLength(AUDIT_FINDINGS_MAX);
  expect(findings[1]).toEqual({ kind: 'added', stream: 's1', revision: 1 });
  // For the events, the leaves and the names of their streams.
  expect(turns).toBeGreaterThanOrEqual(30);
});
