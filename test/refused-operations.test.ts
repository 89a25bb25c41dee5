import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARCHIVE_BYTES_MAX, CONSOLE_LOGINS_PER_MINUTE_MAX } from '../src/kernel/limits.ts';
import { atFirst, type Known, steps } from './support/answered-operations.ts';
import { type DescribedOperation, describedIn, filled, shapeOf } from './support/described-operations.ts';
import { servedWithLostKey } from './support/lost-key.ts';
import { replyCheckOf } from './support/reply-check.ts';
import { ADMIN_TOKEN, type Served, served } from './torture/served.ts';

/** Three servers and all their operations, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

let inMemory: Served;
let withLostKey: Served;
let known: Known;
let viewer: string;
beforeAll(async () => {
  inMemory = await served();
  withLostKey = await servedWithLostKey();
  known = await aCafe(inMemory);
  const { body } = await inMemory.admin('POST /admin/tokens', { role: 'viewer', name: 'a reader' });
  viewer = (body as { readonly token: string }).token;
}, PATIENCE_MS);
afterAll(async () => {
  await inMemory?.stop();
  await withLostKey?.stop();
});

const entries = [{ value: 'tea', synonyms: ['tea'] }];
const intent = (name: string) => ({ name, userSays: [{ data: [{ text: `${name} a tea` }] }] });
const ordering = {
  name: 'order',
  userSays: [{ data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'drink' }] }],
  responses: [{ parameters: [{ name: 'drink', dataType: '@drink', value: '$drink' }] }],
};

/** An agent without publishing, with two entities, of which an intent uses one; and two other agents. */
const aCafe = async ({ admin, send }: Served): Promise<Known> => {
  type Reply = Readonly<Record<string, string>> & { readonly files: readonly { readonly path: string }[] };
  const made = async (line: string, body?: unknown) => (await admin(line, body)).body as Reply;
  const cafe = await made('POST /admin/agents', { name: 'Cafe' });
  const { agentId: id = '', clientAccessToken: client = '', developerAccessToken: developer = '' } = cafe;
  const develop = async (line: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await send(line, { token: developer, headers, body: JSON.stringify(body) });
    return (reply.body as Reply).id ?? '';
  };
  await develop('POST /v1/entities', { name: 'drink', entries });
  const eid = await develop('POST /v1/entities', { name: 'size', entries });
  await develop('POST /v1/intents', ordering);
  const intentId = await develop('POST /v1/intents', intent('cancel'));
  await made(`POST /admin/agents/${id}/query`, { query: 'a tea', sessionId: 'anna', lang: 'en' });
  const exported = await send(`GET /admin/agents/${id}/export`, {
    token: ADMIN_TOKEN,
    headers: { accept: 'application/json' },
  });
  const { files } = exported.body as Reply;
  const { agentId: deleted = '' } = await made('POST /admin/agents', { name: 'Closed' });
  await made(`DELETE /admin/agents/${deleted}`);
  const open = await made('POST /admin/agents', { name: 'Open' });
  const { agentId: published = '', developerAccessToken: publisher = '' } = open;
  await made(`PUT /admin/agents/${published}/publishing`, { on: true });
  for (const description of ['', 'Until late']) {
    await made(`PATCH /admin/agents/${published}`, { description });
    await made(`POST /admin/agents/${published}/publish`, { environment: 'staging' });
  }
  const ids = { id, client, developer, eid, intentId, deleted, published, publisher };
  return { ...atFirst, ...ids, files: JSON.stringify(files), change: '1' };
};

const documenting = (status: number): readonly DescribedOperation[] =>
  describedIn(inMemory).filter(({ statuses }) => statuses.includes(`${status}`));

/** @returns the operations that document a status and answer otherwise. */
const answeringOtherwise = async (
  status: number,
  statusOf: (operation: DescribedOperation) => Promise<number>,
): Promise<readonly string[]> => {
  const others: string[] = [];
  for (const operation of documenting(status)) {
    const answered = await statusOf(operation);
    if (answered !== status) others.push(`${operation.line}: ${answered}`);
  }
  return others;
};

const json = { 'content-type': 'application/json' };

const tokenFor = (path: string): string => (path.startsWith('/v1/') ? known.developer : ADMIN_TOKEN) ?? '';

type Raw = { readonly headers: OutgoingHttpHeaders; readonly body?: string };

