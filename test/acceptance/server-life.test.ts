import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOP_AGAIN_MS } from '../../src/kernel/limits/process.ts';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { eventually } from '../support/eventually.ts';
import { localAddress } from '../support/local-address.ts';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';

const home = mkdtempSync(join(tmpdir(), 'life-'));
const env = { PARLEY_WEBHOOK_ALLOW: '127.0.0.0/8', PARLEY_EXAMPLE: 'off' };

/** A webhook that replies on command. */
let webhook: Server;
let webhookUrl = '';
let called: Promise<() => void>;
const nextCall = (): Promise<() => void> =>
  new Promise((resolve) => {
    webhook.removeAllListeners('request');
    webhook.on('request', (_request, response) => {
      resolve(() => response.setHeader('content-type', 'application/json').end('{"speech":"from outside"}'));
    });
  });

beforeAll(async () => {
  webhook = createServer();
  webhookUrl = `${await localAddress(webhook)}/`;
});
afterAll(() => {
  webhook.closeAllConnections();
  webhook.close();
  rmSync(home, { recursive: true });
});

type Ask = { readonly method: string; readonly path: string; readonly token: string; readonly body?: object };
const ask = async ({ url }: ServerProcess, { method, path, token, body }: Ask) => {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return JSON.parse(await response.text());
};
const query = (server: ServerProcess, token: string, text: string, sessionId = 's') => {
  const body = { query: text, lang: 'en', sessionId };
  return ask(server, { method: 'POST', path: '/v1/query?v=20170712', token, body });
};

const intents = [
  {
    name: 'order',
    userSays: [{ data: [{ text: 'order it' }] }],
    responses: [{ action: 'order' }],
    webhookUsed: true,
  },
  {
    name: 'remember',
    userSays: [{ data: [{ text: 'remember me' }] }],
    responses: [
      { action: 'remember', affectedContexts: [{ name: 'known', lifespan: 9 }], speech: 'Of course.' },
    ],
  },
];

/** An agent whose intent `order` calls the webhook, and `remember` sets a context. */
const makeAgent = async (server: ServerProcess, cwd: string): Promise<string> => {
  const world = { cwd, env: { PARLEY_URL: server.url } };
  const created = await runProgram(['agent', 'create', '--name', 'Living', '--json'], world);
  const { agentId, clientAccessToken, developerAccessToken } = JSON.parse(created.out);
  await runProgram(['agent', 'webhook', agentId, '--url', webhookUrl], world);
  for (const body of intents) {
    const path = '/v1/intents?v=20150910';
    const { status } = await ask(server, { method: 'POST', path, token: developerAccessToken, body });
    expect(status.code).toBe(200);
  }
  // Edits are trained in the background.
  const action = async () => (await query(server, clientAccessToken, 'remember me', 'other')).result.action;
  while ((await action()) !== 'remember') await setTimeout(100);
  return clientAccessToken;
};

