import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifeOperations } from '../src/http/routes/admin/agent-life.ts';
import { publishingOperations } from '../src/http/routes/admin/publishing.ts';
import type { HttpServer } from '../src/http/server.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { sessionStream } from '../src/session/session-stream.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import type { Desks } from '../src/turn/open-desks.ts';
import { ADMIN_TOKEN, startDeskServer } from './support/desk-server.ts';
import { eventually } from './support/eventually.ts';
import { anExport, openTestDesks } from './support/test-desks.ts';

type Server = { readonly desks: Desks; readonly http: HttpServer; readonly url: string };
let store: EventStore;
let one: Server;
let agentId = '';
let tokens = { client: '', developer: '' };

const started = async (): Promise<Server> => {
  const desks = await openTestDesks({ store });
  const operations = [...lifeOperations(desks.life), ...publishingOperations(desks.publishing)];
  return { desks, ...(await startDeskServer(desks, { operations })) };
};

const stopped = async ({ desks, http }: Server): Promise<void> => {
  await http.close();
  await desks.close();
};

beforeEach(async () => {
  store = memoryEventStore();
  one = await started();
  const made = await one.desks.agents.import(menu('Coming.'), {});
  agentId = made.agent.id;
  tokens = { client: made.clientAccessToken, developer: made.developerAccessToken };
});
afterEach(() => stopped(one));

/** A bar whose order is answered like this. */
const menu = (speech: string) =>
  anExport({
    agent: { displayName: 'Bar' },
    intents: [{ name: 'order', says: ['a tea'], responses: [{ messages: [{ type: 0, speech }] }] }],
  });

type Sent = { readonly body?: unknown; readonly token?: string; readonly headers?: Record<string, string> };

