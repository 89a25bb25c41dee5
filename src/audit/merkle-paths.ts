import { EMPTY_ROOT, nodeHash } from './merkle.ts';

/** The root of the leaves `from` (included) to `to` (excluded) of a tree. */
export type RangeRoot = (from: number, to: number) => Buffer;

/** The largest power of two below a number of leaves: where RFC 6962 splits them. */
export const splitOf = (leaves: number): number => {
  let split = 1;
  while (split * 2 < leaves) split *= 2;
  return split;
};

/** The hashes that lead from a leaf to the root of a tree of `size` leaves, from the bottom up. */
export const inclusionPath = (rootOf: RangeRoot, leaf: number, size: number): readonly Buffer[] => {
  const path: Buffer[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    if (leaf < middle) {
      path.push(rootOf(middle, to));
      to = middle;
    } else {
      path.push(rootOf(from, middle));
      from = middle;
    }
  }
  return path.reverse();
};

type Descent = {
  /** From the top down: the sibling subtree, and whether it contains leaves of the earlier tree. */
  readonly steps: readonly { readonly from: number; readonly to: number; readonly isEarlier: boolean }[];
  /** The subtree at the end of the path; the earlier tree has all its leaves. */
  readonly from: number;
  readonly to: number;
};

/** The path down a tree of `size` leaves to the end of its first `earlier` leaves. */
const descentTo = (earlier: number, size: number): Descent => {
  const steps: Descent['steps'][number][] = [];
  let [from, to] = [0, size];
  while (to > earlier) {
    const middle = from + splitOf(to - from);
    const isEarlier = middle < earlier;
    steps.push(isEarlier ? { from, to: middle, isEarlier } : { from: middle, to, isEarlier });
    if (isEarlier) from = middle;
    else to = middle;
  }
  return { steps, from, to };
};

/**
 * The hashes, from the bottom up, which prove that a tree of `size` leaves begins with `earlier` known ones.
 */
export const consistencyPath = (rootOf: RangeRoot, earlier: number, size: number): readonly Buffer[] => {
  if (earlier === 0) return [];
  const { steps, from, to } = descentTo(earlier, size);
  const path = steps.map((step) => rootOf(step.from, step.to));
  // If the subtree is the whole earlier tree, the verifier knows its root already.
  return [...(from === 0 ? [] : [rootOf(from, to)]), ...path.reverse()];
};

/** A size and a root that are claimed to belong together. */
export type TreeHead = { readonly size: number; readonly root: Uint8Array };

/** Whether a path of `consistencyPath` leads to both trees. */
export const isContinued = (before: TreeHead, after: TreeHead, path: readonly Uint8Array[]): boolean => {
  if (before.size > after.size) return false;
  if (before.size === 0) return path.length === 0 && areEqual(before.root, EMPTY_ROOT);
  const { steps, from } = descentTo(before.size, after.size);
  const [seed, ...beside] = from === 0 ? [before.root, ...path] : path;
  if (seed === undefined || beside.length !== steps.length) return false;
  let [earlier, later] = [seed, seed];
  for (const [at, { isEarlier }] of [...steps].reverse().entries()) {
    const node = beside[at] ?? EMPTY_ROOT;
    if (isEarlier) earlier = nodeHash(node, earlier);
    later = isEarlier ? nodeHash(node, later) : nodeHash(later, node);
  }
  return areEqual(earlier, before.root) && areEqual(later, after.root);
};

const areEqual = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
