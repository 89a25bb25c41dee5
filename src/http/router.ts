import { setImmediate } from 'node:timers/promises';
import Router from '@koa/router';
import type { Middleware } from 'koa';
import { ParleyError } from '../kernel/errors.ts';
import { LARGE_BODY_BYTES } from '../kernel/limits/http.ts';
import type { PositionDesk } from '../outside/positions.ts';
import { type Caller, callerOf, type Door } from './auth.ts';
import { readArchiveBody } from './body/archive-body.ts';
import { readJsonBody } from './body/json-body.ts';
import { NDJSON } from './body/ndjson.ts';
import { propertyNames } from './closed-schema.ts';
import { consistencyOf } from './consistency.ts';
import { halvesIn } from './console/browser.ts';
import { editOf } from './edit.ts';
import { type AcceptedParts, type BodyLimits, type Operation, roleFor, type Wire } from './operation.ts';
import { type Admit, requesterAt, requesterWith } from './rate-limit.ts';
import { type RequestCheck, requestCheckOf } from './request-check.ts';
import type { Ctx, RequestState } from './request-state.ts';
import { send } from './send-reply.ts';
import { environmentIn } from './wire/environment.ts';
import { idempotencyKeyIn } from './wire/idempotency-key.ts';
import { POSITION_HEADER } from './wire/position.ts';
import { protocolVersionOf } from './wire/protocol-version.ts';
import { urlQueryOf } from './wire/url-query.ts';

export type Gate = {
  readonly door: Door;
  /** Undefined if no other server uses the store. */
  readonly positions?: PositionDesk | undefined;
  /** Undefined without a limit. */
  readonly admit?: Admit | undefined;
};

/**
 * Routes requests to operations; does not handle errors. A path without parameters, written as in the
 * documentation, is looked up; the router, which takes longer, finds all others.
 */
export const routesOf = (operations: readonly Operation[], gate: Gate): Middleware<RequestState, Ctx> => {
  const router = new Router<RequestState>();
  const handlersByPlace = new Map<string, ReturnType<typeof handlerOf>>();
  for (const operation of operations) {
    const { method, path } = operation;
    const handler = handlerOf(operation, gate);
    // Many clients shorten `…/agents/a1/sandboxes/..` to `…/agents/a1/`, which must delete no agent.
    const isStrict = method === 'delete' && path.startsWith('/admin/');
    const layer = router.register(path, [method], handler, { strict: isStrict });
    if (operation.hasEffect) layer.methods = layer.methods.filter((name) => name !== 'HEAD');
    if (!path.includes(':')) handlersByPlace.set(`${method.toUpperCase()} ${path}`, handler);
  }
  const search = router.routes();
  return (ctx, next) => {
    const handler = handlersByPlace.get(`${ctx.method} ${ctx.path}`);
    if (handler === undefined) return search(ctx, next);
    ctx.params = {};
    ctx._matchedRoute = ctx.path;
    return handler(ctx);
  };
};

const handlerOf = (operation: Operation, { door, admit, positions }: Gate) => {
  const identify = identityOf(operation, door);
  const enter = entranceOf(operation, { identify, admit });
  const { awaitHeader, current, reached } = consistencyOf(operation, positions);
  const check = requestCheckOf(operation);
  const isVersioned = operation.path.startsWith('/v1/');
  const refuseUnknown = unknownParameters(operation);
  return async (ctx: Ctx): Promise<void> => {
    const { accept, [positionHeader]: position } = ctx.req.headers;
    const after = position === undefined ? undefined : await awaitHeader(position);
    const caller = await enter(ctx);
    if (caller.agentId !== '') ctx.state.agentId = caller.agentId;
    refuseUnacceptable(ctx, operation);
    const wire: Wire & { body: unknown } = {
      params: ctx.params,
      query: urlQueryOf(ctx.querystring),
      body: undefined,
    };
    refuseUnknown(wire.query);
    const v = protocolVersionOf(isVersioned ? wire.query.v : undefined);
    if (operation.bodyLimits !== undefined) wire.body = await bodyOf(operation.bodyLimits, ctx, check);
    noteLanguage(ctx, wire);
    const { query, body } = toDocumentedShape(operation, wire);
    const request = {
      actor: caller.actor,
      role: caller.role,
      tokenId: caller.tokenId,
      edit: editOf(ctx, caller),
      agentId: caller.agentId,
      environment: caller.environment,
      v,
      params: wire.params,
      query,
      body,
      accepts: accept ?? '',
      idempotencyKey: idempotencyKeyIn(ctx.req.headers),
      isAwaited: () => ctx.req.socket.writable,
      after,
      browser: ctx.req,
    };
    const others = othersFirst(ctx);
    if (others !== undefined) await others;
    check.run(request);
    const catchingUp = current(caller.agentId, after) ?? othersFirst(ctx);
    if (catchingUp !== undefined) await catchingUp;
    const reply = await operation.run(request);
    setPosition(ctx, reached(after));
    send(ctx, reply, () => void identify(ctx));
  };
};

