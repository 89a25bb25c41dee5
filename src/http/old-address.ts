import type { Middleware } from 'koa';

/**
 * Reads the addresses that clients really ask as those of the API. Before `/v1` it stood at `/api`, and for
 * years its console printed `/api/query` for people to copy; a base address and a path that both bring a
 * slash make two. Nothing else is opened by this: a proxy that guards `/admin` need not know of it.
 */
export const oldAddress: Middleware = (ctx, next) => {
  const { url = '' } = ctx.req;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (path.startsWith('/api/') || path.includes('//')) {
    const meant = path.replace(/\/{2,}/g, '/').replace(/^\/api\//, '/v1/');
    if (meant.startsWith('/v1/')) ctx.req.url = meant + url.slice(path.length);
  }
  return next();
};
