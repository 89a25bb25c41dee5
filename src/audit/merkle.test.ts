import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, GrowingTree } from './merkle.ts';
import { splitOf } from './merkle-paths.ts';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafOf = (bytes: Buffer): Buffer => sha256(Buffer.from([0]), bytes);
const numbered = (size: number): readonly Buffer[] =>
  Array.from({ length: size }, (_, leaf) => leafOf(Buffer.from(`leaf ${leaf}`)));

/** As RFC 6962 defines it, in section 2.1. */
const rootOf = (leaves: readonly Buffer[]): Buffer => {
  const [first, ...others] = leaves;
  if (first === undefined) return sha256();
  if (others.length === 0) return first;
  const split = splitOf(leaves.length);
  return sha256(Buffer.from([1]), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};

/** @param parts sizes of the groups in which the leaves are added */
const grown = (leaves: readonly Buffer[], parts: readonly number[] = []): GrowingTree => {
  const tree = new GrowingTree();
  let from = 0;
  for (const part of [...parts, leaves.length]) {
    tree.add(Buffer.concat(leaves.slice(from, from + part)));
    from += part;
  }
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
      again?.add(Buffer.concat(leaves.slice(size)));
      expect(again?.root()).toEqual(rootOf(leaves));
    }
  });

  it('has the root of its definition in whatever groups its leaves are added', () => {
    const leaf = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
    const leaves = fc.oneof(
      fc.array(leaf, { maxLength: 40 }),
      fc.integer({ min: 250, max: 1_100 }).map(numbered),
    );
    fc.assert(
      fc.property(leaves, fc.array(fc.nat({ max: 600 }), { maxLength: 6 }), (all, parts) => {
        const tree = grown(all, parts);
        expect(tree.size).toBe(all.length);
        expect(tree.root()).toEqual(rootOf(all));
        const copy = tree.copy();
        copy.add(Buffer.concat(numbered(3)));
        expect(copy.root()).toEqual(rootOf([...all, ...numbered(3)]));
        expect(tree.root()).toEqual(rootOf(all));
        expect(GrowingTree.at(tree.size, tree.peaks())?.root()).toEqual(rootOf(all));
      }),
    );
  });

  it('does not continue from peaks of another size', () => {
    const peaks = grown(numbered(6)).peaks();
    expect(GrowingTree.at(6, peaks)).toBeDefined();
    for (const size of [0, 4, 7, 14]) expect(GrowingTree.at(size, peaks)).toBeUndefined();
    expect(GrowingTree.at(6, peaks.subarray(1))).toBeUndefined();
  });
});
