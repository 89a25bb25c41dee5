import type { EventPlace } from '../kernel/event.ts';
import { LEAVES_AT_A_TIME } from '../kernel/limits/audit.ts';
import { type LeafRun, leavesIn } from './leaf.ts';
import { type LeafRanges, visitLeaves } from './leaf-ranges.ts';
import type { LeafSet } from './leaf-set.ts';

export type StreamRevision = Omit<EventPlace, 'position'>;

/** Events and leaves that do not match. */
export type Differences = {
  /** Leaves without an event that no erasure names. */
  readonly missingLeaves: readonly number[];
  /** Events without a leaf. */
  readonly unmatchedEvents: readonly StreamRevision[];
  /** All streams seen, each with one of its leaves; -1 if none of its events has one. */
  readonly streams: ReadonlyMap<string, number>;
};

export type LogWalk = ReturnType<typeof walkOver>;

/** The state of a leaf. Later states outweigh earlier ones. */
const STATES = ['missing', 'began', 'erased', 'seen'] as const;
export type LeafState = (typeof STATES)[number];
const MARKS = { began: 1, erased: 2, seen: 3 } as const;

const isPause = (leaf: number): boolean => leaf % LEAVES_AT_A_TIME === LEAVES_AT_A_TIME - 1;

type Options = {
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
  /** The position up to which all events have leaves; the notary may not have seen later ones. */
  readonly recordedTo: number;
};

/** Compares the events of the log with the leaves. Most events come in the order of their leaves. */
export const walkOver = (leaves: LeafSet, { breathe, recordedTo }: Options) => {
  const { isSeen, see, count, ...marks } = leafMarks(leaves.size, breathe);
  const streams = new Map<string, number>();
  const unmatchedEvents: StreamRevision[] = [];
  let [nextLeaf, latestStream, isNamed] = [0, '', true];
  const takeEvent = ({ stream, revision }: StreamRevision, leaf: number, isNew: boolean): void => {
    if (leaf < 0 && isNew) return;
    if (stream !== latestStream) {
      latestStream = stream;
      isNamed = (streams.get(stream) ?? -1) >= 0;
    }
    if (!isNamed) {
      streams.set(stream, leaf);
      isNamed = leaf >= 0;
    }
    // No two events have the same place, so a leaf that was seen before belongs to an inserted event.
    if (leaf < 0 || isSeen(leaf)) {
      unmatchedEvents.push({ stream, revision });
      return;
    }
    see(leaf);
    nextLeaf = leaf + 1;
  };
  return {
    ...marks,
    streams: streams as ReadonlyMap<string, number>,
    take: async (runs: readonly LeafRun[]): Promise<void> => {
      for (const run of runs) {
        const { stream, revision, position, leaves: hashes } = run;
        const count = leavesIn(run);
        for (let at = 0; at < count; at += 1) {
          const isNext = leaves.has(nextLeaf, hashes, at);
          // Of an intact record nothing is searched for.
          if (!isNext) await leaves.index(breathe);
          const leaf = isNext ? nextLeaf : leaves.find(hashes, at);
          takeEvent({ stream, revision: revision + at }, leaf, position > recordedTo);
        }
      }
    },
    result: async (): Promise<Differences & Omit<LeafCounts, 'missingLeaves'>> => ({
      ...(await count()),
      unmatchedEvents,
      streams,
    }),
  };
};

type LeafCounts = Pick<Differences, 'missingLeaves'> &
  Readonly<Record<'unfinished' | 'erased' | 'events', number>>;

/** The states of all leaves; at first, all are missing. */
const leafMarks = (size: number, breathe: Options['breathe']) => {
  const marks = new Uint8Array(size);
  const steps = { size, breathe };
  return {
    isSeen: (leaf: number): boolean => marks[leaf] === MARKS.seen,
    see: (leaf: number): void => {
      marks[leaf] = MARKS.seen;
    },
    stateOf: (leaf: number): LeafState => STATES[marks[leaf] ?? 0] ?? 'missing',
    /** The record announced these erasures. */
    announce: (erasures: readonly LeafRanges[]): Promise<void> =>
      visitLeaves(erasures, steps, (leaf) => {
        if (marks[leaf] === 0) marks[leaf] = MARKS.began;
      }),
    /**
     * Receipts name these leaves. Anybody who can write to the store can write a receipt, so it counts only
     * for what the signed record announced.
     * @param keepAnnounced zeroes the leaves that it does not cover either; one byte per leaf
     */
    excuse: async (
      erasures: readonly LeafRanges[],
      keepAnnounced: (unannounced: Uint8Array) => Promise<void>,
    ): Promise<void> => {
      const unannounced = new Uint8Array(size);
      await visitLeaves(erasures, steps, (leaf) => {
        if (marks[leaf] === MARKS.began) marks[leaf] = MARKS.erased;
        else if (marks[leaf] === 0) unannounced[leaf] = 1;
      });
      if (!unannounced.includes(1)) return;
      await keepAnnounced(unannounced);
      await visitLeaves(erasures, steps, (leaf) => {
        if (unannounced[leaf] === 1) marks[leaf] = MARKS.erased;
      });
    },
    /** No erasure excuses these leaves. */
    withdraw: (excusedLeaves: readonly number[]): void => {
      for (const leaf of excusedLeaves) marks[leaf] = 0;
    },
    count: async (): Promise<LeafCounts> => {
      const missingLeaves: number[] = [];
      const counts = [0, 0, 0, 0];
      for (let leaf = 0; leaf < size; leaf += 1) {
        const mark = marks[leaf] ?? 0;
        counts[mark] = (counts[mark] ?? 0) + 1;
        if (mark === 0) missingLeaves.push(leaf);
        if (isPause(leaf)) await breathe();
      }
      const [, unfinished = 0, erased = 0, events = 0] = counts;
      return { missingLeaves, unfinished, erased, events };
    },
  };
};
