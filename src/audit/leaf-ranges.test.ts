import { describe, expect, it } from 'vitest';
import { LEAVES_AT_A_TIME } from '../kernel/limits/audit.ts';
import { visitLeaves } from './leaf-ranges.ts';

const pausesOf = async (erasures: readonly (readonly number[])[], size: number): Promise<number> => {
  let pauses = 0;
  const breathe = async () => {
    pauses += 1;
  };
  await visitLeaves(erasures, { size, breathe }, () => undefined);
  return pauses;
};

describe('visits of the leaves of erasures', () => {
  it('pause after a number of leaves, wherever these are in the record', async () => {
    const everyOther = Array.from({ length: LEAVES_AT_A_TIME }, (_, at) => [2 * at, 1]).flat();
    expect(await pausesOf([everyOther, everyOther], 2 * LEAVES_AT_A_TIME)).toBeGreaterThanOrEqual(2);
    const ofOneLeaf = Array.from({ length: 3 * LEAVES_AT_A_TIME }, () => [4, 1]);
    expect(await pausesOf(ofOneLeaf, 8)).toBeGreaterThanOrEqual(3);
  });

  it('pause for erasures without a leaf of the record', async () => {
    const beyondTheRecord = Array.from({ length: 2 * LEAVES_AT_A_TIME }, () => [9, 1]);
    expect(await pausesOf(beyondTheRecord, 8)).toBeGreaterThanOrEqual(2);
  });
});
