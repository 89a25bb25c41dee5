import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from '@koa/cors';
import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import type { InstallationDesk } from '../authoring/installation-desk.ts';
import { ParleyError } from '../kernel/errors.ts';
import { JsonRecord } from '../kernel/json.ts';
import {
  HTTP_CONNECTIONS_MAX,
  HTTP_DRAIN_MS_MAX,
  HTTP_HEADERS_MS_MAX,
  HTTP_KEEP_ALIVE_MS,
  HTTP_REQUEST_MS_MAX,
  HTTP_TIMES_CHECKED_MS,
  HTTP_UNTAKEN_MS_MAX,
  REQUESTS_BEGUN_AT_ONCE,
} from '../kernel/limits/http.ts';
import type { Outside } from '../outside/outside.ts';
import type { PositionDesk } from '../outside/positions.ts';
import type { TokenUses } from '../outside/token-uses.ts';
import type { Tracer } from '../outside/tracer.ts';
import type { SessionDesk } from '../turn/session-operations.ts';
import { isAdminToken } from './auth.ts';
import { boundUnreadBody, continueWhenRead } from './body/unread-body.ts';
import { answerBroken, answerConnect } from './broken-request.ts';
import { closeServer } from './close-server.ts';
import type { ConsoleSessions } from './console/console-sessions.ts';
import { type ConsoleSite, consoleSite } from './console/site.ts';
import { gatheredStarts } from './gathered-starts.ts';
import { oldAddress } from './old-address.ts';
import { openApiOf } from './openapi.ts';
import { type Operation, operation } from './operation.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';
import { answerRequests, type OnAnswered } from './request-log.ts';
import { routesOf } from './router.ts';
import { accessOperations } from './routes/admin/access.ts';
import { agentOperations } from './routes/admin/agents.ts';
import { settingsOperations } from './routes/admin/settings.ts';
import { tokenOperations, whoamiOperation } from './routes/admin/tokens.ts';
import { type WebhookRules, webhookSettingOperations } from './routes/admin/webhooks.ts';
import { consoleSessionOperations } from './routes/console-session.ts';
import { frontOperation } from './routes/front.ts';
import { type HealthSources, healthOperations } from './routes/health.ts';
import { contextOperations } from './routes/v1/contexts.ts';
import { entityOperations } from './routes/v1/entities.ts';
import { intentOperations } from './routes/v1/intents.ts';
import { queryOperations } from './routes/v1/query.ts';
import { userEntityOperations } from './routes/v1/user-entities.ts';
import { type RunningRequests, runningRequests } from './running-requests.ts';
import { untakenResponses } from './untaken-responses.ts';

export type HttpServerOptions = HealthSources & {
  readonly sessions: SessionDesk;
  readonly agents: AgentDesk;
  /** Undefined if no other server writes to the store. */
  readonly positions?: PositionDesk | undefined;
  /** SHA-256 of the admin token, hexadecimal; undefined disables the admin. */
  readonly adminTokenHash?: string | undefined;
  /** Tokens of the installation; undefined if there is only the admin token. */
  readonly installation?: InstallationDesk | undefined;
  readonly tokenUses?: TokenUses | undefined;
  readonly logger: Logger;
  readonly outside: Pick<Outside, 'now' | 'id' | 'sleep'>;
  /** Per token; undefined without a limit. */
  readonly rateLimit?: RateLimit | undefined;
  /** How many milliseconds running requests may take on shutdown; the default is HTTP_DRAIN_MS_MAX. */
  readonly drainMs?: number;
  /** How many milliseconds requests are accepted on shutdown, while readiness is false; the default is 0. */
  readonly stopDelayMs?: number;
  /** Replaces the values in `kernel/limits/`, for tests. */
  readonly connections?: Partial<Connections>;
  /** The rules for webhook settings; absent for none. */
  readonly webhookRules?: WebhookRules;
  /** Undefined if the console is off. */
  readonly console?: (ConsoleSite & { readonly sessions: ConsoleSessions }) | undefined;
  /** Additional operations, such as those that read views. */
  readonly operations?: readonly Operation[];
  readonly onAnswered?: OnAnswered | undefined;
  /** Undefined if tracing is off. */
  readonly tracer?: Tracer | undefined;
  /** Parley's own version, for the OpenAPI description. */
  readonly version: string;
};

export type HttpServer = {
  /** Resolves with the actual address; port 0 means any free one. */
  readonly listen: (at: { readonly host: string; readonly port: number }) => Promise<AddressInfo>;
  /** Refuses new requests, lets running ones finish for `drainMs`, even without their clients, then aborts them. */
  readonly close: () => Promise<void>;
};

export const createHttpServer = (options: HttpServerOptions): HttpServer => {
  let draining = false;
  const running = runningRequests();
  const app = appOf(options, { isDraining: () => draining, running });
  const respond = app.callback();
  const untaken = untakenResponses();
  const whenGathered = gatheredStarts(REQUESTS_BEGUN_AT_ONCE);
  const answer: RequestListener = (request, response) => {
    untaken.note(request, response);
    boundUnreadBody(request, response);
    // A client may leave before its request begins, and a stopping server must not close the store before.
    const begun = running.wait();
    whenGathered(() => {
      respond(request, response);
      begun();
    });
  };
  const connections = { ...defaultConnections, ...options.connections };
  // Node would drop the second of two tokens silently.
  const server = createServer(
    { ...connections, joinDuplicateHeaders: true, requireHostHeader: false },
    answer,
  );
  server.maxConnections = connections.countMax;
  // Their size limits them. Node's own limit of 2,000 drops the rest silently, and with it a token.
  server.maxHeadersCount = 0;
  server.setTimeout(connections.untakenMsMax, untaken.end);
  server.on('clientError', answerBroken(options.outside, untaken.owedBy));
  server.on('connect', answerConnect(options.outside, untaken.owedBy));
  // Expectations other than `100-continue` are not defined, so they are ignored.
  server.on('checkExpectation', answer);
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    return answer(request, response);
  });
  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          // The address of a TCP server is never a pipe's name.
          resolve(server.address() as AddressInfo);
        });
      }),
    close: async () => {
      draining = true;
      const { drainMs = HTTP_DRAIN_MS_MAX, stopDelayMs = 0 } = options;
      // Load balancers notice the readiness first, so that no request is sent to a closed port.
      if (stopDelayMs > 0) await options.outside.sleep(stopDelayMs);
      await closeServer(server, running, drainMs - stopDelayMs);
    },
  };
};

