/**
 * The claim: a new server on EventStoreDB has all projections up to date at most 8 seconds
 * after its start if the log has 72,000 events; longer logs take time in proportion. The yardstick is
 * the client alone, which reads the same log once. One server has recorded the log; each round a new one,
 * with an empty data folder, catches up.
 * Against the server that PARLEY_TEST_EVENTSTOREDB names, or a double of it, which shares this machine's
 * processors.
 * `npx tsx bench/eventstoredb-catch-up.ts [--rounds N] [--json]`, after `npm run build`.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median, saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { namedOrDouble } from './running/named-or-double.ts';
import { upToDate } from './running/projection-list.ts';
import { importAgent, startParley } from './running/server-process.ts';
import { within } from './running/within.ts';

const EVENTS = 72_000;
const SECONDS_MAX = 8;
const RECORDED_AT_ONCE_SECONDS = 3;
/** Many times what a step takes on a slow machine. */
const STEP_SECONDS = 600;

const { json, ...given } = options();
const rounds = Number(given.rounds);
const { connectionString, what, stop } = await namedOrDouble();
const onStore = ['--store', connectionString];

/** What servers of one store share, as docs/several-nodes.md says. */
process.env.PARLEY_SECRET_KEY = randomBytes(32).toString('hex');

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'parley-bench-'));

/** @returns how many events the log holds, and the seconds in which the client alone reads them */
const readByClient = async (): Promise<{ readonly events: number; readonly seconds: number }> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const startedAt = performance.now();
  let events = 0;
  for await (const { event } of client.readAll()) if (event?.isJson) events += 1;
  const seconds = (performance.now() - startedAt) / 1_000;
  await client.dispose();
  return { events, seconds };
};

const fillLog = async (): Promise<void> => {
  const folder = newFolder();
  const server = await startParley(folder, onStore);
  try {
    const { clientAccessToken } = await importAgent(server, folder, madeAgent());
    const target = { url: server.url, token: clientAccessToken, cpuMs: server.cpuMs };
    while ((await readByClient()).events < EVENTS) await saturate(target, RECORDED_AT_ONCE_SECONDS);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

/** @returns seconds from when a new server listens until all its projections are up to date */
const catchUp = async (): Promise<number> => {
  const folder = newFolder();
  const server = await startParley(folder, onStore);
  const startedAt = performance.now();
  try {
    await upToDate(server, folder);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

try {
  await within(STEP_SECONDS, 'recording the log', fillLog());
  const measured: { readonly events: number; readonly client: number; readonly server: number }[] = [];
  while (measured.length < rounds) {
    const { events, seconds } = await within(STEP_SECONDS, 'reading the log', readByClient());
    const server = await within(STEP_SECONDS, 'the catch-up of a new server', catchUp());
    measured.push({ events, client: seconds, server });
  }
  const seconds = median(measured.map(({ server }) => server));
  const events = median(measured.map((one) => one.events));
  const secondsMax = (SECONDS_MAX * events) / EVENTS;
  const claims: readonly Claim[] = [
    {
      claim: `a new server on ${what} catches up with ${rounded(events)} events`,
      measured: seconds,
      unit: 's',
      yardstick: `the client alone reads them once: ${rounded(median(measured.map(({ client }) => client)))} s`,
      goal: `at most ${rounded(secondsMax)} s`,
      isMet: seconds <= secondsMax,
    },
  ];
  show('catch-up on EventStoreDB', claims, json);
  if (!claims.every(({ isMet }) => isMet)) process.exitCode = 1;
} finally {
  stop();
}