/** Unlike `fetch`, it can name another host, and announce a body that it does not send. */
const statusOf = (line: string, { headers, body }: Raw): Promise<number> => {
  const [method = '', path = ''] = line.split(' ');
  return new Promise<number>((resolve, reject) => {
    const request = httpRequest(inMemory.url + path, { method, headers: { ...json, ...headers } });
    request.on('error', reject).once('response', (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      response
        .toArray()
        .then((parts) => {
          const read = JSON.parse(Buffer.concat(parts).toString());
          const contentType = sent['content-type'] ?? '';
          replyCheckOf(inMemory.description)({ line, status, contentType, body: read });
          resolve(status);
        })
        .catch(reject)
        .finally(() => request.destroy());
    });
    if (headers.expect === undefined) request.end(body);
    else request.flushHeaders();
  });
};

it(
  '403: every operation that documents it refuses a page of the console under the host of another server',
  async () => {
    const headers = { host: 'elsewhere.example', 'x-parley-console': 'a-key' };
    const body = JSON.stringify({ token: ADMIN_TOKEN });
    const withBody = { body, headers: { ...headers, 'content-length': body.length } };
    const others = await answeringOtherwise(403, ({ line, takesJson }) =>
      statusOf(filled(line, {}), takesJson ? withBody : { headers }),
    );
    expect(documenting(403).length).toBeGreaterThan(150);
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

it.each([
  ['a role that the token does not have', 'role_too_low', () => ({ token: viewer })],
  [
    'the environment of another token',
    'environment_closed',
    () => ({ token: known.client ?? '', headers: { 'parley-environment': 'staging' } }),
  ],
])(
  '403: exactly the operations that document it are refused for %s',
  async (_, code, sent) => {
    const refused: string[] = [];
    for (const { line } of describedIn(inMemory)) {
      const { headers } = await inMemory.send(filled(line, {}), sent());
      if (headers.get('x-error-code') === code) refused.push(line);
    }
    const documented = describedIn(inMemory).filter(({ codes }) => codes.includes(code));
    expect(documented.length).toBeGreaterThan(0);
    expect(refused).toEqual(documented.map(({ line }) => line));
  },
  PATIENCE_MS,
);

it(
  '404: every operation that documents it refuses an environment that is not there',
  async () => {
    const others: string[] = [];
    const names = { ...known, environment: 'nowhere' };
    const operations = describedIn(inMemory).filter(({ path }) => /^\/v1\/(?!intents|entities)/.test(path));
    for (const { line } of operations) {
      const step = steps.find(({ operation }) => shapeOf(operation) === shapeOf(line));
      const body = step?.body?.(names);
      const { headers } = await inMemory.send(
        `${filled(step?.operation ?? line, names)}?${step?.query ?? ''}`,
        {
          token: known.publisher ?? '',
          headers: { ...json, 'parley-environment': 'nowhere' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      const code = headers.get('x-error-code');
      if (code !== 'environment_not_found') others.push(`${line}: ${code}`);
    }
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

/** What an operation of the API needs besides the step that makes it succeed. */
type Conflict = {
  readonly line: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly names?: Known;
  readonly isOnLostKey?: boolean;
};

const agent = '/admin/agents/{id}';
const environment = `${agent}/environments/{environment}`;
/** Each operation that documents a conflict, and a request that is in one. */
const conflicts = (): readonly Conflict[] => [
  { line: 'POST /v1/intents', body: intent('cancel') },
  { line: 'PUT /v1/intents/{intentId}', body: intent('order') },
  { line: 'POST /v1/entities', body: { name: 'size', entries } },
  { line: 'PUT /v1/entities/{eid}', body: { name: 'drink', entries } },
  { line: 'DELETE /v1/entities/{eid}', names: { eid: 'drink' } },
  { line: `DELETE ${agent}/entities/{entity}`, names: { entity: 'drink' } },
  { line: `PUT ${agent}/intents/{intent}`, body: intent('order') },
  { line: `POST ${agent}/tokens`, body: { kind: 'client', value: ADMIN_TOKEN } },
  { line: `POST ${agent}/revert`, body: { revision: 0 } },
  { line: `POST ${agent}/undelete` },
  { line: `POST ${agent}/publish`, body: {} },
  { line: `POST ${agent}/rollback`, body: {} },
  { line: `PUT ${environment}/split`, body: { split: { revision: 1, share: 0.5 } } },
  { line: `PUT ${environment}/shadow`, body: { shadow: { revision: 1 } } },
  { line: `DELETE ${environment}` },
  { line: `POST ${agent}/rehearse`, query: 'environment=staging', body: { turns: [{ say: 'a tea' }] } },
  { line: 'GET /admin/store/projections' },
  { line: 'GET /admin/store/projections/diff' },
  { line: 'POST /admin/store/projections' },
  { line: 'DELETE /admin/store/projections' },
  { line: 'POST /admin/backups' },
  { line: 'POST /admin/audit/renew' },
  { line: 'GET /admin/audit/checkpoint', query: 'since=1000000' },
  { line: `GET ${agent}/sessions/{session}/evidence`, query: 'since=1000000' },
  { line: 'POST /admin/erase', body: { session: 'anna' }, isOnLostKey: true },
  { line: `POST ${agent}/erase`, body: { session: 'anna' }, isOnLostKey: true },
];

const conflictAt = (line: string): Conflict => {
  const found = conflicts().find((conflict) => shapeOf(conflict.line) === shapeOf(line));
  if (found === undefined) throw new Error(`${line} documents a conflict that this test does not know`);
  return found;
};

it(
  '409: every operation that documents a conflict answers it as described',
  async () => {
    const { agentId } = (await withLostKey.admin('POST /admin/agents', { name: 'Cafe' })).body as Known;
    const anna = { query: 'hello', sessionId: 'anna', lang: 'en' };
    await withLostKey.admin(`POST /admin/agents/${agentId}/query`, anna);
    const others = await answeringOtherwise(409, async ({ line: described, path }) => {
      const { line, query = '', body, names, isOnLostKey = false } = conflictAt(described);
      const server = isOnLostKey ? withLostKey : inMemory;
      const all = { ...known, ...(isOnLostKey && agentId && { id: agentId }), ...names };
      const { status } = await server.send(`${filled(line, all)}?${query}`, {
        token: tokenFor(path),
        headers: json,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return status;
    });
    expect(others).toEqual([]);
    expect(documenting(409)).toHaveLength(conflicts().length);
  },
  PATIENCE_MS,
);

const namesFor = (line: string): Known => {
  const { deleted = '', published = '' } = known;
  if (line.endsWith('/undelete')) return { ...known, id: deleted };
  const isPublishing = /\/(publish|rollback)$|\/environments\//.test(line);
  return isPublishing ? { ...known, id: published } : known;
};

it(
  '412: every operation that documents it refuses an edit of another revision',
  async () => {
    const others = await answeringOtherwise(412, async ({ line, path }) => {
      const step = steps.find(({ operation }) => shapeOf(operation) === shapeOf(line));
      const names = namesFor(line);
      const body = step?.body?.(names);
      const { status } = await inMemory.send(filled(step?.operation ?? line, names), {
        token: tokenFor(path),
        headers: { ...json, 'if-match': '"1000000"' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return status;
    });
    expect(documenting(412).length).toBeGreaterThan(30);
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

/** None of the body is sent: a program that sends all of a large one may miss the reply. */
const announced = ({ line, path }: DescribedOperation): Promise<number> =>
  statusOf(filled(line, {}), {
    headers: {
      authorization: `Bearer ${tokenFor(path)}`,
      'content-length': 2 * ARCHIVE_BYTES_MAX,
      expect: '100-continue',
    },
  });

it(
  '413: every operation with a body refuses one that is too large',
  async () => {
    const others = await answeringOtherwise(413, announced);
    expect(documenting(413)).toEqual(
      expect.arrayContaining(describedIn(inMemory).filter(({ takesJson }) => takesJson)),
    );
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  '429: every operation that documents it refuses more requests than the limit of the server',
  async () => {
    const limited = await served({ PARLEY_RATE_LIMIT: '1' });
    const send = async (line: string, body?: string) => {
      const headers = { ...json, origin: limited.url };
      const sent = { token: 'unknown', headers, ...(body !== undefined && { body }) };
      return (await limited.send(filled(line, {}), sent)).status;
    };
    await send('GET /admin/agents');
    const logIn = 'POST /admin/console/session';
    const login = JSON.stringify({ token: 'unknown' });
    for (let count = 0; count < CONSOLE_LOGINS_PER_MINUTE_MAX; count += 1) await send(logIn, login);
    const others = await answeringOtherwise(429, ({ line }) =>
      send(line, line === logIn ? login : undefined),
    );
    await limited.stop();
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);
