import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebhookSettings } from '../agent/agent.ts';
import { WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits.ts';
import { readAllowed } from './address-guard.ts';
import { secretBox } from './secrets.ts';
import { webhookClient } from './webhook.ts';

const secrets = secretBox(new Uint8Array(32).fill(7));
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

const serve = async (answer: RequestListener): Promise<number> => {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
  return (server.address() as AddressInfo).port;
};

const settings = (parts: Partial<WebhookSettings> = {}): WebhookSettings => ({
  enabled: true,
  url: '',
  username: '',
  headers: {},
  useForDomains: false,
  ...parts,
});

type Options = { readonly allow?: string; readonly settings?: WebhookSettings; readonly timeoutMs?: number };

const call = (url: string, { allow = '127.0.0.0/8', timeoutMs = 2_000, ...options }: Options = {}) => {
  const client = webhookClient({ allowed: readAllowed(allow), unseal: secrets.unseal, timeoutMs });
  open.push(client);
  const requested = {
    callId: 'call-1',
    purpose: 'fulfillment',
    requestedAt: '',
    url,
    body: '{"a":"ü"}',
  } as const;
  return client.call(requested, options.settings ?? settings());
};

describe('a webhook call', () => {
  it('posts the exact body with credentials, own headers and the call as idempotency key', async () => {
    let seen: unknown;
    const port = await serve(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      seen = { method: request.method, headers: request.headers, body: Buffer.concat(parts).toString() };
      response.end('{"speech":"ok"}');
    });
    const password = secrets.seal('pass');
    const headers = { 'X-Shop': 'north', 'X-Api-Key': secrets.seal('k'), '': '' };
    const outcome = await call(`http://127.0.0.1:${port}/hook`, {
      settings: settings({ username: 'ann', password, headers }),
    });
    expect(outcome).toMatchObject({ status: 200, body: '{"speech":"ok"}' });
    expect(seen).toMatchObject({
      method: 'POST',
      body: '{"a":"ü"}',
      headers: {
        authorization: `Basic ${Buffer.from('ann:pass').toString('base64')}`,
        'x-shop': 'north',
        'x-api-key': 'k',
        'idempotency-key': 'call-1',
        'content-type': 'application/json; charset=UTF-8',
      },
    });
  });

  it.each([
    [400, '400 Bad Request'],
    [404, '404 Not Found'],
    [500, '500 Internal Server Error'],
    [503, '503 Service Unavailable'],
  ])('answered with %i fails in the words that were recorded', async (status, details) => {
    const port = await serve((_, response) => response.writeHead(status).end('no'));
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({
      failure: 'http_status',
      status,
      details,
      body: 'no',
    });
  });

  it('follows no redirect', async () => {
    const port = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({
      failure: 'http_status',
      details: '302 Found',
    });
  });

  it('that is not answered in time fails, whether nothing comes or never ends', async () => {
    const silent = await serve(() => undefined);
    const endless = await serve((_, response) => response.write('{'));
    expect(await call(`http://127.0.0.1:${silent}`, { timeoutMs: 100 })).toMatchObject({
      failure: 'timeout',
      details: 'Request timeout.',
    });
    expect(await call(`http://127.0.0.1:${endless}`, { timeoutMs: 100 })).toMatchObject({
      failure: 'timeout',
    });
  });

  it('takes an answer of 64K and no byte more', async () => {
    const port = await serve((request, response) => response.end('x'.repeat(Number(request.url?.slice(1)))));
    expect(await call(`http://127.0.0.1:${port}/${WEBHOOK_REPLY_BYTES_MAX}`)).toMatchObject({ status: 200 });
    expect(await call(`http://127.0.0.1:${port}/${WEBHOOK_REPLY_BYTES_MAX + 1}`)).toMatchObject({
      failure: 'too_large',
    });
  });

  it("to nobody fails with the system's code", async () => {
    const port = await serve(() => undefined);
    await open.splice(0).reduce((done, { close }) => done.then(() => void close()), Promise.resolve());
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({
      failure: 'unreachable',
      details: 'Webhook is unavailable: ECONNREFUSED.',
    });
  });

  it('to an address that is no URL fails', async () => {
    expect(await call('nowhere')).toMatchObject({ failure: 'unreachable' });
  });
});

describe('an address that is not public', () => {
  it.each([
    'http://127.0.0.1:PORT',
    'http://localhost:PORT',
    'http://[::ffff:127.0.0.1]:PORT',
    'http://0x7f000001:PORT',
  ])('is refused: %s', async (url) => {
    let hits = 0;
    const port = await serve((_, response) => {
      hits += 1;
      response.end('{}');
    });
    expect(await call(url.replace('PORT', String(port)), { allow: '' })).toMatchObject({
      failure: 'address_refused',
    });
    expect(hits).toBe(0);
  });

  it.each(['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '[fd00::1]', '[::1]', '0.0.0.0'])(
    'is refused without a connection: %s',
    async (host) => {
      expect(await call(`http://${host}:9`, { allow: '203.0.113.0/24' })).toMatchObject({
        failure: 'address_refused',
      });
    },
  );

  it.each(['localhost', '127.0.0.1', '127.0.0.0/8,::1'])('is called where %s is allowed', async (allow) => {
    const port = await serve((_, response) => response.end('{"speech":"x"}'));
    const host = allow === 'localhost' ? 'localhost' : '127.0.0.1';
    expect(await call(`http://${host}:${port}`, { allow })).toMatchObject({ status: 200 });
  });

  it.each(['300.1.1.1/8', 'a b', '10.0.0.0/99'])('list that says %j is refused', (list) => {
    expect(() => readAllowed(list)).toThrow(TypeError);
  });
});

it('opens only what was sealed under the same key', () => {
  const sealed = secrets.seal('secret');
  expect(sealed).not.toContain('secret');
  expect(secrets.unseal(sealed)).toBe('secret');
  expect(() => secretBox(new Uint8Array(32)).unseal(sealed)).toThrow();
});
