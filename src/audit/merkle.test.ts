import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, GrowingTree, HASH_BYTES, hashInto, nodeHash } from './merkle.ts';
import { splitOf } from './merkle-paths.ts';

const leafOf = (bytes: Buffer): Buffer => {
  const leaf = Buffer.alloc(HASH_BYTES);
  hashInto(leaf, 0, `\0${bytes.toString('utf8')}`);
  return leaf;
};
const numbered = (size: number): readonly Buffer[] =>
  Array.from({ length: size }, (_, leaf) => leafOf(Buffer.from(`leaf ${leaf}`)));

/** As RFC 6962 defines it, in section 2.1. */
const rootOf = (leaves: readonly Buffer[]): Buffer => {
  const [first, ...others] = leaves;
  if (first === undefined) return EMPTY_ROOT;
  if (others.length === 0) return first;
  const split = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};

const grown = (leaves: readonly Buffer[]): GrowingTree => {
  const tree = new GrowingTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree;
};

describe('a tree', () => {
  it('has the roots that the implementations of RFC 6962 publish as their test vectors', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243'].map((hex) => Buffer.from(hex, 'hex'));
    const tree = new GrowingTree();
    const roots = inputs.map((input) => {
      tree.add(leafOf(input));
      return tree.root().toString('hex');
    });
    expect(EMPTY_ROOT.toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(roots).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    ]);
  });

  it('has the root of its definition for any number of leaves, and continues from its peaks', () => {
    const leaves = numbered(70);
    for (let size = 0; size <= leaves.length; size += 1) {
      const tree = grown(leaves.slice(0, size));
      expect(tree.root()).toEqual(rootOf(leaves.slice(0, size)));
      const again = GrowingTree.at(size, tree.peaks());
      for (const leaf of leaves.slice(size)) again?.add(leaf);
      expect(again?.root()).toEqual(rootOf(leaves));
    }
  });
});
