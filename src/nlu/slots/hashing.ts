/**
 * Features are 32-bit hashes instead of strings: FNV-1a, then the finaliser of MurmurHash3 (Appleby 2008).
 */

/** Never 0, because 0 marks an empty cell. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
};

/** The hash of two hashes in this order. Never 0. */
export const hashPair = (first: number, second: number): number => mix(Math.imul(first, 0x2c1b3c6d) ^ second);

const mix = (hash: number): number => {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return mixed === 0 ? 1 : mixed | 0;
};

/** A growing list of hashes. */
export class HashList {
  #hashes: Int32Array;
  #length = 0;

  constructor(capacity: number) {
    this.#hashes = new Int32Array(Math.max(16, capacity));
  }

  get length(): number {
    return this.#length;
  }

  add(hash: number): void {
    if (this.#length === this.#hashes.length) {
      const grown = new Int32Array(2 * this.#length);
      grown.set(this.#hashes);
      this.#hashes = grown;
    }
    this.#hashes[this.#length++] = hash;
  }

  /** Returns the list's own array: valid until the list is cleared. */
  finish(): Int32Array {
    return this.#hashes.subarray(0, this.#length);
  }

  empty(): void {
    this.#length = 0;
  }
}

/** Numbers hashes from 0 in insertion order; open addressing, at most half full. */
export class HashIndex {
  /** Pairs of a hash and its number, contiguous for cache locality. */
  #cells: Int32Array;
  #mask: number;
  #count = 0;

  constructor(capacity = 512) {
    let places = 16;
    while (places < 2 * capacity) places *= 2;
    this.#cells = new Int32Array(2 * places);
    this.#mask = places - 1;
  }

  get size(): number {
    return this.#count;
  }

  /** -1 for an unknown hash. */
  find(hash: number): number {
    const cells = this.#cells;
    for (let at = hash & this.#mask; ; at = (at + 1) & this.#mask) {
      const key = cells[2 * at] as number; // in range: masked
      if (key === hash) return cells[2 * at + 1] as number;
      if (key === 0) return -1;
    }
  }

  /** Returns the hash's number, assigning one if necessary. `hash` is not 0. */
  add(hash: number): number {
    const place = this.find(hash);
    if (place >= 0) return place;
    if (2 * this.#count > this.#mask) this.#grow();
    this.#place(hash, this.#count);
    return this.#count++;
  }

  #place(hash: number, id: number): void {
    let at = hash & this.#mask;
    while (this.#cells[2 * at] !== 0) at = (at + 1) & this.#mask;
    this.#cells[2 * at] = hash;
    this.#cells[2 * at + 1] = id;
  }

  #grow(): void {
    const cells = this.#cells;
    this.#cells = new Int32Array(2 * cells.length);
    this.#mask = cells.length - 1;
    for (let at = 0; at < cells.length; at += 2)
      if (cells[at] !== 0) this.#place(cells[at] ?? 0, cells[at + 1] ?? 0);
  }
}
