import type { Context, Middleware } from 'koa';
import { ParleyError } from '../../kernel/errors.ts';
import type { ConsoleHosts } from './browser.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';

const ROOT = '/console';
const PAGE = 'index.html';

/** Scripts, styles and data come only from this server; text can become neither markup nor code. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const guards = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  Vary: 'Accept-Encoding',
};

export type ConsoleSite = {
  /** The folder with the built pages. */
  readonly folder: string;
  readonly hosts: ConsoleHosts;
};

/**
 * Serves the pages of the console. Every address below it that is not a file returns the page, which
 * evaluates the address.
 */
export const consoleSite = ({ folder, hosts }: ConsoleSite): Middleware => {
  let files: ReadonlyMap<string, SiteFile> | undefined;
  return (ctx, next) => {
    const { path } = ctx;
    if (path === '/' && ctx.method === 'GET' && ctx.accepts('json', 'html') === 'html') {
      refuseStrangers(ctx, hosts);
      return ctx.redirect(`${ROOT}/`);
    }
    if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return next();
    ctx._matchedRoute = ROOT;
    refuseStrangers(ctx, hosts);
    if (path === ROOT) return ctx.redirect(`${ROOT}/${ctx.search}`);
    files ??= readSiteFiles(folder);
    sendFile(ctx, files);
    return undefined;
  };
};

const refuseStrangers = ({ req, path, method }: Context, hosts: ConsoleHosts): void => {
  if (!hosts(req.headers.host)) throw new ParleyError('console_host_unknown', {});
  if (method !== 'GET' && method !== 'HEAD') throw new ParleyError('method_not_allowed', { path, method });
};

const sendFile = (ctx: Context, files: ReadonlyMap<string, SiteFile>): void => {
  const name = ctx.path.slice(ROOT.length + 1);
  const isAsset = name.startsWith('assets/');
  const file = files.get(name) ?? (isAsset ? undefined : files.get(PAGE));
  if (file === undefined) throw new ParleyError('route_unknown', { path: ctx.path });
  ctx.set(guards);
  // Names of assets contain a hash of their content.
  ctx.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.type = file.type;
  const isGzipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isGzipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isGzipped ? file.gzipped : file.bytes;
};
