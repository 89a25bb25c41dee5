import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LEAVES_AT_A_TIME } from '../kernel/limits/audit.ts';
import { LeafSet } from './leaf-set.ts';
import { HASH_BYTES } from './merkle.ts';

const leafOf = (number: number): Buffer => createHash('sha256').update(`leaf ${number}`).digest();
/** As `digestOf` returns it. */
const hashOf = (number: number): string => leafOf(number).toString('latin1');
const setOf = (size: number): LeafSet => {
  const leaves = new LeafSet();
  leaves.add(Buffer.concat(Array.from({ length: size }, (_, number) => leafOf(number))));
  return leaves;
};

describe('a set of leaves', () => {
  it('finds each leaf by its number and its hash, and no other', async () => {
    const leaves = setOf(70_000);
    await leaves.index(async () => undefined);
    for (const number of [0, 1, 32_767, 32_768, 65_535, 65_536, 69_999]) {
      expect(leaves.at(number)).toEqual(leafOf(number));
      expect(leaves.has(number, hashOf(number))).toBe(true);
      expect(leaves.find(hashOf(number))).toBe(number);
    }
    for (const number of [70_000, 70_001]) {
      expect(leaves.has(number, hashOf(number))).toBe(false);
      expect(leaves.find(hashOf(number))).toBe(-1);
    }
  });

  it('is indexed in steps, however many leaves it has', async () => {
    let pauses = 0;
    await setOf(3 * LEAVES_AT_A_TIME).index(async () => {
      pauses += 1;
    });
    expect(pauses).toBe(3);
  });

  it('finds the first of the same leaves', async () => {
    const leaves = setOf(10);
    leaves.add(leafOf(3));
    leaves.add(leafOf(3));
    await leaves.index(async () => undefined);
    expect(leaves.find(hashOf(3))).toBe(3);
    expect(leaves.has(11, hashOf(3))).toBe(true);
  });

  it('is empty at first, and has zeros where leaves were unreadable', async () => {
    const empty = new LeafSet();
    await empty.index(async () => undefined);
    expect(empty.find(hashOf(0))).toBe(-1);
    const leaves = setOf(2);
    leaves.resize(4);
    leaves.add(leafOf(9));
    expect(leaves.at(3)).toEqual(Buffer.alloc(HASH_BYTES));
    expect(leaves.at(4)).toEqual(leafOf(9));
    leaves.resize(1);
    expect(leaves.has(1, hashOf(1))).toBe(false);
  });
});
