import { below } from './attack.ts';

/** Bytes that a reader of files meets on bad disks, on bad lines and from bad people. */
export const disturbedBytes = (random: () => number, bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  switch (below(random, 5)) {
    case 0:
      return copy.subarray(0, below(random, copy.length));
    case 1:
      return Buffer.concat([copy, copy]);
    case 2: {
      const [from, to] = [below(random, copy.length), below(random, copy.length)];
      copy.copy(copy, from, to, Math.min(copy.length, to + 200));
      return copy;
    }
    default:
      for (let flips = 1 + below(random, 8); flips > 0; flips -= 1) {
        copy[below(random, copy.length)] = below(random, 256);
      }
      return copy;
  }
};
