/**
 * The claim: on EventStoreDB a turn without webhook, which is one append, is answered over HTTP at least 0.8
 * times as often as the client alone appends what such turns recorded, 64 at once either way. The upper
 * limit is measured too: a bare Koa server that appends the same events once and then answers. It appends
 * with Parley's own code, which takes less time than the client's.
 * The processor time of each process says where the rest goes: the server, EventStoreDB, and this process,
 * which sends the queries, or appends as the client alone.
 * No Parley runs while the client or the bare server is measured, because it would receive the events that
 * they append. Before the turns of a Parley are counted, it has received all earlier events. Against the
 * server that PARLEY_TEST_EVENTSTOREDB names, or a double of it, which shares this machine's processors.
 * `npx tsx bench/eventstoredb-turns.ts [--seconds N] [--rounds N] [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { appendByClient, type RecordedTurn, recordedTurns } from './running/client-appends.ts';
import { charsOfReply, median, SESSIONS, saturate, type Target } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { openMeasuredStore } from './running/measured-store.ts';
import {
  importAgent,
  type ServerProcess,
  startAppendingEcho,
  startParley,
} from './running/server-process.ts';
import { upToDate } from './running/up-to-date.ts';
import { within } from './running/within.ts';

const RATIO_MIN = 0.8;
const FIRST_TURNS_SECONDS = 3;
const WARM_UP_SECONDS = 8;
/** Other numbers of concurrent appends, in case the client alone is faster with one of them. */
const OTHERS_AT_ONCE = [16, 256];
/** Many times longer than a step takes on a slow machine, or on a store with a long log. */
const STEP_SECONDS = 600;

/** All servers of a store share them (docs/several-nodes.md). Constant, so that it can be measured again. */
process.env.PARLEY_SECRET_KEY = '0b'.repeat(32);

const { json, ...settings } = options();
const seconds = Number(settings.seconds);
const rounds = Number(settings.rounds);

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const store = await openMeasuredStore();
const { connectionString, what } = store;

/** Processor time of one turn or append, in µs. */
type Spent = {
  readonly perSecond: number;
  readonly server: number;
  readonly store: number;
  readonly bench: number;
};

const NONE = () => 0;

/** @param work returns how often it succeeded */
const spend = async (work: () => Promise<number>, serverMs: Target['cpuMs'] = NONE): Promise<Spent> => {
  const spentMs = [
    serverMs,
    store.cpuMs,
    () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  ];
  const before = spentMs.map((ms) => ms() ?? Number.NaN);
  const startedAt = performance.now();
  const times = await work();
  const tookMs = performance.now() - startedAt;
  const [server = 0, ofStore = 0, bench = 0] = spentMs.map(
    (ms, index) => (((ms() ?? Number.NaN) - (before[index] ?? 0)) * 1_000) / times,
  );
  return { perSecond: (times / tookMs) * 1_000, server, store: ofStore, bench };
};

const spendSaturated = async ({ url, cpuMs }: ServerProcess, token: string): Promise<Spent> => {
  const target = { url, token, cpuMs };
  await saturate(target, WARM_UP_SECONDS);
  return spend(async () => (await saturate(target, seconds)).replies, cpuMs);
};

const withParley = async <T>(run: (running: ServerProcess) => Promise<T>): Promise<T> => {
  const server = await startParley(folder, ['--store', connectionString]);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
};

const byParley = (token: string): Promise<Spent> =>
  withParley(async (server) => {
    await within(STEP_SECONDS, 'the catch-up of the server', upToDate(server, folder));
    return spendSaturated(server, token);
  });

const byBareServer = async (turns: readonly RecordedTurn[], replyChars: number): Promise<Spent> => {
  const server = await startAppendingEcho(replyChars, { connectionString, turns });
  try {
    return await spendSaturated(server, 'none');
  } finally {
    await server.stop();
  }
};

