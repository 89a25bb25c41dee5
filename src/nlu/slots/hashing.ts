/** Features are 32-bit hashes, never strings: FNV-1a, then the finaliser of MurmurHash3 (Appleby 2008). */

/** Never 0, which stands for nothing. */
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

/** Numbers hashes from 0 in the order of their coming; open addressing, at most half full. */
export class HashIndex {
  #keys: Int32Array;
  #ids: Int32Array;
  #mask: number;
  #count = 0;

  constructor(capacity = 512) {
    let slots = 16;
    while (slots < 2 * capacity) slots *= 2;
    this.#keys = new Int32Array(slots);
    this.#ids = new Int32Array(slots);
    this.#mask = slots - 1;
  }

  get size(): number {
    return this.#count;
  }

  /** -1 for a hash that was never added. */
  find(hash: number): number {
    const keys = this.#keys;
    for (let at = hash & this.#mask; ; at = (at + 1) & this.#mask) {
      const key = keys[at] as number; // in range: masked
      if (key === hash) return this.#ids[at] as number;
      if (key === 0) return -1;
    }
  }

  /** The hash's number, a new one if need be. `hash` is not 0. */
  add(hash: number): number {
    const known = this.find(hash);
    if (known >= 0) return known;
    if (2 * (this.#count + 1) > this.#keys.length) this.#grow();
    this.#place(hash, this.#count);
    return this.#count++;
  }

  #place(hash: number, id: number): void {
    let at = hash & this.#mask;
    while (this.#keys[at] !== 0) at = (at + 1) & this.#mask;
    this.#keys[at] = hash;
    this.#ids[at] = id;
  }

  #grow(): void {
    const [keys, ids] = [this.#keys, this.#ids];
    this.#keys = new Int32Array(2 * keys.length);
    this.#ids = new Int32Array(2 * keys.length);
    this.#mask = 2 * keys.length - 1;
    for (const [at, hash] of keys.entries()) if (hash !== 0) this.#place(hash, ids[at] as number);
  }
}
