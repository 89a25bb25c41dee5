import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { AGENT_EVENT_DATA_BYTES_MAX } from '../src/kernel/limits/agents.ts';
import { EVENT_BYTES_MAX } from '../src/kernel/limits/conversation.ts';
import { REQUESTS_WAITING_PER_SESSION_MAX } from '../src/kernel/limits/http.ts';
import { WEBHOOK_TIMEOUT_MS_MAX } from '../src/kernel/limits/webhooks.ts';
import { type Known, steps } from './support/answered-operations.ts';
import { aCafe, json, tokenFor } from './support/cafe.ts';
import { codesDocumented, fillTemplate, shapeOf } from './support/described-operations.ts';
import { startEventStoreDbDouble } from './support/eventstoredb-double/double-server.ts';
import { storeAddress } from './support/eventstoredb-double/store-address.ts';
import { eventually } from './support/eventually.ts';
import { recordingWebhook } from './support/recording-webhook.ts';
import { ADMIN_TOKEN, type Answer, type Served, startServed } from './torture/served.ts';

/** Two servers, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

const closing: (() => Promise<unknown>)[] = [];
let inMemory: Served;
let overEventStoreDb: Served;
beforeAll(async () => {
  inMemory = await startServed({ PARLEY_WEBHOOK_TIMEOUT_MS: `${WEBHOOK_TIMEOUT_MS_MAX}` });
  closing.push(inMemory.stop);
  const double = await startEventStoreDbDouble();
  closing.push(double.close);
  overEventStoreDb = await startServed({ PARLEY_STORE: storeAddress(double) });
  closing.push(overEventStoreDb.stop);
}, PATIENCE_MS);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const agent = '/admin/agents/{id}';

type Write = {
  readonly line: string;
  readonly body: unknown;
  readonly query?: string;
  readonly names?: Known;
};

const entriesOf = (texts: readonly string[]) => texts.map((value) => ({ value, synonyms: ['x'] }));

const spoken = (texts: readonly string[]) => texts.map((text) => ({ data: [{ text }] }));
const exportOf = (texts: readonly string[]) => ({
  files: [
    { path: 'agent.json', text: '{}' },
    { path: 'intents/large.json', text: JSON.stringify({ name: 'large', userSays: spoken(texts) }) },
  ],
});

/** Every operation that writes a list of items, with these texts in its body. */
const writesOf = (texts: readonly string[]): readonly Write[] => {
  const entries = entriesOf(texts);
  const intent = (name: string) => ({ name, userSays: spoken(texts) });
  return [
    { line: 'POST /v1/entities', body: { name: 'dish', entries } },
    { line: 'PUT /v1/entities', body: [{ name: 'size', entries }] },
    { line: 'PUT /v1/entities/{eid}', body: { name: 'size', entries } },
    { line: 'POST /v1/entities/{eid}/entries', body: entries },
    { line: 'PUT /v1/entities/{eid}/entries', body: entries },
    { line: `PUT ${agent}/entities/{entity}`, body: { name: 'size', entries } },
    { line: `PUT ${agent}/entities/{entity}/entries`, body: entries },
    { line: 'POST /v1/intents', body: intent('eat') },
    { line: 'PUT /v1/intents/{id}', body: intent('cancel') },
    { line: `PUT ${agent}/intents/{intent}`, body: intent('cancel') },
    { line: `POST ${agent}/intents/{intent}/phrases`, body: { add: texts } },
    { line: `POST ${agent}/import`, body: exportOf(texts) },
  ];
};

/** Operations that answer alike when their only text is too large. */
const oneEvent = (text: string): readonly Write[] => [
  { line: `POST ${agent}/inbox/assign`, body: { phrases: [text], intentId: 'cancel' } },
  { line: `PATCH ${agent}`, body: { description: text } },
  { line: `PUT ${agent}/webhook`, body: { headers: { 'x-large': text } } },
  { line: 'POST /admin/agents/import', body: exportOf([text]) },
];

const ofAnna = { sessionId: 'anna', lang: 'en' };
const contextsOf = (text: string) => [{ name: 'vip', lifespan: 1, parameters: { text } }];

