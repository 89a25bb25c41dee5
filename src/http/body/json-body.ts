import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import { jsonDepth } from '../../kernel/json-depth.ts';
import { parsedInPieces } from '../../kernel/json-pieces.ts';
import { hasNumberTooLarge } from '../../kernel/json-range.ts';
import { JSON_DEPTH_MAX, LARGE_BODY_BYTES } from '../../kernel/limits/http.ts';
import { parsedJson } from '../../kernel/parsed-json.ts';
import { finish, type Steps } from '../../kernel/steps.ts';
import { inSlices } from '../../outside/slices.ts';
import { withDoubleQuotes } from './single-quotes.ts';

/**
 * The body as JSON; undefined if it is empty. Clients label JSON in many ways, so a body is read as JSON
 * unless it is declared as something else. @throws body_too_large, body_cut_short, body_unreadable,
 * body_too_deep, content_unsupported, voice_unsupported
 */
export const readJsonBody = async (request: IncomingMessage, bytesMax: number): Promise<unknown> => {
  const isLatin1 = declaresLatin1(request);
  const bytes = await readBytes(request, bytesMax);
  return jsonInTurns(isLatin1 && !isUtf8(bytes) ? Buffer.from(bytes.toString('latin1')) : bytes);
};

/** The whole body. `boundUnreadBody` handles data above the limit. @throws body_too_large, body_cut_short */
export const readBytes = (request: IncomingMessage, bytesMax: number): Buffer | Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge(bytesMax);
  // Its client left before the request began, so no listener would be called.
  if (request.destroyed) throw cutShort();
  return arrivedBytes(request, bytesMax) ?? receivedBytes(request, bytesMax);
};

const cutShort = (): ParleyError => new ParleyError('body_cut_short', {});

const tooLarge = (bytesMax: number): ParleyError => new ParleyError('body_too_large', { bytesMax });

/**
 * Most small bodies arrive together with their head, so they need no waiting and no listeners. A client that
 * asked whether to send its body is not answered by such a read.
 */
const arrivedBytes = (request: IncomingMessage, bytesMax: number): Buffer | undefined => {
  const { complete, readableLength, headers } = request;
  if (!complete || readableLength > bytesMax || headers.expect !== undefined) return undefined;
  return request.read() ?? Buffer.alloc(0);
};

const receivedBytes = (request: IncomingMessage, bytesMax: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (error?: Error) => {
      request.off('data', take).off('end', end).off('error', cut).off('close', cut);
      if (error === undefined) return resolve(chunks.length === 1 ? firstOf(chunks) : Buffer.concat(chunks));
      request.on('error', () => undefined);
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bytesMax) stop(tooLarge(bytesMax));
      else chunks.push(chunk);
    };
    const end = () => stop();
    const cut = () => stop(cutShort());
    request.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });

const firstOf = ([first]: readonly Buffer[]): Buffer => first ?? Buffer.alloc(0);

const contentType = /^\s*([^;\s]+)\s*(?:;(.*))?$/s;

/**
 * Whether the body may be Latin-1, which Java's HTTP clients declare by default, whatever they send: a body
 * that is valid UTF-8 is read as that. @throws content_unsupported, voice_unsupported
 */
const declaresLatin1 = ({ headers }: IncomingMessage): boolean => {
  const sentType = headers['content-type'];
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ParleyError('content_unsupported', { what: `the encoding ${encoding}` });
  }
  if (
    sentType === undefined ||
    sentType === 'application/json' ||
    sentType === 'application/json; charset=utf-8'
  )
    return false;
  const [, mime = '', options = ''] = contentType.exec(sentType.toLowerCase()) ?? [];
  const charset = /charset\s*=\s*"?([^\s;,"]+)/.exec(options)?.[1] ?? 'utf-8';
  if (mime.startsWith('multipart/')) throw new ParleyError('voice_unsupported', {});
  const isBinary = /^(image|audio|video|font)\/|^application\/(zip|octet-stream|pdf)$/.test(mime);
  const isLatin1 = /^(iso-8859-1|latin-?1)$/.test(charset);
  if (isBinary || !(isLatin1 || /^(utf-?8|us-ascii)$/.test(charset))) {
    throw new ParleyError('content_unsupported', { what: `the type ${sentType}` });
  }
  return isLatin1;
};

/** @returns undefined for an empty body. */
export const jsonOf = (bytes: Uint8Array): unknown => finish(jsonSteps(bytes));

/** The same; other requests run between the steps of a large text. */
export const jsonInTurns = async (bytes: Uint8Array): Promise<unknown> => {
  if (bytes.length <= LARGE_BODY_BYTES) return jsonOf(bytes);
  // Its parts were just joined, which takes long too.
  await setImmediate();
  return inSlices(jsonSteps(bytes));
};

/** One pass over the whole text a step; its parsing has more steps. */
export function* jsonSteps(bytes: Uint8Array): Steps<unknown> {
  // Both take a tenth of the time that a TextDecoder does.
  if (!isUtf8(bytes)) throw new ParleyError('body_unreadable', { reason: 'it is not UTF-8' });
  const decodedText = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  const text = withDoubleQuotes(decodedText.startsWith('\uFEFF') ? decodedText.slice(1) : decodedText);
  if (text.trim() === '') return undefined;
  yield;
  if (jsonDepth(text) > JSON_DEPTH_MAX) throw new ParleyError('body_too_deep', { depthMax: JSON_DEPTH_MAX });
  yield;
  // The test takes a third of the time of a replacement that finds nothing.
  const json = longNumber.test(text) ? text.replace(longSessionId, '$1"$2"') : text;
  yield;
  try {
    return yield* parsedInPieces(json, parseSafely);
  } catch (cause) {
    if (isParleyError(cause)) throw cause;
    throw new ParleyError('body_unreadable', { reason: faultIn(String(cause)) }, { cause });
  }
}

/**
 * A session id sent as a number with more digits than a JavaScript number holds: chat services use such ids,
 * and the last digits distinguish them.
 */
const longSessionId = /((?<!\\)"sessionId"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g;
const longNumber = /\d{16}/;

const parseSafely = (text: string): unknown => {
  const value = parsedJson(text);
  // Only escapes can produce lone surrogates.
  if (text.includes('\\u') && !isWellFormed(value))
    throw new ParleyError('body_unreadable', { reason: 'half a surrogate pair' });
  if (hasNumberTooLarge(text, value))
    throw new ParleyError('body_unreadable', { reason: 'a number is too large' });
  return value;
};

/** The parser's own message quotes the body, which may contain secrets. */
const faultIn = (message: string): string => {
  const place = /at position (\d+)/.exec(message)?.[1];
  if (place !== undefined) return `it is not well-formed at character ${place}`;
  return message.includes('end of JSON') ? 'it ends too early' : 'it is not well-formed';
};

const loneSurrogate = /\p{Surrogate}/u;

const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isWellFormed(key) && isWellFormed(item));
};
