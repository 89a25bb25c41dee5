import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeafSet } from './leaf-set.ts';
import { digestOf, EMPTY_ROOT, GrowingTree, HASH_BYTES, nodeHash } from './merkle.ts';
import { consistencyPath, inclusionPath, isContinued } from './merkle-paths.ts';
import { rangeRoots } from './range-roots.ts';

type Inclusion = {
  readonly leaf: number;
  readonly size: number;
  readonly path: readonly Uint8Array[];
};

/** The root of a leaf and its path (RFC 9162, 2.1.3.2); undefined if the path is too long or short. */
const rootFromPath = (leafHash: Uint8Array, { leaf, size, path }: Inclusion): Uint8Array | undefined => {
  let [root, at, last] = [leafHash, leaf, size - 1];
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      root = nodeHash(sibling, root);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else root = nodeHash(root, sibling);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? root : undefined;
};

const numbered = (size: number): LeafSet => {
  const leaves = new LeafSet();
  for (let number = 0; number < size; number += 1)
    leaves.add(Buffer.from(digestOf(`\0leaf ${number}`), 'latin1'));
  return leaves;
};
const atOnce = async (): Promise<void> => undefined;
const leaves = numbered(67);
const rangeOf = await rangeRoots(leaves, atOnce);
const rootOf = (size: number): Buffer => (size === 0 ? EMPTY_ROOT : rangeOf(0, size));
const headOf = (size: number) => ({ size, root: rootOf(size) });

describe('roots of ranges', () => {
  it('equal those of a growing tree, with more leaves than a tile', async () => {
    const many = numbered(1_500);
    const rangeOfMany = await rangeRoots(many, atOnce);
    const tree = new GrowingTree();
    for (let size = 1; size <= many.size; size += 1) {
      tree.add(many.at(size - 1));
      if (size % 100 === 0 || size % 256 < 2) expect(rangeOfMany(0, size)).toEqual(tree.root());
    }
  });
});

describe('a path', () => {
  it('leads from each leaf to the root', () => {
    for (let size = 1; size <= leaves.size; size += 1)
      for (let leaf = 0; leaf < size; leaf += 1) {
        const path = inclusionPath(rangeOf, leaf, size);
        expect(rootFromPath(leaves.at(leaf), { leaf, size, path })).toEqual(rootOf(size));
      }
  });

  it('does not lead from another leaf, or from a leaf with another number', () => {
    const size = leaves.size;
    const root = rootOf(size);
    const number = fc.nat({ max: size - 1 });
    fc.assert(
      fc.property(number, number, (leaf, other) => {
        fc.pre(leaf !== other);
        const path = inclusionPath(rangeOf, leaf, size);
        expect(rootFromPath(leaves.at(other), { leaf, size, path })).not.toEqual(root);
        expect(rootFromPath(leaves.at(leaf), { leaf: other, size, path })).not.toEqual(root);
        expect(rootFromPath(leaves.at(leaf), { leaf, size, path: path.slice(1) })).not.toEqual(root);
      }),
    );
  });
});

describe('a proof of consistency', () => {
  it('leads from every size to every larger one', () => {
    for (let size = 0; size <= leaves.size; size += 1)
      for (let from = 0; from <= size; from += 1) {
        const path = consistencyPath(rangeOf, from, size);
        expect(isContinued(headOf(from), headOf(size), path), `${from} to ${size}`).toBe(true);
      }
  });

  it('has the hashes of the examples in RFC 6962, section 2.1.3', () => {
    const node = (from: number, to: number) => rangeOf(from, to);
    // Seven leaves: PROOF(3, D[7]) = [c, d, g, l], PROOF(4, D[7]) = [l], PROOF(6, D[7]) = [i, j, k].
    expect(consistencyPath(rangeOf, 3, 7)).toEqual([node(2, 3), node(3, 4), node(0, 2), node(4, 7)]);
    expect(consistencyPath(rangeOf, 4, 7)).toEqual([node(4, 7)]);
    expect(consistencyPath(rangeOf, 6, 7)).toEqual([node(4, 6), node(6, 7), node(0, 4)]);
  });

  it('leads to no tree with another leaf among the first ones, for any path', () => {
    const anySize = fc.integer({ min: 1, max: leaves.size });
    fc.assert(
      fc.property(anySize, anySize, fc.nat(), fc.nat(), (one, two, where, how) => {
        const [from, size] = one < two ? [one, two] : [two, one];
        const path = consistencyPath(rangeOf, from, size);
        const other = { size: from, root: Buffer.from(rootOf(from)) };
        other.root[where % HASH_BYTES] = (other.root[where % HASH_BYTES] ?? 0) ^ (1 + (how % 255));
        expect(isContinued(other, headOf(size), path)).toBe(false);
        expect(isContinued(headOf(from), headOf(size), [...path, EMPTY_ROOT])).toBe(false);
        if (path.length === 0) return;
        expect(isContinued(headOf(from), headOf(size), path.slice(1))).toBe(false);
        const bent = path.map((node, at) => (at === where % path.length ? EMPTY_ROOT : node));
        expect(isContinued(headOf(from), headOf(size), bent)).toBe(false);
      }),
    );
  });

  it('leads to no smaller tree', () => {
    expect(isContinued(headOf(9), headOf(8), [])).toBe(false);
  });
});