/** Every operation that records what a client sends to a session. */
const sessionWrites = (text: string): readonly Write[] => {
  const body = { ...ofAnna, query: 'a tea', contexts: contextsOf(text) };
  // Its characters are limited, so it is too large in bytes only.
  const userEntity = { name: 'size', entries: entriesOf(['茶'.repeat(text.length / 3)]) };
  return [
    { line: 'POST /v1/query', body },
    { line: 'POST /v1/environments/{environment}/query', body },
    { line: `POST ${agent}/query`, body },
    { line: 'POST /v1/contexts', query: 'sessionId=anna', body: contextsOf(text) },
    { line: 'POST /v1/userEntities', body: { ...ofAnna, entities: [userEntity] } },
    { line: 'PUT /v1/userEntities/{name}', names: { name: 'size' }, body: { ...ofAnna, ...userEntity } },
  ];
};

const refusalsAt = (server: Served, known: Known) => async (writes: readonly Write[]) => {
  const refused: string[] = [];
  for (const write of writes) {
    const { status, code } = await sent(server, known, write);
    refused.push(`${write.line}: ${status} ${code}`);
  }
  return refused;
};

const sent = (server: Served, known: Known, { line, body, query = '', names }: Write): Promise<Answer> => {
  // The path of an intent calls its id what other paths call the agent's.
  const id = line.startsWith('PUT /v1/intents') ? { id: known.intentId ?? '' } : {};
  return server.send(`${fillTemplate(line, { ...known, ...names, ...id })}?${query}`, {
    token: tokenFor(line.split(' ')[1] ?? '', known),
    headers: json,
    body: JSON.stringify(body),
  });
};

const revisionOf = async ({ admin }: Served, { id }: Known): Promise<number> => {
  const { body } = await admin(`GET /admin/agents/${id}/changes?limit=1`);
  return (body as { readonly changes: readonly { readonly revision: number }[] }).changes[0]?.revision ?? 0;
};

/** Undoing the change, and restoring the revision before it, in the two ways that one can ask for them. */
const undone = (change: number): readonly Write[] => [
  { line: `POST ${agent}/revert`, body: { revision: change } },
  { line: `POST ${agent}/restore`, body: { revision: change - 1 } },
];

/** Half of what an event holds, more than half of what settings may have. */
const HALF = Math.ceil(AGENT_EVENT_DATA_BYTES_MAX * 0.6);
const large = (length: number, mark = 'x') => mark.padEnd(length, 'x');

const partsRefused = async (): Promise<readonly string[]> => {
  const known = await aCafe(inMemory);
  const refusals = refusalsAt(inMemory, known);
  const text = large(AGENT_EVENT_DATA_BYTES_MAX);
  const refused = await refusals([
    ...writesOf([text]),
    ...oneEvent(text),
    ...sessionWrites(large(EVENT_BYTES_MAX)),
  ]);
  await sent(inMemory, known, { line: `PATCH ${agent}`, body: { description: large(HALF) } });
  await sent(inMemory, known, { line: `PATCH ${agent}`, body: { description: '' } });
  const change = await revisionOf(inMemory, known);
  const webhook = { url: 'http://127.0.0.1:1/', headers: { authorization: large(HALF) } };
  await sent(inMemory, known, { line: `PUT ${agent}/webhook`, body: webhook });
  return [...refused, ...(await refusals(undone(change)))];
};

/** EventStoreDB limits an append; the embedded store does not. */
const appendsRefused = async (): Promise<readonly string[]> => {
  const known = await aCafe(overEventStoreDb);
  const refusals = refusalsAt(overEventStoreDb, known);
  const texts = ['a', 'b', 'c', 'd'].map((mark) => large(AGENT_EVENT_DATA_BYTES_MAX - 500, mark));
  const refused = await refusals(writesOf(texts));
  const names = { entity: 'size', eid: 'size' };
  for (const half of [texts.slice(0, 2), texts.slice(2)])
    await sent(overEventStoreDb, known, {
      line: `PUT ${agent}/entities/{entity}/entries`,
      body: entriesOf(half),
    });
  const deleted = await refusals([
    { line: 'DELETE /v1/entities/{eid}/entries', body: texts, names },
    { line: `DELETE ${agent}/entities/{entity}/entries`, body: texts, names },
  ]);
  await sent(overEventStoreDb, known, { line: `DELETE ${agent}/entities/{entity}`, body: {} });
  const change = await revisionOf(overEventStoreDb, known);
  return [...refused, ...deleted, ...(await refusals(undone(change)))];
};

