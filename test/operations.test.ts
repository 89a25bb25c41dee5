import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atFirst, type Known, type Step, steps } from './support/answered-operations.ts';
import { startEventStoreDbDouble } from './support/eventstoredb-double/double-server.ts';
import { eventually } from './support/eventually.ts';
import { ADMIN_TOKEN, type Served, served } from './torture/served.ts';

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
  embedded = await served({ PARLEY_STORE: 'lmdb:data/store', PARLEY_BACKUPS: 'backups' });
  closing.push(embedded.stop);
  const double = await startEventStoreDbDouble();
  closing.push(double.close);
  overEventStoreDb = await served({ PARLEY_STORE: `esdb://127.0.0.1:${double.port}?tls=false` });
  closing.push(overEventStoreDb.stop);
  withLostKey = await servedWithLostKey();
  closing.push(withLostKey.stop);
}, PATIENCE_MS);

/** A server whose record another key signed. */
const servedWithLostKey = async (): Promise<Served> => {
  const folder = await mkdtemp(join(tmpdir(), 'lost-key-'));
  closing.push(() => rm(folder, { recursive: true }));
  const withKey = (digit: string) =>
    served({ PARLEY_STORE: `lmdb:${folder}`, PARLEY_SECRET_KEY: digit.repeat(64) });
  const before = await withKey('1');
  await before.admin('GET /admin/audit/checkpoint');
  await before.stop();
  return withKey('2');
};

/** Names of parameters do not matter: `GET /v1/contexts/{context}` is `GET /v1/contexts/{name}`. */
const shapeOf = (operation: string): string => operation.replaceAll(/\{\w+\}/g, '{}');

const filled = (template: string, known: Known): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? `no-${name}`));

const serverFor = (needs: Step['needs']): Served => {
  if (needs === 'EventStoreDB') return overEventStoreDb;
  return needs === 'a lost key' ? withLostKey : embedded;
};

const sent = async ({ operation, query, token, ...step }: Step, known: Known) => {
  const server = serverFor(step.needs);
  const line = filled(query === undefined ? operation : `${operation}?${query}`, known);
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

it('every operation of the API is listed', () => {
  const described = Object.entries(embedded.description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const walked = new Set(steps.map(({ operation }) => shapeOf(operation)));
  expect(described.filter((operation) => !walked.has(shapeOf(operation)))).toEqual([]);
  expect(walked.size).toBe(described.length);
});
