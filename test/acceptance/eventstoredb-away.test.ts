import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_FILE, EXAMPLE_UTTERANCE } from '../../src/compose/example-agent.ts';
import { ESDB_ATTEMPT_MS_MAX } from '../../src/kernel/limits/eventstoredb.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { type FaultProxy, startFaultProxy } from '../support/eventstoredb-double/fault-proxy.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { type ServerProcess, startProgramServer } from '../support/program.ts';

const SESSIONS = 8;
const QUERIES_PER_SESSION = 4;
/** The documented maximum time for a reply, with a margin for a busy machine. */
const PATIENCE_MS = 16_000;

const cwd = mkdtempSync(join(tmpdir(), 'away-'));
let double: EventStoreDbDouble;
let network: FaultProxy;
let server: ServerProcess;
let token = '';
let developerToken = '';

beforeAll(async () => {
  double = await startEventStoreDbDouble();
  network = await startFaultProxy(double.port);
  const env = { PARLEY_STORE: storeAddress(network) };
  server = await startProgramServer({ cwd, env });
  const example = JSON.parse(readFileSync(join(cwd, 'data', EXAMPLE_FILE), 'utf8'));
  token = example.clientAccessToken;
  developerToken = example.developerAccessToken;
});
afterAll(async () => {
  await network.restore();
  await server.stop();
  await network.close();
  await double.close();
  rmSync(cwd, { recursive: true });
});

const ask = async (sessionId: string): Promise<string> => {
  const response = await fetch(`${server.url}/v1/query?v=20170712`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: EXAMPLE_UTTERANCE, lang: 'en', sessionId }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.text();
  return [response.status, response.headers.get('x-error-code') ?? []].flat().join(' ');
};

/** Several clients, each with several concurrent requests. */
const askAll = (): Promise<string[]> =>
  Promise.all(
    Array.from({ length: SESSIONS * QUERIES_PER_SESSION }, (_, index) => ask(`session-${index % SESSIONS}`)),
  );

/** The distinct replies to all clients. */
const answersToAll = async (): Promise<string> => [...new Set(await askAll())].join(', ');

const ready = async (): Promise<number> => (await fetch(`${server.url}/health/ready`)).status;

/** Polls until the result is as expected; the test's timeout limits it. */
const until = async <T>(look: () => Promise<T>, wanted: T): Promise<void> => {
  while ((await look()) !== wanted);
};

/** About 300 KB of short entries. */
const largeEntity = (name: string) => ({
  name,
  entries: Array.from({ length: 6_000 }, (_, index) => ({
    value: `${name} number ${index}`,
    synonyms: [`${name} number ${index}`],
  })),
});

describe('a server whose EventStoreDB', () => {
  it('refuses a request that is too large for one append, and accepts its parts', async () => {
    const put = async (entities: readonly object[]): Promise<string> => {
      const response = await fetch(`${server.url}/v1/entities?v=20170712`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${developerToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(entities),
      });
      const { status } = JSON.parse(await response.text());
      return `${status.code} ${response.headers.get('x-error-code')} ${status.errorDetails}`;
    };
    const entities = ['alpha', 'beta', 'gamma', 'delta'].map(largeEntity);
    expect(await put(entities)).toMatch(/^413 append_too_large a change of \d+ bytes .*split it$/);
    // On a busy machine a store may take longer than a client waits; the reply then is to retry.
    const isTaken = async (part: readonly object[]) => (await put(part)).startsWith('200');
    await until(() => isTaken(entities.slice(0, 2)), true);
    await until(() => isTaken(entities.slice(2)), true);
  });

  it.each([
    ['is gone', () => network.refuse()],
    ['hangs', () => network.hang()],
  ] as const)('%s says so to everybody, and goes on when it is back', async (_, begin) => {
    await until(answersToAll, '200');
    await begin();
    expect(await answersToAll()).toBe('503 store_unavailable');
    expect(await answersToAll()).toBe('503 store_unavailable');
    expect(await ready()).toBe(503);
    await network.restore();
    await until(ready, 200);
    await until(() => ask('session-0'), '200');
    await until(answersToAll, '200');
  });
});

describe('a starting server', () => {
  const home = mkdtempSync(join(tmpdir(), 'slow-'));
  afterAll(() => rmSync(home, { recursive: true }));

  it('waits for a busy store, and is ready though its reads take longer than a silent one may', async () => {
    const busy = await startEventStoreDbDouble();
    busy.faults.readsAfterMs = ESDB_ATTEMPT_MS_MAX + 100;
    const env = { PARLEY_STORE: storeAddress(busy) };
    const patient = await startProgramServer({ cwd: home, env });
    const readyStatus = async (): Promise<number> => (await fetch(`${patient.url}/health/ready`)).status;
    await until(readyStatus, 200);
    busy.faults.readsAfterMs = 0;
    expect(await patient.stop()).toBe(0);
    await busy.close();
  });
});
