import { TILE_LEAVES } from './batch.ts';
import type { LeafSet } from './leaf-set.ts';
import { GrowingTree, nodeHash } from './merkle.ts';
import { type RangeRoot, splitOf } from './merkle-paths.ts';

/**
 * Roots of any range of a record's leaves. Tiles are hashed once, with pauses; the nodes above them are
 * cached, so that many paths through one tree cost little more than one.
 */
export const rangeRoots = async (leaves: LeafSet, breathe: () => Promise<unknown>): Promise<RangeRoot> => {
  const roots = new Map<string, Buffer>();
  const keyOf = (from: number, to: number): string => `${from} ${to}`;
  for (let from = 0; from + TILE_LEAVES <= leaves.size; from += TILE_LEAVES) {
    const tile = new GrowingTree();
    tile.add(leaves.at(from, TILE_LEAVES));
    roots.set(keyOf(from, from + TILE_LEAVES), tile.root());
    await breathe();
  }
  const rootOf: RangeRoot = (from, to) => {
    if (to - from === 1) return leaves.at(from);
    const cachedRoot = roots.get(keyOf(from, to));
    if (cachedRoot !== undefined) return cachedRoot;
    const middle = from + splitOf(to - from);
    const root = nodeHash(rootOf(from, middle), rootOf(middle, to));
    if (to - from > TILE_LEAVES) roots.set(keyOf(from, to), root);
    return root;
  };
  return rootOf;
};