describe('a server', () => {
  it.each(['SIGTERM', 'SIGHUP'] as const)('finishes running turns before it stops on %s', async (signal) => {
    const cwd = mkdtempSync(join(home, 'drain-'));
    const server = await startProgramServer({ cwd, env });
    const token = await makeAgent(server, cwd);
    called = nextCall();
    const answer = query(server, token, 'order it');
    const reply = await called;
    const ended = server.stop(signal);
    await setTimeout(500);
    reply();
    expect((await answer).result.fulfillment.speech).toBe('from outside');
    expect(await ended).toBe(0);
  });

  // Only Linux has such a device: each write to it fails, as on a full disk.
  it.skipIf(!existsSync('/dev/full'))('works and stops although its log cannot be written', async () => {
    const cwd = mkdtempSync(join(home, 'full-log-'));
    const log = openSync('/dev/full', 'w');
    const server = await startProgramServer({ cwd, env: { ...env, PARLEY_LOG_LEVEL: 'debug' }, err: log });
    closeSync(log);
    const token = await makeAgent(server, cwd);
    expect((await query(server, token, 'remember me')).result.action).toBe('remember');
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('treats one Ctrl-C as one, although npm forwards it to a server that has already received it', async () => {
    const cwd = mkdtempSync(join(home, 'group-'));
    const server = await startProgramServer({ cwd, env: { ...env, PARLEY_LOG_LEVEL: 'info' } });
    const token = await makeAgent(server, cwd);
    called = nextCall();
    const answer = query(server, token, 'order it');
    const reply = await called;
    const ended = server.stop('SIGINT');
    server.stop('SIGINT');
    server.stop('SIGTERM');
    await eventually(() => expect(server.log()).toContain('stopping'));
    reply();
    expect((await answer).result.fulfillment.speech).toBe('from outside');
    expect(await ended).toBe(0);
  });

  // Windows has no signals.
  it.skipIf(process.platform === 'win32')(
    'with a second signal after a while stops immediately, without losing data',
    async () => {
      const cwd = mkdtempSync(join(home, 'forced-'));
      // After one signal it would wait for the webhook, time out, and exit with 0.
      const patient = { ...env, PARLEY_WEBHOOK_TIMEOUT_MS: '60000', PARLEY_LOG_LEVEL: 'info' };
      const server = await startProgramServer({ cwd, env: patient });
      const token = await makeAgent(server, cwd);
      await query(server, token, 'remember me');
      called = nextCall();
      const lost = query(server, token, 'order it').catch(() => 'lost');
      await called;
      const ended = server.stop('SIGTERM');
      await eventually(() => expect(server.log()).toContain('stopping'));
      await setTimeout(STOP_AGAIN_MS);
      server.stop('SIGTERM');
      // There is no exit code, because it killed itself.
      expect(await ended).toBeNull();
      expect(await lost).toBe('lost');
      const again = await startProgramServer({ cwd, env });
      const contexts = await ask(again, { method: 'GET', path: '/v1/contexts?sessionId=s', token });
      expect(contexts).toMatchObject([{ name: 'known' }]);
      await again.stop();
    },
  );

  it('that is killed has lost no acknowledged turn, and continues after an interrupted webhook call', async () => {
    const cwd = mkdtempSync(join(home, 'crash-'));
    const first = await startProgramServer({ cwd, env });
    const token = await makeAgent(first, cwd);
    expect((await query(first, token, 'remember me')).result.fulfillment.speech).toBe('Of course.');
    called = nextCall();
    const lost = query(first, token, 'order it').catch(() => 'lost');
    await called;
    await first.stop('SIGKILL');
    expect(await lost).toBe('lost');
    const second = await startProgramServer({ cwd, env });
    const contexts = await ask(second, { method: 'GET', path: '/v1/contexts?sessionId=s', token });
    expect(contexts).toMatchObject([{ name: 'known' }]);
    const after = await query(second, token, 'remember me');
    expect(after.result.fulfillment.speech).toBe('Of course.');
    await second.stop();
  });

  it('can store everything in EventStoreDB', async () => {
    const cwd = mkdtempSync(join(home, 'remote-'));
    const remote = await startEventStoreDbDouble();
    const store = { ...env, PARLEY_STORE: `esdb://me:hunter2@127.0.0.1:${remote.port}?tls=false` };
    const first = await startProgramServer({ cwd, env: store });
    expect(first.banner).not.toContain('hunter2');
    const token = await makeAgent(first, cwd);
    await query(first, token, 'remember me');
    expect(await first.stop()).toBe(0);
    const second = await startProgramServer({ cwd, env: store });
    const contexts = await ask(second, { method: 'GET', path: '/v1/contexts?sessionId=s', token });
    expect(contexts).toMatchObject([{ name: 'known' }]);
    expect(await second.stop()).toBe(0);
    await remote.close();
  });
});