const send = async (line: string, { body, token = ADMIN_TOKEN, headers = {} }: Sent = {}, server = one) => {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(server.url + path.replace('ID', agentId), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: ReturnType<typeof JSON.parse> = await response.json();
  return { status: response.status, code: response.headers.get('x-error-code'), body: answer };
};

const asks = async (sent: Omit<Sent, 'body'> = {}, server = one): Promise<string> => {
  const body = { query: 'a tea', lang: 'en', sessionId: 'guest' };
  const answer = await send('POST /v1/query?v=20150910', { token: tokens.client, ...sent, body }, server);
  return answer.body.result?.fulfillment.speech ?? answer.code;
};

const edit = (speech: string) => send('POST /admin/agents/ID/import', { body: { files: menu(speech) } });
const switchOn = () => send('PUT /admin/agents/ID/publishing', { body: { on: true } });
const publish = (body: object = {}) => send('POST /admin/agents/ID/publish', { body });
const rollBack = (body: object = {}) => send('POST /admin/agents/ID/rollback', { body });

describe('an agent that publishes', () => {
  it('answers its users as it was published, while it is edited', async () => {
    await switchOn();
    await edit('At once.');
    expect(await asks()).toBe('Coming.');
    const { body: state } = await send('GET /admin/agents/ID/publishing');
    expect(state).toMatchObject({
      on: true,
      environments: [
        {
          name: 'production',
          actor: 'admin',
          draftSummary: ['intent order: 1 reply added, 1 reply removed'],
        },
      ],
    });

    const { body } = await publish();
    expect(body).toMatchObject({ changed: true, summary: ['intent order: 1 reply added, 1 reply removed'] });
    expect(await asks()).toBe('At once.');
  });

  it('is rolled back to the previously published revision, or to any revision', async () => {
    await switchOn();
    for (const speech of ['Second.', 'Third.']) {
      await edit(speech);
      await publish();
    }
    const second = (await rollBack()).body.revision;
    expect(await asks()).toBe('Second.');
    await rollBack();
    expect(await asks()).toBe('Coming.');
    expect(await rollBack()).toMatchObject({ status: 409, code: 'nothing_to_roll_back' });
    await rollBack({ revision: second });
    expect(await asks()).toBe('Second.');
    const { body: log } = await send('GET /admin/agents/ID/changes?limit=1');
    expect(log.changes[0]).toMatchObject({ reason: 'rollback', actor: 'admin' });
    expect(log.changes[0].summary[0]).toMatch(/^production: revision \d+ → \d+$/);
  });

  it('shows its draft to tokens of the draft, and to developers who ask for it', async () => {
    await switchOn();
    await edit('At once.');
    const draft = await send('POST /admin/agents/ID/tokens', {
      body: { kind: 'client', environment: 'draft' },
    });
    const asDraft = { headers: { 'Parley-Environment': 'draft' } };
    expect(await asks({ token: draft.body.token })).toBe('At once.');
    expect(await asks({ token: tokens.developer })).toBe('Coming.');
    expect(await asks({ token: tokens.developer, ...asDraft })).toBe('At once.');
    expect(await asks(asDraft)).toBe('environment_closed');
  });

  it('is answered by the environment in the path, by the same rules as by the header', async () => {
    await switchOn();
    await edit('At once.');
    const { token } = (
      await send('POST /admin/agents/ID/tokens', { body: { kind: 'client', environment: 'draft' } })
    ).body;
    const asksAt = async (environment: string, sent: Sent) => {
      const body = { query: 'a tea', lang: 'en', sessionId: 'guest' };
      const answer = await send(`POST /v1/environments/${environment}/query?v=20150910`, { ...sent, body });
      return answer.body.result?.fulfillment.speech ?? answer.code;
    };
    expect(await asksAt('draft', { token: tokens.developer })).toBe('At once.');
    expect(await asksAt('draft', { token })).toBe('At once.');
    expect(await asksAt('production', { token: tokens.client })).toBe('Coming.');
    expect(await asksAt('draft', { token: tokens.client })).toBe('environment_closed');
    expect(await asksAt('absent', { token: tokens.developer })).toBe('environment_not_found');
    const other = { headers: { 'Parley-Environment': 'draft' } };
    expect(await asksAt('production', { token: tokens.developer, ...other })).toBe('Coming.');
  });

  it('tries a revision in an environment of its own first', async () => {
    await switchOn();
    await edit('At once.');
    await publish({ environment: 'staging' });
    const body = { kind: 'client', environment: 'staging' };
    const { token } = (await send('POST /admin/agents/ID/tokens', { body })).body;
    expect([await asks({ token }), await asks()]).toEqual(['At once.', 'Coming.']);
    const removed = await send('DELETE /admin/agents/ID/environments/staging');
    expect(removed).toMatchObject({ status: 409, code: 'environment_in_use' });
  });

  it('publishes exactly the examined revision, regardless of later edits', async () => {
    await switchOn();
    const { revision } = (await edit('Second.')).body;
    await edit('Third.');
    const tried = await publish({ revision, dryRun: true });
    expect(tried.body).toMatchObject({ dryRun: true, revision, changed: true });
    expect(await asks()).toBe('Coming.');
    await publish({ revision });
    expect(await asks()).toBe('Second.');
    expect((await publish({ revision })).body.changed).toBe(false);
  });

  it('refuses a token that was revoked after the publication', async () => {
    await switchOn();
    const { body } = await send('GET /admin/agents/ID/tokens');
    const [client] = body.tokens.filter(({ kind }: { kind: string }) => kind === 'client');
    await send(`DELETE /admin/agents/ID/tokens/${client.tokenId}`);
    expect(await asks()).toBe('token_unknown');
  });

  it('is answered as it is when publishing is switched off', async () => {
    await switchOn();
    await edit('At once.');
    await send('PUT /admin/agents/ID/publishing', { body: { on: false } });
    expect(await asks()).toBe('At once.');
    expect(await publish()).toMatchObject({ status: 409, code: 'publishing_off' });
  });

  it('records with each turn which revision answered, and where', async () => {
    await switchOn();
    await asks();
    const { revision } = (await edit('At once.')).body;
    await publish();
    await asks();
    const answered: unknown[] = [];
    for await (const { type, metadata } of store.readStream(sessionStream(agentId, 'guest'))) {
      if (type === 'ReplySent') answered.push([metadata.environment, metadata.agentRevision]);
    }
    expect(answered).toEqual([
      ['production', expect.any(Number)],
      ['production', revision],
    ]);
  });

  it('lets another revision answer a share of the new sessions, which stay there', async () => {
    await switchOn();
    const guests = Array.from({ length: 40 }, (_, at) => `guest-${at}`);
    const asksAs = async (sessionId: string, server = one) => {
      const body = { query: 'a tea', lang: 'en', sessionId };
      const answer = await send('POST /v1/query?v=20150910', { token: tokens.client, body }, server);
      return answer.body.result?.fulfillment.speech ?? answer.code;
    };
    expect(await asksAs('early')).toBe('Coming.');
    const { revision } = (await edit('At once.')).body;
    const share = (split: object | null) =>
      send('PUT /admin/agents/ID/environments/production/split', { body: { split } });
    const { body: state } = await share({ revision, share: 0.5 });
    expect(state.environments[0]).toMatchObject({ name: 'production', split: { revision, share: 0.5 } });
    const spoken = new Map<string, string>();
    for (const guest of guests) spoken.set(guest, await asksAs(guest));
    expect(new Set(spoken.values())).toEqual(new Set(['Coming.', 'At once.']));
    expect(await asksAs('early')).toBe('Coming.');

    const two = await started();
    await share({ revision, share: 0.999 });
    await eventually(async () => expect(await asksAs('a new guest', two)).toBe('At once.'));
    for (const server of [one, two])
      for (const [guest, speech] of spoken) expect(await asksAs(guest, server)).toBe(speech);
    await stopped(two);

    await share(null);
    for (const guest of guests) expect(await asksAs(guest)).toBe('Coming.');
    const again = await share({ revision: state.environments[0].revision, share: 0.5 });
    expect(again).toMatchObject({ status: 409, code: 'split_to_itself' });
    const { body: log } = await send('GET /admin/agents/ID/changes?limit=2');
    expect(log.changes.map(({ summary }: { summary: string[] }) => summary)).toEqual([
      ['production: split off'],
      [`production: 99.9 % of new sessions to revision ${revision}`],
    ]);
  });

  it('is published on all servers of a store by one event', async () => {
    const two = await started();
    await switchOn();
    await edit('At once.');
    await eventually(async () =>
      expect((await two.desks.publishing.state(agentId)).agent.revision).toBe(
        one.desks.agents.get(agentId).revision,
      ),
    );
    expect(await asks({}, two)).toBe('Coming.');
    await publish();
    await eventually(async () => expect(await asks({}, two)).toBe('At once.'));
    await stopped(two);
  });

  it('keeps the published revision after a restart', async () => {
    await switchOn();
    await edit('At once.');
    await stopped(one);
    one = await started();
    expect(await asks()).toBe('Coming.');
  });
});
