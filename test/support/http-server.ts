import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
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

const tokens = {
  client: CLIENT_TOKEN,
  developer: DEVELOPER_TOKEN,
  stranger: STRANGER_TOKEN,
  admin: ADMIN_TOKEN,
};

export type Sent = {
  readonly as?: keyof typeof tokens;
  readonly headers?: Record<string, string>;
  /** Sent as JSON; text and bytes as they are. */
  readonly body?: unknown;
};

export type Answer = {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** A test looks into whatever came back: JSON, or text. */
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

/** A server over fakes that really listens. */
export const startTestServer = async (options: Partial<HttpServerOptions> = {}): Promise<TestServer> => {
  const sessions = fakeSessions();
  const agents = fakeAgents();
  const log: Record<string, unknown>[] = [];
  let ids = 0;
  const http = createHttpServer({
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
  });
  const { port } = await http.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const connections = new Connections();
  const check = await replyCheck(url);
  return {
    sessions,
    agents,
    http,
    url,
    log,
    send: async (line, sent = {}) => {
      const answer = await send(url, { line, sent, connections });
      check(line, answer);
      return answer;
    },
    stop: async () => {
      await connections.close();
      await http.close();
    },
  };
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
  return { status: response.statusCode, headers: response.headers, body: parsed(text) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

type Described = {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, Reply> }>>;
  readonly components: object;
};
type Reply = { readonly content: Record<string, { readonly schema: object }> };

/** Whether an answer is what the server's own description promises; it throws where it is not. */
const replyCheck = async (url: string): Promise<(line: string, answer: Answer) => void> => {
  const response = await request(`${url}/openapi.json`);
  const { paths, components } = (await response.body.json()) as Described;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const routes = Object.entries(paths).map(([path, operations]) => ({
    matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }));
  return (line, { status, headers, body }) => {
    const [method = '', path = ''] = (line.split('?')[0] ?? '').split(' ');
    const operation = routes
      .filter(({ matches }) => matches.test(path))
      .map(({ operations }) => operations[method.toLowerCase()])
      .find((described) => described !== undefined);
    if (operation === undefined || !String(headers['content-type']).startsWith('application/json')) return;
    const schema = operation.responses[status]?.content['application/json']?.schema;
    if (schema === undefined) throw new Error(`${line} answered ${status}, which is not described`);
    if (!ajv.validate({ ...schema, components }, body)) throw new Error(`${line}: ${ajv.errorsText()}`);
  };
};
