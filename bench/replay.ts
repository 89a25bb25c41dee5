/**
 * The claims: a replay of all sessions folds and checks 100,000 recorded events a second on one core, and a
 * what-if re-runs 3,000 turns a second. The events are read from the embedded store, as a server reads
 * them; the yardstick is JSON.parse of the same events. It measures the built program, because tsx
 * wraps every function. Run: npx tsx bench/replay.ts [--json] [--rounds N], after `npm run build`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Agent } from '../src/agent/agent.ts';
import type { RecordedEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { systemOutside } from '../src/outside/outside.ts';
import type { WhatIfOrder } from '../src/replay/what-if/what-if.ts';
import { memorySnapshotStore } from '../src/store/memory/memory-snapshot-store.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { importBuilt } from './running/import-built.ts';
import { median } from './running/load.ts';
import {
  answeringBy,
  fill,
  importedAgent,
  MADE_SESSIONS,
  TURNS_PER_SESSION,
} from './running/made-sessions.ts';

const { agentHistory } =
  await importBuilt<typeof import('../src/authoring/agent-history.ts')>('authoring/agent-history');
const { replayAll } = await importBuilt<typeof import('../src/replay/replay-all.ts')>('replay/replay-all');
const { whatIfSteps } =
  await importBuilt<typeof import('../src/replay/what-if/what-if.ts')>('replay/what-if/what-if');
const { openLmdb } =
  await importBuilt<typeof import('../src/store/lmdb/open-lmdb.ts')>('store/lmdb/open-lmdb');
const { lmdbEventStore } = await importBuilt<typeof import('../src/store/lmdb/lmdb-event-store.ts')>(
  'store/lmdb/lmdb-event-store',
);

const EVENTS_GOAL = 100_000;
const TURNS_GOAL = 3_000;
const { json, rounds } = options();

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));
const snapshots = memorySnapshotStore();

const measureSpeed = async (work: () => Promise<number>): Promise<number> => {
  const speeds: number[] = [];
  for (let round = 0; round <= Number(rounds); round += 1) {
    const before = process.cpuUsage();
    const count = await work();
    const { user, system } = process.cpuUsage(before);
    // The first round compiles the code. The processor time of all threads gives the speed of one core.
    if (round > 0) speeds.push(count / ((user + system) / 1e6));
  }
  return median(speeds);
};

const replayEvents = async (store: EventStore): Promise<number> => {
  const history = agentHistory({ store });
  const ports = { store, snapshots, history, now: systemOutside.now, breathe };
  for await (const step of replayAll(ports)) {
    if (!('report' in step)) continue;
    if (step.report.divergent > 0 || step.report.repliesOnly > 0) throw new Error('a replay went wrong');
    return step.report.events;
  }
  return 0;
};

const runWhatIf = async (store: EventStore, order: WhatIfOrder): Promise<number> => {
  for await (const step of whatIfSteps({ store, webhookBody: () => '', breathe }, order)) {
    if (!('report' in step)) continue;
    if (step.report.changed === 0) throw new Error('a changed agent changed nothing');
    return step.report.turns;
  }
  return 0;
};

/** The same agent with other replies in one of its intents. */
const withOtherReplies = (agent: Agent): Agent => {
  const [first, ...others] = agent.intents.values();
  if (first === undefined) return agent;
  const responses = first.responses.map((response) => ({
    ...response,
    messages: response.messages.map((message) => ({ ...message, body: { speech: 'Something else.' } })),
  }));
  const intents = [{ ...first, responses }, ...others];
  return { ...agent, intents: new Map(intents.map((intent) => [intent.id, intent])) };
};

const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
const env = openLmdb({ path: folder });
const store = lmdbEventStore(env);
try {
  const agent = await importedAgent(store);
  await fill(store, answeringBy(agent));
  const lines: string[] = [];
  for await (const event of store.readAll({ category: 'session' })) lines.push(JSON.stringify(event));
  const parsesPerSecond = await measureSpeed(async () => {
    let positions = 0;
    for (const line of lines) positions += (JSON.parse(line) as RecordedEvent).position;
    return positions > 0 ? lines.length : 0;
  });
  const events = await measureSpeed(() => replayEvents(store));
  const draft = withOtherReplies(agent);
  const trainedAgent = answeringBy(draft);
  const order = { agentId: agent.id, filter: {}, agent: draft, trainedAgentIn: async () => trainedAgent };
  const turns = await measureSpeed(() => runWhatIf(store, order));
  const claims: Claim[] = [
    {
      claim: 'events replayed and checked a second of one core',
      measured: events,
      unit: '/s',
      yardstick: `JSON.parse: ${rounded(parsesPerSecond)}/s`,
      goal: `${rounded(EVENTS_GOAL)}/s`,
      isMet: events >= EVENTS_GOAL,
    },
    {
      claim: 'turns re-run by another agent a second of one core',
      measured: turns,
      unit: '/s',
      yardstick: `JSON.parse of their events: ${rounded(parsesPerSecond / (lines.length / MADE_SESSIONS / TURNS_PER_SESSION))}/s`,
      goal: `${rounded(TURNS_GOAL)}/s`,
      isMet: turns >= TURNS_GOAL,
    },
  ];
  show('Replay', claims, json);
} finally {
  await store.close();
  await env.close();
  await rm(folder, { recursive: true });
}
