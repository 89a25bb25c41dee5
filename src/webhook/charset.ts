import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import type { Header } from '../session/webhook-exchange.ts';

export type ReplyText = {
  /** Includes the byte order mark of UTF-8, because it was received. */
  readonly text: string;
  /** The declared charset of the reply if it is unknown here; the reply was then read as UTF-8. */
  readonly unknownCharset?: string;
};

/** Decodes a response body by the charset in its headers; the default is UTF-8, the encoding of JSON. */
export const decodeBody = (bytes: Uint8Array, headers: readonly Header[]): ReplyText => {
  const charset = charsetIn(headers);
  if (charset === undefined || startsWith(bytes, UTF8_MARK)) return { text: utf8.decode(bytes) };
  const decoder = decoderFor(charset.toLowerCase() === 'utf-16' ? utf16EncodingOf(bytes) : charset);
  if (decoder === undefined) return { text: utf8.decode(bytes), unknownCharset: charset };
  if (decoder.encoding !== 'windows-1252') return { text: decoder.decode(bytes) };
  // Many servers declare Latin-1 by default. Latin-1 text that is valid UTF-8 is very rare.
  return { text: isUtf8(bytes) ? utf8.decode(bytes) : withWindows1252Signs(decoder.decode(bytes)) };
};

const charsetIn = (headers: readonly Header[]): string | undefined => {
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type');
  return type && /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type.value)?.[1];
};

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const decoderFor = (charset: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
};

/** The characters of windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** On the web, `ISO-8859-1` means windows-1252; Node 20 decodes both as Latin-1. */
const withWindows1252Signs = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => SIGNS.charAt(control.charCodeAt(0) - 0x80));

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF16BE_MARK = [0xfe, 0xff];

/**
 * The name `utf-16` leaves the byte order open: a byte order mark decides, or the ASCII character that JSON
 * begins with.
 */
const utf16EncodingOf = (bytes: Uint8Array): string =>
  startsWith(bytes, UTF16BE_MARK) || bytes[0] === 0 ? 'utf-16be' : 'utf-16le';

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);
