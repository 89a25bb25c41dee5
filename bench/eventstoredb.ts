import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { NewEvent } from '../src/kernel/event.ts';
import { openEventStoreDb } from '../src/store/eventstoredb/open-eventstoredb.ts';
import { namedOrDouble } from './running/named-or-double.ts';

/**
 * The claim: 64 sessions append through Parley's store at least 0.8 times as fast as through the client
 * alone. Against the server that PARLEY_TEST_EVENTSTOREDB names, or a double of it in a process of its own;
 * both ways take turns, since a machine is never equally busy. Run: npx tsx bench/eventstoredb.ts [seconds a
 * turn]
 */
const SESSIONS = 64;
const TURNS = 5;
const WARM_UP_TURNS = 2;
const RATIO_MIN = 0.8;
const EVENTS_PER_STREAM = 60;

type Append = (stream: string, revision: number) => Promise<number>;

const metadata = {
  schemaVersion: 1,
  occurredAt: '2026-01-02T03:04:05.678Z',
  correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
const data = { text: 'x'.repeat(600), language: 'en', contexts: [{ name: 'order', lifespan: 5 }] };

const event = (): NewEvent => ({ id: randomUUID(), type: 'QueryReceived', data, metadata });

/** @returns events a second */
const measured = async (append: Append, seconds: number): Promise<number> => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let appended = 0;
  const converse = async (): Promise<void> => {
    while (performance.now() < end) {
      const stream = `bench-${randomUUID()}`;
      for (let revision = -1; revision < EVENTS_PER_STREAM && performance.now() < end; appended++)
        revision = await append(stream, revision);
    }
  };
  await Promise.all(Array.from({ length: SESSIONS }, converse));
  return Math.round((appended / (performance.now() - start)) * 1000);
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const compare = async (connectionString: string, seconds: number): Promise<void> => {
  const rates: Record<'client' | 'parley', number[]> = { client: [], parley: [] };
  // One after the other: appends of two clients in one process share a table of the client's module.
  const byClient = async (turnSeconds: number): Promise<number> => {
    const client = EventStoreDBClient.connectionString(connectionString);
    const append: Append = async (stream, revision) => {
      const expectedRevision = revision === -1 ? NO_STREAM : BigInt(revision);
      const { id, type } = event();
      const one = jsonEvent({ id, type, data, metadata });
      return Number((await client.appendToStream(stream, one, { expectedRevision })).nextExpectedRevision);
    };
    const rate = await measured(append, turnSeconds);
    await client.dispose();
    return rate;
  };
  const byParley = async (turnSeconds: number): Promise<number> => {
    const store = await openEventStoreDb({ connectionString });
    const append: Append = async (stream, revision) =>
      (await store.append(stream, [event()], revision === -1 ? 'no-stream' : revision)).revision;
    const rate = await measured(append, turnSeconds);
    await store.close();
    return rate;
  };
  // Both are slow at first, until their code was compiled.
  for (let turn = -WARM_UP_TURNS; turn < TURNS; turn++) {
    const rate = { client: await byClient(seconds), parley: await byParley(seconds) };
    if (turn < 0) continue;
    rates.client.push(rate.client);
    rates.parley.push(rate.parley);
  }
  const [client, parley] = [median(rates.client), median(rates.parley)];
  console.table({ client: { ...rates.client, median: client }, parley: { ...rates.parley, median: parley } });
  const ratio = parley / client;
  console.log(`${SESSIONS} sessions: ratio ${ratio.toFixed(2)}, at least ${RATIO_MIN} is claimed`);
  if (ratio < RATIO_MIN) process.exitCode = 1;
};

const { connectionString, stop } = await namedOrDouble();
await compare(connectionString, Number(process.argv[2] ?? 2));
stop();
