import { Readable } from 'node:stream';
import { BytesReply, CookieReply, RevisedReply } from './operation.ts';
import type { Ctx } from './request-state.ts';

/** Sends an operation's reply, as JSON or as bytes of another type, with its headers. */
export const send = (ctx: Ctx, reply: unknown): void => {
  if (reply instanceof RevisedReply) {
    ctx.res.setHeader('ETag', `"${reply.revision}"`);
    send(ctx, reply.reply);
    return;
  }
  if (reply instanceof CookieReply) {
    ctx.res.setHeader('Set-Cookie', reply.cookie);
    ctx.res.setHeader('Cache-Control', 'no-store');
    send(ctx, reply.reply);
    return;
  }
  if (reply instanceof BytesReply) {
    sendBytes(ctx, reply);
    return;
  }
  // Bypasses Koa's setter, which looks the type up first.
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = JSON.stringify(reply);
};

const sendBytes = (ctx: Ctx, { bytes, contentType, fileName }: BytesReply): void => {
  if (fileName !== undefined) ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
  ctx.type = contentType;
  if (typeof bytes === 'string') ctx.body = bytes;
  else ctx.body = bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes);
};
