import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { type ImportedAgent, type Parley, type Reply, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { anExport } from '../support/test-desks.ts';

const spoken = (speech: string) => [{ messages: [{ type: 0, speech, lang: 'en' }] }];
const files = anExport({
  intents: [{ name: 'greet', says: ['hello there'], responses: spoken('Hi.') }],
  entities: [{ name: 'colour', entries: [{ value: 'red', synonyms: ['red'] }] }],
});

let parley: Parley;
beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_LOG_LEVEL: 'trace' } });
});
afterAll(() => parley?.stop());

describe('an edited agent', () => {
  let agent: ImportedAgent;
  const revisions: { readonly revision: number; readonly files: Answer }[] = [];
  const edit = (line: string, body?: unknown): Promise<Reply> =>
    parley.send(line, agent.developerAccessToken, body);
  const remember = async () => {
    const { body } = await parley.admin(`GET /admin/agents/${agent.agentId}`);
    revisions.push({ revision: body.revision, files: await exported('export') });
  };
  const exported = async (what: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${parley.adminToken()}`, accept: 'application/json' };
    const answer = await fetch(`${parley.url()}/admin/agents/${agent.agentId}/${what}`, { headers });
    return JSON.parse(await answer.text());
  };

  beforeAll(async () => {
    agent = await parley.import(files);
    await remember();
  });

  it('lists its intents and entities as they are after each edit', async () => {
    const names = async (kind: string) =>
      (await edit(`GET /v1/${kind}`)).body.map(({ name }: Answer) => name).sort();
    const intent = (name: string) => ({
      name,
      userSays: [{ data: [{ text: `say ${name}` }] }],
      responses: [{ speech: name }],
    });
    const { id } = (await edit('POST /v1/intents', intent('first'))).body;
    expect(await names('intents')).toEqual(['first', 'greet']);
    await remember();
    expect((await edit(`PUT /v1/intents/${id}`, intent('renamed'))).status).toBe(200);
    expect(await names('intents')).toEqual(['greet', 'renamed']);
    await remember();
    await edit(`DELETE /v1/intents/${id}`);
    expect(await names('intents')).toEqual(['greet']);
    await remember();
    await edit('POST /v1/entities', { name: 'size', entries: [{ value: 'big' }] });
    expect(await names('entities')).toEqual(['colour', 'size']);
    const size = (await edit('POST /v1/entities/size/entries', [{ value: 'small' }])).status;
    expect(size).toBe(200);
    const { entries } = (await edit('GET /v1/entities/size')).body;
    expect(entries.map(({ value }: Answer) => value)).toEqual(['big', 'small']);
    await remember();
    await edit('DELETE /v1/entities/size');
    expect(await names('entities')).toEqual(['colour']);
    const listed = (await parley.admin('GET /admin/agents')).body.agents;
    expect(listed.map(({ agentId }: Answer) => agentId)).toContain(agent.agentId);
  });

  it('can be read at any revision, also after a restart', async () => {
    expect(new Set(revisions.map(({ revision }) => revision)).size).toBe(5);
    await parley.kill('SIGTERM');
    await parley.start();
    for (const { revision, files: then } of revisions) {
      expect(await exported(`revisions/${revision}`)).toEqual(then);
    }
    const headers = { authorization: `Bearer ${parley.adminToken()}` };
    const none = await fetch(`${parley.url()}/admin/agents/${agent.agentId}/revisions/999`, { headers });
    expect(await none.text()).toContain('the agent had no revision 999');
    const last = revisions.at(-1)?.files.files;
    const again = await parley.import(last);
    const { body } = await parley.send('GET /v1/entities', again.developerAccessToken);
    expect(body.map(({ name }: Answer) => name).sort()).toEqual(['colour', 'size']);
  });

  it('answers with its newest revision, also in the first query after a restart', async () => {
    await edit('POST /v1/intents', {
      name: 'newest',
      userSays: [{ data: [{ text: 'what is new' }] }],
      responses: [{ speech: 'This.' }],
    });
    await parley.admin(`POST /admin/agents/${agent.agentId}/train`);
    const query = { query: 'what is new', lang: 'en', sessionId: 'new' };
    const ask = async () =>
      (await parley.send('POST /v1/query', agent.clientAccessToken, query)).body.result.fulfillment.speech;
    expect(await ask()).toBe('This.');
    await parley.kill('SIGKILL');
    await parley.start();
    expect(await ask()).toBe('This.');
  });
});

describe('an access token', () => {
  it('becomes invalid when it is revoked, or its agent is deleted', async () => {
    const agent = await parley.import(files);
    const path = `/admin/agents/${agent.agentId}`;
    const issued = (await parley.admin(`POST ${path}/tokens`, { kind: 'client' })).body;
    const query = { query: 'hello there', lang: 'en', sessionId: 'tokens' };
    const statusFor = async (token: string) => (await parley.send('POST /v1/query', token, query)).status;
    expect([await statusFor(agent.clientAccessToken), await statusFor(issued.token)]).toEqual([200, 200]);
    await parley.admin(`DELETE ${path}/tokens/${issued.tokenId}`);
    expect([await statusFor(agent.clientAccessToken), await statusFor(issued.token)]).toEqual([200, 401]);
    await parley.kill('SIGTERM');
    await parley.start();
    expect([await statusFor(agent.clientAccessToken), await statusFor(issued.token)]).toEqual([200, 401]);
    await parley.admin(`DELETE ${path}`);
    expect(await statusFor(agent.clientAccessToken)).toBe(401);
    expect((await parley.send('GET /v1/intents', agent.developerAccessToken)).status).toBe(401);
  });
});

describe('a secret', () => {
  const password = 'p4ssw0rd-of-the-webhook';
  const header = 'v4lue-of-a-secret-header';

  it('reaches the webhook and appears nowhere else: in no reply, event, file or log line', async () => {
    const webhook = await recordingWebhook(() => ({ speech: 'From outside.' }));
    const asking = anExport({
      intents: [{ name: 'order', says: ['order it'], webhookUsed: true, responses: spoken('Own.') }],
    });
    const agent = await parley.import(asking, {
      enabled: true,
      url: webhook.url,
      username: 'ann',
      password,
      headers: { 'X-Api-Key': header },
    });
    const answer = await agent.client.text('order it', { sessionId: 'secret' });
    expect(answer.result.fulfillment.speech).toBe('From outside.');
    const sent = Buffer.from(`ann:${password}`).toString('base64');
    expect(webhook.asked[0]?.headers).toMatchObject({ authorization: `Basic ${sent}`, 'x-api-key': header });
    await webhook.stop();
    const failed = await agent.client.text('order it', { sessionId: 'secret' });
    expect(failed.status.code).toBe(206);
    await parley.send('POST /v1/query', 'not-a-token-of-anybody', {});
    const path = `/admin/agents/${agent.agentId}`;
    const { body } = await parley.admin(`GET ${path}`);
    const replies = await Promise.all(
      [path, `${path}/webhook`, `${path}/export`, `${path}/revisions/${body.revision}`, '/admin/agents'].map(
        async (place) => {
          const headers = { authorization: `Bearer ${parley.adminToken()}`, accept: 'application/json' };
          return (await fetch(parley.url() + place, { headers })).text();
        },
      ),
    );
    const adminToken = parley.adminToken();
    await parley.kill('SIGTERM');
    const log = parley.log();
    const events = await recordedEvents();
    const tokens = [
      agent.clientAccessToken,
      agent.developerAccessToken,
      adminToken,
      'not-a-token-of-anybody',
    ];
    for (const secret of [password, header, sent, ...tokens]) {
      for (const text of [...replies, log, events]) expect(text).not.toContain(secret);
    }
    for (const secret of [password, header, sent, ...tokens.filter((token) => token !== adminToken)]) {
      expect(filesWith(secret)).toEqual([]);
    }
    expect(log).toContain('"path":"/v1/query"');
    expect(log).not.toContain('order it');
    await parley.start();
  });

  const recordedEvents = async (): Promise<string> => {
    const store = await openLmdbEventStore({ path: parley.dataFolder });
    const events: string[] = [];
    for await (const event of store.readAll()) events.push(JSON.stringify(event));
    await store.close();
    return events.join('\n');
  };

  /** The files of the data folder that contain a text. */
  const filesWith = (text: string): readonly string[] =>
    readdirSync(parley.dataFolder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(parley.dataFolder, name))
      .filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));
});
