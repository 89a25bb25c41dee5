import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeafBatch, textOfLeaves } from './batch.ts';
import { leavesIn } from './leaf.ts';

const leaf = fc
  .array(fc.nat({ max: 255 }), { minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('latin1'));
const run = fc.record({
  stream: fc.constantFrom('session-a-1', 'session-a-2', 'agent-"a"'),
  revision: fc.nat(),
  leaves: fc.array(leaf, { minLength: 1, maxLength: 4 }).map((leaves) => leaves.join('')),
});
const digest = (stream: string): string => Buffer.from(stream).toString('hex');

describe('the leaves of a tile', () => {
  it('are written as JSON.stringify writes them', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(run, { maxLength: 6 }), (first, runs) => {
        const batch = new LeafBatch(first);
        for (const one of runs) batch.add({ ...one, position: 0 }, 0, leavesIn({ ...one, position: 0 }));
        const data = batch.toEventData(digest);
        expect(textOfLeaves(data)).toBe(JSON.stringify(data));
      }),
    );
  });
});