const archivesRefused = async (): Promise<readonly string[]> => {
  const known = await aCafe(inMemory);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(1024 * 1024), 'agent.json');
  zip.end();
  const archive = await buffer(zip.outputStream);
  const lines = [
    'POST /admin/agents/import',
    `POST ${agent}/import`,
    `POST ${agent}/validate`,
    'POST /admin/validate',
    'POST /admin/evaluate',
    'POST /admin/what-if',
  ];
  const test = { test: { name: 'tea', turns: [{ say: 'a tea' }] }, archive: archive.toString('base64') };
  const refused = [...(await refusalsAt(inMemory, known)([{ line: 'POST /admin/test', body: test }]))];
  for (const line of lines) {
    const headers = { 'content-type': 'application/zip' };
    const request = { token: ADMIN_TOKEN, headers, body: new Uint8Array(archive) };
    const { status, code } = await inMemory.send(fillTemplate(line, known), request);
    refused.push(`${line}: ${status} ${code}`);
  }
  return refused;
};

it(
  '413: every operation that documents it refuses parts, changes and archives that are too large',
  async () => {
    const refused = [...(await partsRefused()), ...(await appendsRefused()), ...(await archivesRefused())];
    const documented = codesDocumented(inMemory, 413).filter((row) => !row.endsWith(' body_too_large'));
    expect(refused.sort()).toEqual(documented);
  },
  PATIENCE_MS,
);

/** One request of the session is at the webhook; as many as may wait for its reply do so. */
const withFullQueue = async (known: Known, use: () => Promise<void>): Promise<void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const webhook = await recordingWebhook(() => held.then(() => ({ speech: 'at last' })));
  closing.push(webhook.stop);
  const setting = { enabled: true, url: webhook.url };
  await inMemory.admin(`PUT /admin/agents/${known.id}/webhook`, setting);
  await inMemory.admin(`PUT /admin/agents/${known.id}/intents/cancel`, {
    name: 'cancel',
    webhookUsed: true,
    userSays: [{ data: [{ text: 'cancel a tea' }] }],
  });
  await inMemory.admin(`POST /admin/agents/${known.id}/train`);
  const token = known.client ?? '';
  const order = JSON.stringify({ query: 'cancel a tea', sessionId: 'anna', lang: 'en' });
  const calling = inMemory.send('POST /v1/query', { token, headers: json, body: order });
  await eventually(async () => expect(webhook.asked).toHaveLength(1));
  const waiting = Array.from({ length: REQUESTS_WAITING_PER_SESSION_MAX + 1 }, () =>
    inMemory.send('DELETE /v1/contexts?sessionId=anna', { token }),
  );
  // The first that is answered is the one for which there was no room.
  await Promise.race(waiting);
  await use();
  release();
  await Promise.all([calling, ...waiting]);
};

it(
  '429: every operation that documents it refuses a request if too many of its session wait already',
  async () => {
    const known = await aCafe(inMemory);
    const refused: string[] = [];
    const documented = codesDocumented(inMemory, 429).filter((row) => row.endsWith(' session_queue_full'));
    const ofAnna = (text: string) => text.replaceAll(/ben|cleo/g, 'anna');
    await withFullQueue(known, async () => {
      for (const row of documented) {
        const [line = ''] = row.split(': ');
        const step = steps.find(({ operation }) => shapeOf(operation) === shapeOf(line));
        const body = step?.body?.(known);
        const { status, code } = await inMemory.send(
          `${fillTemplate(step?.operation ?? line, known)}?${ofAnna(step?.query ?? '')}`,
          {
            token: known[step?.token ?? ''] ?? ADMIN_TOKEN,
            headers: json,
            ...(body !== undefined && { body: ofAnna(JSON.stringify(body)) }),
          },
        );
        refused.push(`${line}: ${status} ${code}`);
      }
    });
    expect(documented.length).toBeGreaterThan(10);
    expect(refused).toEqual(documented);
  },
  PATIENCE_MS,
);
