import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ADMIN_TOKEN,
  CLIENT_TOKEN,
  fakeAgents,
  fakeSessions,
  turnReply,
} from '../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../test/support/http-server.ts';
import { ParleyError } from '../kernel/errors.ts';
import { Type } from '../kernel/schema.ts';
import { systemOutside } from '../outside/outside.ts';
import { BytesReply, LinesReply, operation } from './operation.ts';
import type { HttpServerOptions } from './server.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (options: Partial<HttpServerOptions> = {}): Promise<TestServer> => {
  server = await startTestServer(options);
  return server;
};
const body = { query: 'hi', sessionId: 's1', lang: 'en' };
const asked = { as: 'client', body } as const;

describe('an address', () => {
  it('that does not exist returns not found', async () => {
    const { send } = await start();
    for (const path of ['/nothing', '/v1', '/v1/nothing', '/v2/query', '/v1/query/more']) {
      const { status, body: answer } = await send(`GET ${path}`, { as: 'client' });
      expect(status).toBe(404);
      expect(answer.status).toMatchObject({ code: 404, errorType: 'not_found' });
    }
  });

  it('is not found with an unsupported method', async () => {
    const { send } = await start();
    const { status, headers, body: answer } = await send('PUT /v1/query', asked);
    expect(status).toBe(405);
    expect(answer.status).toMatchObject({ code: 405, errorType: 'not_allowed' });
    expect(String(headers.allow).split(', ').sort()).toEqual(['GET', 'POST']);
    expect((await send('OPTIONS /v1/contexts')).status).toBe(204);
    expect((await send('HEAD /health/live')).status).toBe(200);
  });

  it('may end in a slash', async () => {
    const { send } = await start();
    expect((await send('POST /v1/query/', asked)).status).toBe(200);
    expect((await send('GET /admin/agents/', { as: 'admin' })).status).toBe(200);
  });

  it('that ends in a slash deletes no agent, because a client may have left out ".." behind it', async () => {
    const { url } = await start();
    const sent = { method: 'DELETE', headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
    expect((await fetch(`${url}/admin/agents/a1/sandboxes/..`, sent)).status).toBe(405);
    expect((await fetch(`${url}/admin/agents/a1`, sent)).status).toBe(200);
  });

  it.each(['/api/query', '//v1/query', '/v1//query', '//api//query/'])(
    'of older clients or with joined slashes is accepted: %s',
    async (path) => {
      const { send } = await start();
      const { status, body: answer } = await send(`POST ${path}?v=20150910`, asked);
      expect([status, answer.result?.action]).toEqual([200, turnReply.action]);
    },
  );

  it('of the official iOS client is accepted, which encodes the question mark', async () => {
    const { send } = await start();
    const { status, body: answer } = await send('POST /v1/query%3Fv=20150910', asked);
    expect([status, answer.result?.action]).toEqual([200, turnReply.action]);
  });

  it('is mapped in the API only, so that protected addresses at /admin stay protected', async () => {
    const { send } = await start();
    for (const path of [
      '//admin/agents',
      '/api/admin',
      '/api',
      '//health/live',
      '/x/api/query',
      '/admin/agents%3Fv=1',
    ]) {
      expect((await send(`GET ${path}`, { as: 'admin' })).status).toBe(404);
    }
  });

  it.each(['/v1/contexts/%ff?sessionId=s1', '/v1/contexts?sessionId=%ff', '/v1/entities/%E0%A4%A'])(
    'that is not UTF-8 is refused: %s',
    async (path) => {
      const { send } = await start();
      expect((await send(`GET ${path}`, { as: 'developer' })).headers['x-error-code']).toBe('url_unreadable');
    },
  );
});

describe('a response', () => {
  it.each(['application/json', '*/*', 'text/html, */*;q=0.1', 'application/*', ''])(
    'is JSON for Accept: %s',
    async (accept) => {
      const { send } = await start();
      expect((await send('POST /v1/query', { ...asked, headers: { accept } })).status).toBe(200);
    },
  );

  it('is refused if only other types are accepted', async () => {
    const { send } = await start();
    const { status, body: answer } = await send('POST /v1/query', {
      ...asked,
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(406);
    expect(answer.status).toMatchObject({ code: 406, errorType: 'not_acceptable' });
  });
});

describe('a bad token', () => {
  it.each([
    [undefined, /An access token is needed/],
    ['Bearer EAACbVYVxyz', /Invalid access token: EAACbVYV\.\.\.$/],
    ['Basic abc', /An access token is needed/],
  ])('%s is answered with a status and nothing else', async (authorization, details) => {
    const { send } = await start();
    const headers = authorization === undefined ? {} : { authorization };
    const { status, headers: answered, body: answer } = await send('POST /v1/query', { body, headers });
    expect(status).toBe(401);
    expect(answered['www-authenticate']).toBe('Bearer');
    expect(answer).toEqual({
      status: { code: 401, errorType: 'unauthorized', errorDetails: expect.stringMatching(details) },
    });
  });

  it('is reported before other errors', async () => {
    const { send } = await start();
    expect((await send('POST /v1/query?v=x', { body: '{' })).status).toBe(401);
  });
});

describe('browsers', () => {
  it('may be sent from any site', async () => {
    const { send } = await start();
    const headers = {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    const { status, headers: answered } = await send('OPTIONS /v1/query', { headers });
    expect(status).toBe(204);
    expect(answered['access-control-allow-origin']).toBe('https://shop.example');
    expect(answered['access-control-allow-headers']).toBe('authorization,content-type');
  });

  it.each(['/v1/query', '/api/query', '//v1/query'])('may send their cookies to %s', async (path) => {
    const { send } = await start();
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    for (const { headers: answered } of [
      await send(`OPTIONS ${path}`, { headers }),
      await send(`POST ${path}`, { ...asked, headers }),
    ]) {
      expect(answered['access-control-allow-credentials']).toBe('true');
      expect(answered['access-control-allow-origin']).toBe('https://shop.example');
      expect(answered.vary).toBe('Origin');
    }
  });

  it.each(['/admin/agents', '/console/session', '/admin/v1/x'])(
    'may not send their cookies to %s',
    async (path) => {
      const { send } = await start();
      const headers = { origin: 'https://shop.example', 'access-control-request-method': 'GET' };
      for (const method of ['OPTIONS', 'GET']) {
        const { headers: answered } = await send(`${method} ${path}`, { headers });
        expect(answered['access-control-allow-origin']).toBe('*');
        expect(answered).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  it('makes replies and errors readable', async () => {
    const { send } = await start();
    const headers = { origin: 'https://shop.example' };
    for (const path of ['/v1/query', '/v1/nothing']) {
      const answer = await send(`POST ${path}`, { ...asked, headers });
      expect(answer.headers['access-control-allow-origin']).toBe('https://shop.example');
    }
  });
});

describe('a request has an id', () => {
  it('of its own or from the client', async () => {
    const { send } = await start();
    expect((await send('POST /v1/query', asked)).headers['x-request-id']).toMatch(/^id\d+$/);
    const headers = { 'x-request-id': 'abc-123' };
    expect((await send('POST /v1/query', { ...asked, headers })).headers['x-request-id']).toBe('abc-123');
  });

  it("that is replaced if the client's is too long or unusual", async () => {
    const { send } = await start();
    const idFor = async (id: string) =>
      (await send('GET /health/live', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('x'.repeat(100))).toBe('x'.repeat(100));
    for (const id of ['x'.repeat(101), 'two words', '{"a":1}']) expect(await idFor(id)).toMatch(/^id\d+$/);
  });
});

describe('the log', () => {
  it('has a line for each request, without its content', async () => {
    const { send, log } = await start();
    const secret = { ...body, query: 'my secret', sessionId: 'secret-session' };
    await send('POST /v1/query?v=20150910', { ...asked, body: secret });
    await send('GET /v1/contexts/secret-context?sessionId=secret-session', { as: 'client' });
    await send('GET /v1/query/my/secret?query=secret', { as: 'client' });
    await send('GET /v1/contexts/secret%E0%A4%A', { as: 'client' });
    expect(log.slice(1)).toMatchObject([
      { method: 'POST', path: '/v1/query', status: 200, agentId: 'a1', ms: expect.any(Number) },
      { method: 'GET', path: '/v1/contexts/:name', status: 200, error: 'context_not_found' },
      { method: 'GET', path: 'none', status: 404 },
      { method: 'GET', path: 'none', status: 400, error: 'url_unreadable' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|cccc/);
  });
});

describe('health', () => {
  it('is live and ready', async () => {
    const { send } = await start();
    expect((await send('GET /health/live')).status).toBe(200);
    expect((await send('GET /health/ready')).status).toBe(200);
  });

  it('is live and not ready while the store is unavailable', async () => {
    const ping = async () => {
      throw new ParleyError('store_unavailable', { reason: 'gone' });
    };
    const { send } = await start({ ping });
    expect((await send('GET /health/live')).status).toBe(200);
    const { status, headers } = await send('GET /health/ready');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
  });
});

describe('a rate limit', () => {
  it('applies to each token if it is set', async () => {
    const { send } = await start({ rateLimit: { requestsPerMinute: 2 } });
    expect((await send('POST /v1/query', asked)).status).toBe(200);
    expect((await send('POST /v1/query', asked)).status).toBe(200);
    const { status, headers, body: answer } = await send('POST /v1/query', asked);
    expect(status).toBe(429);
    expect(answer.status).toMatchObject({ code: 429, errorType: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await send('POST /v1/query', { as: 'developer', body })).status).toBe(200);
    expect((await send('GET /health/live')).status).toBe(200);
  });

  const statusWith = async (authorization: string | undefined): Promise<number> => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await server.send('POST /v1/query', { body, headers })).status;
  };

  it('counts a token once, for any format of the header', async () => {
    await start({ rateLimit: { requestsPerMinute: 2 } });
    expect(await statusWith(`Bearer ${CLIENT_TOKEN}`)).toBe(200);
    expect(await statusWith(`bearer   ${CLIENT_TOKEN}`)).toBe(200);
    for (const written of ['BEARER ', 'Bearer  ', 'bEaReR '])
      expect(await statusWith(`${written}${CLIENT_TOKEN}`)).toBe(429);
    expect(await statusWith(`Bearer ${CLIENT_TOKEN} \t`)).toBe(429);
  });

  it('counts requests without a valid token by address, so that an invented token gets no new quota', async () => {
    await start({ rateLimit: { requestsPerMinute: 2 } });
    expect(await statusWith('Bearer invented-1')).toBe(401);
    expect(await statusWith(undefined)).toBe(401);
    for (const header of ['Bearer invented-2', 'Bearer\tinvented-3', 'Basic abc', undefined])
      expect(await statusWith(header)).toBe(429);
    expect(await statusWith(`Bearer ${CLIENT_TOKEN}`)).toBe(200);
  });
});

it('notices whether the client of a waiting request is still connected', async () => {
  let begin = (_: () => boolean): void => undefined;
  const begun = new Promise<() => boolean>((resolve) => {
    begin = resolve;
  });
  const sessions: HttpServerOptions['sessions'] = {
    ...fakeSessions(),
    runTurn: (_, isAwaited) => {
      begin(isAwaited ?? (() => true));
      return new Promise(() => undefined);
    },
  };
  const { url } = await start({ sessions, drainMs: 50 });
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  const text = JSON.stringify(body);
  const headers = `Host: a\r\nAuthorization: Bearer ${CLIENT_TOKEN}\r\nContent-Length: ${text.length}`;
  client.write(`POST /v1/query HTTP/1.1\r\n${headers}\r\n\r\n${text}`);
  const isAwaited = await begun;
  expect(isAwaited()).toBe(true);
  client.destroy();
  await expect.poll(isAwaited).toBe(false);
});

it('does not start on a port that is in use', async () => {
  const { url } = await start();
  const other = await startTestServer();
  await other.stop();
  const taken = { host: '127.0.0.1', port: Number(new URL(url).port) };
  await expect(other.http.listen(taken)).rejects.toThrow('EADDRINUSE');
});

describe('on shutdown', () => {
  it('a running request is finished first, and new ones are refused', async () => {
    const { http, sessions, send, url } = await start();
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      sessions.reply = () =>
        new Promise((reply) => {
          finish = () => reply(turnReply);
          resolve();
        });
    });
    const running = send('POST /v1/query', asked);
    await begun;
    const closed = http.close();
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    finish();
    expect((await running).status).toBe(200);
    await closed;
  });

  it('a request is finished although its client has left', async () => {
    const { http, sessions, url } = await start();
    let finish = () => {};
    let isFinished = false;
    const begun = new Promise<void>((resolve) => {
      sessions.reply = async () => {
        await new Promise<void>((reply) => {
          finish = reply;
          resolve();
        });
        isFinished = true;
        return turnReply;
      };
    });
    const client = new AbortController();
    const headers = { authorization: `Bearer ${CLIENT_TOKEN}`, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: client.signal };
    const asking = fetch(`${url}/v1/query`, sent);
    const left = expect(asking).rejects.toThrow();
    await begun;
    client.abort();
    await left;
    const closed = http.close().then(() => isFinished);
    // Without waiting for the request, the server would be closed by then.
    await setTimeout(100);
    finish();
    expect(await closed).toBe(true);
  });

  it('a request that does not end is aborted', async () => {
    const { http, sessions, send } = await start({ drainMs: 50 });
    const begun = new Promise<void>((resolve) => {
      sessions.reply = () => new Promise(() => resolve());
    });
    const running = expect(send('POST /v1/query', asked)).rejects.toThrow();
    await begun;
    await http.close();
    await running;
  });

  it('with a delay, requests are accepted in the meantime, although readiness is false', async () => {
    let endDelay = (): void => undefined;
    const delay = new Promise<void>((resolve) => {
      endDelay = resolve;
    });
    const outside = { ...systemOutside, sleep: () => delay };
    const { http, send } = await start({ stopDelayMs: 1_000, outside });
    const closed = http.close();
    expect((await send('GET /health/ready')).headers['x-error-code']).toBe('shutting_down');
    const answer = await send('POST /v1/query', asked);
    expect(answer.status).toBe(200);
    expect(answer.headers.connection).toBe('close');
    endDelay();
    await closed;
    await expect(send('GET /health/live')).rejects.toThrow();
  });

  it('idle connections are closed', async () => {
    const { http, send, url } = await start();
    await send('GET /health/live');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let isClosed = false;
    const ended = once(socket, 'close').then(() => {
      isClosed = true;
    });
    socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    expect(isClosed).toBe(false);
    await http.close();
    await ended;
    expect(isClosed).toBe(true);
  });
});

it('sends other content than JSON as a whole or in pieces', async () => {
  const lines = async function* () {
    yield '{"n":1}\n';
    yield '{"n":2}\n';
  };
  const listing = (path: string, bytes: () => BytesReply['bytes']) =>
    operation({
      method: 'get',
      path,
      summary: 'Lines',
      tag: 'test',
      token: 'admin',
      replyLine: Type.Object({ n: Type.Integer() }),
      run: () => new BytesReply(bytes(), { contentType: 'application/x-ndjson' }),
    });
  const operations = [listing('/admin/lines', lines), listing('/admin/text', () => '{"n":1}\n{"n":2}\n')];
  const { send } = await start({ operations });
  for (const path of ['/admin/lines', '/admin/text']) {
    const { headers, body: answer } = await send(`GET ${path}`, { as: 'admin' });
    expect(headers['content-type']).toBe('application/x-ndjson');
    expect(answer).toBe('{"n":1}\n{"n":2}\n');
  }
});

it('ends every answer that it sends in parts when the token is revoked', async () => {
  let hasAccess = true;
  let isRunning = false;
  async function* work() {
    isRunning = true;
    try {
      for (let number = 0; ; number += 1) {
        yield `${number}`;
        await setImmediate();
        hasAccess = number < 3;
      }
    } finally {
      isRunning = false;
    }
  }
  const about = { method: 'get', summary: 'Work', tag: 'test', token: 'developer' } as const;
  const operations = [
    operation({
      ...about,
      path: '/admin/lines',
      replyLine: Type.String(),
      run: () => new LinesReply(work()),
    }),
    operation({
      ...about,
      path: '/admin/bytes',
      run: () => new BytesReply(work(), { contentType: 'text/plain' }),
    }),
  ];
  const agents = fakeAgents();
  const { ownerOf } = agents;
  const revoking = { ...agents, ownerOf: (hash: string) => (hasAccess ? ownerOf(hash) : undefined) };
  const { send } = await start({ operations, agents: revoking });
  const { body: lines } = await send('GET /admin/lines', { as: 'developer' });
  expect(lines).toMatch(/^"0"\n"1"\n"2"\n"3"\n\{"status":\{"code":401,.*\n$/);
  expect(isRunning).toBe(false);
  hasAccess = true;
  await expect(send('GET /admin/bytes', { as: 'developer' })).rejects.toThrow();
  expect(isRunning).toBe(false);
});

/** What the server writes to a connection until it closes it. */
const rawAnswer = (url: string, text: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });

it.each([
  [1, 'NONSENSE'],
  [3, 'NONSENSE'],
  [3, 'CONNECT a:80 HTTP/1.1'],
])('answers %i requests that a broken one follows, and nothing after them: %s', async (count, broken) => {
  const { url } = await start();
  const text = JSON.stringify(body);
  const head = `POST /v1/query HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${CLIENT_TOKEN}\r\n`;
  const whole = `${head}Content-Length: ${text.length}\r\n\r\n${text}`;
  const answer = await rawAnswer(url, `${whole.repeat(count)}${broken}\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: count }, () => 'HTTP/1.1 200'));
  expect(answer.match(/Connection: close\r\n/g)).toHaveLength(1);
});

it('answers every well-formed request, and no malformed one', async () => {
  const { url } = await start();
  const raw = (text: string) => rawAnswer(url, text);
  const headers = `Host: a\r\nConnection: close\r\nAuthorization: Bearer ${CLIENT_TOKEN}\r\n`;
  const head = `POST /v1/query HTTP/1.1\r\n${headers}`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
  const text = JSON.stringify(body);
  const chunks = `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  expect(await raw(chunked + chunks)).toMatch(/^HTTP\/1\.1 200 /);
  expect(
    await raw(`${head.replace('Host: a\r\n', '')}Content-Length: ${text.length}\r\n\r\n${text}`),
  ).toMatch(/^HTTP\/1\.1 200 /);
  expect(await raw(`${head}Expect: a miracle\r\nContent-Length: ${text.length}\r\n\r\n${text}`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  const refusals = [
    [`${head}X-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['NONSENSE\r\n\r\n', 400, 'request_broken'],
    [`GET /v1/query?query=café HTTP/1.1\r\n${headers}\r\n`, 400, 'request_broken'],
    [`${chunked}no number\r\n`, 400, 'request_broken'],
    [`${chunked.replace('chunked', 'gzip, chunked')}${chunks}`, 415, 'content_unsupported'],
    [
      `${head}Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
      415,
      'content_unsupported',
    ],
    [`${chunked.replace('HTTP/1.1', 'HTTP/1.0')}${chunks}`, 400, 'request_broken'],
    [`GET /health/live HTTP/1.1\r\n${headers}host: b\r\n\r\n`, 400, 'request_broken'],
    [`CONNECT a:80 HTTP/1.1\r\n${headers}\r\n`, 405, 'method_not_allowed'],
  ] as const;
  for (const [request, code, errorCode] of refusals) {
    const [top = '', answer = ''] = (await raw(request)).split('\r\n\r\n');
    expect(top).toMatch(new RegExp(`^HTTP/1.1 ${code} [^]*X-Error-Code: ${errorCode}\r\n`));
    expect(JSON.parse(answer)).toMatchObject({ id: expect.any(String), status: { code } });
  }
});
