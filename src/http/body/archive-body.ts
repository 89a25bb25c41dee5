import { Writable } from 'node:stream';
import { ParleyError } from '../../kernel/errors.ts';
import type { Ctx } from '../request-state.ts';
import { jsonInTurns, readBytes } from './json-body.ts';
import { unzip } from './zip.ts';

/**
 * Reads an uploaded agent as `{files}`: zip bytes, a zip file in a multipart form, or JSON of that shape.
 * @throws archive_unreadable, archive_too_large, body_too_large, body_unreadable, content_unsupported
 */
export const readArchiveBody = async (ctx: Ctx, bytesMax: number): Promise<unknown> => {
  if (ctx.is('multipart') !== false && ctx.is('multipart') !== null) {
    return { files: await unzip(await readUpload(ctx, bytesMax)) };
  }
  const bytes = await readBytes(ctx.req, bytesMax);
  if (isZip(bytes)) return { files: await unzip(bytes) };
  if (isMeantAsZip(ctx, bytes))
    throw new ParleyError('archive_unreadable', { reason: 'it is not a zip file' });
  return jsonInTurns(bytes);
};

/** True if the body does not begin like JSON, or is declared as a zip. */
const isMeantAsZip = ({ req }: Ctx, bytes: Buffer): boolean => {
  const [first = ''] = bytes.toString('utf8', 0, 1_024).trim();
  return first === '' ? req.headers['content-type']?.includes('zip') === true : !'{["'.includes(first);
};

/** Clients label zips in many ways; all zips begin with a local header, an empty one with its directory. */
const isZip = (bytes: Buffer): boolean =>
  ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(bytes.toString('latin1', 0, 4));

/** The file of a multipart form, in memory. */
const readUpload = async (ctx: Ctx, bytesMax: number): Promise<Buffer> => {
  // Loaded for the first form, because loading takes longer than for Koa itself.
  const { koaBody } = await import('koa-body');
  const files: Buffer[][] = [];
  const readForm = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: bytesMax,
      maxTotalFileSize: bytesMax,
      fileWriteStreamHandler: () => {
        const chunks: Buffer[] = [];
        files.push(chunks);
        return new Writable({ write: (chunk: Buffer, _, done) => done(void chunks.push(chunk)) });
      },
    },
    onError: (cause) => {
      throw files.length > 1 ? severalFiles() : refusalOf(cause, bytesMax);
    },
  });
  await readForm(ctx, async () => undefined);
  if (files.length > 1) throw severalFiles();
  const [chunks] = files;
  if (chunks === undefined) throw new ParleyError('archive_unreadable', { reason: 'the form holds no file' });
  return Buffer.concat(chunks);
};

const severalFiles = (): ParleyError =>
  new ParleyError('archive_unreadable', { reason: 'the form holds several files; send one' });

/** formidable reports errors as HTTP statuses. */
const refusalOf = (cause: Error, bytesMax: number): ParleyError =>
  'httpCode' in cause && cause.httpCode === 413
    ? new ParleyError('body_too_large', { bytesMax }, { cause })
    : new ParleyError('archive_unreadable', { reason: cause.message }, { cause });
