import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifeOperations } from '../src/http/routes/admin/agent-life.ts';
import type { HttpServer } from '../src/http/server.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { tokenHash } from '../src/outside/secrets.ts';
import { openTokenUses } from '../src/outside/token-uses.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import type { Desks } from '../src/turn/open-desks.ts';
import { ADMIN_TOKEN, startDeskServer } from './support/desk-server.ts';
import { eventually } from './support/eventually.ts';
import { anExport, openTestDesks } from './support/test-desks.ts';

let store: EventStore;
let desks: Desks;
let http: HttpServer;
let url = '';
let agentId = '';
let clientToken = '';

/** Saved nowhere; `sleep` never ends, so that nothing runs by itself. */
const usesKept = { load: async () => ({}), save: async () => undefined };
const still = { now: () => '2026-03-02T12:00:00.000Z', sleep: () => new Promise<void>(() => undefined) };

beforeEach(async () => {
  store = memoryEventStore();
  desks = await openTestDesks({ store });
  ({ http, url } = await startDeskServer(desks, {
    installation: desks.installation,
    tokenUses: await openTokenUses(still, usesKept),
    operations: lifeOperations(desks.life),
  }));
  const imported = await desks.agents.import(anExport({ intents: [{ name: 'order', says: ['a tea'] }] }), {});
  agentId = imported.agent.id;
  clientToken = imported.clientAccessToken;
});
afterEach(async () => {
  await http.close();
  await desks.close();
});

const send = async (line: string, token: string, body?: unknown) => {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(url + path.replace('ID', agentId), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: ReturnType<typeof JSON.parse> = await response.json();
  return { status: response.status, code: response.headers.get('x-error-code'), body: answer };
};

const granted = async (role: string, name = 'Ada') =>
  (await send('POST /admin/tokens', ADMIN_TOKEN, { role, name })).body;

const sendAs = async (role: string, line: string) => {
  const { token } = await granted(role);
  return send(line, token, line.startsWith('PATCH') ? { description: 'Drinks' } : undefined);
};

describe('a token of the installation', () => {
  it.each([
    ['viewer', 'GET /admin/agents'],
    ['editor', 'GET /admin/agents/ID'],
    ['editor', 'PATCH /admin/agents/ID'],
    ['admin', 'GET /admin/tokens'],
    ['admin', 'DELETE /admin/agents/ID'],
  ])('of a role that suffices is accepted: %s, %s', async (role, line) => {
    expect((await sendAs(role, line)).status).toBe(200);
  });

  it.each([
    ['viewer', 'PATCH /admin/agents/ID'],
    ['viewer', 'DELETE /admin/agents/ID'],
    ['viewer', 'GET /admin/tokens'],
    ['editor', 'DELETE /admin/agents/ID'],
  ])('of a lower role is refused: %s, %s', async (role, line) => {
    expect(await sendAs(role, line)).toMatchObject({ status: 403, code: 'role_too_low' });
  });

  it('returns its owner and its role', async () => {
    const { token, tokenId } = await granted('editor', 'Bo');
    const { body } = await send('GET /admin/whoami', token);
    expect(body).toEqual({ actor: 'admin', role: 'editor', tokenId, name: 'Bo' });
    expect((await send('GET /admin/whoami', ADMIN_TOKEN)).body).toEqual({ actor: 'admin', role: 'admin' });
    expect((await send('GET /admin/whoami', clientToken)).body.role).toBeUndefined();
  });

  it('names its owner in the history of an agent, even after it was revoked', async () => {
    const { token, tokenId } = await granted('editor', 'Bo');
    await send('PATCH /admin/agents/ID', token, { description: 'Drinks' });
    await send(`DELETE /admin/tokens/${tokenId}`, ADMIN_TOKEN);
    const { body } = await send('GET /admin/agents/ID/changes?limit=1', ADMIN_TOKEN);
    expect(body.changes[0]).toMatchObject({ actor: 'admin', tokenId, tokenName: 'Bo' });
    expect((await send('GET /admin/agents', token)).code).toBe('token_unknown');
  });

  it('is accepted by all servers of a store while it is valid', async () => {
    const other = await openTestDesks({ store });
    const { token, tokenId } = await granted('viewer');
    await eventually(() => expect(other.installation.ownerOf(tokenHash(token))?.role).toBe('viewer'));
    await other.installation.revoke(tokenId);
    await eventually(() => expect(desks.installation.ownerOf(tokenHash(token))).toBeUndefined());
    await other.close();
    const { body } = await send('GET /admin/tokens', ADMIN_TOKEN);
    expect(body.tokens).toEqual([]);
  });

  it('answers no queries', async () => {
    const { token } = await granted('admin');
    const query = { query: 'a tea', lang: 'en', sessionId: 's1' };
    expect((await send('POST /v1/query?v=20150910', token, query)).code).toBe('token_kind_wrong');
  });
});

describe('a list of tokens', () => {
  const lastUses = async (path: string): Promise<Record<string, string | undefined>> => {
    const { body } = await send(`GET ${path}`, ADMIN_TOKEN);
    return Object.fromEntries(
      body.tokens.map((token: { name?: string; kind?: string; lastUsedAt?: string }) => [
        token.name ?? token.kind,
        token.lastUsedAt,
      ]),
    );
  };

  it('shows the last use of each token of the installation', async () => {
    const { token } = await granted('viewer', 'Ada');
    await granted('viewer', 'Bo');
    await send('GET /admin/whoami', token);
    expect(await lastUses('/admin/tokens')).toEqual({ Ada: still.now(), Bo: undefined });
  });

  it('is shown for each token of an agent, and a refused request does not count', async () => {
    await send('POST /v1/query?v=20150910', clientToken, { query: 'a tea', lang: 'en', sessionId: 's1' });
    await send('POST /v1/query?v=20150910', `${clientToken}x`, {});
    expect(await lastUses('/admin/agents/ID/tokens')).toEqual({
      client: still.now(),
      developer: undefined,
    });
  });
});
