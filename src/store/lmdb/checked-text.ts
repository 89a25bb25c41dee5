import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';

/** Length of a checksum as text. */
export const CRC_DIGITS = 8;

/** The CRC-32 of concatenated texts. */
export const crcDigits = (first: string, second: string, start = 0): string =>
  digitsOf(crc32(second, crc32(first, start)));

const digitsOf = (checksum: number): string => checksum.toString(16).padStart(CRC_DIGITS, '0');

/** A text after its checksum, which includes its key, so that a value in the place of another is detected. */
export const checkedText = (key: Key, text: string): string => crcDigits(nameOf(key), text) + text;

/** @returns undefined if the text is not the one that was written under this key. */
export const intactText = (key: Key, textWithChecksum: string): string | undefined => {
  const text = textWithChecksum.slice(CRC_DIGITS);
  return textWithChecksum.startsWith(crcDigits(nameOf(key), text)) ? text : undefined;
};

/** The same as bytes, of a text in pieces; other work runs between them if there is much. */
export const checkedBytes = async (key: Key, pieces: Iterable<string>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let [checksum, pending] = [crc32(nameOf(key)), ''];
  const take = (): void => {
    const part = Buffer.from(pending);
    checksum = crc32(part, checksum);
    parts.push(part);
    pending = '';
  };
  for (const piece of pieces) {
    pending += piece;
    if (pending.length < CHARS_AT_A_TIME) continue;
    take();
    await setImmediate();
  }
  take();
  return Buffer.concat([Buffer.from(digitsOf(checksum)), ...parts]);
};

/** Some 100 µs of work. */
const CHARS_AT_A_TIME = 64 * 1024;

type Key = string | number | readonly (string | number)[];

const nameOf = (key: Key): string => (Array.isArray(key) ? key.join('\n') : String(key));
