import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sent, startTestServer, type TestServer } from '../../../../test/support/http-server.ts';
import { unzip, zip } from '../../body/zip.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const send = (line: string, body?: unknown, as: Sent['as'] = 'admin') =>
  server.send(line, { ...(as && { as }), ...(body !== undefined && { body }) });
const files = [{ path: 'agent.json', text: '{"name":"Shop"}' }];

describe('agents', () => {
  it('are created with tokens that are shown only once', async () => {
    const { body } = await send('POST /admin/agents', { name: 'Shop' });
    expect(body).toMatchObject({ agentId: 'a1', name: 'Shop', intents: 0, entities: 0, warnings: [] });
    expect(body.clientAccessToken).toMatch(/^\w{32}$/);
    expect(body.developerAccessToken).toMatch(/^\w{32}$/);
    const { body: read } = await send('GET /admin/agents/a1');
    expect(JSON.stringify(read)).not.toContain(body.clientAccessToken);
  });

  it('are listed', async () => {
    expect((await send('GET /admin/agents')).body.agents).toMatchObject([{ agentId: 'a1', language: 'en' }]);
  });

  it('are deleted, and then missing', async () => {
    expect((await send('DELETE /admin/agents/a1')).status).toBe(200);
    expect((await send('GET /admin/agents/a1')).status).toBe(404);
  });

  it('are listed separately after their deletion', async () => {
    await send('DELETE /admin/agents/a1');
    expect((await send('GET /admin/agents')).body.agents).toEqual([]);
    expect((await send('GET /admin/agents?deleted=false')).body.agents).toEqual([]);
    expect((await send('GET /admin/agents?deleted=true')).body.agents).toMatchObject([{ agentId: 'a1' }]);
    expect((await send('GET /admin/agents?deleted=perhaps')).status).toBe(400);
  });

  it('have settings that change one by one', async () => {
    const { body } = await send('PATCH /admin/agents/a1', {
      matchMode: 'ml-only',
      defaultTimezone: 'Asia/Tokyo',
    });
    expect(body).toMatchObject({ matchMode: 'ml-only', defaultTimezone: 'Asia/Tokyo', name: 'Shop' });
    expect((await send('PATCH /admin/agents/a1', { mlMinConfidence: 1.1 })).status).toBe(400);
    expect((await send('PATCH /admin/agents/a1', { colour: 'red' })).status).toBe(400);
    expect((await send('PATCH /admin/agents/a1', { defaultTimezone: 'Mars/Phobos' })).status).toBe(400);
  });

  it.each([
    [{ colour: 'red' }, 'the body may not have "colour"'],
    [{ matchMode: 'magic' }, 'matchMode must be one of hybrid, ml-only'],
  ])('say what is wrong with %j', async (settings, words) => {
    expect((await send('PATCH /admin/agents/a1', settings)).body.status.errorDetails).toBe(words);
  });

  it('have a list of the kinds of tokens', async () => {
    const { body } = await send('POST /admin/agents/a1/tokens', { kind: 'admin' });
    expect(body.status.errorDetails).toBe('kind must be one of client, developer');
  });

  it('understand many texts at once', async () => {
    const { body } = await send('POST /admin/agents/a1/understand', {
      texts: ['hi', 'bye'],
      contexts: ['A'],
    });
    expect(body.results).toMatchObject([{ text: 'hi', candidates: [] }, { text: 'bye' }]);
    const texts = (count: number) => ({ texts: Array.from({ length: count }, () => 'hi') });
    expect((await send('POST /admin/agents/a1/understand', texts(1_000))).status).toBe(200);
    expect((await send('POST /admin/agents/a1/understand', texts(1_001))).status).toBe(400);
  });
});

