import type { JsonValue } from '../kernel/json.ts';

/** Numbers of items in one chunk: a set of them takes at most 256 bytes. */
export const CHUNK = 2048;

/** A set of numbers below CHUNK. */
export type Bits = Uint8Array;

export const noBits = (): Bits => new Uint8Array(CHUNK / 8);

export const include = (bits: Bits, number: number): void => {
  bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
};

export const exclude = (bits: Bits, number: number): void => {
  bits[number >> 3] = (bits[number >> 3] ?? 0) & ~(1 << (number & 7));
};

/** The numbers in a set, in ascending or descending order. */
export const bitsIn = (bits: Bits, isDescending = false): number[] => {
  const numbers: number[] = [];
  for (let index = 0; index < bits.length; index += 1) {
    const byte = bits[index] ?? 0;
    if (byte === 0) continue;
    for (let bit = 0; bit < 8; bit += 1) if ((byte & (1 << bit)) !== 0) numbers.push(index * 8 + bit);
  }
  return isDescending ? numbers.reverse() : numbers;
};

export const intersect = (bits: Bits, others: Bits | undefined): void => {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] ?? 0) & (others?.[index] ?? 0);
};

/** Removes the other set's numbers. */
export const subtract = (bits: Bits, others: Bits | undefined): void => {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] ?? 0) & ~(others?.[index] ?? 0);
};

export const unite = (bits: Bits, others: Bits): void => {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] ?? 0) | (others[index] ?? 0);
};

export const isEmptySet = (bits: Bits): boolean => bits.every((byte) => byte === 0);

/** As JSON: a list of a few numbers, or else the bytes. */
export const bitsToJson = (bits: Bits): string => {
  const numbers = bitsIn(bits);
  const isFew = numbers.length <= CHUNK / 32;
  return JSON.stringify(isFew ? numbers : Buffer.from(bits).toString('base64'));
};

export const bitsFromJson = (value: JsonValue | undefined): Bits => {
  if (typeof value === 'string') return new Uint8Array(Buffer.from(value, 'base64'));
  const bits = noBits();
  if (Array.isArray(value)) for (const number of value) include(bits, Number(number));
  return bits;
};

/** One number for each of CHUNK places. */
export type ChunkColumn = Float64Array | Float32Array;

export const columnToJson = (column: ChunkColumn): string =>
  JSON.stringify(Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString('base64'));

/** @param isWide whether its numbers need more than seven digits. */
export const columnFromJson = (value: JsonValue | undefined, isWide: boolean): ChunkColumn => {
  const column = isWide ? new Float64Array(CHUNK) : new Float32Array(CHUNK);
  if (typeof value === 'string') Buffer.from(column.buffer).write(value, 'base64');
  return column;
};
