/**
 * The claim: on EventStoreDB a turn without webhook, which is one append, is answered over HTTP at least 0.8
 * times as often as the client alone appends what such turns recorded, 64 at once either way. While the
 * client is alone no Parley runs, as one would be sent what the client appends; and a Parley that runs has
 * seen all of it before its turns are counted. Against the server that PARLEY_TEST_EVENTSTOREDB names, or a
 * double of it, which shares this machine's processors.
 * `npx tsx bench/eventstoredb-turns.ts [--seconds N] [--rounds N] [--json]`, after `npm run build`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AppendResult,
  BACKWARDS,
  END,
  EventStoreDBClient,
  type JSONEventType,
  jsonEvent,
  NO_STREAM,
} from '@eventstore/db-client';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { median, type Saturation, SESSIONS, saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { namedOrDouble } from './running/named-or-double.ts';
import { upToDate } from './running/projection-list.ts';
import { importAgent, type ServerProcess, startParley } from './running/server-process.ts';
import { within } from './running/within.ts';

const RATIO_MIN = 0.8;
const FIRST_TURNS_SECONDS = 3;
const WARM_UP_SECONDS = 8;
const TURNS_PER_STREAM = 60;
/** Turns that the client appends again, one after another. */
const TURNS_REPEATED = 500;
/** Many times what a step takes on a slow machine, or on a store with a long log. */
const STEP_SECONDS = 600;

type Event = Pick<JSONEventType, 'type' | 'data' | 'metadata'>;
type Turn = readonly Event[];

const { json, ...given } = options();
const seconds = Number(given.seconds);
const rounds = Number(given.rounds);

/**
 * The events of the newest turns, except the last, which may be incomplete. The store's own events, which may
 * be many after each turn, are skipped.
 */
const recordedTurns = async (connectionString: string): Promise<readonly Turn[]> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const turns = new Map<string, Event[]>();
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END })) {
    if (!event?.isJson || !event.streamId.startsWith('session-')) continue;
    const { type, data, metadata } = event;
    const turn = `${event.streamId} ${JSON.stringify(metadata)}`;
    turns.set(turn, [{ type, data, metadata }, ...(turns.get(turn) ?? [])]);
    if (turns.size > TURNS_REPEATED) break;
  }
  await client.dispose();
  return [...turns.values()].slice(0, -1);
};

const byClient = async (
  connectionString: string,
  turns: readonly Turn[],
  forSeconds: number,
): Promise<Saturation> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const endsAt = startedAt + forSeconds * 1_000;
  let appends = 0;
  const eventsOf = (turn: Turn) => turn.map((event) => jsonEvent({ ...event, id: randomUUID() }));
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const stream = `bench-${randomUUID()}`;
      let expectedRevision: bigint | typeof NO_STREAM = NO_STREAM;
      for (let turn = 0; turn < TURNS_PER_STREAM && performance.now() < endsAt; turn += 1) {
        const events = eventsOf(turns[appends % turns.length] ?? []);
        const { nextExpectedRevision }: AppendResult = await client.appendToStream(stream, events, {
          expectedRevision,
        });
        expectedRevision = nextExpectedRevision;
        appends += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: SESSIONS }, converse));
  const { user, system } = process.cpuUsage(cpuBefore);
  const perSecond = (appends / (performance.now() - startedAt)) * 1_000;
  await client.dispose();
  return { perSecond, cpuUs: (user + system) / appends };
};

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const { connectionString, what, stop } = await namedOrDouble();

const withParley = async <T>(run: (running: ServerProcess) => Promise<T>): Promise<T> => {
  const server = await startParley(folder, ['--store', connectionString]);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
};

const byParley = (token: string): Promise<Saturation> =>
  withParley(async (server) => {
    await within(STEP_SECONDS, 'the catch-up of the server', upToDate(server, folder));
    const target = { url: server.url, token, cpuMs: server.cpuMs };
    await saturate(target, WARM_UP_SECONDS);
    return saturate(target, seconds);
  });

try {
  const token = await withParley(async (server) => {
    const { clientAccessToken } = await importAgent(server, folder, madeAgent());
    await saturate({ url: server.url, token: clientAccessToken, cpuMs: server.cpuMs }, FIRST_TURNS_SECONDS);
    return clientAccessToken;
  });
  const turns = await within(STEP_SECONDS, 'reading recorded turns', recordedTurns(connectionString));
  const alone = (forSeconds: number) =>
    within(STEP_SECONDS, 'appends of the client alone', byClient(connectionString, turns, forSeconds));
  const measured: { readonly client: Saturation; readonly turns: Saturation }[] = [];
  while (measured.length < rounds) {
    await alone(WARM_UP_SECONDS);
    const client = await alone(seconds);
    measured.push({ client, turns: await byParley(token) });
  }
  const ratios = measured.map((one) => one.turns.perSecond / one.client.perSecond);
  const claims: readonly Claim[] = [
    {
      claim: `turns a second on ${what}, ${SESSIONS} sessions`,
      measured: median(measured.map((one) => one.turns.perSecond)),
      unit: '/s',
      yardstick: `client alone: ${rounded(median(measured.map(({ client }) => client.perSecond)))}/s`,
      goal: '',
      isMet: true,
    },
    {
      claim: 'processor time of a turn, all threads of Parley',
      measured: median(measured.map((one) => one.turns.cpuUs ?? Number.NaN)),
      unit: 'µs',
      yardstick: `client alone: ${rounded(median(measured.map(({ client }) => client.cpuUs ?? Number.NaN)))} µs an append`,
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
  stop();
  rmSync(folder, { recursive: true });
}
