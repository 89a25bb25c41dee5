import { HASH_BYTES } from './merkle.ts';

/** Enough bytes to distinguish nearly all leaves, and few enough for an exact number. */
const KEY_BYTES = 6;
const FIRST_LEAVES = 4_096;

/** Leaves in the order of the record: 32 bytes each, and an index once a leaf is searched for. */
export class LeafSet {
  private bytes = Buffer.alloc(FIRST_LEAVES * HASH_BYTES);
  private count = 0;
  private index: Map<number, number> | undefined;
  /** Leaves with the same key as an earlier one. */
  private readonly doubles: number[] = [];

  get size(): number {
    return this.count;
  }

  add(leaves: Uint8Array): void {
    const start = this.count * HASH_BYTES;
    if (start + leaves.length > this.bytes.length) {
      const grown = Buffer.alloc(Math.max(2 * this.bytes.length, start + leaves.length));
      this.bytes.copy(grown, 0, 0, start);
      this.bytes = grown;
    }
    this.bytes.set(leaves, start);
    this.count += leaves.length / HASH_BYTES;
  }

  /** Unreadable leaves become zeros, so that later ones keep their numbers. */
  resize(count: number): void {
    if (count > this.count) this.add(new Uint8Array((count - this.count) * HASH_BYTES));
    this.count = count;
  }

  at(leaf: number): Buffer {
    return this.bytes.subarray(leaf * HASH_BYTES, (leaf + 1) * HASH_BYTES);
  }

  has(leaf: number, hash: Uint8Array): boolean {
    const start = leaf * HASH_BYTES;
    return leaf < this.count && this.bytes.compare(hash, 0, HASH_BYTES, start, start + HASH_BYTES) === 0;
  }

  /** The number of a leaf, -1 if there is none. Call it when all leaves are added. */
  find(hash: Buffer): number {
    this.index ??= this.indexed();
    const first = this.index.get(hash.readUIntBE(0, KEY_BYTES));
    if (first === undefined) return -1;
    if (this.has(first, hash)) return first;
    return this.doubles.find((leaf) => this.has(leaf, hash)) ?? -1;
  }

  private indexed(): Map<number, number> {
    const index = new Map<number, number>();
    for (let leaf = 0; leaf < this.count; leaf += 1) {
      const key = this.bytes.readUIntBE(leaf * HASH_BYTES, KEY_BYTES);
      if (index.has(key)) this.doubles.push(leaf);
      else index.set(key, leaf);
    }
    return index;
  }
}
