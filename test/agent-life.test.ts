import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifeOperations } from '../src/http/routes/admin/agent-life.ts';
import type { HttpServer } from '../src/http/server.ts';
import type { Desks } from '../src/turn/open-desks.ts';
import { ADMIN_TOKEN, startDeskServer } from './support/desk-server.ts';
import { anExport, openTestDesks } from './support/test-desks.ts';

let desks: Desks;
let http: HttpServer;
let url = '';

beforeEach(async () => {
  desks = await openTestDesks();
  ({ http, url } = await startDeskServer(desks, { operations: lifeOperations(desks.life) }));
});
afterEach(async () => {
  await http.close();
  await desks.close();
});

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReturnType<typeof JSON.parse>;
};

const send = async (
  line: string,
  {
    body,
    token = ADMIN_TOKEN,
    headers = {},
  }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const drinks = (says: readonly string[], others: readonly string[] = []) =>
  anExport({
    agent: { displayName: 'Drinks' },
    intents: [{ name: 'order', says }, ...others.map((name) => ({ name, says: [`I want to ${name}`] }))],
  });

describe('an export that is imported into its agent', () => {
  it('shows what would change, then answers with the export under its own tokens', async () => {
    const { agent, clientAccessToken: token } = await desks.agents.import(drinks(['a tea']), {});
    const path = `/admin/agents/${agent.id}`;
    const files = drinks(['a tea', 'a mocha please'], ['pay']);
    const tried = await send(`POST ${path}/import?dryRun=true`, { body: { files } });
    expect(tried.body).toMatchObject({ dryRun: true, changed: true, revision: agent.revision });
    expect(tried.body.summary).toEqual(['intent order: 1 phrase added', 'intent pay added (1 phrase)']);
    expect(desks.agents.get(agent.id).revision).toBe(tried.body.revision);

    const { body } = await send(`POST ${path}/import`, { body: { files } });
    expect(body).toMatchObject({ dryRun: false, summary: tried.body.summary });
    const query = { query: 'a mocha please', lang: 'en', sessionId: 's1' };
    const answer = await send('POST /v1/query?v=20150910', { body: query, token });
    expect(answer.body.result.metadata.intentName).toBe('order');
  });

  it('answers with lines, the last with the change, if the client accepts them', async () => {
    const { agent } = await desks.agents.import(drinks(['a tea']), {});
    const response = await fetch(`${url}/admin/agents/${agent.id}/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ADMIN_TOKEN}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ files: drinks(['a tea', 'a mocha']) }),
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ changed: true, agentId: agent.id });
  });

  it('is restored, compared and undone', async () => {
    const { agent } = await desks.agents.import(drinks(['a tea']), {});
    const path = `/admin/agents/${agent.id}`;
    const first = agent.revision;
    const { body: second } = await send(`POST ${path}/import`, {
      body: { files: drinks(['a tea', 'a mocha']) },
    });
    const { body: third } = await send(`POST ${path}/import?mode=merge`, {
      body: { files: anExport({ intents: [{ name: 'pay', says: ['the bill'] }] }) },
    });
    const { body: diff } = await send(`GET ${path}/diff?from=${first}&to=${third.revision}`);
    expect(diff.summary).toEqual(['intent order: 1 phrase added', 'intent pay added (1 phrase)']);

    const { body: undone } = await send(`POST ${path}/revert`, { body: { revision: second.revision } });
    expect(undone.summary).toEqual(['intent order: 1 phrase removed']);
    const { body: restored } = await send(`POST ${path}/restore`, { body: { revision: first } });
    expect(restored.summary).toEqual(['intent pay removed']);
    expect((await send(`POST ${path}/restore`, { body: { revision: first } })).body.changed).toBe(false);

    const { body: log } = await send(`GET ${path}/changes?limit=4`);
    expect(
      log.changes.map(({ reason, actor }: { reason: string; actor: string }) => [reason, actor]),
    ).toEqual([
      [`restore ${first}`, 'admin'],
      [`undo ${second.revision}`, 'admin'],
      ['merge', 'admin'],
      ['import', 'admin'],
    ]);
    const older = await send(`GET ${path}/changes?before=${second.revision}`);
    expect(older.body.changes.at(-1).summary).toEqual(['agent created (1 intent, 0 entities)']);
  });

  it('is not changed by an undo that would lose a later change', async () => {
    const { agent } = await desks.agents.import(drinks(['a tea']), {});
    const path = `/admin/agents/${agent.id}`;
    const settings = (mlMinConfidence: number) => send(`PATCH ${path}`, { body: { mlMinConfidence } });
    const { revision } = (await settings(0.5)).body;
    await settings(0.6);
    const { status, headers, body } = await send(`POST ${path}/revert`, { body: { revision } });
    expect([status, headers.get('x-error-code')]).toEqual([409, 'undo_refused']);
    expect(body.status.errorDetails).toContain('a later change touched mlMinConfidence of the settings');
  });

  it.each([
    ['restore', { revision: 999 }, 404, 'revision_not_found'],
    ['restore', {}, 400, 'request_invalid'],
    ['restore', { revision: 1, moment: '2026-01-01' }, 400, 'request_invalid'],
    ['revert', { revision: 999 }, 404, 'revision_not_found'],
    ['revert', { revision: 1, reason: 'why not' }, 400, 'request_invalid'],
    ['import', { files: [] }, 400, 'bad_export'],
  ])('refuses to %s %j', async (what, body, status, code) => {
    const { agent } = await desks.agents.import(drinks(['a tea']), {});
    const answer = await send(`POST /admin/agents/${agent.id}/${what}`, { body });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([status, code]);
  });
});

describe('a token with a value that its owner chose', () => {
  const old = '0123456789abcdef0011223344556677';
  const made = async () => (await desks.agents.import(drinks(['a tea']), {})).agent.id;

  it('opens its agent, so that programs with a fixed token keep working', async () => {
    const path = `/admin/agents/${await made()}/tokens`;
    const { body } = await send(`POST ${path}`, { body: { kind: 'client', value: old, name: 'old app' } });
    expect(body).toMatchObject({ kind: 'client', token: old });
    const query = { query: 'a tea', lang: 'en', sessionId: 's1' };
    expect((await send('POST /v1/query?v=20150910', { body: query, token: old })).status).toBe(200);
    const { body: listed } = await send(`GET ${path}`);
    expect(listed.tokens.at(-1)).toMatchObject({ name: 'old app', kind: 'client' });
    expect(JSON.stringify(listed)).not.toContain(old);
  });

  it.each([
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'bad_token_value'],
    ['abcdefghabcdefgh', 'bad_token_value'],
    ['short', 'bad_token_value'],
    ['has a space in the midst of it', 'bad_token_value'],
    ['x'.repeat(8) + 'abcdefghijklmnopqrstuvwxyz'.repeat(10), 'bad_token_value'],
    [ADMIN_TOKEN, 'token_taken'],
    [old, 'token_taken'],
  ])('%s is refused', async (value, code) => {
    const path = `/admin/agents/${await made()}/tokens`;
    await send(`POST ${path}`, { body: { kind: 'client', value: old } });
    const answer = await send(`POST ${path}`, { body: { kind: 'client', value } });
    expect(answer.headers.get('x-error-code')).toBe(code);
    expect(answer.body.status.errorDetails).not.toContain(value);
  });
});

describe('the management API', () => {
  it.each([
    ['GET /admin/agents?session=demo', undefined],
    ['GET /admin/agents/x?revision=1', undefined],
    ['POST /admin/agents', { name: 'Shop', langauge: 'de' }],
    ['POST /admin/agents/x/tokens', { kind: 'client', valeu: 'x' }],
  ])('refuses unknown input: %s %j', async (line, body) => {
    const answer = await send(line, { ...(body && { body }) });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'request_invalid']);
  });

  it('describes in words the required form of a text', async () => {
    const { body } = await send('GET /admin/agents/x/revisions/first');
    expect(body.status.errorDetails).toBe('revision must have this form: a whole number');
  });

  it('refuses unknown fields and parameters everywhere', async () => {
    const { body } = await send('GET /openapi.json');
    const operations = Object.entries<Record<string, { readonly requestBody?: object }>>(body.paths)
      .filter(([path]) => path.startsWith('/admin/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
    expect(operations.length).toBeGreaterThan(15);
    for (const { path, method } of operations) {
      const line = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}?unheard-of=1`;
      expect((await send(line)).headers.get('x-error-code'), line).toBe('request_invalid');
    }
  });
});

describe('two editors of the same version', () => {
  const reading = async () => {
    const { agent, developerAccessToken: token } = await desks.agents.import(drinks(['a tea'], ['pay']), {});
    const { headers, body } = await send('GET /v1/intents/id-order', { token });
    const says = (text: string) => ({
      ...body,
      userSays: [...body.userSays, { data: [{ text }], isTemplate: false, count: 0 }],
    });
    return { agentId: agent.id, token, etag: headers.get('etag') ?? '', says };
  };

  it('do not both succeed: the second one learns what changed and by whom', async () => {
    const { token, etag, says } = await reading();
    const edit = (text: string, tag: string) =>
      send('PUT /v1/intents/id-order', { token, body: says(text), headers: { 'if-match': tag } });
    const first = await edit('a mocha', etag);
    expect(first.status).toBe(200);
    const second = await edit('a juice', etag);
    expect([second.status, second.headers.get('x-error-code')]).toEqual([412, 'agent_changed']);
    expect(second.body.status.errorDetails).toMatch(
      /revision \d+ by developer at .*: intent order: 1 phrase added; read it again/,
    );
    expect((await edit('a juice', first.headers.get('etag') ?? '')).status).toBe(200);
  });

  it('do not conflict if they edit different parts', async () => {
    const { agentId, token, etag, says } = await reading();
    const headers = { 'if-match': etag };
    expect((await send('DELETE /v1/intents/id-pay', { token, headers })).status).toBe(200);
    const settings = { mlMinConfidence: 0.5 };
    expect((await send(`PATCH /admin/agents/${agentId}`, { body: settings, headers })).status).toBe(200);
    const edit = await send('PUT /v1/intents/id-order', { token, body: says('a mocha'), headers });
    expect(edit.status).toBe(200);
  });

  it('conflict with a change of the whole agent too', async () => {
    const { agentId, token, etag } = await reading();
    await send('DELETE /v1/intents/id-pay', { token });
    const body = { files: drinks(['a coffee']) };
    const headers = { 'if-match': etag };
    const { status } = await send(`POST /admin/agents/${agentId}/import`, { body, headers });
    expect(status).toBe(412);
  });

  it('learn of a change of many parts by its first lines', async () => {
    const { agentId, token, etag } = await reading();
    const entities = Array.from({ length: 15 }, (_, at) => ({ name: `e${at}`, entries: [{ value: 'v' }] }));
    await send('PUT /v1/entities', { token, body: entities });
    const headers = { 'if-match': etag };
    const body = { files: drinks(['a coffee']) };
    const refusal = await send(`POST /admin/agents/${agentId}/import`, { body, headers });
    expect(refusal.body.status.errorDetails).toMatch(
      /entity e0 added \(1 entry\), .*entity e9 added \(1 entry\), 5 more;/,
    );
  });

  it('report the revision of an agent that never had the requested one', async () => {
    const { token, says } = await reading();
    const headers = { 'if-match': `"${'9'.repeat(15)}"` };
    const edit = await send('PUT /v1/intents/id-order', { token, body: says('a mocha'), headers });
    expect(edit.status).toBe(412);
    expect(edit.body.status.errorDetails).toMatch(/revision 9{15}: it is at revision \d+; read it again/);
  });

  it('can overwrite newer content without If-Match or with a star', async () => {
    const { token, says } = await reading();
    for (const headers of [{}, { 'if-match': '*' }]) {
      const edit = await send('PUT /v1/intents/id-order', { token, body: says('a mocha'), headers });
      expect(edit.status).toBe(200);
    }
  });

  it('are refused with an If-Match that is not an ETag of Parley', async () => {
    const { token } = await reading();
    for (const etag of ['x', `"${'9'.repeat(16)}"`]) {
      const refusal = await send('DELETE /v1/intents/id-order', { token, headers: { 'if-match': etag } });
      expect([refusal.status, refusal.headers.get('x-error-code')]).toEqual([400, 'request_invalid']);
    }
  });

  it('alone have a precondition: operations that record no edit ignore If-Match', async () => {
    const { agentId } = await reading();
    const headers = { 'if-match': 'x' };
    const { status, body } = await send(`POST /admin/agents/${agentId}/tokens`, {
      body: { kind: 'client' },
      headers,
    });
    expect(status).toBe(200);
    const revocation = `DELETE /admin/agents/${agentId}/tokens/${body.tokenId}`;
    expect((await send(revocation, { headers })).status).toBe(200);
    expect((await send('GET /admin/whoami', { headers })).body).toMatchObject({ actor: 'admin' });
  });

  it('are named by their tokens in the log', async () => {
    const { agentId, token, says } = await reading();
    const issued = await send(`POST /admin/agents/${agentId}/tokens`, {
      body: { kind: 'developer', name: 'Anna' },
    });
    await send('PUT /v1/intents/id-order', { token: issued.body.token, body: says('a mocha') });
    const { body } = await send(`GET /admin/agents/${agentId}/changes?limit=2`, { token });
    expect(body.changes).toMatchObject([
      { actor: 'developer', tokenId: issued.body.tokenId, tokenName: 'Anna' },
      { actor: 'admin', summary: ['developer token issued'] },
    ]);
  });
});

describe('a token', () => {
  it('returns its owner', async () => {
    const { agent, clientAccessToken } = await desks.agents.import(drinks(['a tea']), {});
    expect((await send('GET /admin/whoami')).body).toEqual({ actor: 'admin', role: 'admin' });
    const { body } = await send('GET /admin/whoami', { token: clientAccessToken });
    expect(body).toMatchObject({ actor: 'client', agentId: agent.id });
    expect((await send('GET /admin/whoami', { token: 'nobody-has-this-one' })).status).toBe(401);
  });
});
