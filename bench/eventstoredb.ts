/**
 * The claim: 64 sessions append through Parley's store at least 0.8 times as fast as through the client
 * alone. Against the server that PARLEY_TEST_EVENTSTOREDB names, or a double of it in a process of its own;
 * both run alternately, because the load of a machine changes.
 * `npx tsx bench/eventstoredb.ts [--seconds N] [--rounds N] [--json]`
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { NewEvent } from '../src/kernel/event.ts';
import { openEventStoreDb } from '../src/store/eventstoredb/open-eventstoredb.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median, SESSIONS } from './running/load.ts';
import { openMeasuredStore } from './running/measured-store.ts';

const WARM_UP_ROUNDS = 2;
const WARM_UP_SECONDS = 2;
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
const appendsPerSecond = async (append: Append, seconds: number): Promise<number> => {
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

/** Sequentially, because appends of two clients in one process share a table of the client's module. */
const byClient = async (connectionString: string, seconds: number): Promise<number> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const append: Append = async (stream, revision) => {
    const expectedRevision = revision === -1 ? NO_STREAM : BigInt(revision);
    const { id, type } = event();
    const one = jsonEvent({ id, type, data, metadata });
    return Number((await client.appendToStream(stream, one, { expectedRevision })).nextExpectedRevision);
  };
  const rate = await appendsPerSecond(append, seconds);
  await client.dispose();
  return rate;
};

const byParley = async (connectionString: string, seconds: number): Promise<number> => {
  const store = await openEventStoreDb({ connectionString });
  const append: Append = async (stream, revision) =>
    (await store.append(stream, [event()], revision === -1 ? 'no-stream' : revision)).revision;
  const rate = await appendsPerSecond(append, seconds);
  await store.close();
  return rate;
};

const { json, ...settings } = options();
const { connectionString, what, stop } = await openMeasuredStore();
const round = async (seconds: number) => ({
  client: await byClient(connectionString, seconds),
  parley: await byParley(connectionString, seconds),
});

// The first round of each is slower, because its code is not compiled yet.
for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp++) await round(WARM_UP_SECONDS);
const rounds: Awaited<ReturnType<typeof round>>[] = [];
while (rounds.length < Number(settings.rounds)) rounds.push(await round(Number(settings.seconds)));
const [client, parley] = [
  median(rounds.map((one) => one.client)),
  median(rounds.map((one) => one.parley)),
] as const;
const ratios = rounds.map((one) => one.parley / one.client);
const claims: readonly Claim[] = [
  {
    claim: `events a second into ${what}, ${SESSIONS} sessions`,
    measured: parley,
    unit: '/s',
    yardstick: `client alone: ${rounded(client)}/s`,
    goal: '',
    isMet: true,
  },
  {
    claim: "Parley's store to the client alone",
    measured: median(ratios),
    unit: '',
    yardstick: `rounds: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
    goal: `at least ${RATIO_MIN}`,
    isMet: median(ratios) >= RATIO_MIN,
  },
];
show('appends on EventStoreDB', claims, json);
stop();
if (!claims.every(({ isMet }) => isMet)) process.exitCode = 1;
