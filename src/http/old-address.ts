import type { Middleware } from 'koa';

/**
 * Maps addresses that old clients use to those of the API. Before `/v1` it was at `/api`, and for years its
 * console printed `/api/query` for people to copy; a base address and a path joined with two slashes also
 * occur. Only the API's addresses are mapped, so that a proxy that protects `/admin` need not know these
 * variants.
 */
export const oldAddress: Middleware = (ctx, next) => {
  const { url = '' } = ctx.req;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (path.startsWith('/api/') || path.includes('//')) {
    const currentPath = path.replace(/\/{2,}/g, '/').replace(/^\/api\//, '/v1/');
    if (currentPath.startsWith('/v1/')) ctx.req.url = currentPath + url.slice(path.length);
  }
  return next();
};
