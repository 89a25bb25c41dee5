import { hash } from 'node:crypto';

/** The Merkle tree of RFC 6962: SHA-256, with a first byte that separates leaves (0) from inner nodes (1). */
export const HASH_BYTES = 32;

/** Hash of a leaf or an inner node. `bytes` begin with their byte; see leaf.ts. */
export const hashInto = (target: Buffer, offset: number, bytes: string | Uint8Array): void => {
  // A text of Latin-1 is copied into place faster than a new buffer is made.
  target.write(hash('sha256', bytes, 'binary'), offset, 'latin1');
};

const INNER_NODE = 1;
const pair = Buffer.alloc(1 + 2 * HASH_BYTES, INNER_NODE);

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  pair.set(left, 1);
  pair.set(right, 1 + HASH_BYTES);
  const node = Buffer.alloc(HASH_BYTES);
  hashInto(node, 0, pair);
  return node;
};

export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

/** More than the bits of any size. */
const PEAKS_MAX = 64;

/** A tree that grows by one leaf at a time and keeps only the roots of its complete subtrees, its peaks. */
export class GrowingTree {
  private leafCount = 0;
  private depth = 0;
  /** The peaks after one byte, so that a byte can be in front of any two of them. */
  private readonly stack = Buffer.alloc(1 + PEAKS_MAX * HASH_BYTES);
  /** That byte and two peaks, by the number of peaks in front of them. Making them again takes long. */
  private readonly pairs: Uint8Array[] = [];

  /** @param peaks of a tree of that size, as `peaks` returns them; undefined if they do not fit. */
  static at(size: number, peaks: Uint8Array): GrowingTree | undefined {
    if (peaks.length !== bitsIn(size) * HASH_BYTES) return undefined;
    const tree = new GrowingTree();
    tree.leafCount = size;
    tree.depth = peaks.length / HASH_BYTES;
    tree.stack.set(peaks, 1);
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
    const start = 1 + this.depth * HASH_BYTES;
    // Copied one by one, because calling native code takes longer.
    for (let at = 0; at < HASH_BYTES; at += 1) this.stack[start + at] = hashes[offset + at] ?? 0;
    let { depth } = this;
    // Two complete subtrees of one size become one of twice the size.
    for (let rest = this.leafCount; rest % 2 === 1; rest = Math.floor(rest / 2)) {
      depth -= 1;
      this.join(depth);
    }
    this.depth = depth + 1;
    this.leafCount += 1;
  }

  /** The roots of the complete subtrees, the largest first. */
  peaks(): Buffer {
    return Buffer.from(this.stack.subarray(1, 1 + this.depth * HASH_BYTES));
  }

  root(): Buffer {
    if (this.depth === 0) return EMPTY_ROOT;
    let root = this.peakAt(this.depth - 1);
    for (let at = this.depth - 2; at >= 0; at -= 1) root = nodeHash(this.peakAt(at), root);
    return root;
  }

  /** Replaces the two peaks after the first `depth` ones by the node over them. */
  private join(depth: number): void {
    const { stack, pairs } = this;
    const at = depth * HASH_BYTES;
    pairs[depth] ??= new Uint8Array(stack.buffer, stack.byteOffset + at, pair.length);
    const before = stack[at] ?? 0;
    stack[at] = INNER_NODE;
    hashInto(stack, at + 1, pairs[depth]);
    stack[at] = before;
  }

  private peakAt(at: number): Buffer {
    return Buffer.from(this.stack.subarray(1 + at * HASH_BYTES, 1 + (at + 1) * HASH_BYTES));
  }
}

/** A complete subtree for each bit that is set. */
const bitsIn = (size: number): number => {
  let bits = 0;
  for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) bits += rest % 2;
  return bits;
};