type Connections = typeof defaultConnections;
/** Times in milliseconds, under Node's names. */
const defaultConnections = {
  countMax: HTTP_CONNECTIONS_MAX,
  untakenMsMax: HTTP_UNTAKEN_MS_MAX,
  keepAliveTimeout: HTTP_KEEP_ALIVE_MS,
  headersTimeout: HTTP_HEADERS_MS_MAX,
  requestTimeout: HTTP_REQUEST_MS_MAX,
  connectionsCheckingInterval: HTTP_TIMES_CHECKED_MS,
};

type Shutdown = { readonly isDraining: () => boolean; readonly running: RunningRequests };

/** Everything except the socket. */
const appOf = (options: HttpServerOptions, { isDraining, running }: Shutdown): Koa => {
  const { logger, outside, agents, installation, onAnswered, tracer, console } = options;
  const app = new Koa();
  // Koa's own handler is reached only if a client disconnects during a response.
  app.on('error', (error: Error) => logger.info({ reason: error.message }, 'an answer was not taken'));
  app.use(running.count);
  if (tracer !== undefined) app.use(({ req }, next) => tracer.continueTrace(req.headers, next));
  app.use(answerRequests({ logger, outside, isDraining, onAnswered }));
  app.use(crossOrigin());
  app.use(oldAddress);
  const { positions } = options;
  const { adminTokenHash, tokenUses } = options;
  const door = { agents, adminTokenHash, installation, console, tokenUses };
  const gate = { door, positions, admit: rateLimit(options.rateLimit) };
  const queryRoutes = queryOperations(options.sessions);
  const others = otherOperations(options, isDraining);
  const all = [...queryRoutes, ...others];
  // Created on the first request, because finding equal schemas takes longer than the rest of a start here.
  let description: object | undefined;
  const descriptionOperation = operation({
    method: 'get',
    path: '/openapi.json',
    summary: 'This API as an OpenAPI description',
    tag: 'health',
    token: 'none',
    reply: JsonRecord,
    run: () => (description ??= openApiOf(all, options.version)),
  });
  // The busiest ones are looked up first.
  app.use(routesOf(queryRoutes, gate));
  if (console !== undefined) app.use(consoleSite(console));
  app.use(routesOf([...others, descriptionOperation], gate));
  app.use(refuseUnknown);
  return app;
};

const otherOperations = (options: HttpServerOptions, isDraining: () => boolean): readonly Operation[] => {
  const { sessions, agents, outside, installation } = options;
  const ids = { newId: outside.id };
  return [
    ...contextOperations(sessions),
    ...userEntityOperations(sessions, agents),
    ...intentOperations(agents, ids),
    ...entityOperations(agents, ids),
    ...agentOperations(agents),
    ...settingsOperations(agents),
    ...webhookSettingOperations(agents, options.webhookRules),
    whoamiOperation(agents, installation),
    ...(installation === undefined ? [] : accessOperations(installation, options.tokenUses)),
    ...tokenOperations(agents, (token) => isAdminToken(token, options.adminTokenHash), options.tokenUses),
    ...(options.console === undefined ? [] : consoleSessionOperations({ ...options, ...options.console })),
    frontOperation(options.version, options.console !== undefined),
    ...healthOperations({ ...options, isDraining }),
    ...(options.operations ?? []),
  ];
};

/**
 * Browsers on any site may send requests with any headers: tokens protect an agent, and the console's cookie
 * is not valid without a key that only its own page has.
 */
const crossOrigin = (): Middleware => {
  const answer = cors({
    origin: '*',
    // Pages set withCredentials because the old service allowed it; cookies mean nothing there.
    credentials: ({ path }) => /^\/+(?:v1|api)\//.test(path),
    allowMethods: 'GET,HEAD,POST,PUT,PATCH,DELETE',
    exposeHeaders: ['ETag', 'X-Request-Id', 'X-Error-Code', 'Retry-After', 'Parley-Position'],
    maxAge: 86_400,
  });
  return (ctx, next) => (ctx.req.headers.origin === undefined ? next() : answer(ctx, next));
};

/** No operation matched: the path is unknown, or has other methods. */
const refuseUnknown: Middleware = (ctx) => {
  const { path, method } = ctx;
  const methods = allowedAt(ctx.matched);
  if (methods.length === 0) throw new ParleyError('route_unknown', { path });
  ctx.set('Allow', methods.join(', '));
  if (method !== 'OPTIONS') throw new ParleyError('method_not_allowed', { path, method });
  ctx.status = 204;
};

const allowedAt = (layers: readonly { readonly methods: readonly string[] }[] = []): readonly string[] => [
  ...new Set(layers.flatMap(({ methods }) => methods)),
];