const byClient = (turns: readonly RecordedTurn[], atOnce: number, forSeconds: number): Promise<Spent> => {
  const append = () => appendByClient(connectionString, turns, { atOnce, seconds: forSeconds });
  return within(STEP_SECONDS, 'appends of the client alone', spend(append));
};

type Round = { readonly client: Spent; readonly bare: Spent; readonly turns: Spent };

const claimsOf = (measuredRounds: readonly Round[], others: readonly string[]): readonly Claim[] => {
  const of = (who: keyof Round, part: keyof Spent): number =>
    median(measuredRounds.map((one) => one[who][part]));
  const timesBeside = (who: keyof Round, server: string): string =>
    `${server}${what} ${rounded(of(who, 'store'))}, this process ${rounded(of(who, 'bench'))}`;
  const rate = (who: keyof Round): string => `${rounded(of(who, 'perSecond'))}/s`;
  const ratios = (who: 'bare' | 'turns'): readonly number[] =>
    measuredRounds.map((one) => one[who].perSecond / one.client.perSecond);
  const inRounds = (values: readonly number[]): string =>
    `rounds: ${values.map((one) => one.toFixed(2)).join(', ')}`;
  const ofBare = `bare server ${rounded(of('bare', 'server'))}, ${timesBeside('bare', '')}`;
  const withoutGoal = { goal: '', isMet: true };
  return [
    {
      claim: `turns a second on ${what}, ${SESSIONS} sessions`,
      measured: of('turns', 'perSecond'),
      unit: '/s',
      yardstick: `client alone: ${rate('client')} (${others.join(', ')}); bare server: ${rate('bare')}`,
      ...withoutGoal,
    },
    {
      claim: 'processor time of a turn, all threads of Parley',
      measured: of('turns', 'server'),
      unit: 'µs',
      yardstick: `besides, ${timesBeside('turns', '')}`,
      ...withoutGoal,
    },
    {
      claim: 'processor time of an append of the client alone',
      measured: of('client', 'bench'),
      unit: 'µs',
      yardstick: `besides, ${what} ${rounded(of('client', 'store'))}; a reply after an append: ${ofBare}`,
      ...withoutGoal,
    },
    {
      claim: 'replies of the bare server to appends of the client alone: the ceiling',
      measured: median(ratios('bare')),
      unit: '',
      yardstick: inRounds(ratios('bare')),
      ...withoutGoal,
    },
    {
      claim: 'turns to appends of the client alone',
      measured: median(ratios('turns')),
      unit: '',
      yardstick: inRounds(ratios('turns')),
      goal: `at least ${RATIO_MIN}`,
      isMet: median(ratios('turns')) >= RATIO_MIN,
    },
  ];
};

try {
  const { token, replyChars } = await withParley(async (server) => {
    const { clientAccessToken } = await importAgent(server, folder, madeAgent());
    await saturate({ url: server.url, token: clientAccessToken, cpuMs: server.cpuMs }, FIRST_TURNS_SECONDS);
    const replyChars = await charsOfReply({ url: server.url, token: clientAccessToken });
    return { token: clientAccessToken, replyChars };
  });
  const turns = await within(STEP_SECONDS, 'reading recorded turns', recordedTurns(connectionString));
  await byClient(turns, SESSIONS, WARM_UP_SECONDS);
  const others: string[] = [];
  for (const atOnce of OTHERS_AT_ONCE)
    others.push(`${atOnce} at once: ${rounded((await byClient(turns, atOnce, seconds)).perSecond)}/s`);
  const measuredRounds: Round[] = [];
  while (measuredRounds.length < rounds) {
    const client = await byClient(turns, SESSIONS, seconds);
    const bare = await byBareServer(turns, replyChars);
    measuredRounds.push({ client, bare, turns: await byParley(token) });
  }
  show('turns on EventStoreDB', claimsOf(measuredRounds, others), json);
} finally {
  store.stop();
  rmSync(folder, { recursive: true });
}
