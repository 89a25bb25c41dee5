/**
 * The claim: a session of 10,000 turns that has been idle for long answers within 20 ms, because it
 * is read from a snapshot and the few events after it.
 * `npx tsx bench/cold-session.ts [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEvent } from '../src/kernel/event.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { askOnce, median } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type NewAgent, type ServerProcess, withServer } from './running/server-process.ts';

const TURNS = 10_000;
const MS_MAX = 20;
/** Each start makes the session cold. It grows in between, so the age of its snapshot varies. */
const ROUNDS = 7;
const TURNS_BETWEEN = 37;
const WARM_UP_TURNS = 200;
const LONG = 'long';

const { json } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

type Query = { readonly sessionId: string; readonly turn: number };

/** @returns milliseconds until the reply */
const ask = async (server: ServerProcess, agent: NewAgent, { sessionId, turn }: Query): Promise<number> => {
  const askedAt = performance.now();
  await askOnce({ url: server.url, token: agent.clientAccessToken }, sessionId, turn);
  return performance.now() - askedAt;
};

const askOften = async (server: ServerProcess, agent: NewAgent, sessionId: string, turns: number) => {
  const tookMs: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) tookMs.push(await ask(server, agent, { sessionId, turn }));
  return tookMs;
};

/** A turn that the server itself recorded, repeated in another session. */
const record = async ({ agentId }: NewAgent): Promise<void> => {
  const store = await openLmdbEventStore({ path: folder });
  const turn: NewEvent[] = [];
  for await (const { id, type, data, metadata } of store.readStream(`session-${agentId}-template`))
    turn.push({ id, type, data, metadata });
  let revision = -1;
  for (let number = 0; number < TURNS; number += 1) {
    const events = turn.map((event) => ({ ...event, id: crypto.randomUUID() }));
    const stream = `session-${agentId}-${LONG}`;
    revision = (await store.append(stream, events, revision < 0 ? 'no-stream' : revision)).revision;
  }
  await store.close();
};

type Round = { readonly coldMs: number; readonly warmMs: number };

const round = (agent: NewAgent): Promise<Round> =>
  withServer(folder, async (server) => {
    // Other sessions load the model and compile the code first.
    await askOften(server, agent, 'other', WARM_UP_TURNS);
    const coldMs = await ask(server, agent, { sessionId: LONG, turn: 1 });
    return { coldMs, warmMs: median(await askOften(server, agent, LONG, TURNS_BETWEEN)) };
  });

try {
  const agent = await withServer(folder, async (server) => {
    const made = await importAgent(server, folder, madeAgent());
    await ask(server, made, { sessionId: 'template', turn: 1 });
    return made;
  });
  await record(agent);
  const first = await round(agent);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round(agent));
  const coldMs = rounds.map((one) => one.coldMs);
  const warm = `warm: ${rounded(median(rounds.map(({ warmMs }) => warmMs)))} ms`;
  const cold = `a cold session of ${TURNS.toLocaleString('en')} turns answers`;
  const claims: readonly Claim[] = [
    {
      claim: `${cold}, median of ${ROUNDS}`,
      measured: median(coldMs),
      unit: 'ms',
      yardstick: warm,
      goal: `at most ${MS_MAX} ms`,
      isMet: median(coldMs) <= MS_MAX,
    },
    {
      claim: `${cold}, slowest of ${ROUNDS}`,
      measured: Math.max(...coldMs),
      unit: 'ms',
      yardstick: warm,
      goal: '',
      isMet: true,
    },
    {
      claim: `${cold}, without a snapshot`,
      measured: first.coldMs,
      unit: 'ms',
      yardstick: `warm: ${rounded(first.warmMs)} ms`,
      goal: '',
      isMet: true,
    },
  ];
  show('cold session', claims, json);
} finally {
  rmSync(folder, { recursive: true });
}