describe('an import accepts', () => {
  const multipart = async (name: string) => {
    const form = new FormData();
    form.set('note', 'mine');
    form.set('file', new Blob([new Uint8Array(await zip(files))]), name);
    const headers = { authorization: 'Bearer admin-token-of-the-test' };
    return fetch(`${server.url}/admin/agents/import`, { method: 'POST', body: form, headers });
  };

  it('a zip', async () => {
    const headers = { 'content-type': 'application/zip' };
    const body = await zip(files);
    const { status } = await server.send('POST /admin/agents/import?name=Mine', {
      as: 'admin',
      headers,
      body,
    });
    expect(status).toBe(200);
    expect(server.agents.imported).toEqual([{ files, name: 'Mine' }]);
  });

  it('a zip with any content type', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const body = await zip(files);
    expect((await server.send('POST /admin/agents/import', { as: 'admin', headers, body })).status).toBe(200);
    expect(server.agents.imported).toEqual([{ files }]);
  });

  it('a form with a zip', async () => {
    expect((await multipart('shop.zip')).status).toBe(200);
    expect(server.agents.imported).toEqual([{ files }]);
  });

  it('files as JSON', async () => {
    expect((await send('POST /admin/agents/import', { files, name: 'Mine' })).status).toBe(200);
    expect(server.agents.imported).toEqual([{ files, name: 'Mine' }]);
  });

  it.each([
    ['text', 'not a zip', 400, 'archive_unreadable'],
    ['JSON cut short', '{"files": [', 400, 'body_unreadable'],
    ['a broken zip', 'PK\u0003\u0004 and nothing else', 400, 'archive_unreadable'],
    ['nothing', undefined, 400, 'request_invalid'],
    ['files without text', { files: [{ path: 'a' }] }, 400, 'request_invalid'],
    ['more than 32 megabytes', 'x'.repeat(32 * 1024 * 1024 + 1), 413, 'body_too_large'],
  ])('but not %s', async (_, body, status, code) => {
    const answer = await send('POST /admin/agents/import', body);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([status, code]);
  });

  it('but not a form without a file, nor one with two, nor a damaged one', async () => {
    const zip = 'name="a"; filename="a.zip"\r\nContent-Type: application/zip';
    const file = `--x\r\nContent-Disposition: form-data; ${zip}\r\n\r\nb\r\n`;
    const bodies = {
      'no file': '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      'several files': `${file}${file}--x--\r\n`,
      unexpectedly: '--x\r\nbroken',
    };
    for (const [reason, body] of Object.entries(bodies)) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await server.send('POST /admin/agents/import', { as: 'admin', headers, body });
      expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'archive_unreadable']);
      expect(JSON.stringify(answer.body)).toContain(reason);
    }
  });
});

describe('an export', () => {
  it('is a zip', async () => {
    const headers = { authorization: 'Bearer admin-token-of-the-test' };
    const response = await fetch(`${server.url}/admin/agents/a1/export`, { headers });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a1.zip"');
    expect(await unzip(Buffer.from(await response.arrayBuffer()))).toEqual(files);
  });

  it('is JSON if the client requests JSON', async () => {
    const headers = { accept: 'application/json' };
    expect((await server.send('GET /admin/agents/a1/export', { as: 'admin', headers })).body).toEqual({
      files,
    });
  });

  it('may be at any revision', async () => {
    const headers = { accept: 'application/json' };
    const { body } = await server.send('GET /admin/agents/a1/revisions/0', { as: 'admin', headers });
    expect(body.files).toContainEqual(expect.objectContaining({ path: 'agent.json' }));
    for (const revision of ['-1', '1.5', 'newest', '1'.repeat(16)]) {
      expect((await send(`GET /admin/agents/a1/revisions/${revision}`)).status).toBe(400);
    }
  });
});

