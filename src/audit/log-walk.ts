import type { EventPlace } from '../kernel/event.ts';
import type { EventBytes } from '../kernel/event-bytes.ts';
import { hasLeaves, leafInto } from './leaf.ts';
import { type LeafRanges, leavesIn } from './leaf-ranges.ts';
import type { LeafSet } from './leaf-set.ts';
import { HASH_BYTES } from './merkle.ts';

export type StreamRevision = Omit<EventPlace, 'position'>;

/** Events and leaves that do not match. */
export type Differences = {
  /** Leaves without an event that no erasure names. */
  readonly missing: readonly number[];
  /** Events without a leaf. */
  readonly unmatched: readonly StreamRevision[];
  /** All streams seen, each with one of its leaves; -1 if none of its events has one. */
  readonly streams: ReadonlyMap<string, number>;
};

export type LogWalk = ReturnType<typeof walkOver>;

/** The state of a leaf. Later states outweigh earlier ones. */
const MARKS = { began: 1, erased: 2, seen: 3 } as const;

/** Takes the events of the log, most of which are in the order of their leaves. */
export const walkOver = (leaves: LeafSet) => {
  const marks = new Uint8Array(leaves.size);
  const hash = Buffer.alloc(HASH_BYTES);
  const streams = new Map<string, number>();
  const unmatched: StreamRevision[] = [];
  let [next, latest, isNamed] = [0, '', true];
  return {
    take: (event: EventBytes): void => {
      const { stream, revision } = event;
      if (!hasLeaves(stream)) return;
      leafInto(hash, 0, event);
      const leaf = leaves.has(next, hash) ? next : leaves.find(hash);
      if (stream !== latest) {
        latest = stream;
        isNamed = (streams.get(stream) ?? -1) >= 0;
      }
      if (!isNamed) {
        streams.set(stream, leaf);
        isNamed = leaf >= 0;
      }
      // No two events have the same place, so a leaf that was seen before belongs to an inserted event.
      if (leaf < 0 || marks[leaf] === MARKS.seen) {
        unmatched.push({ stream, revision });
        return;
      }
      marks[leaf] = MARKS.seen;
      next = leaf + 1;
    },
    excuse: (mark: 'began' | 'erased', all: readonly LeafRanges[]): void => {
      for (const ranges of all)
        for (const leaf of leavesIn(ranges, leaves.size))
          if ((marks[leaf] ?? MARKS.seen) < MARKS[mark]) marks[leaf] = MARKS[mark];
    },
    result: (): Differences & Readonly<Record<'unfinished' | 'erased' | 'events', number>> => {
      const missing: number[] = [];
      const counted = [0, 0, 0, 0];
      for (const [leaf, mark] of marks.entries()) {
        counted[mark] = (counted[mark] ?? 0) + 1;
        if (mark === 0) missing.push(leaf);
      }
      const [, unfinished = 0, erased = 0, events = 0] = counted;
      return { missing, unmatched, streams, unfinished, erased, events };
    },
  };
};
