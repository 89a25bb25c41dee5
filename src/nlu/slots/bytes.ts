/** Writes bytes to a buffer that grows by doubling. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** LEB128: seven bits per byte, lowest first; the high bit says that more follow. From 0 to 2³². */
  number(value: number): void {
    let remaining = value;
    while (remaining > 127) {
      this.byte((remaining % 128) | 128);
      remaining = Math.floor(remaining / 128);
    }
    this.byte(remaining);
  }

  /** 32 bits, little endian. */
  fixed(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 255);
  }

  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/**
 * Reads the output of ByteWriter, in the same order. Every method throws a RangeError at the end of the
 * bytes.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    // As a plain Uint8Array, because `slice` of a Node buffer shares memory.
    this.#bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new RangeError('the bytes end here');
    return value;
  }

  signedByte(): number {
    return (this.byte() << 24) >> 24;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  fixed(): number {
    let value = 0;
    for (let shift = 0; shift < 32; shift += 8) value |= this.byte() << shift;
    return value;
  }

  raw(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new RangeError('the bytes end here');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}
