import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_RANGES_PER_EVENT_MAX } from '../kernel/limits/audit.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { placesIn } from './batch.ts';
import { leafHash } from './leaf.ts';
import { type LeafRanges, rangesOf, visitLeaves } from './leaf-ranges.ts';
import type { Notary } from './notary.ts';
import { type RecordEntry, readRecord } from './record.ts';
import { recordedLeaves } from './recorded-leaves.ts';

type Ports = {
  readonly store: EventStore;
  readonly notary: Pick<Notary, 'settle'>;
  readonly digest: (stream: string) => string;
  /** Lets other requests run. */
  readonly breathe: () => Promise<unknown>;
};

/**
 * The part of an erasure in the record: announces which leaves will lose their events, and names them
 * afterwards.
 */
export const erasedLeaves = ({ store, notary, digest, breathe }: Ports) => {
  const leavesUnder = (streams: readonly string[]) => collectLeaves(store, new Set(streams.map(digest)));
  const leavesWith = async (olderLeaves: OlderLeaves, streams: readonly string[]): Promise<LeafRanges> => {
    await notary.settle();
    return rangesWith(olderLeaves, streams, (await leavesUnder(streams)).leaves);
  };
  const announceRanges = async (ranges: LeafRanges): Promise<void> => {
    if (ranges.length > 0) await notary.settle(splitForEvents(ranges).map(erasureBegan));
  };
  return {
    leavesOf: (streams: readonly string[]) => leavesWith(new Map(), streams),
    announce: async (streams: readonly string[]) => {
      await notary.settle();
      const { leaves, isRenewed } = await leavesUnder(streams);
      const olderLeaves = isRenewed ? await findOlderLeaves({ store, breathe }, streams) : new Map();
      const ranges = rangesWith(olderLeaves, streams, leaves);
      await announceRanges(ranges);
      return {
        leavesOf: async (someStreams: readonly string[]) => {
          const leavesToName = await leavesWith(olderLeaves, someStreams);
          await announceRanges(await rangesWithout(leavesToName, ranges, breathe));
          return leavesToName;
        },
      };
    },
  };
};

/** The leaves of events that were appended after an announcement. */
const rangesWithout = async (
  ranges: LeafRanges,
  announced: LeafRanges,
  breathe: Ports['breathe'],
): Promise<LeafRanges> => {
  const steps = { size: Number.POSITIVE_INFINITY, breathe };
  const leaves = new Set<number>();
  await visitLeaves([ranges], steps, (leaf) => leaves.add(leaf));
  await visitLeaves([announced], steps, (leaf) => leaves.delete(leaf));
  return rangesOf(leaves);
};

/** Leaves of streams that the record knows only by digests of a lost key. */
type OlderLeaves = ReadonlyMap<string, readonly number[]>;

/** They are found by the events themselves, as long as these exist. */
const findOlderLeaves = async (
  { store, breathe }: Pick<Ports, 'store' | 'breathe'>,
  streams: readonly string[],
): Promise<OlderLeaves> => {
  const olderLeaves = new Map<string, readonly number[]>();
  const allLeaves = await recordedLeaves(store, breathe);
  await allLeaves.index(breathe);
  for (const stream of streams) {
    const leaves: number[] = [];
    for await (const event of store.readStream(stream)) {
      const leaf = allLeaves.find(leafHash(asUnread(event)));
      if (leaf >= 0) leaves.push(leaf);
    }
    olderLeaves.set(stream, leaves);
    await breathe();
  }
  return olderLeaves;
};

const rangesWith = (
  olderLeaves: OlderLeaves,
  streams: readonly string[],
  leaves: readonly number[],
): LeafRanges => {
  const numbers = new Set([...leaves, ...streams.flatMap((stream) => olderLeaves.get(stream) ?? [])]);
  return rangesOf([...numbers].sort((one, other) => one - other));
};

const erasureBegan = (leaves: LeafRanges): RecordEntry => ({
  type: 'ErasureBegan',
  data: { leaves: [...leaves] },
});

/** Pairs, few enough to fit into one event. */
const splitForEvents = (ranges: LeafRanges): readonly LeafRanges[] => {
  const numbers = 2 * AUDIT_RANGES_PER_EVENT_MAX;
  return Array.from({ length: Math.ceil(ranges.length / numbers) }, (_, part) =>
    ranges.slice(part * numbers, (part + 1) * numbers),
  );
};

type StreamLeaves = { readonly leaves: readonly number[]; readonly isRenewed: boolean };

const collectLeaves = async (store: EventStore, digests: ReadonlySet<string>): Promise<StreamLeaves> => {
  const leaves: number[] = [];
  let isRenewed = false;
  for await (const event of readRecord(store)) {
    isRenewed ||= event.type === 'RecordRenewed';
    if (event.type !== 'LeavesRecorded' || !event.data.streams.some((stream) => digests.has(stream)))
      continue;
    for (const { leaf, digest } of placesIn(event.data)) if (digests.has(digest)) leaves.push(leaf);
  }
  return { leaves, isRenewed };
};