describe('a webhook', () => {
  const url = 'https://example.com/hook';

  it('does not reveal its secrets', async () => {
    const headers = { 'X-Api-Key': 'very-secret', 'X-Shop': 'one' };
    const given = { enabled: true, url, username: 'me', password: 'hunter2', headers };
    const { body } = await send('PUT /admin/agents/a1/webhook', given);
    const shown = { enabled: true, url, username: 'me', hasPassword: true };
    expect(body).toEqual({
      ...shown,
      headers: { 'X-Api-Key': '***', 'X-Shop': 'one' },
      secretHeaders: ['X-Api-Key'],
      signing: [],
      timeoutMs: 0,
      circuitFailures: 10,
    });
    expect((await send('GET /admin/agents/a1/webhook')).body).toEqual(body);
  });

  it('keeps absent fields, and secrets that are sent back as shown', async () => {
    await send('PUT /admin/agents/a1/webhook', {
      url,
      password: 'hunter2',
      headers: { 'X-Api-Key': 'secret' },
    });
    const before = server.agents.get('a1').settings.webhook;
    const { body } = await send('PUT /admin/agents/a1/webhook', {
      enabled: true,
      headers: { 'X-Api-Key': '***' },
    });
    expect(body).toMatchObject({ enabled: true, url, hasPassword: true });
    expect(server.agents.get('a1').settings.webhook).toEqual({ ...before, enabled: true });
    expect((await send('PUT /admin/agents/a1/webhook', { password: '' })).body.hasPassword).toBe(false);
  });

  it('never sends secrets that are sent back as shown to another host', async () => {
    const headers = { 'X-Api-Key': 'secret', 'X-Shop': 'one' };
    await send('PUT /admin/agents/a1/webhook', { url, username: 'me', password: 'hunter2', headers });
    const before = server.agents.get('a1').settings.webhook;
    const { body: shown } = await send('GET /admin/agents/a1/webhook');
    const moved = { ...shown, url: 'https://elsewhere.example/' };
    const { status, body } = await send('PUT /admin/agents/a1/webhook', moved);
    expect([status, body.status.errorDetails]).toEqual([
      400,
      expect.stringContaining('password, headers.x-api-key'),
    ]);
    expect(server.agents.get('a1').settings.webhook).toEqual(before);
    const given = { ...moved, password: 'hunter3', headers: { 'X-Api-Key': 'another' } };
    expect((await send('PUT /admin/agents/a1/webhook', given)).body).toMatchObject({
      url: moved.url,
      headers: { 'X-Api-Key': '***' },
    });
  });

  it('keeps text that resembles an encrypted secret as text', async () => {
    const headers = { 'X-Shop': 'sealed:zz', 'X-Api-Key': 'sealed:zz' };
    const { body } = await send('PUT /admin/agents/a1/webhook', { url, headers });
    expect(body).toMatchObject({
      headers: { 'X-Shop': 'sealed:zz', 'X-Api-Key': '***' },
      secretHeaders: ['X-Api-Key'],
    });
  });

  it('refuses objects in place of secrets', async () => {
    for (const given of [{ password: { sealed: 'zz' } }, { headers: { 'X-Api-Key': { sealed: 'zz' } } }])
      expect((await send('PUT /admin/agents/a1/webhook', given)).status).toBe(400);
  });

  it('keeps a header that is marked as secret while its value stays', async () => {
    await send('PUT /admin/agents/a1/webhook', { url, headers: { 'X-Pin': '1234' } });
    const hidden = { secretHeaders: ['x-pin'], headers: { 'X-Pin': '***' } };
    expect((await send('PUT /admin/agents/a1/webhook', hidden)).body.headers).toEqual({ 'X-Pin': '***' });
  });

  it('accepts its own reply without a change', async () => {
    await send('PUT /admin/agents/a1/webhook', {
      url,
      password: 'hunter2',
      headers: { '': '', 'X-Api-Key': 'secret', 'X-Shop': 'one' },
      timeoutMs: 800,
    });
    const before = server.agents.get('a1').settings.webhook;
    const { body } = await send('GET /admin/agents/a1/webhook');
    const { status, body: after } = await send('PUT /admin/agents/a1/webhook', body);
    expect([status, after]).toEqual([200, body]);
    expect(server.agents.get('a1').settings.webhook).toMatchObject(before);
  });

  it.each([
    { timeoutMs: 60_001 },
    { circuitFailures: -1 },
    { signing: [{ secret: 'whsec_short' }] },
    { signing: [{ secret: 'x'.repeat(40) }] },
    { url: 'ftp://example.com' },
    { enabled: true, url: '' },
    { headers: { 'a b': 'x' } },
    { headers: { a: 'x\r\ny: z' } },
    { colour: 'red' },
  ])('is refused when it is %j', async (given) => {
    expect((await send('PUT /admin/agents/a1/webhook', given)).status).toBe(400);
  });
});

describe('tokens', () => {
  it('are issued, listed without their values, and revoked', async () => {
    const { body: issued } = await send('POST /admin/agents/a1/tokens', { kind: 'client' });
    expect(issued).toEqual({ tokenId: 'k1', kind: 'client', token: 'f'.repeat(32) });
    const { body } = await send('GET /admin/agents/a1/tokens');
    expect(body).toEqual({ tokens: [{ tokenId: 'k1', kind: 'client', issuedAt: expect.any(String) }] });
    expect((await send('DELETE /admin/agents/a1/tokens/k1')).status).toBe(200);
    expect((await send('DELETE /admin/agents/a1/tokens/k1')).status).toBe(404);
    expect((await send('POST /admin/agents/a1/tokens', { kind: 'admin' })).status).toBe(400);
  });
});

describe("an agent's developer token", () => {
  it.each(['GET /admin/agents/a1', 'GET /admin/agents/a1/webhook', 'GET /admin/agents/a1/tokens'])(
    'may use its own part: %s',
    async (line) => {
      expect((await send(line, undefined, 'developer')).status).toBe(200);
      expect((await send(line, undefined, 'stranger')).status).toBe(401);
      expect((await send(line, undefined, 'client')).status).toBe(401);
    },
  );

  it.each([
    'GET /admin/agents',
    'POST /admin/agents',
    'POST /admin/agents/import',
    'DELETE /admin/agents/a1',
  ])('does not open %s', async (line) => {
    expect((await send(line, undefined, 'developer')).status).toBe(401);
  });
});
