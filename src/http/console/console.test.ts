import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, CLIENT_TOKEN, DEVELOPER_TOKEN } from '../../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../../test/support/http-server.ts';
import { CONSOLE_LOGINS_PER_MINUTE_MAX } from '../../kernel/limits/access.ts';
import { consoleHosts } from './browser.ts';
import { consoleSessions } from './console-sessions.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
const start = () =>
  startTestServer({
    console: {
      folder,
      hosts: consoleHosts(['parley.example.org']),
      sessions: consoleSessions(Buffer.alloc(32), () => new Date().toISOString()),
    },
  });

let server: TestServer;
let host: string;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Parley</title>');
  writeFileSync(join(folder, 'assets/main-HASH.js'), 'export {};');
  server = await start();
  host = new URL(server.url).host;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the root of the server', () => {
  it('redirects browsers to the console, and gives programs a list of addresses', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const seen = await fetch(server.url, { headers: { accept }, redirect: 'manual' });
    expect([seen.status, seen.headers.get('location')]).toEqual([302, '/console/']);
    const { status, body } = await server.send('GET /');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Parley', console: '/console/', description: '/openapi.json' });
  });

  it('does not mention the console if there is none', async () => {
    const without = await startTestServer();
    const { status, body } = await without.send('GET /');
    await without.stop();
    expect([status, body.name, body.console]).toEqual([200, 'Parley', undefined]);
  });
});

const logIn = (token: string, headers: Record<string, string> = { origin: server.url }) =>
  server.send('POST /admin/console/session', { body: { token }, headers });

/** The headers of a logged-in page. */
const loggedIn = async (token = ADMIN_TOKEN) => {
  const { headers, body } = await logIn(token);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { cookie, 'x-parley-console': body.key };
};

describe('the login to the console', () => {
  it('gives one half of the session to the page and one to the browser only', async () => {
    const { status, headers, body } = await logIn(ADMIN_TOKEN);
    expect(status).toBe(200);
    expect(body).toMatchObject({ actor: 'admin', key: expect.stringMatching(/^[\w-]{32}$/) });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-.*; HttpOnly; Secure; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gives access to what the token is valid for', async () => {
    const asAdmin = { headers: await loggedIn() };
    expect((await server.send('GET /admin/agents', asAdmin)).status).toBe(200);
    const asDeveloper = { headers: await loggedIn(DEVELOPER_TOKEN) };
    expect((await server.send('GET /admin/agents/a1', asDeveloper)).status).toBe(200);
    expect((await server.send('GET /admin/agents', asDeveloper)).headers['x-error-code']).toBe(
      'token_kind_wrong',
    );
  });

  it('refuses a client token and a wrong one', async () => {
    expect((await logIn(CLIENT_TOKEN)).headers['x-error-code']).toBe('token_kind_wrong');
    const other = await start();
    const origin = other.url;
    const wrong = await other.send('POST /admin/console/session', {
      body: { token: 'x' },
      headers: { origin },
    });
    await other.stop();
    expect(wrong.headers['x-error-code']).toBe('token_unknown');
  });

  it.each([
    ['without an origin', {}],
    ['from another site', { origin: 'http://evil.example' }],
    ['over plain HTTP from elsewhere', { origin: 'http://parley.example.org', host: 'parley.example.org' }],
  ])('is refused %s', async (_, headers) => {
    expect((await logIn(ADMIN_TOKEN, headers)).headers['x-error-code']).toBe('console_origin_refused');
  });

  it('requires HTTPS and a host name that the settings allow', async () => {
    const named = { origin: 'https://parley.example.org', host: 'parley.example.org' };
    expect((await logIn(ADMIN_TOKEN, named)).status).toBe(200);
    const rebound = { origin: 'https://evil.example', host: 'evil.example' };
    expect((await logIn(ADMIN_TOKEN, rebound)).headers['x-error-code']).toBe('console_host_unknown');
  });

  it('limits the number of attempts', async () => {
    const other = await start();
    const codes: unknown[] = [];
    for (let attempt = 0; attempt <= CONSOLE_LOGINS_PER_MINUTE_MAX; attempt += 1) {
      const headers = { origin: other.url };
      const { headers: answered } = await other.send('POST /admin/console/session', {
        body: { token: `guess-${attempt}` },
        headers,
      });
      codes.push(answered['x-error-code']);
    }
    await other.stop();
    expect(codes.slice(0, -1)).toEqual(codes.slice(0, -1).map(() => 'token_unknown'));
    expect(codes.at(-1)).toBe('too_many_requests');
  });
});

describe('a session of the console', () => {
  it('is not valid by its cookie alone, which a browser sends to every port of a machine', async () => {
    const { cookie } = await loggedIn();
    const { headers } = await server.send('GET /admin/agents', { headers: { cookie } });
    expect(headers['x-error-code']).toBe('token_missing');
  });

  it('is not valid by its key alone', async () => {
    const { 'x-parley-console': key } = await loggedIn();
    const { headers } = await server.send('GET /admin/agents', { headers: { 'x-parley-console': key } });
    expect(headers['x-error-code']).toBe('console_session_over');
  });

  it('is not valid after logging out', async () => {
    const headers = await loggedIn();
    const out = await server.send('DELETE /admin/console/session', { headers });
    expect(String(out.headers['set-cookie'])).toMatch(/=; Path=\/; Max-Age=0/);
    expect((await server.send('GET /admin/agents', { headers })).headers['x-error-code']).toBe(
      'console_session_over',
    );
  });

  it('is not valid under another host name', async () => {
    const port = host.split(':')[1];
    const headers = { ...(await loggedIn()), host: `evil.example:${port}` };
    const { headers: answered } = await server.send('GET /admin/agents', { headers });
    expect(answered['x-error-code']).toBe('console_host_unknown');
  });
});

describe('the pages of the console', () => {
  it('are the same page at every address, and never cached', async () => {
    const { status, headers, body } = await server.send('GET /console/agents/a1/sessions');
    expect([status, body]).toEqual([200, '<!doctype html><title>Parley</title>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are also available without the trailing slash', async () => {
    const { status, headers } = await server.send('GET /console');
    expect([status, headers.location]).toEqual([302, '/console/']);
  });

  it('have scripts that are cached permanently, because a changed one has another name', async () => {
    const { headers } = await server.send('GET /console/assets/main-HASH.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('do not include scripts that were not built', async () => {
    expect((await server.send('GET /console/assets/main-OLD.js')).status).toBe(404);
    expect((await server.send('GET /console/assets/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('are compressed for clients that accept it', async () => {
    const { headers } = await server.send('GET /console/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('are not available under another host name', async () => {
    const { headers } = await server.send('GET /console/', { headers: { host: 'evil.example' } });
    expect(headers['x-error-code']).toBe('console_host_unknown');
  });

  it('do not exist if the console is off', async () => {
    const other = await startTestServer();
    const answers = [
      await other.send('GET /console/'),
      await other.send('POST /admin/console/session', { body: {} }),
    ];
    await other.stop();
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
