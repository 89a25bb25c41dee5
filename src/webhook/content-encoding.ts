import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';
import { WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits/webhooks.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import type { Header } from '../session/webhook-exchange.ts';
import { encodingNotReadable } from '../session/webhook-reply.ts';
import { tooLarge } from './call-failure.ts';

export type UnpackedBody = {
  /** As received if they cannot be unpacked. */
  readonly bytes: Buffer;
  readonly fault?: { readonly failure: 'too_large' | 'unreadable'; readonly details: string };
};

/** Undoes the content encoding of a reply: a request without `Accept-Encoding` allows servers to compress. */
export const unpackBody = (bytes: Buffer, headers: readonly Header[]): UnpackedBody => {
  const encoding = headers.find(({ name }) => name.toLowerCase() === 'content-encoding')?.value.trim() ?? '';
  const unpack = unpackers.get(encoding.toLowerCase());
  if (bytes.length === 0 || encoding === '') return { bytes };
  try {
    if (unpack !== undefined) return { bytes: unpack(bytes, limits) };
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') return { bytes, fault: tooLarge };
  }
  return { bytes, fault: { failure: 'unreadable', details: encodingNotReadable(encoding) } };
};

const limits = { maxOutputLength: WEBHOOK_REPLY_BYTES_MAX } satisfies ZlibOptions;

type Unpack = (bytes: Buffer, options: typeof limits) => Buffer;

/** Some servers send `deflate` without the header of zlib. */
const inflate: Unpack = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync(bytes, options) : inflateRawSync(bytes, options);

const unpackers: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['identity', (bytes) => bytes],
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflate],
  ['br', brotliDecompressSync],
]);
