/** A block for many texts; none of them keeps much more than itself in memory. */
const BLOCK_BYTES = 64 * 1024;
const BYTES_PER_CHAR_MAX = 3;

/**
 * Texts as UTF-8, one behind another in blocks. Node's own blocks are full after three turns, and making one
 * costs as much as writing them.
 */
export const textBytes = (): ((text: string) => Uint8Array) => {
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let used = 0;
  return (text) => {
    const bytesMax = text.length * BYTES_PER_CHAR_MAX;
    if (bytesMax > BLOCK_BYTES) return Buffer.from(text);
    if (used + bytesMax > BLOCK_BYTES) {
      block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
      used = 0;
    }
    const start = used;
    used += block.write(text, start);
    return block.subarray(start, used);
  };
};