type Identify = (ctx: Ctx) => Caller;

/** Checks a request's token. */
const identityOf = (operation: Operation, door: Door): Identify => {
  const { token } = operation;
  const role = roleFor(operation);
  return ({ req, params }) => {
    const caller = callerOf(door, token, {
      authorization: req.headers.authorization,
      agentInPath: params.id,
      environment: environmentIn(params, req.headers),
      role,
      halves: door.console === undefined ? undefined : halvesIn(req),
      host: req.headers.host,
    });
    if (caller.tokenId !== undefined) door.tokenUses?.note(caller.tokenId);
    return caller;
  };
};

/** Checks a request's token and its rate limit. */
const entranceOf = (
  { token }: Operation,
  { identify, admit }: { readonly identify: Identify; readonly admit: Gate['admit'] },
): ((ctx: Ctx) => Caller | Promise<Caller>) => {
  if (admit === undefined || token === 'none') return identify;
  return async (ctx: Ctx): Promise<Caller> => {
    let caller: Caller;
    try {
      caller = identify(ctx);
    } catch (refusal) {
      await admit(requesterAt(ctx.req.socket.remoteAddress));
      throw refusal;
    }
    await admit(requesterWith(caller.tokenHash));
    return caller;
  };
};

/** In Node's spelling. */
const positionHeader = POSITION_HEADER.toLowerCase();

/** An ignored parameter would widen the result. @throws request_invalid */
const unknownParameters = ({ path, query }: Operation): ((query: Wire['query']) => void) => {
  // The v1 API ignores unknown parameters, as the original did.
  if (!path.startsWith('/admin/')) return () => undefined;
  const knownNames = new Set(propertyNames(query));
  return (query) => {
    const unknown = Object.keys(query).find((name) => !knownNames.has(name));
    if (unknown === undefined) return;
    const others = knownNames.size === 0 ? 'none' : [...knownNames].join(', ');
    throw new ParleyError('request_invalid', {
      place: `the parameter "${unknown}"`,
      fault: `is not known here; known: ${others}`,
    });
  };
};

const refuseUnacceptable = (ctx: Ctx, { replyLine, alsoAnswers = [] }: Operation): void => {
  const { accept } = ctx.req.headers;
  if (accept === undefined || accept.includes('application/json') || accept.includes('*/*')) return;
  const types = ['application/json', ...(replyLine === undefined ? [] : [NDJSON]), ...alsoAnswers];
  if (ctx.accepts(...types) === false) throw new ParleyError('not_acceptable', {});
};

const bodyOf = async (
  { bytesMax, reads }: BodyLimits,
  ctx: Ctx,
  check: Pick<RequestCheck, 'compile'>,
): Promise<unknown> => {
  // Not in the turn of the event loop in which the body is checked: both take long.
  if (isLarge(ctx)) check.compile();
  const body = await (reads === 'archive' ? readArchiveBody(ctx, bytesMax) : readJsonBody(ctx.req, bytesMax));
  await othersFirst(ctx);
  return body;
};

/** Lets other requests run between two steps of a request with a large body; undefined for a small one. */
const othersFirst = (ctx: Ctx): Promise<void> | undefined => (isLarge(ctx) ? setImmediate() : undefined);

/** A body without a declared length may be large. */
const isLarge = ({ req: { headers } }: Ctx): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BODY_BYTES;

/** Error replies name the language of the request, if it is known. */
const noteLanguage = (ctx: Ctx, { body, query }: Wire): void => {
  ctx.state.lang = typeof body === 'object' && body !== null && 'lang' in body ? body.lang : query.lang;
};

/** Converts any tolerated format to the one that the schemas describe. */
const toDocumentedShape = ({ accept }: Operation, wire: Wire): AcceptedParts => {
  const parts: AcceptedParts = accept?.(wire) ?? wire;
  return { query: parts.query ?? wire.query, body: 'body' in parts ? parts.body : wire.body };
};

const setPosition = (ctx: Ctx, position: string): void => {
  if (position !== '') ctx.res.setHeader(POSITION_HEADER, position);
};
