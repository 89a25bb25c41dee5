import { Readable } from 'node:stream';
import { linesOf, NDJSON } from './body/ndjson.ts';
import { permitted } from './body/permitted.ts';
import { BytesReply, CookieReply, LinesReply, RevisedReply } from './operation.ts';
import type { Ctx } from './request-state.ts';

/**
 * Sends an operation's reply, as JSON, as lines or as bytes of another type, with its headers.
 * @param requireAccess throws if the token no longer permits the operation; called before each part of a
 *   reply that is sent in parts
 */
export const send = (ctx: Ctx, reply: unknown, requireAccess: () => void): void => {
  if (reply instanceof RevisedReply) {
    ctx.res.setHeader('ETag', `"${reply.revision}"`);
    send(ctx, reply.reply, requireAccess);
    return;
  }
  if (reply instanceof CookieReply) {
    ctx.res.setHeader('Set-Cookie', reply.cookie);
    ctx.res.setHeader('Cache-Control', 'no-store');
    send(ctx, reply.reply, requireAccess);
    return;
  }
  if (reply instanceof BytesReply) {
    sendBytes(ctx, reply, requireAccess);
    return;
  }
  if (reply instanceof LinesReply) {
    ctx.type = NDJSON;
    ctx.body = Readable.from(linesOf(permitted(reply.values, requireAccess)));
    return;
  }
  // Bypasses Koa's setter, which looks the type up first.
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = JSON.stringify(reply);
};

const sendBytes = (
  ctx: Ctx,
  { bytes, contentType, fileName }: BytesReply,
  requireAccess: () => void,
): void => {
  if (fileName !== undefined) ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
  ctx.type = contentType;
  if (typeof bytes === 'string') ctx.body = bytes;
  else if (bytes instanceof Uint8Array) ctx.body = Buffer.from(bytes);
  else ctx.body = Readable.from(permitted(bytes, requireAccess));
};
