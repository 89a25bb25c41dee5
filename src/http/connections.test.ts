import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { CLIENT_TOKEN } from '../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../test/support/http-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const connected = async (): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** Everything that the server sends until it closes the connection. */
const saidTo = async (beginning: string): Promise<string> => {
  const socket = await connected();
  socket.write(beginning);
  return text(socket);
};

const query = [
  'POST /v1/query HTTP/1.1',
  `Authorization: Bearer ${CLIENT_TOKEN}`,
  'Content-Type: application/json',
  'Content-Length: 100\r\n',
].join('\r\n');

describe('a connection', () => {
  it.each([
    ['headers', { headersTimeout: 1_500, requestTimeout: 60_000 }, query],
    ['body', { headersTimeout: 1_500, requestTimeout: 1_500 }, `${query}\r\n{"query":`],
  ])('whose %s do not arrive in time gets 408 and is closed', async (_, times, beginning) => {
    server = await startTestServer({ connections: { ...times, connectionsCheckingInterval: 20 } });
    const answer = await saidTo(beginning);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Error-Code: request_too_slow\r\n/);
    expect(answer).toContain('"errorType":"');
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
