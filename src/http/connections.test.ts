import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { endlessReply } from '../../test/support/endless-reply.ts';
import { CLIENT_TOKEN } from '../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../test/support/http-server.ts';
import { JsonRecord } from '../kernel/json.ts';
import { PIPELINED_REQUESTS_MAX } from '../kernel/limits/http.ts';
import { operation } from './operation.ts';

let server: TestServer;
afterEach(() => server.stop());

const connected = async (): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/**
 * Everything that the server sends until it closes the connection. If the machine pauses the client for
 * longer than the server waits, the server may close the connection unread: the client then tries again.
 */
const saidTo = async (beginning: string): Promise<string> => {
  const socket = await connected();
  socket.write(beginning);
  const said = await text(socket).catch(() => '');
  return said === '' ? saidTo(beginning) : said;
};

/** A connection with the first bytes of a response, likewise. */
const withResponseBegun = async (request: string): Promise<Socket> => {
  const socket = await connected();
  // The server may reset what it closes.
  socket.on('error', () => undefined);
  socket.write(request);
  const hasBegun = await new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  return hasBegun ? socket : withResponseBegun(request);
};

const query = [
  'POST /v1/query HTTP/1.1',
  `Authorization: Bearer ${CLIENT_TOKEN}`,
  'Content-Type: application/json',
  'Content-Length: 100\r\n',
].join('\r\n');

describe('a connection', () => {
  it('whose request has thousands of headers is read to the last of them', async () => {
    server = await startTestServer();
    const others = 'x:\r\n'.repeat(3_000);
    const body = JSON.stringify({ query: 'hello', lang: 'en', sessionId: 's' });
    const whole = query.replace('Content-Length: 100', `Content-Length: ${body.length}`);
    const request = whole.replace('Authorization', `Connection: close\r\n${others}Authorization`);
    expect(await saidTo(`${request}\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /);
    const hosts = `GET /health/live HTTP/1.1\r\nHost: a\r\n${others}Host: b\r\n\r\n`;
    expect(await saidTo(hosts)).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Error-Code: request_broken\r\n/s);
  });

  it('whose request has two tokens is refused, and one that repeats the type of its body is not', async () => {
    server = await startTestServer();
    const body = JSON.stringify({ query: 'hello', lang: 'en', sessionId: 's' });
    const whole = query.replace('Content-Length: 100', `Connection: close\r\nContent-Length: ${body.length}`);
    const said = (line: string) =>
      saidTo(`${whole.replace('Content-Type', `${line}\r\nContent-Type`)}\r\n${body}`);
    const refused = await said('Authorization: Bearer other');
    expect(refused).toMatch(/^HTTP\/1\.1 401 .*\r\nX-Error-Code: token_missing\r\n/s);
    expect(await said('Content-Type: application/json; charset=utf-8')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['headers', { headersTimeout: 50, requestTimeout: 60_000 }, query],
    ['body', { headersTimeout: 50, requestTimeout: 50 }, `${query}\r\n{"query":`],
  ])('whose %s do not arrive in time gets 408 and is closed', async (_, times, beginning) => {
    server = await startTestServer({ connections: { ...times, connectionsCheckingInterval: 20 } });
    const answer = await saidTo(beginning);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Error-Code: request_too_slow\r\n/);
    expect(answer).toContain('"errorType":"');
  });

  it('whose client does not read its response is closed, and the response ends', async () => {
    const end = new EventEmitter();
    const ended = once(end, 'end');
    server = await startTestServer({
      connections: { untakenMsMax: 50 },
      operations: [endlessReply(() => ({ onEnd: () => end.emit('end') }))],
    });
    const socket = await withResponseBegun('GET /endless HTTP/1.1\r\n\r\n');
    socket.pause();
    await expect(ended).resolves.toBeDefined();
    socket.destroy();
  });

  it('stays open while its response takes longer to begin', async () => {
    const slowReply = operation({
      method: 'get',
      path: '/slow',
      summary: 'Answers late',
      tag: 'health',
      token: 'none',
      reply: JsonRecord,
      run: ({ browser }) => {
        // As Node does when nothing was sent for as long as `untakenMsMax` allows. The router passes the
        // request itself.
        (browser as IncomingMessage).socket.emit('timeout');
        return { late: true };
      },
    });
    server = await startTestServer({ operations: [slowReply] });
    expect((await server.send('GET /slow')).body).toEqual({ late: true });
  });

  it.each([
    ['a response', `${query}\r\n`.replace('Content-Length: 100', 'Content-Length: 2').concat('{}')],
    ['a refusal', 'GET /nothing HTTP/1.1\r\n\r\n'],
  ])('that stays idle after %s is closed', async (_, whole) => {
    server = await startTestServer({ connections: { keepAliveTimeout: 20 } });
    expect(await saidTo(whole)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('that sends many requests at once gets all responses, and is closed if there are too many', async () => {
    server = await startTestServer();
    const pipelined = 'GET /health/live HTTP/1.1\r\n\r\n';
    const last = 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n';
    const answers = await saidTo(pipelined.repeat(PIPELINED_REQUESTS_MAX - 1) + last);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(PIPELINED_REQUESTS_MAX);
    const greedy = await connected();
    greedy.on('error', () => undefined);
    const closed = once(greedy, 'close');
    greedy.resume();
    greedy.write(pipelined.repeat(2 * PIPELINED_REQUESTS_MAX));
    await closed;
    expect((await server.send('GET /health/live')).status).toBe(200);
  });

  it('above the maximum number is closed, while others continue', async () => {
    // The test's own client uses one of them.
    server = await startTestServer({ connections: { countMax: 2 } });
    await server.send('GET /health/live');
    const taken = await connected();
    const refused = await connected();
    expect(await text(refused)).toBe('');
    expect((await server.send('GET /health/live')).status).toBe(200);
    taken.destroy();
  });
});
