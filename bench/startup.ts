/**
 * The claim: a server starts within a second however much is recorded: it reads its agents, and sessions when
 * somebody asks. `npx tsx bench/startup.ts [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { bodyOf, median } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type NewAgent, type ServerProcess, startParley } from './running/server-process.ts';

const TURNS = 100_000;
const TURNS_PER_SESSION = 10;
const SECONDS_MAX = 1;
const STARTS = 5;

const { json } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const withServer = async <T>(run: (server: ServerProcess) => Promise<T>): Promise<T> => {
  const server = await startParley(folder);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
};

const ask = async ({ url }: ServerProcess, token: string, sessionId: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: bodyOf(sessionId, 1) };
  const answer = await fetch(`${url}/v1/query?v=20150910`, asked);
  if (!answer.ok) throw new Error(`a query was answered ${answer.status}`);
};

/** A conversation that the server itself recorded, to be repeated in other sessions. */
const oneTurn = async (store: EventStore): Promise<readonly NewEvent[]> => {
  const events: NewEvent[] = [];
  for await (const { id, type, data, metadata } of store.readAll({ category: 'session' })) {
    events.push({ id, type, data, metadata });
  }
  return events;
};

const uuid = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const record = async ({ agentId }: NewAgent): Promise<void> => {
  const store = await openLmdbEventStore({ path: folder });
  const turn = await oneTurn(store);
  let ids = 0;
  const converse = async (session: number): Promise<void> => {
    let revision = -1;
    for (let number = 0; number < TURNS_PER_SESSION; number += 1) {
      const events = turn.map((event) => ({ ...event, id: uuid(++ids) }));
      const expected = revision < 0 ? 'no-stream' : revision;
      revision = (await store.append(`session-${agentId}-many${session}`, events, expected)).revision;
    }
  };
  const sessions = TURNS / TURNS_PER_SESSION;
  for (let first = 0; first < sessions; first += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, index) => converse(first + index)));
  }
  await store.close();
};

const starts = async (): Promise<number> => {
  const took: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    took.push(await withServer(async ({ startedInMs }) => startedInMs / 1_000));
  }
  return median(took);
};

/** The first query after a start also loads the trained model. */
const firstAnswer = ({ clientAccessToken }: NewAgent): Promise<number> =>
  withServer(async (server) => {
    const askedAt = performance.now();
    await ask(server, clientAccessToken, 'many7');
    return performance.now() - askedAt;
  });

try {
  const agent = await withServer(async (server) => {
    const made = await importAgent(server, folder, madeAgent());
    await ask(server, made.clientAccessToken, 'template');
    return made;
  });
  const emptySeconds = await starts();
  await record(agent);
  const seconds = await starts();
  const firstMs = await firstAnswer(agent);
  const claims: readonly Claim[] = [
    {
      claim: `start with ${TURNS.toLocaleString('en')} recorded turns, until it listens`,
      measured: seconds,
      unit: 's',
      yardstick: `with one turn: ${rounded(emptySeconds)} s`,
      goal: `at most ${SECONDS_MAX} s`,
      isMet: seconds <= SECONDS_MAX,
    },
    {
      claim: 'first answer after it, its model and session read',
      measured: firstMs,
      unit: 'ms',
      yardstick: '',
      goal: '',
      isMet: true,
    },
  ];
  show('start', claims, json);
} finally {
  rmSync(folder, { recursive: true });
}
