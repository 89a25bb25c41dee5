/**
 * The claim: a server starts within a second however much is recorded: it reads its agents, and sessions on
 * request. `npx tsx bench/startup.ts [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { NewEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { askOnce, median } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type NewAgent, withServer } from './running/server-process.ts';

const TURNS = 100_000;
const TURNS_PER_SESSION = 10;
const SECONDS_MAX = 1;
const STARTS = 5;
/** Enough for a server on an idle machine to load what its first queries need. */
const WARM_MS = 2_000;
const FIRST_ANSWER_MS_MAX = 100;

const { json } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

/** A conversation that the server itself recorded, to repeat in other sessions. */
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
    took.push(await withServer(folder, async ({ startedInMs }) => startedInMs / 1_000));
  }
  return median(took);
};

/**
 * An immediate query waits until the trained model is loaded; a later one finds it loaded in the background.
 */
const firstAnswer = async ({ clientAccessToken }: NewAgent, afterMs: number): Promise<number> => {
  const tookMs: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await withServer(folder, async (server) => {
      await setTimeout(afterMs);
      const askedAt = performance.now();
      await askOnce({ url: server.url, token: clientAccessToken }, `many${start}`, 1);
      tookMs.push(performance.now() - askedAt);
    });
  }
  return median(tookMs);
};

try {
  const agent = await withServer(folder, async (server) => {
    const made = await importAgent(server, folder, madeAgent());
    await askOnce({ url: server.url, token: made.clientAccessToken }, 'template', 1);
    return made;
  });
  const emptySeconds = await starts();
  await record(agent);
  const seconds = await starts();
  const atOnceMs = await firstAnswer(agent, 0);
  const laterMs = await firstAnswer(agent, WARM_MS);
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
      claim: `first answer ${WARM_MS / 1_000} s after it, the model read meanwhile`,
      measured: laterMs,
      unit: 'ms',
      yardstick: `first answer at once: ${rounded(atOnceMs)} ms`,
      goal: `at most ${FIRST_ANSWER_MS_MAX} ms`,
      isMet: laterMs <= FIRST_ANSWER_MS_MAX,
    },
  ];
  show('start', claims, json);
} finally {
  rmSync(folder, { recursive: true });
}
