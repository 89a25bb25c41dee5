import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_RANGES_PER_EVENT_MAX } from '../kernel/limits.ts';
import { placesIn } from './batch.ts';
import { type LeafRanges, rangesOf } from './leaf-ranges.ts';
import type { Notary } from './notary.ts';
import { type RecordEntry, readRecord } from './record.ts';

type Ports = {
  readonly store: EventStore;
  readonly notary: Pick<Notary, 'settle'>;
  readonly digest: (stream: string) => string;
};

/**
 * What an erasure does with the record: it announces which leaves will have no events, and names them
 * afterwards.
 */
export const erasedLeaves = ({ store, notary, digest }: Ports) => {
  const leavesOf = async (streams: readonly string[]): Promise<LeafRanges> => {
    await notary.settle();
    return rangesOf(await collected(store, new Set(streams.map(digest))));
  };
  return {
    leavesOf,
    announce: async (streams: readonly string[]): Promise<void> => {
      const ranges = await leavesOf(streams);
      if (ranges.length > 0) await notary.settle(inParts(ranges).map(began));
    },
  };
};

const began = (leaves: LeafRanges): RecordEntry => ({ type: 'ErasureBegan', data: { leaves: [...leaves] } });

/** Pairs, so few at a time that an event has room for them. */
const inParts = (ranges: LeafRanges): readonly LeafRanges[] => {
  const numbers = 2 * AUDIT_RANGES_PER_EVENT_MAX;
  return Array.from({ length: Math.ceil(ranges.length / numbers) }, (_, part) =>
    ranges.slice(part * numbers, (part + 1) * numbers),
  );
};

const collected = async (store: EventStore, digests: ReadonlySet<string>): Promise<readonly number[]> => {
  const leaves: number[] = [];
  for await (const event of readRecord(store)) {
    if (event.type !== 'LeavesRecorded' || !event.data.streams.some((one) => digests.has(one))) continue;
    for (const { leaf, digest } of placesIn(event.data)) if (digests.has(digest)) leaves.push(leaf);
  }
  return leaves;
};
