import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSOLE_LOGINS_PER_MINUTE_MAX } from '../src/kernel/limits/access.ts';
import { ARCHIVE_BYTES_MAX } from '../src/kernel/limits/agents.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../src/kernel/limits/conversation.ts';
import { type Known, steps } from './support/answered-operations.ts';
import { aCafe, json, tokenFor } from './support/cafe.ts';
import {
  type DescribedOperation,
  describedIn,
  fillTemplate,
  shapeOf,
} from './support/described-operations.ts';
import { replyCheckOf } from './support/reply-check.ts';
import { ADMIN_TOKEN, type Answer, type Served, startServed } from './torture/served.ts';

/** Two servers and all their operations, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

let inMemory: Served;
let known: Known;
let viewer: string;
beforeAll(async () => {
  inMemory = await startServed();
  known = await aCafe(inMemory);
  const { body } = await inMemory.admin('POST /admin/tokens', { role: 'viewer', name: 'a reader' });
  viewer = (body as { readonly token: string }).token;
}, PATIENCE_MS);
afterAll(async () => {
  await inMemory?.stop();
});

const documenting = (status: number): readonly DescribedOperation[] =>
  describedIn(inMemory).filter(({ statuses }) => statuses.includes(`${status}`));

/** @returns the operations that document a status and are refused otherwise than with this code. */
const refusedOtherwise = async (
  status: number,
  code: string,
  refusalOf: (operation: DescribedOperation) => Promise<Refusal>,
): Promise<readonly string[]> => {
  const others: string[] = [];
  for (const operation of documenting(status)) {
    const refusal = await refusalOf(operation);
    if (refusal.status !== status || refusal.code !== code)
      others.push(`${operation.line}: ${refusal.status} ${refusal.code}`);
  }
  return others;
};

type Refusal = Pick<Answer, 'status' | 'code'>;

type Raw = { readonly headers: OutgoingHttpHeaders; readonly body?: string };

/** Unlike `fetch`, it can name another host, and announce a body that it does not send. */
const refusalOf = (line: string, { headers, body }: Raw): Promise<Refusal> => {
  const [method = '', path = ''] = line.split(' ');
  return new Promise((resolve, reject) => {
    const request = httpRequest(inMemory.url + path, { method, headers: { ...json, ...headers } });
    request.on('error', reject).once('response', (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      response
        .toArray()
        .then((parts) => {
          const read = JSON.parse(Buffer.concat(parts).toString());
          const contentType = sent['content-type'] ?? '';
          const code = String(sent['x-error-code']);
          replyCheckOf(inMemory.description)({ line, status, contentType, code, body: read });
          resolve({ status, code });
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
    const others = await refusedOtherwise(403, 'console_host_unknown', ({ line, takesJson }) =>
      refusalOf(fillTemplate(line, {}), takesJson ? withBody : { headers }),
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
      const { headers } = await inMemory.send(fillTemplate(line, {}), sent());
      if (headers.get('x-error-code') === code) refused.push(line);
    }
    const documented = describedIn(inMemory).filter(({ codes }) => codes[403]?.includes(code));
    expect(documented.length).toBeGreaterThan(0);
    expect(refused).toEqual(documented.map(({ line }) => line));
  },
  PATIENCE_MS,
);

const output = { name: 'c', lifespan: 1 };
const outputs = Array.from({ length: CONTEXTS_PER_SESSION_MAX + 1 }, (_, index) => `c${index}`);

it.each([
  ['bad_intent_name', { name: ' ' }],
  ['bad_context_name', { contexts: ['no spaces'] }],
  ['bad_trigger_name', { events: [{ name: 'no spaces' }] }],
  ['bad_lifespan', { responses: [{ affectedContexts: [{ ...output, lifespan: 2 ** 31 }] }] }],
  ['bad_parameter_name', { responses: [{ parameters: [{ name: ' ' }] }] }],
  ['parameter_type_missing', { responses: [{ parameters: [{ name: 'p', required: true }] }] }],
  ['too_many_outputs', { responses: [{ affectedContexts: outputs.map((name) => ({ ...output, name })) }] }],
])('400: every operation that writes a whole intent refuses one for %s', async (code, fault) => {
  for (const line of [
    'POST /v1/intents',
    'PUT /v1/intents/{id}',
    'PUT /admin/agents/{id}/intents/{intent}',
  ]) {
    const names = line.includes('/v1/') ? { ...known, id: known.intentId ?? '' } : known;
    const [, path = ''] = line.split(' ');
    const answer = await inMemory.send(fillTemplate(line, names), {
      token: tokenFor(path, known),
      headers: json,
      body: JSON.stringify({ name: 'faulty', ...fault }),
    });
    expect([line, answer.status, answer.headers.get('x-error-code')]).toEqual([line, 400, code]);
  }
});

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
        `${fillTemplate(step?.operation ?? line, names)}?${step?.query ?? ''}`,
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

const namesFor = (line: string): Known => {
  const { deleted = '', published = '' } = known;
  if (line.endsWith('/undelete')) return { ...known, id: deleted };
  const isPublishing = /\/(publish|rollback)$|\/environments\//.test(line);
  return isPublishing ? { ...known, id: published } : known;
};

it(
  '412: every operation that documents it refuses an edit of another revision',
  async () => {
    const others = await refusedOtherwise(412, 'agent_changed', ({ line, path }) => {
      const step = steps.find(({ operation }) => shapeOf(operation) === shapeOf(line));
      const names = namesFor(line);
      const body = step?.body?.(names);
      return inMemory.send(fillTemplate(step?.operation ?? line, names), {
        token: tokenFor(path, known),
        headers: { ...json, 'if-match': '"1000000"' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    });
    expect(documenting(412).length).toBeGreaterThan(30);
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

/** None of the body is sent: a program that sends all of a large one may miss the reply. */
const announced = ({ line, path }: DescribedOperation): Promise<Refusal> =>
  refusalOf(fillTemplate(line, {}), {
    headers: {
      authorization: `Bearer ${tokenFor(path, known)}`,
      'content-length': 2 * ARCHIVE_BYTES_MAX,
      expect: '100-continue',
    },
  });

it(
  '413: every operation with a body refuses one that is too large',
  async () => {
    const others = await refusedOtherwise(413, 'body_too_large', announced);
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
    const limited = await startServed({ PARLEY_RATE_LIMIT: '1' });
    const send = (line: string, body?: string) => {
      const headers = { ...json, origin: limited.url };
      const sent = { token: 'unknown', headers, ...(body !== undefined && { body }) };
      return limited.send(fillTemplate(line, {}), sent);
    };
    await send('GET /admin/agents');
    const logIn = 'POST /admin/console/session';
    const login = JSON.stringify({ token: 'unknown' });
    for (let count = 0; count < CONSOLE_LOGINS_PER_MINUTE_MAX; count += 1) await send(logIn, login);
    const others = await refusedOtherwise(429, 'too_many_requests', ({ line }) =>
      send(line, line === logIn ? login : undefined),
    );
    await limited.stop();
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);
