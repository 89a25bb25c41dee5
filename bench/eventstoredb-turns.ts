/**
 * The claim: on EventStoreDB a turn without webhook, which is one append, is answered over HTTP at least 0.8
 * times as often as the client alone appends what a turn records, 64 at once either way. Against the server
 * that PARLEY_TEST_EVENTSTOREDB names, or a double of it, which shares this machine's processors.
 * `npx tsx bench/eventstoredb-turns.ts [--seconds N] [--rounds N] [--json]`, after `npm run build`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppendResult, EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median, SESSIONS, saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { namedOrDouble } from './running/named-or-double.ts';
import { importAgent, startParley } from './running/server-process.ts';

const RATIO_MIN = 0.8;
const WARM_UP_SECONDS = 5;
/** A turn's events are about as large together. */
const BYTES_OF_EVENTS = [500, 900, 300];
const TURNS_PER_STREAM = 60;

const { json, ...given } = options();
const seconds = Number(given.seconds);
const rounds = Number(given.rounds);

const turnOf = () =>
  BYTES_OF_EVENTS.map((bytes) =>
    jsonEvent({ type: 'Part', data: { text: 'x'.repeat(bytes) }, id: randomUUID() }),
  );

/** @returns appends a second */
const byClient = async (connectionString: string, forSeconds: number): Promise<number> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const startedAt = performance.now();
  const endsAt = startedAt + forSeconds * 1_000;
  let appends = 0;
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const stream = `bench-${randomUUID()}`;
      let expectedRevision: bigint | typeof NO_STREAM = NO_STREAM;
      for (let turn = 0; turn < TURNS_PER_STREAM && performance.now() < endsAt; turn += 1) {
        const { nextExpectedRevision }: AppendResult = await client.appendToStream(stream, turnOf(), {
          expectedRevision,
        });
        expectedRevision = nextExpectedRevision;
        appends += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: SESSIONS }, converse));
  await client.dispose();
  return (appends / (performance.now() - startedAt)) * 1_000;
};

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const { connectionString, what, stop } = await namedOrDouble();
const server = await startParley(folder, ['--store', connectionString]);
try {
  const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
  const target = { url: server.url, token, cpuMs: server.cpuMs };
  await byClient(connectionString, WARM_UP_SECONDS);
  await saturate(target, WARM_UP_SECONDS);
  const measured: { readonly client: number; readonly turns: number }[] = [];
  while (measured.length < rounds) {
    const client = await byClient(connectionString, seconds);
    measured.push({ client, turns: (await saturate(target, seconds)).perSecond });
  }
  const ratios = measured.map(({ client, turns }) => turns / client);
  const claims: readonly Claim[] = [
    {
      claim: `turns a second on ${what}, ${SESSIONS} sessions`,
      measured: median(measured.map(({ turns }) => turns)),
      unit: '/s',
      yardstick: `client alone: ${rounded(median(measured.map(({ client }) => client)))}/s`,
      goal: '',
      isMet: true,
    },
    {
      claim: 'turns to appends of the client alone',
      measured: median(ratios),
      unit: '',
      yardstick: `rounds: ${ratios.map((one) => one.toFixed(2)).join(', ')}`,
      goal: `at least ${RATIO_MIN}`,
      isMet: median(ratios) >= RATIO_MIN,
    },
  ];
  show('turns on EventStoreDB', claims, json);
} finally {
  await server.stop();
  stop();
  rmSync(folder, { recursive: true });
}
