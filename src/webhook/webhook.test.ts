import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cert, key } from '../../test/support/self-signed.ts';
import {
  callTo,
  sealedFor as sealed,
  webhookSecrets as secrets,
  webhookSettings as settings,
  webhookOwner,
  webhookWorld,
} from '../../test/support/webhook-client.ts';
import type { WebhookSettings } from '../agent/agent.ts';
import { WEBHOOK_CONNECTIONS_MAX, WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits/webhooks.ts';
import { readAllowedAddresses } from './address-guard.ts';
import { secretBox } from './secret-box.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const place = (field: string) => ({ agentId: 'a1', field });
const { serve, client: clientWith, close } = webhookWorld();
afterEach(close);

type Options = {
  readonly allow?: string;
  readonly settings?: WebhookSettings;
  readonly timeoutMs?: number;
};

/** Reports of secrets that cannot be decrypted. */
const unreadable: unknown[] = [];
const onUnreadable = (...report: unknown[]) => void unreadable.push(report);

const call = (url: string, { settings: own = settings({ url }), ...options }: Options = {}) =>
  clientWith({ onUnreadable, ...options }).call(callTo(url), webhookOwner(own, [TOKEN]));

describe('a webhook call', () => {
  it('posts the exact body with credentials, custom headers and the call as idempotency key', async () => {
    let incoming: unknown;
    const port = await serve(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      incoming = { method: request.method, headers: request.headers, body: Buffer.concat(parts).toString() };
      response.end('{"speech":"ok"}');
    });
    const password = sealed('password', 'pass');
    const headers = { 'X-Shop': 'north', 'X-Api-Key': sealed('headers.x-api-key', 'k'), '': '' };
    const outcome = await call(`http://127.0.0.1:${port}/hook`, {
      settings: settings({ url: `http://127.0.0.1:${port}`, username: 'ann', password, headers }),
    });
    expect(outcome).toMatchObject({ status: 200, body: '{"speech":"ok"}' });
    expect(incoming).toMatchObject({
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

  it('does not follow redirects', async () => {
    const port = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({
      failure: 'http_status',
      details: '302 Found',
    });
  });

  it('fails at its timeout, both without a reply and during an endless one', async () => {
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

  it('accepts a reply of 64K and refuses a larger one', async () => {
    const port = await serve((request, response) => response.end('x'.repeat(Number(request.url?.slice(1)))));
    const largest = await call(`http://127.0.0.1:${port}/${WEBHOOK_REPLY_BYTES_MAX}`);
    expect(largest).toMatchObject({ status: 200, body: 'x'.repeat(WEBHOOK_REPLY_BYTES_MAX) });
    expect(largest).not.toHaveProperty('failure');
    expect(await call(`http://127.0.0.1:${port}/${WEBHOOK_REPLY_BYTES_MAX + 1}`)).toMatchObject({
      failure: 'too_large',
      details: `Webhook response is larger than ${WEBHOOK_REPLY_BYTES_MAX} bytes.`,
    });
  });

  const reply = '{"speech":"grün"}';
  const serveEncoded = (encoding: string, body: string | Buffer) =>
    serve((_, response) => response.setHeader('content-encoding', encoding).end(body));

  it.each([
    ['gzip', gzipSync(reply)],
    ['X-GZIP', gzipSync(reply)],
    ['deflate', deflateSync(reply)],
    ['deflate', deflateRawSync(reply)],
    ['br', brotliCompressSync(reply)],
    ['identity', reply],
    ['gzip', ''],
  ])('reads a reply with the encoding %s, as services may send it unasked', async (encoding, body) => {
    const outcome = await call(`http://127.0.0.1:${await serveEncoded(encoding, body)}`);
    expect(outcome).toMatchObject({ status: 200, body: body === '' ? '' : reply });
    expect(outcome).not.toHaveProperty('failure');
  });

  it.each([
    ['gzip', reply],
    ['gzip', gzipSync(reply).subarray(0, -9)],
    ['zstd', reply],
    ['gzip, br', gzipSync(reply)],
  ])('refuses a reply that cannot be read with the encoding %s', async (encoding, body) => {
    expect(await call(`http://127.0.0.1:${await serveEncoded(encoding, body)}`)).toMatchObject({
      failure: 'unreadable',
      details: expect.stringContaining(`its Content-Encoding is ${encoding}, `),
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
  ])('refuses a small %s reply that unpacks to more than 64K', async (encoding, pack) => {
    const [most, more] = [WEBHOOK_REPLY_BYTES_MAX, WEBHOOK_REPLY_BYTES_MAX + 1].map((size) =>
      pack('x'.repeat(size)),
    );
    const full = await serveEncoded(encoding, most ?? '');
    expect(await call(`http://127.0.0.1:${full}`)).toMatchObject({
      body: 'x'.repeat(WEBHOOK_REPLY_BYTES_MAX),
    });
    const bomb = await serveEncoded(encoding, more ?? '');
    expect(await call(`http://127.0.0.1:${bomb}`)).toMatchObject({ failure: 'too_large' });
  });

  it("to a closed port fails with the system's code", async () => {
    const port = await serve(() => undefined);
    await close();
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({
      failure: 'unreachable',
      details: 'Webhook is unavailable: ECONNREFUSED.',
    });
  });

  it('to an address that is not a URL, or not one of HTTP, fails', async () => {
    expect(await call('nowhere')).toMatchObject({
      failure: 'unreachable',
      details: 'Webhook is unavailable: ERR_INVALID_URL.',
    });
    expect(await call('ftp://127.0.0.1/hook')).toMatchObject({
      failure: 'unreachable',
      details: 'Webhook is unavailable: UND_ERR_INVALID_ARG.',
    });
  });

  it('fails when the server closes its connections', async () => {
    let client = clientWith();
    const port = await serve(() => client.close());
    client = clientWith({ timeoutMs: 60_000 });
    expect(await client.call(callTo(`http://127.0.0.1:${port}`), webhookOwner(settings()))).toMatchObject({
      failure: 'unreachable',
    });
  });

  it('that waits too long for a free connection is never sent', async () => {
    const paths: string[] = [];
    const waiting: (() => void)[] = [];
    const port = await serve((request, response) => {
      paths.push(request.url ?? '');
      if (request.url === '/first') waiting.push(() => response.end('{}'));
      else response.end('{}');
      if (waiting.length === WEBHOOK_CONNECTIONS_MAX) allOpen();
    });
    let allOpen = (): void => undefined;
    const areOpen = new Promise<void>((resolve) => {
      allOpen = resolve;
    });
    const client = clientWith({ timeoutMs: 20_000 });
    const to = (path: string, own: Partial<WebhookSettings> = {}) =>
      client.call(callTo(`http://127.0.0.1:${port}${path}`), webhookOwner(settings(own)));
    const first = Array.from({ length: WEBHOOK_CONNECTIONS_MAX }, () => to('/first'));
    await areOpen;
    const late = await to('/late', { timeoutMs: 50 });
    expect(late).toMatchObject({
      failure: 'timeout',
      exchange: { address: '', isReused: false, sentHeaders: [], receivedHeaders: [] },
    });
    const last = to('/last');
    for (const answer of waiting) answer();
    await Promise.all([...first, last]);
    expect(await last).toMatchObject({ status: 200, exchange: { isReused: true } });
    expect(paths).not.toContain('/late');
  });

  it('has no answer yet if only an informational response arrived', async () => {
    const port = await serve((_, response) => response.writeEarlyHints({ link: '</a>; rel=preload' }));
    const outcome = await call(`http://127.0.0.1:${port}`, { timeoutMs: 100 });
    expect(outcome).toMatchObject({ failure: 'timeout', exchange: { receivedHeaders: [] } });
    expect(outcome).not.toHaveProperty('status');
  });

  it('answered without a reason or with a redirect fails by its status', async () => {
    const port = await serve((request, response) =>
      response.writeHead(Number(request.url?.slice(1)), '').end(),
    );
    expect(await call(`http://127.0.0.1:${port}/300`)).toMatchObject({
      failure: 'http_status',
      details: '300',
    });
    expect(await call(`http://127.0.0.1:${port}/299`)).not.toHaveProperty('failure');
  });
});

describe('the record of a call', () => {
  const byName = (headers: readonly { name: string; value: string }[] = []) =>
    Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

  it('contains the address, all headers in both directions, and the durations', async () => {
    const port = await serve((_, response) => response.writeHead(200, { 'X-Served-By': 'north' }).end('{}'));
    const { exchange } = await call(`http://127.0.0.1:${port}/hook?a=1`, {
      settings: settings({ headers: { 'X-Shop': 'north' } }),
    });
    expect(exchange).toMatchObject({ address: `127.0.0.1:${port}`, isReused: false });
    expect(exchange?.sentHeaders[0]).toEqual({ name: 'host', value: `127.0.0.1:${port}` });
    expect(exchange?.sentHeaders).not.toContainEqual(expect.objectContaining({ name: '' }));
    expect(byName(exchange?.sentHeaders)).toMatchObject({
      'x-shop': 'north',
      'idempotency-key': 'call-1',
      'content-length': '10',
    });
    expect(exchange?.receivedHeaders).toContainEqual({ name: 'X-Served-By', value: 'north' });
    expect(Object.keys(exchange?.timings ?? {})).toEqual(['queueMs', 'connectMs', 'firstByteMs', 'totalMs']);
  });

  it('records a name that was resolved, and a connection that was reused', async () => {
    const port = await serve((_, response) => response.end('{}'));
    const client = clientWith({ allow: 'localhost' });
    const url = `http://localhost:${port}`;
    const first = await client.call(callTo(url), webhookOwner(settings()));
    await setImmediate();
    const second = await client.call(callTo(url), webhookOwner(settings()));
    expect(first.exchange?.timings).toHaveProperty('lookupMs');
    expect(first.exchange?.isReused).toBe(false);
    expect(second.exchange?.isReused).toBe(true);
    expect(second.exchange?.timings).not.toHaveProperty('connectMs');
  });

  it('separates concurrent calls', async () => {
    const port = await serve(async (request, response) => {
      response.setHeader('x-path', request.url ?? '').end('{}');
    });
    const client = clientWith();
    const calls = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const url = `http://127.0.0.1:${port}/${index}`;
        return client.call(callTo(url, { idempotencyKey: String(index) }), webhookOwner(settings()));
      }),
    );
    calls.forEach(({ exchange }, index) => {
      expect(byName(exchange?.sentHeaders)['idempotency-key']).toBe(String(index));
      expect(byName(exchange?.receivedHeaders)['x-path']).toBe(`/${index}`);
    });
  });

  it('contains the address that refused a connection, and that nothing was sent', async () => {
    const port = await serve(() => undefined);
    await close();
    const { exchange } = await call(`http://127.0.0.1:${port}`);
    expect(exchange).toMatchObject({ address: `127.0.0.1:${port}`, sentHeaders: [], receivedHeaders: [] });
  });

  it('has durations in tenths of a millisecond, which lie within the whole call', async () => {
    const port = await serve(async (_, response) => {
      await setTimeout(30);
      response.end('{}');
    });
    const startedAt = performance.now();
    const { exchange, elapsedMs } = await call(`http://127.0.0.1:${port}`);
    const passed = performance.now() - startedAt;
    const { totalMs = 0, firstByteMs = 0 } = exchange?.timings ?? {};
    expect(elapsedMs).toBe(totalMs);
    expect(totalMs).toBeLessThanOrEqual(passed + 0.1);
    expect(totalMs).toBeGreaterThanOrEqual(firstByteMs);
    // A timer may fire up to a millisecond early.
    expect(firstByteMs).toBeGreaterThanOrEqual(28);
    for (const ms of Object.values(exchange?.timings ?? {})) expect(ms).toBe(Math.round(ms * 10) / 10);
  });

  it('contains an IPv6 address in brackets', async () => {
    const { exchange } = await call('http://[::1]:9', { allow: '::1' });
    expect(exchange).toMatchObject({ address: '[::1]:9' });
  });

  it('contains no address of a name that is unknown', async () => {
    const { exchange } = await call('http://unknown.invalid', { allow: 'unknown.invalid' });
    expect(exchange).toMatchObject({ address: '', isReused: false, sentHeaders: [] });
    expect(exchange?.timings).not.toHaveProperty('connectMs');
  });

  it('contains the duration of the TLS handshake', async () => {
    const secure = createServer({ key, cert }, (_, response) => response.end('{}'));
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const { port } = secure.address() as AddressInfo;
    // The certificate is self-signed.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { exchange } = await call(`https://127.0.0.1:${port}`);
    vi.unstubAllEnvs();
    expect(Object.keys(exchange?.timings ?? {})).toContain('tlsMs');
    secure.closeAllConnections();
    secure.close();
  });

  it('contains no secret, in any header and at any place of the reply', async () => {
    const password = 'open/sesame "42"';
    const basic = Buffer.from(`ann:${password}`).toString('base64');
    const port = await serve(async (request, response) => {
      response.setHeader('Set-Cookie', 'session=1').setHeader('x-echo', `${basic}!`);
      response.end(JSON.stringify({ speech: 'ok', data: { ...request.headers, password, TOKEN } }));
    });
    const outcome = await call(`http://127.0.0.1:${port}`, {
      settings: settings({
        url: `http://127.0.0.1:${port}`,
        username: 'ann',
        password: sealed('password', password),
        headers: {
          'X-Api-Key': sealed('headers.x-api-key', 'Bearer abcdef-123'),
          'X-Pin': sealed('headers.x-pin', 'northern star'),
        },
        signing: [{ id: 'k', secret: sealed('signing.k', `whsec_${'c2VjcmV0'.repeat(4)}`), addedAt: '' }],
      }),
    });
    const sent = byName(outcome.exchange?.sentHeaders);
    for (const name of ['authorization', 'x-api-key', 'x-pin', 'webhook-signature'])
      expect(sent[name]).toBe('***');
    expect(sent['idempotency-key']).toBe('call-1');
    expect(byName(outcome.exchange?.receivedHeaders)).toMatchObject({
      'set-cookie': '***',
      'x-echo': '***!',
    });
    const recorded = JSON.stringify(outcome);
    for (const secret of [basic, 'sesame', 'abcdef-123', 'northern star', 'c2VjcmV0', TOKEN]) {
      expect(recorded).not.toContain(secret);
    }
    expect(JSON.parse(outcome.body ?? '')).toMatchObject({
      speech: 'ok',
      data: { password: '***', TOKEN: '***' },
    });
  });

  it('lacks a byte order mark at the start of the text, but keeps one within it', async () => {
    const text = '{"speech":"\ufeff"}';
    const answers = [`\ufeff${text}`, text];
    const port = await serve((_, response) => response.end(answers.shift()));
    for (let time = 0; time < 2; time += 1)
      expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ body: text });
  });

  it('is the exact bytes if they are not text', async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
    const port = await serve((_, response) => response.end(bytes));
    const { exchange } = await call(`http://127.0.0.1:${port}`);
    expect(exchange?.receivedBytes).toBe(bytes.toString('base64'));
  });

  const json = '{"speech":"Größe 5 €"}';
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

  it.each([
    ['iso-8859-1', Buffer.from(json.replace('€', '£'), 'latin1'), json.replace('€', '£')],
    ['"ISO-8859-1"; v=2', Buffer.from('{"speech":"\x80 5"}', 'latin1'), '{"speech":"€ 5"}'],
    ['windows-1252', Buffer.from('{"speech":"\x93\x9f\x94"}', 'latin1'), '{"speech":"“Ÿ”"}'],
    ['windows-1251', Buffer.from('{"speech":"\xc4\xe0"}', 'latin1'), '{"speech":"Да"}'],
    ['shift_jis', Buffer.from('{"speech":"\x93\xfa"}', 'latin1'), '{"speech":"日"}'],
    ['utf-16', Buffer.from(json, 'utf16le'), json],
    ['utf-16', swapped(json), json],
    ['UTF-16', swapped(`\ufeff${json}`), json],
    ['utf-16be', swapped(json), json],
    ['iso-8859-1', Buffer.from(`\ufeff${json}`), json],
  ])('is read in the charset that it names, %s, and kept byte by byte', async (charset, bytes, text) => {
    const type = `application/json; charset=${charset}`;
    const port = await serve((_, response) => response.setHeader('content-type', type).end(bytes));
    const outcome = await call(`http://127.0.0.1:${port}`);
    expect(outcome).toMatchObject({ status: 200, body: text });
    expect(outcome).not.toHaveProperty('failure');
    expect(outcome.exchange?.receivedBytes).toBe(bytes.toString('base64'));
  });

  it('is read as UTF-8 if it is valid UTF-8, even if Latin-1 is declared, as many servers do by default', async () => {
    const type = 'application/json; charset=ISO-8859-1';
    const port = await serve((_, response) => response.setHeader('content-type', type).end(json));
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ status: 200, body: json });
  });

  it('is read as UTF-8 if its charset is unknown, and the failure names the charset if it is not UTF-8', async () => {
    const answers = [json, swapped(json), ' '];
    const port = await serve((_, response) =>
      response.setHeader('content-type', 'application/json; charset=x-runes').end(answers.shift()),
    );
    const readable = await call(`http://127.0.0.1:${port}`);
    expect(readable).toMatchObject({ status: 200, body: json });
    expect(readable).not.toHaveProperty('failure');
    const details = expect.stringContaining('its charset x-runes is not known');
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ failure: 'unreadable', details });
    expect(await call(`http://127.0.0.1:${port}`)).not.toHaveProperty('failure');
  });

  it('contains no secret that the reply has in another charset', async () => {
    const bytes = Buffer.from(JSON.stringify({ speech: 'é', token: TOKEN }), 'utf16le');
    const type = 'application/json; charset=utf-16le';
    const port = await serve((_, response) => response.setHeader('content-type', type).end(bytes));
    const { body, exchange } = await call(`http://127.0.0.1:${port}`);
    expect(JSON.parse(body ?? '')).toEqual({ speech: 'é', token: '***' });
    expect(exchange).not.toHaveProperty('receivedBytes');
  });

  it('contains the part of the reply that arrived before the timeout', async () => {
    const endless = await serve((_, response) => response.writeHead(200).write('{"a":'));
    const outcome = await call(`http://127.0.0.1:${endless}`, { timeoutMs: 150 });
    expect(outcome).toMatchObject({ failure: 'timeout', status: 200, body: '{"a":' });
  });
});

