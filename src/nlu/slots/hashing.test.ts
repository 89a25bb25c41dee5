import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HashIndex, hashPair, hashText } from './hashing.ts';

describe('hashes', () => {
  it('are never 0 and depend on the order of a pair', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const [a, b] = [hashText(one), hashText(other)];
        expect(a).not.toBe(0);
        expect(hashPair(a, b)).not.toBe(0);
        if (one !== other) expect(hashPair(a, b)).not.toBe(hashPair(b, a));
      }),
    );
  });
});

describe('a hash index', () => {
  it('numbers any number of hashes in insertion order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.nat(20)), { maxLength: 300 }), (added) => {
        const index = new HashIndex(0);
        const hashes = [...new Set(added)].filter((hash) => hash !== 0);
        expect(added.filter((hash) => hash !== 0).map((hash) => index.add(hash))).toEqual(
          added.filter((hash) => hash !== 0).map((hash) => hashes.indexOf(hash)),
        );
        expect(index.size).toBe(hashes.length);
        expect(hashes.map((hash) => index.find(hash))).toEqual([...hashes.keys()]);
        fc.pre(!hashes.includes(12345));
        expect(index.find(12345)).toBe(-1);
      }),
    );
  });
});
