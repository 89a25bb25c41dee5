import { once } from 'node:events';
import { request as nodeRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_TOKEN } from '../../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../../test/support/http-server.ts';
import { QUERY_BODY_BYTES_MAX, UNREAD_BODY_BYTES_MAX } from '../../kernel/limits/http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PIECE = Buffer.alloc(64 * 1024, ' ');
const chunk = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]);
/** Data that sockets on both sides buffer in addition to what the server reads. */
const BUFFERED_BYTES = 32 * 1024 * 1024;

const head = (token: string, ...headers: readonly string[]): string =>
  ['POST /v1/query HTTP/1.1', 'Host: a', `Authorization: Bearer ${token}`, ...headers, '', ''].join('\r\n');

const opened = () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const seen = { answer: '', isClosed: false };
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      seen.isClosed = true;
      resolve();
    });
  });
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    seen.answer += data;
  });
  return { socket, seen, closed };
};

/** Sends until the connection closes. @returns the bytes sent. */
const flood = async (socket: Socket, piece: Buffer, isClosed: () => boolean): Promise<number> => {
  let bytes = 0;
  while (!isClosed() && bytes < 4 * (UNREAD_BODY_BYTES_MAX + BUFFERED_BYTES)) {
    bytes += piece.length;
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => 0);
  }
  return bytes;
};

describe('a client that is refused and continues to send', () => {
  it.each([
    ['in chunks, without a valid token', 'wrong', 'Transfer-Encoding: chunked', chunk, 401],
    ['in chunks, more than a body may have', CLIENT_TOKEN, 'Transfer-Encoding: chunked', chunk, 413],
    ['an endless length, without a valid token', 'wrong', 'Content-Length: 99999999999', PIECE, 401],
    ['an endless length', CLIENT_TOKEN, 'Content-Length: 99999999999', PIECE, 413],
  ])('gets its answer, then the connection closes: %s', async (_, token, length, piece, status) => {
    const { socket, seen, closed } = opened();
    socket.write(head(token, length));
    const bytes = await flood(socket, piece, () => seen.isClosed);
    await closed;
    expect(bytes).toBeLessThan(QUERY_BODY_BYTES_MAX + UNREAD_BODY_BYTES_MAX + BUFFERED_BYTES);
    expect(seen.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":${status},`));
  });

  it('gets its response even if it stops sending, then the connection closes', async () => {
    const { socket, seen, closed } = opened();
    socket.write(`${head('wrong', 'Content-Length: 100')}{`);
    await closed;
    expect(seen.answer).toMatch(/^HTTP\/1.1 401 /);
  });
});

describe('a client that is refused and ends its body', () => {
  it('keeps its connection', async () => {
    const { socket, seen } = opened();
    const body = 'x'.repeat(100_000);
    socket.write(`${head('wrong', `Content-Length: ${body.length}`)}${body}`);
    socket.write(head('wrong', 'Content-Length: 0', 'Connection: close'));
    await once(socket, 'close');
    expect(seen.answer.match(/HTTP\/1.1 401 /g)).toHaveLength(2);
  });

  it("with Node's client reads its response", async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${CLIENT_TOKEN}`, 'content-length': 3 * QUERY_BODY_BYTES_MAX };
      const sending = nodeRequest(`${server.url}/v1/query`, { method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sending.on('error', reject).end(Buffer.alloc(3 * QUERY_BODY_BYTES_MAX, ' '));
    });
    expect(status).toBe(413);
  });
});

describe('a client that asks whether to send its body', () => {
  const body = '{"query":"hi","sessionId":"s1","lang":"en"}';

  it('gets the confirmation when its body is read', async () => {
    const { socket, seen, closed } = opened();
    const length = `Content-Length: ${body.length}`;
    socket.write(head(CLIENT_TOKEN, 'Expect: 100-continue', length, 'Connection: close'));
    await once(socket, 'data');
    expect(seen.answer).toMatch(/^HTTP\/1.1 100 /);
    socket.write(body);
    await closed;
    expect(seen.answer).toMatch(/HTTP\/1.1 200 /);
  });

  it.each([
    ['without a valid token', 'wrong', 100, 401],
    ['with too long a body', CLIENT_TOKEN, QUERY_BODY_BYTES_MAX + 1, 413],
  ])('is refused without being read: %s', async (_, token, length, status) => {
    const { socket, seen, closed } = opened();
    socket.write(head(token, 'Expect: 100-continue', `Content-Length: ${length}`));
    await closed;
    expect(seen.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
