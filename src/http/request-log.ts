import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { ParleyError } from '../kernel/errors.ts';
import { REQUEST_ID_CHARS_MAX, RETRY_AFTER_S } from '../kernel/limits/http.ts';
import type { Outside } from '../outside/outside.ts';
import { refuseUnclearFraming } from './broken-request.ts';
import { answerOf, type DetailedErrorAnswer } from './errors.ts';
import { loggedError } from './logged-error.ts';

type Ports = {
  readonly logger: Logger;
  readonly outside: Pick<Outside, 'now' | 'id'>;
  readonly isDraining: () => boolean;
  readonly onAnswered?: OnAnswered | undefined;
};

/** Called for each response; `route` is the template, undefined if no route matched. */
export type OnAnswered = (request: {
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
  readonly elapsedMs: number;
  /** Code of the error response, if any. */
  readonly error: string | undefined;
}) => void;

/**
 * The outermost middleware: assigns the request id, answers errors and writes one log line. The line contains
 * no query text, no token and no session.
 */
export const answerRequests =
  ({ logger, outside, isDraining, onAnswered }: Ports): Middleware =>
  async (ctx, next: Next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(ctx.req.headers['x-request-id']) ?? outside.id();
    ctx.state.requestId = requestId;
    // Bypasses Koa's setter, which allocates two lists and three functions per header.
    ctx.res.setHeader('X-Request-Id', requestId);
    if (isDraining()) ctx.set('Connection', 'close');
    let failure: DetailedErrorAnswer | undefined;
    try {
      readFraming(ctx);
      if (ctx.path.includes('%') || ctx.querystring.includes('%')) refuseBrokenUrl(ctx.url);
      await next();
    } catch (thrown) {
      failure = answerOf(thrown);
      if (failure.http === 500) logger.error({ requestId, err: loggedError(thrown) }, 'a request failed');
      answerError(ctx, failure, outside.now());
    }
    const elapsedMs = performance.now() - startedAt;
    const { method, status, _matchedRoute: route } = ctx;
    const error = failure?.error?.code;
    onAnswered?.({ method, route, status, elapsedMs, error });
    logger.info({
      requestId,
      method,
      // The route instead of the address, because names in the path belong to the session, or could be
      // anything.
      path: route ?? NO_ROUTE,
      status,
      ms: Math.round(elapsedMs * 100) / 100,
      agentId: ctx.state.agentId,
      error,
    });
  };

const NO_ROUTE = 'none';

/** Closes the connection of a refused request, because where it ends is uncertain. */
const readFraming = (ctx: Context): void => {
  try {
    refuseUnclearFraming(ctx.req);
  } catch (refusal) {
    ctx.set('Connection', 'close');
    throw refusal;
  }
};

const requestIdOf = (header: string | string[] | undefined): string | undefined => {
  if (typeof header !== 'string' || header.length > REQUEST_ID_CHARS_MAX) return undefined;
  return /^[\w.:+/=-]+$/.test(header) ? header : undefined;
};

/** Node's URL parsers replace invalid bytes by U+FFFD, which would change a name. */
const refuseBrokenUrl = (url: string): void => {
  try {
    decodeURIComponent(url);
  } catch (cause) {
    throw new ParleyError('url_unreadable', {}, { cause });
  }
};

const answerError = (ctx: Context, failure: DetailedErrorAnswer, timestamp: string): void => {
  const { http, code, errorType, details, error } = failure;
  ctx.status = http;
  if (error !== undefined) ctx.set('X-Error-Code', error.code);
  if (http === 401) ctx.set('WWW-Authenticate', 'Bearer');
  if (http === 503) ctx.set('Retry-After', String(RETRY_AFTER_S));
  if (http === 429) ctx.set('Retry-After', String(error?.facts.retryAfterS ?? RETRY_AFTER_S));
  const status = { code, errorType, errorDetails: details };
  const { requestId, lang } = ctx.state;
  // Recorded behaviour: the reply to a bad token contains only a status.
  const about = http === 401 ? {} : { id: requestId, timestamp, ...(isShort(lang) && { lang }) };
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify({ ...about, status });
};

const isShort = (lang: unknown): lang is string => typeof lang === 'string' && lang.length <= 20;