describe("an agent's own timeout", () => {
  const silent = () => serve(() => undefined);

  it("ends a call before the server's timeout", async () => {
    const port = await silent();
    const outcome = await call(`http://127.0.0.1:${port}`, {
      timeoutMs: 60_000,
      settings: settings({ timeoutMs: 50 }),
    });
    expect(outcome).toMatchObject({ failure: 'timeout' });
  });

  it("cannot exceed the server's timeout", async () => {
    const port = await silent();
    const outcome = await call(`http://127.0.0.1:${port}`, {
      timeoutMs: 50,
      settings: settings({ timeoutMs: 60_000 }),
    });
    expect(outcome).toMatchObject({ failure: 'timeout' });
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

  it.each([
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[fd00::1]',
    '[::1]',
    '0.0.0.0',
    '[::127.0.0.1]',
    '168.63.129.16',
  ])('is refused without a connection: %s', async (host) => {
    expect(await call(`http://${host}:9`, { allow: '203.0.113.0/24' })).toMatchObject({
      failure: 'address_refused',
      details: 'The webhook address is not public.',
    });
  });

  it.each(['localhost', '127.0.0.1', '127.0.0.0/8,::1'])('is called where %s is allowed', async (allow) => {
    const port = await serve((_, response) => response.end('{"speech":"x"}'));
    const host = allow === 'localhost' ? 'localhost' : '127.0.0.1';
    expect(await call(`http://${host}:${port}`, { allow })).toMatchObject({ status: 200 });
  });

  it.each(['300.1.1.1/8', 'a b', '10.0.0.0/99'])(
    'cannot be allowed by the list %j, which is refused',
    (list) => {
      expect(() => readAllowedAddresses(list)).toThrow(TypeError);
    },
  );
});

describe('secrets of a webhook', () => {
  const headersReceived = async () => {
    const requests: IncomingHttpHeaders[] = [];
    const port = await serve((request, response) => {
      requests.push(request.headers);
      response.end('{"speech":"ok"}');
    });
    return { requests, port };
  };
  const all = (url: string) =>
    settings({
      url,
      username: 'ann',
      password: sealed('password', 'open sesame'),
      headers: { 'X-Api-Key': sealed('headers.x-api-key', 'abcdef'), 'X-Shop': 'north' },
      signing: [{ id: 'k', secret: sealed('signing.k', `whsec_${'c2VjcmV0'.repeat(4)}`), addedAt: '' }],
    });

  it.each([
    ['another host', (port: number) => `http://localhost:${port}/hook`],
    ['another port', () => 'http://127.0.0.1:9/hook'],
    ['another scheme', (port: number) => `https://127.0.0.1:${port}/hook`],
    ['no address', () => ''],
  ])('are not sent from %s', async (_, urlOf) => {
    const { requests, port } = await headersReceived();
    const options = { settings: all(urlOf(port)), allow: 'localhost,127.0.0.0/8' };
    expect(await call(`http://127.0.0.1:${port}/hook`, options)).toMatchObject({ status: 200 });
    expect(requests[0]).toMatchObject({ 'x-shop': 'north' });
    for (const name of ['authorization', 'x-api-key', 'webhook-signature'])
      expect(requests[0]).not.toHaveProperty([name]);
  });

  it('are sent to any path of their place, with any spelling of its host', async () => {
    const { requests, port } = await headersReceived();
    const options = { settings: all(`http://LOCALHOST.:${port}/a`), allow: 'localhost' };
    expect(await call(`http://localhost:${port}/b`, options)).toMatchObject({ status: 200 });
    expect(requests[0]).toMatchObject({ 'x-api-key': 'abcdef', 'webhook-signature': expect.any(String) });
  });

  it.each([
    [
      'encrypted for another agent',
      { password: secrets.seal('x', { agentId: 'a2', field: 'password' }) },
      'password',
    ],
    ['sealed for another field', { password: sealed('headers.cookie', 'x') }, 'password'],
    ['damaged', { headers: { Cookie: { sealed: 'zz' } } }, 'headers.cookie'],
    ['empty', { headers: { Cookie: { sealed: '' } } }, 'headers.cookie'],
    [
      'encrypted with another key',
      {
        signing: [
          { id: 'k', addedAt: '', secret: secretBox(new Uint8Array(32)).seal('x', place('signing.k')) },
        ],
      },
      'signing.k',
    ],
  ])(
    'that are %s keep the webhook from being called, which is reported to the server',
    async (_, parts, field) => {
      const { requests, port } = await headersReceived();
      unreadable.length = 0;
      const url = `http://127.0.0.1:${port}`;
      expect(await call(url, { settings: settings({ url, ...parts }) })).toEqual({
        elapsedMs: 0,
        failure: 'secret_unreadable',
        details: 'A credential of the webhook cannot be opened.',
      });
      expect(requests).toEqual([]);
      expect(unreadable).toEqual([['a1', [field]]]);
    },
  );

  it('can be decrypted only for their place', () => {
    const secret = sealed('password', 'secret');
    expect(JSON.stringify(secret)).not.toContain('secret');
    expect(secrets.open(secret, place('password'))).toBe('secret');
    expect(secrets.open(secret, place('headers.cookie'))).toBeUndefined();
    expect(secrets.open({ ...secret, unbound: true }, place('password'))).toBeUndefined();
    expect(secretBox(new Uint8Array(32)).open(secret, place('password'))).toBeUndefined();
  });

  it('cannot be decrypted with a truncated tag', () => {
    const bytes = Buffer.from(sealed('password', '').sealed, 'base64');
    const cut = { sealed: bytes.subarray(0, 12 + 4).toString('base64') };
    expect(secrets.open(cut, place('password'))).toBeUndefined();
  });
});
