/** The size of a block that many texts share, so that a text keeps little more than itself in memory. */
const BLOCK_BYTES = 64 * 1024;
const BYTES_PER_CHAR_MAX = 3;

/**
 * Texts as UTF-8, one behind another in blocks. Node's own blocks are full after three turns, and making one
 * costs as much as writing them.
 */
export const textBytes = (): ((text: string) => Buffer) => {
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let usedBytes = 0;
  return (text) => {
    const bytesMax = text.length * BYTES_PER_CHAR_MAX;
    if (bytesMax > BLOCK_BYTES) return Buffer.from(text);
    if (usedBytes + bytesMax > BLOCK_BYTES) {
      block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
      usedBytes = 0;
    }
    const start = usedBytes;
    usedBytes += block.write(text, start);
    return block.subarray(start, usedBytes);
  };
};
