import type { Middleware } from 'koa';

/**
 * Maps addresses that old clients use to those of the API. Before `/v1` it was at `/api`, and for years its
 * console printed `/api/query` for people to copy; a base address and a path joined with two slashes also
 * occur, and the official iOS client encodes the question mark of `/v1/query?v=20150910`. Only the API's
 * addresses are mapped, so that a proxy that protects `/admin` need not know these variants.
 */
export const oldAddress: Middleware = (ctx, next) => {
  const { url = '' } = ctx.req;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (path.startsWith('/api/') || path.includes('//') || encodedVersion.test(path)) {
    const currentPath = path.replace(/\/{2,}/g, '/').replace(/^\/api\//, '/v1/');
    if (currentPath.startsWith('/v1/')) {
      const parameters = url.slice(path.length);
      ctx.req.url = parameters === '' ? currentPath.replace(encodedVersion, '?v=') : currentPath + parameters;
    }
  }
  return next();
};

const encodedVersion = /%3fv=/i;
