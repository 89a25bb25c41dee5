import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { Agent as Connections, type Dispatcher, request } from 'undici';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../../src/http/server.ts';
import {
  ADMIN_TOKEN,
  CLIENT_TOKEN,
  DEVELOPER_TOKEN,
  type FakeAgents,
  type FakeSessions,
  fakeAgents,
  fakeSessions,
  STRANGER_TOKEN,
} from './fake-desks.ts';
import { replyCheckOf } from './reply-check.ts';

const tokens = {
  client: CLIENT_TOKEN,
  developer: DEVELOPER_TOKEN,
  stranger: STRANGER_TOKEN,
  admin: ADMIN_TOKEN,
};

export type Sent = {
  readonly as?: keyof typeof tokens;
  readonly headers?: Record<string, string>;
  /** Sent as JSON; strings and bytes are sent unchanged. */
  readonly body?: unknown;
};

export type Answer = {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** The received body: JSON, or text. */
  readonly body: ReturnType<typeof JSON.parse>;
};

export type TestServer = {
  readonly sessions: FakeSessions;
  readonly agents: FakeAgents;
  readonly http: HttpServer;
  readonly url: string;
  /** Lines of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** `send('POST /v1/query', {as: 'client', body})` */
  readonly send: (line: string, sent?: Sent) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

/** A real HTTP server over fake desks. */
export const startTestServer = async (options: Partial<HttpServerOptions> = {}): Promise<TestServer> => {
  const sessions = fakeSessions();
  const agents = fakeAgents();
  const log: Record<string, unknown>[] = [];
  let ids = 0;
  const serverOptions: HttpServerOptions = {
    sessions,
    agents,
    ping: async () => undefined,
    adminTokenHash: createHash('sha256').update(ADMIN_TOKEN).digest('hex'),
    logger: pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line)) }),
    outside: {
      now: () => '2017-01-01T00:00:00.000Z',
      id: () => `id${++ids}`,
      sleep: async () => undefined,
    },
    version: '0.0.0',
    ...options,
  };
  const http = createHttpServer(serverOptions);
  const url = await listen(http);
  const connections = new Connections();
  const hasLimits = options.connections !== undefined;
  const description = await (hasLimits ? unlimitedDescription(serverOptions) : descriptionAt(url));
  const check = replyCheckOf(description);
  return {
    sessions,
    agents,
    http,
    url,
    log,
    send: async (line, sent = {}) => {
      const answer = await send(url, { line, sent, connections });
      const { status, headers, body } = answer;
      const contentType = String(headers['content-type'] ?? '');
      check({ line, status, contentType, code: headers['x-error-code']?.toString(), body });
      return answer;
    },
    stop: async () => {
      await connections.close();
      await http.close();
    },
  };
};

const listen = async (http: HttpServer): Promise<string> => {
  const { port } = await http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${port}`;
};

const descriptionAt = async (url: string) => {
  const { body } = await request(`${url}/openapi.json`);
  return (await body.json()) as Parameters<typeof replyCheckOf>[0];
};

/** From a server without a test's limits of connections, which this request may exceed on a busy machine. */
const unlimitedDescription = async ({ connections: _, ...options }: HttpServerOptions) => {
  const http = createHttpServer(options);
  const description = await descriptionAt(await listen(http));
  await http.close();
  return description;
};

type Call = { readonly line: string; readonly sent: Sent; readonly connections: Dispatcher };

const send = async (url: string, { line, sent, connections }: Call): Promise<Answer> => {
  const [method = 'GET', path = '/'] = line.split(' ');
  const { as, headers, body } = sent;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await request(url + path, {
    dispatcher: connections,
    method,
    headers: {
      ...(as && { authorization: `Bearer ${tokens[as]}` }),
      ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
    },
    body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
  });
  const text = await response.body.text();
  return { status: response.statusCode, headers: response.headers, body: parse(text) };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
