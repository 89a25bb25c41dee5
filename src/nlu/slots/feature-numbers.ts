import type { NumberedRows } from './crf-problem.ts';
import type { FeatureRows } from './features.ts';
import { HashIndex } from './hashing.ts';

/** Numbers for the features that get a weight; the others are dropped from the rows. */
export type FeatureNumbers = {
  /** The hash of feature n. */
  readonly hashes: Int32Array;
  /** -1 for a dropped feature. */
  readonly numberOf: (hash: number) => number;
  readonly number: (rows: FeatureRows) => NumberedRows;
};

/** Features that occur at least `countMin` times, in order of first occurrence, then all of `always`. */
export const numberFeatures = (
  rows: readonly FeatureRows[],
  alwaysKept: readonly number[],
  countMin: number,
): FeatureNumbers => {
  const index = new HashIndex();
  const hashes: number[] = [];
  const counts: number[] = [];
  const count = (hash: number, times: number): void => {
    const id = index.add(hash);
    hashes[id] = hash;
    counts[id] = (counts[id] ?? 0) + times;
  };
  for (const row of rows) for (const hash of row.hashes) count(hash, 1);
  for (const hash of alwaysKept) count(hash, countMin);
  const keptHashes = hashes.filter((_, id) => (counts[id] ?? 0) >= countMin);
  const numbers = new HashIndex(keptHashes.length);
  for (const hash of keptHashes) numbers.add(hash);
  return {
    hashes: Int32Array.from(keptHashes),
    numberOf: (hash) => numbers.find(hash),
    number: ({ starts, hashes: rowHashes }) => {
      const features: number[] = [];
      const numberedStarts = new Int32Array(starts.length);
      for (let t = 0; t + 1 < starts.length; t++) {
        for (const hash of rowHashes.subarray(starts[t], starts[t + 1])) {
          const feature = numbers.find(hash);
          if (feature >= 0) features.push(feature);
        }
        numberedStarts[t + 1] = features.length;
      }
      return { starts: numberedStarts, features: Int32Array.from(features) };
    },
  };
};
