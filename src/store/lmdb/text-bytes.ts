/** The size of a block that many texts share, so that a text keeps little more than itself in memory. */
const BLOCK_BYTES = 64 * 1024;
const BYTES_PER_CHAR_MAX = 3;

/**
 * Small pieces of bytes, one behind another in blocks. Node's own blocks are full after three turns, and
 * making one costs as much as writing them.
 */
class ByteBlocks {
  private block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  private usedBytes = 0;

  /** What was written before may be overwritten. */
  restart(): void {
    this.usedBytes = 0;
  }

  /** @param text as UTF-8 */
  bytesOf(text: string): Buffer {
    const bytesMax = text.length * BYTES_PER_CHAR_MAX;
    if (bytesMax > BLOCK_BYTES) return Buffer.from(text);
    this.makeRoom(bytesMax);
    return this.take(this.block.write(text, this.usedBytes));
  }

  copyOf(bytes: Uint8Array): Buffer {
    if (bytes.length > BLOCK_BYTES) return Buffer.from(bytes);
    this.makeRoom(bytes.length);
    this.block.set(bytes, this.usedBytes);
    return this.take(bytes.length);
  }

  private makeRoom(bytes: number): void {
    if (this.usedBytes + bytes <= BLOCK_BYTES) return;
    this.block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.usedBytes = 0;
  }

  private take(bytes: number): Buffer {
    const start = this.usedBytes;
    this.usedBytes += bytes;
    return this.block.subarray(start, this.usedBytes);
  }
}

/** Texts as UTF-8. */
export const textBytes = (): ((text: string) => Buffer) => {
  const blocks = new ByteBlocks();
  return (text) => blocks.bytesOf(text);
};

/**
 * Copies of bytes that will be overwritten. After `restart` the copies are overwritten too: with new blocks
 * for all that a long read copies, the garbage collector would take a tenth of its time.
 */
export const copiedBytes = (): Pick<ByteBlocks, 'copyOf' | 'restart'> => new ByteBlocks();
