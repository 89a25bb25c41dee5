import { LEAVES_AT_A_TIME } from '../kernel/limits/audit.ts';

/** Numbers of leaves as pairs of a first one and a count. Sorted, without overlaps. */
export type LeafRanges = readonly number[];

/** @param leaves ascending */
export const rangesOf = (leaves: Iterable<number>): LeafRanges => {
  const ranges: number[] = [];
  let next = -1;
  for (const leaf of leaves) {
    if (leaf === next) ranges[ranges.length - 1] = (ranges.at(-1) ?? 0) + 1;
    else ranges.push(leaf, 1);
    next = leaf + 1;
  }
  return ranges;
};

/** @param size of the tree: numbers beyond it are skipped */
function* leavesIn(ranges: LeafRanges, size: number): Generator<number> {
  for (let at = 0; at < ranges.length; at += 2) {
    const first = ranges[at] ?? 0;
    const end = Math.min(size, first + (ranges[at + 1] ?? 0));
    for (let leaf = first; leaf < end; leaf += 1) yield leaf;
  }
}

type Steps = {
  /** Leaves of the tree: numbers beyond it are skipped. */
  readonly size: number;
  /** Lets other requests run. */
  readonly breathe: () => Promise<unknown>;
};

/** Visits the leaves of many erasures, in steps. */
export const visitLeaves = async (
  erasures: readonly LeafRanges[],
  { size, breathe }: Steps,
  visit: (leaf: number) => void,
): Promise<void> => {
  let untilPause = LEAVES_AT_A_TIME;
  for (const ranges of erasures) {
    // A receipt that somebody forged may have many ranges without a single leaf.
    untilPause -= ranges.length;
    for (const leaf of leavesIn(ranges, size)) {
      visit(leaf);
      untilPause -= 1;
      if (untilPause > 0) continue;
      untilPause = LEAVES_AT_A_TIME;
      await breathe();
    }
    if (untilPause > 0) continue;
    untilPause = LEAVES_AT_A_TIME;
    await breathe();
  }
};
