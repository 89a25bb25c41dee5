import { LEAVES_AT_A_TIME } from '../kernel/limits/audit.ts';
import { HASH_BYTES } from './merkle.ts';

/** Leaves of a chunk: a set grows by chunks of one MB, because copying what is there takes long. */
const CHUNK_LEAVES = 32_768;
/** At least half of the index is empty, so that a search looks at two or three leaves. */
const SLOTS_PER_LEAF = 2;

/** Leaves in the order of the record: 32 bytes each, and an index of them on request. */
export class LeafSet {
  private readonly chunks: Buffer[] = [];
  private count = 0;
  /** Numbers of leaves plus one, by the first bytes of their hashes; a taken slot moves a leaf to the next. */
  private slots: Uint32Array | undefined;

  get size(): number {
    return this.count;
  }

  add(leaves: Uint8Array): void {
    for (let from = 0; from < leaves.length; ) {
      const start = (this.count % CHUNK_LEAVES) * HASH_BYTES;
      const part = leaves.subarray(from, from + CHUNK_LEAVES * HASH_BYTES - start);
      this.chunkOf(this.count).set(part, start);
      this.count += part.length / HASH_BYTES;
      from += part.length;
    }
  }

  /** Unreadable leaves become zeros, so that later ones keep their numbers. */
  resize(count: number): void {
    if (count > this.count) this.add(new Uint8Array((count - this.count) * HASH_BYTES));
    this.count = count;
  }

  /** @param count of adjacent leaves: those of a tile are never apart */
  at(leaf: number, count = 1): Buffer {
    const start = (leaf % CHUNK_LEAVES) * HASH_BYTES;
    return this.chunkOf(leaf).subarray(start, start + count * HASH_BYTES);
  }

  /** @param hashes Latin-1, one behind another; `at` is the number of the one that is compared */
  has(leaf: number, hashes: string, at = 0): boolean {
    if (leaf >= this.count) return false;
    const chunk = this.chunkOf(leaf);
    const start = (leaf % CHUNK_LEAVES) * HASH_BYTES;
    // For so few bytes, native code takes longer.
    for (let byte = 0; byte < HASH_BYTES; byte += 1)
      if (chunk[start + byte] !== hashes.charCodeAt(at * HASH_BYTES + byte)) return false;
    return true;
  }

  /**
   * Makes the set searchable. All leaves are there by then.
   * @param breathe lets others have their turn
   */
  async index(breathe: () => Promise<unknown>): Promise<void> {
    if (this.slots !== undefined) return;
    const slots = new Uint32Array(SLOTS_PER_LEAF * this.count + 1);
    for (let leaf = 0; leaf < this.count; leaf += 1) {
      const slot = this.slotOf(this.at(leaf), slots);
      // Of the same leaves the first one is found.
      if (slots[slot] === 0) slots[slot] = leaf + 1;
      if (leaf % LEAVES_AT_A_TIME === LEAVES_AT_A_TIME - 1) await breathe();
    }
    this.slots = slots;
  }

  /** The number of a leaf, -1 where there is none. Only after `index`. */
  find(hashes: string, at = 0): number {
    if (this.slots === undefined) throw new TypeError('leaves are indexed before they are searched');
    const hash = hashes.slice(at * HASH_BYTES, (at + 1) * HASH_BYTES);
    return (this.slots[this.slotOf(Buffer.from(hash, 'latin1'), this.slots)] ?? 0) - 1;
  }

  /** The slot of a hash, or the empty one that it would take. */
  private slotOf(hash: Buffer, slots: Uint32Array): number {
    let slot = hash.readUInt32BE() % slots.length;
    for (;;) {
      const leaf = (slots[slot] ?? 0) - 1;
      if (leaf < 0 || this.at(leaf).equals(hash)) return slot;
      slot = (slot + 1) % slots.length;
    }
  }

  private chunkOf(leaf: number): Buffer {
    const chunk = Math.floor(leaf / CHUNK_LEAVES);
    this.chunks[chunk] ??= Buffer.alloc(CHUNK_LEAVES * HASH_BYTES);
    return this.chunks[chunk];
  }
}
