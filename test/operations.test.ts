import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atFirst, type Known, type Step, steps } from './support/answered-operations.ts';
import {
  type DescribedOperation,
  describedIn,
  fillTemplate,
  shapeOf,
} from './support/described-operations.ts';
import { startEventStoreDbDouble } from './support/eventstoredb-double/double-server.ts';
import { storeAddress } from './support/eventstoredb-double/store-address.ts';
import { eventually } from './support/eventually.ts';
import { servedWithLostKey } from './support/lost-key.ts';
import { ADMIN_TOKEN, type Sent, type Served, startServed } from './torture/served.ts';

/** Two servers and all their operations, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const webhook = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ speech: 'from the kitchen' }));
});
let embedded: Served;
let overEventStoreDb: Served;
let withLostKey: Served;
beforeAll(async () => {
  await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => webhook.close(() => done())));
  embedded = await startServed({ PARLEY_STORE: 'lmdb:data/store', PARLEY_BACKUPS: 'backups' });
  closing.push(embedded.stop);
  const double = await startEventStoreDbDouble();
  closing.push(double.close);
  overEventStoreDb = await startServed({ PARLEY_STORE: storeAddress(double) });
  closing.push(overEventStoreDb.stop);
  withLostKey = await servedWithLostKey();
  closing.push(withLostKey.stop);
}, PATIENCE_MS);

const serverFor = (needs: Step['needs']): Served => {
  if (needs === 'EventStoreDB') return overEventStoreDb;
  return needs === 'a lost key' ? withLostKey : embedded;
};

const sent = async ({ operation, query, token, ...step }: Step, known: Known) => {
  const server = serverFor(step.needs);
  const line = fillTemplate(query === undefined ? operation : `${operation}?${query}`, known);
  const body = step.body?.(known);
  return server.send(line, {
    token: token === undefined ? ADMIN_TOKEN : (known[token] ?? ''),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, */*;q=0.1',
      ...(step.needs === 'a browser' && { origin: server.url }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

it(
  'every operation of the API succeeds once, with a reply as it is described',
  async () => {
    let known: Known = {
      ...atFirst,
      webhook: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    };
    const failures: string[] = [];
    for (const step of steps) {
      const once = async () => {
        const { status, body } = await sent(step, known);
        if (status < 200 || status > 299) throw new Error(`${status} ${JSON.stringify(body)}`);
        known = { ...known, ...step.learns?.(body) };
      };
      await (step.isEventual === true ? eventually(once) : once()).catch((error: unknown) =>
        failures.push(`${step.operation}: ${error}`),
      );
    }
    expect(failures).toEqual([]);
  },
  PATIENCE_MS,
);

/** Ways to be refused that many operations have, and the statuses that say so; undefined if it cannot happen. */
const refusals: readonly {
  readonly how: string;
  readonly statuses: readonly number[];
  readonly request: (operation: DescribedOperation) => Sent | undefined;
}[] = [
  {
    how: 'without a token',
    statuses: [401],
    request: ({ needsToken }) => (needsToken ? { token: '' } : undefined),
  },
  {
    how: 'in a format that it does not have',
    statuses: [406],
    request: ({ answersJson }) => (answersJson ? { headers: { accept: 'image/png' } } : undefined),
  },
  {
    how: 'for names that do not exist',
    // An operation with a body or a query looks at them first.
    statuses: [404, 400],
    request: ({ path, statuses }) => (path.includes('{') && statuses.includes('404') ? {} : undefined),
  },
  {
    how: 'with a body that is not JSON',
    statuses: [400],
    request: ({ takesJson }) => (takesJson ? { body: '{' } : undefined),
  },
  {
    how: 'in an encoding that it cannot read',
    // Operations that read archives, too, look at the archive.
    statuses: [415, 400],
    request: ({ takesJson }) =>
      takesJson ? { body: '{}', headers: { 'content-encoding': 'gzip' } } : undefined,
  },
];

it.each(refusals.map((refusal) => [refusal.how, refusal] as const))(
  'every operation is refused %s, with a reply as it is described',
  async (_, { statuses, request }) => {
    const { body } = await embedded.admin('POST /admin/agents', { name: `Refusing ${statuses}` });
    const { developerAccessToken } = body as { readonly developerAccessToken: string };
    const others: string[] = [];
    for (const operation of describedIn(embedded)) {
      const { line, path } = operation;
      const variant = request(operation);
      if (variant === undefined) continue;
      const { status } = await embedded.send(fillTemplate(line, {}), {
        token: path.startsWith('/v1/') ? developerAccessToken : ADMIN_TOKEN,
        ...variant,
        headers: { 'content-type': 'application/json', ...variant.headers },
      });
      if (!statuses.includes(status)) others.push(`${line}: ${status}`);
    }
    expect(others).toEqual([]);
  },
  PATIENCE_MS,
);

it('every operation of the API is listed', () => {
  const described = describedIn(embedded).map(({ line }) => line);
  const walked = new Set(steps.map(({ operation }) => shapeOf(operation)));
  expect(described.filter((operation) => !walked.has(shapeOf(operation)))).toEqual([]);
  expect(walked.size).toBe(described.length);
});
