import { hash } from 'node:crypto';

/** The Merkle tree of RFC 6962: SHA-256, with a first byte that separates leaves (0) from inner nodes (1). */
export const HASH_BYTES = 32;

/**
 * Hash of a leaf or an inner node, as Latin-1: Node makes such a text in less than half the time of a buffer.
 * `bytes` begin with their byte; see leaf.ts.
 */
export const digestOf = (bytes: string | Uint8Array): string => hash('sha256', bytes, 'binary');

const INNER_NODE = 1;
const PAIR_BYTES = 2 * HASH_BYTES;

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  row.set(left, 1);
  row.set(right, 1 + HASH_BYTES);
  return parentsIn(1);
};

export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

/** Leaves that are added in one pass. */
const PASS_LEAVES = 256;
/** Nodes of one height, behind a byte for the first pair: a pass and the peak that was there before. */
const row = Buffer.alloc(1 + (PASS_LEAVES + 1) * HASH_BYTES);
/** The pairs in it, each with the byte before it. Making these objects again takes as long as hashing. */
const pairs = Array.from(
  { length: PASS_LEAVES / 2 },
  (_, pair) => new Uint8Array(row.buffer, row.byteOffset + pair * PAIR_BYTES, 1 + PAIR_BYTES),
);

/** The nodes over the first pairs of the row. */
const parentsIn = (count: number): Buffer => {
  let parents = '';
  for (let pair = 0; pair < count; pair += 1) {
    // The last byte of the pair before, which is hashed by now.
    row[pair * PAIR_BYTES] = INNER_NODE;
    parents += digestOf(pairs[pair] ?? row);
  }
  return Buffer.from(parents, 'latin1');
};

/** A tree that grows and keeps only the roots of its complete subtrees, its peaks. */
export class GrowingTree {
  private leafCount = 0;
  /** By height: a complete subtree for each bit of the size that is set. */
  private roots: (Uint8Array | undefined)[] = [];

  /** @param peaks of a tree of that size, as `peaks` returns them; undefined if they do not fit. */
  static at(size: number, peaks: Uint8Array): GrowingTree | undefined {
    const tree = new GrowingTree();
    tree.leafCount = size;
    let end = peaks.length;
    for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) {
      const start = end - HASH_BYTES * (rest % 2);
      if (start < 0) return undefined;
      tree.roots.push(start < end ? Buffer.from(peaks.subarray(start, end)) : undefined);
      end = start;
    }
    return end === 0 ? tree : undefined;
  }

  copy(): GrowingTree {
    const tree = new GrowingTree();
    tree.leafCount = this.leafCount;
    tree.roots = [...this.roots];
    return tree;
  }

  get size(): number {
    return this.leafCount;
  }

  /** @param leaves their hashes, one behind another */
  add(leaves: Uint8Array): void {
    for (let from = 0; from < leaves.length; from += PASS_LEAVES * HASH_BYTES) {
      let nodes = leaves.subarray(from, from + PASS_LEAVES * HASH_BYTES);
      this.leafCount += nodes.length / HASH_BYTES;
      for (let height = 0; nodes.length > 0; height += 1) nodes = this.rise(height, nodes);
    }
  }

  /** The roots of the complete subtrees, the largest first. */
  peaks(): Buffer {
    return Buffer.concat(this.roots.filter((root) => root !== undefined).reverse());
  }

  root(): Buffer {
    let root: Uint8Array | undefined;
    for (const peak of this.roots)
      if (peak !== undefined) root = root === undefined ? peak : nodeHash(peak, root);
    return Buffer.from(root ?? EMPTY_ROOT);
  }

  /** Adds nodes of one height. @returns those over them, one height above */
  private rise(height: number, nodes: Uint8Array): Uint8Array {
    const peak = this.roots[height];
    if (peak !== undefined) row.set(peak, 1);
    const start = peak === undefined ? 1 : 1 + HASH_BYTES;
    row.set(nodes, start);
    const end = start + nodes.length;
    const count = Math.floor((end - 1) / PAIR_BYTES);
    const isOdd = end - 1 > count * PAIR_BYTES;
    // A copy, because the row is used again.
    this.roots[height] = isOdd ? Buffer.from(row.subarray(end - HASH_BYTES, end)) : undefined;
    return parentsIn(count);
  }
}
