import { crc32 } from 'node:zlib';

const DIGITS = 8;

/** The CRC-32 of texts, one behind another. */
export const crcDigits = (first: string, second: string, start = 0): string =>
  crc32(second, crc32(first, start)).toString(16).padStart(DIGITS, '0');

/**
 * A text behind its checksum, which includes its key, so that a value in the place of another is detected.
 */
export const checkedText = (key: Key, text: string): string => crcDigits(nameOf(key), text) + text;

/** @returns undefined if the text is not the one that was written under this key. */
export const intactText = (key: Key, checked: string): string | undefined => {
  const text = checked.slice(DIGITS);
  return checked.startsWith(crcDigits(nameOf(key), text)) ? text : undefined;
};

type Key = string | number | readonly (string | number)[];

const nameOf = (key: Key): string => (Array.isArray(key) ? key.join('\n') : String(key));
