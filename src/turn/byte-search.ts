/** Finds which of many texts occur in bytes, in one pass. */
export type ByteSearch = {
  /** Numbers of the texts that occur, in the order given. */
  readonly foundIn: (bytes: Uint8Array) => ReadonlySet<number>;
  /** Of the longest: parts of a file must overlap by this much. */
  readonly bytesMax: number;
};

/** Four bytes at a time are compared with the beginnings of all texts, most of which a bit each rules out. */
const PREFIX_BYTES = 4;
const FILTER_BITS = 20;

/** @param texts of four bytes or more; each is looked for as it is, and as it stands inside JSON. */
export const byteSearch = (texts: readonly string[]): ByteSearch => {
  const filter = new Uint8Array(1 << FILTER_BITS);
  const byPrefix = new Map<number, { readonly bytes: Buffer; readonly number: number }[]>();
  let bytesMax = 0;
  texts.forEach((text, number) => {
    for (const form of new Set([text, JSON.stringify(text).slice(1, -1)])) {
      const bytes = Buffer.from(form);
      if (bytes.length < PREFIX_BYTES) continue;
      const prefix = bytes.readUInt32BE(0);
      filter[slotOf(prefix)] = 1;
      const same = byPrefix.get(prefix) ?? [];
      same.push({ bytes, number });
      byPrefix.set(prefix, same);
      bytesMax = Math.max(bytesMax, bytes.length);
    }
  });
  return {
    bytesMax,
    foundIn: (bytes) => {
      const found = new Set<number>();
      const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let prefix = 0;
      for (let at = 0; at < view.length; at++) {
        prefix = ((prefix << 8) | (view[at] as number)) >>> 0;
        if (at < PREFIX_BYTES - 1 || filter[slotOf(prefix)] === 0) continue;
        const start = at - PREFIX_BYTES + 1;
        for (const one of byPrefix.get(prefix) ?? [])
          if (!found.has(one.number) && view.subarray(start, start + one.bytes.length).equals(one.bytes))
            found.add(one.number);
      }
      return found;
    },
  };
};

/** Multiplicative hashing (Knuth, The Art of Computer Programming 6.4). */
const slotOf = (prefix: number): number => Math.imul(prefix, 0x9e37_79b1) >>> (32 - FILTER_BITS);
