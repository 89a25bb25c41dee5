import { hash } from 'node:crypto';

/** The Merkle tree of RFC 6962: SHA-256, with a first byte that separates leaves (0) from inner nodes (1). */
export const HASH_BYTES = 32;

/** Hash of a leaf. `bytes` begin with the byte of leaves; see leaf.ts. */
export const hashInto = (target: Buffer, offset: number, bytes: string | Uint8Array): void => {
  // A text of Latin-1 is copied into place faster than a new buffer is made.
  target.write(hash('sha256', bytes, 'binary'), offset, 'latin1');
};

const pair = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

const hashPair = (target: Buffer, offset: number): void => {
  target.write(hash('sha256', pair, 'binary'), offset, 'latin1');
};

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  pair.set(left, 1);
  pair.set(right, 1 + HASH_BYTES);
  const node = Buffer.alloc(HASH_BYTES);
  hashPair(node, 0);
  return node;
};

export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

/** More than the bits of any size. */
const PEAKS_MAX = 64;

/** A tree that grows by one leaf at a time and keeps only the roots of its complete subtrees, its peaks. */
export class GrowingTree {
  private leafCount = 0;
  private depth = 0;
  private readonly stack = Buffer.alloc(PEAKS_MAX * HASH_BYTES);

  /** @param peaks of a tree of that size, as `peaks` returns them; undefined if they do not fit. */
  static at(size: number, peaks: Uint8Array): GrowingTree | undefined {
    if (peaks.length !== bitsIn(size) * HASH_BYTES) return undefined;
    const tree = new GrowingTree();
    tree.leafCount = size;
    tree.depth = peaks.length / HASH_BYTES;
    tree.stack.set(peaks);
    return tree;
  }

  copy(): GrowingTree {
    const tree = new GrowingTree();
    tree.leafCount = this.leafCount;
    tree.depth = this.depth;
    tree.stack.set(this.stack);
    return tree;
  }

  get size(): number {
    return this.leafCount;
  }

  /** Adds the hash of a leaf that begins at `offset`. */
  add(hashes: Uint8Array, offset = 0): void {
    const { stack } = this;
    let top = this.depth * HASH_BYTES;
    stack.set(hashes.subarray(offset, offset + HASH_BYTES), top);
    // Two complete subtrees of one size become one of twice the size.
    for (let rest = this.leafCount; rest % 2 === 1; rest = Math.floor(rest / 2)) {
      top -= HASH_BYTES;
      stack.copy(pair, 1, top, top + 2 * HASH_BYTES);
      hashPair(stack, top);
    }
    this.depth = top / HASH_BYTES + 1;
    this.leafCount += 1;
  }

  /** The roots of the complete subtrees, the largest first. */
  peaks(): Buffer {
    return Buffer.from(this.stack.subarray(0, this.depth * HASH_BYTES));
  }

  root(): Buffer {
    if (this.depth === 0) return EMPTY_ROOT;
    let root = this.peakAt(this.depth - 1);
    for (let at = this.depth - 2; at >= 0; at -= 1) root = nodeHash(this.peakAt(at), root);
    return root;
  }

  private peakAt(at: number): Buffer {
    return Buffer.from(this.stack.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES));
  }
}

/** A complete subtree for each bit that is set. */
const bitsIn = (size: number): number => {
  let bits = 0;
  for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) bits += rest % 2;
  return bits;
};
