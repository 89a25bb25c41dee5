/**
 * The claim: a new server on EventStoreDB has all projections up to date at most 8 seconds
 * after its start if the log has 72,000 events; longer logs take time in proportion. The yardstick is
 * the client alone, which reads the same log once. One server has recorded the log; each round a new one,
 * with an empty data folder, catches up.
 * Against the server that PARLEY_TEST_EVENTSTOREDB names, or a double of it, which shares this machine's
 * processors.
 * `npx tsx bench/eventstoredb-catch-up.ts [--rounds N] [--events N] [--beside projections|load|turns] [--json]`,
 * after `npm run build`. Beside the store's own projections, which read the log again in each round, the goal
 * is 20 seconds. Beside another server that answers as many queries as it can, it is that the new one gets
 * there and that no query is refused; `turns` is the same with 100 queries a second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { growLog, readByClient } from './running/grow-log.ts';
import { median, queryAtPace, saturate, type Target } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { openMeasuredStore } from './running/measured-store.ts';
import { importAgent, startParley } from './running/server-process.ts';
import { upToDate } from './running/up-to-date.ts';
import { within } from './running/within.ts';

const EVENTS = 72_000;
const SECONDS_MAX = 8;
const SECONDS_BESIDE_PROJECTIONS_MAX = 20;
/** Recorded by real turns, which are slow on a busy machine; other events are copies of their sessions. */
const EVENTS_BY_TURNS = 12_000;
const RECORDED_AT_ONCE_SECONDS = 3;
const STEADY_TURNS_PER_SECOND = 100;
/** Many times longer than a step takes on a slow machine. */
const STEP_SECONDS = 600;
/** EventStoreDB's own, which `--start-standard-projections` starts. */
const STANDARD_PROJECTIONS = [
  '$by_category',
  '$by_event_type',
  '$by_correlation_id',
  '$stream_by_category',
  '$streams',
];

const { json, ...settings } = options();
const rounds = Number(settings.rounds);
const eventsMin = Math.max(EVENTS, Number(settings.events));
const { beside } = settings;
const { connectionString, what, stop } = await openMeasuredStore();
const onStore = ['--store', connectionString];

/** All servers of a store share them (docs/several-nodes.md). Constant, so that it can be measured again. */
process.env.PARLEY_SECRET_KEY = '0b'.repeat(32);

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'parley-bench-'));

/** Starts a server, imports an agent and runs the work; then removes the server's folder. */
const withRecorder = async <T>(work: (target: Target) => Promise<T>): Promise<T> => {
  const folder = newFolder();
  const server = await startParley(folder, onStore);
  try {
    const { clientAccessToken } = await importAgent(server, folder, madeAgent());
    await upToDate(server, folder);
    return await work({ url: server.url, token: clientAccessToken, cpuMs: server.cpuMs });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

const fillLog = (): Promise<void> =>
  withRecorder(async (target) => {
    while ((await readByClient(connectionString)).events < EVENTS_BY_TURNS)
      await saturate(target, RECORDED_AT_ONCE_SECONDS);
    await growLog(connectionString, eventsMin);
  });

type CatchUp = {
  /** From the moment that a new server listens until all its projections are up to date. */
  readonly seconds: number;
  /** Processor time of the new server in that period, which hardly depends on other processes. */
  readonly cpuSeconds: number;
  readonly turnsPerSecond?: number;
};

const catchUp = async (): Promise<CatchUp> => {
  const folder = newFolder();
  const server = await startParley(folder, onStore);
  const startedAt = performance.now();
  const cpuMs = () => server.cpuMs() ?? Number.NaN;
  const cpuBefore = cpuMs();
  try {
    await upToDate(server, folder);
    const seconds = (performance.now() - startedAt) / 1_000;
    return { seconds, cpuSeconds: (cpuMs() - cpuBefore) / 1_000 };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

/** Resets EventStoreDB's own projections, so that they read the whole log again. They stay enabled. */
const restartProjections = async (): Promise<void> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  for (const name of STANDARD_PROJECTIONS) {
    await client.disableProjection(name);
    await client.resetProjection(name);
    await client.enableProjection(name);
  }
  await client.dispose();
};

/** Sends queries for some seconds. @returns answers per second @throws if one is refused */
type Load = (target: Target) => Promise<number>;

const asManyAsItCan: Load = async (target) => (await saturate(target, RECORDED_AT_ONCE_SECONDS)).perSecond;

const steady: Load = async (target) => {
  const pace = { turnsPerSecond: STEADY_TURNS_PER_SECOND, seconds: RECORDED_AT_ONCE_SECONDS };
  const startedAt = performance.now();
  await queryAtPace(target, { ...pace, settlingSeconds: 0 });
  const seconds = (performance.now() - startedAt) / 1_000;
  return (pace.turnsPerSecond * pace.seconds) / seconds;
};

const besideLoad = (some: Load): Promise<CatchUp> =>
  withRecorder(async (target) => {
    let isOver = false;
    const load = async (): Promise<number> => {
      const perSecond: number[] = [];
      while (!isOver) perSecond.push(await some(target));
      return median(perSecond);
    };
    const answering = load();
    answering.catch(() => undefined);
    const caughtUp = await catchUp();
    isOver = true;
    return { ...caughtUp, turnsPerSecond: await answering };
  });

const measure = async (): Promise<CatchUp> => {
  if (beside === 'load') return besideLoad(asManyAsItCan);
  if (beside === 'turns') return besideLoad(steady);
  if (beside === 'projections') await restartProjections();
  return catchUp();
};

/** The load during the catch-up, and its goal; without seconds, the new server only has to catch up. */
const conditions: Readonly<Record<string, { readonly inWords: string; readonly secondsMax?: number }>> = {
  '': { inWords: '', secondsMax: SECONDS_MAX },
  projections: {
    inWords: ' while its own projections read them too',
    secondsMax: SECONDS_BESIDE_PROJECTIONS_MAX,
  },
  load: { inWords: ' while another server answers as many queries as it can' },
  turns: { inWords: ` while another server answers ${STEADY_TURNS_PER_SECOND} queries a second` },
};
const condition = conditions[beside];
if (condition === undefined) throw new Error(`--beside is projections, load or turns, not ${beside}`);

try {
  await within(STEP_SECONDS, 'recording the log', fillLog());
  const catchUps: (CatchUp & { readonly events: number; readonly client: number })[] = [];
  while (catchUps.length < rounds) {
    const { events, seconds } = await within(STEP_SECONDS, 'reading the log', readByClient(connectionString));
    const one = await within(STEP_SECONDS, 'the catch-up of a new server', measure());
    catchUps.push({ ...one, events, client: seconds });
  }
  const seconds = median(catchUps.map((one) => one.seconds));
  const events = median(catchUps.map((one) => one.events));
  const secondsMax = ((condition.secondsMax ?? Number.POSITIVE_INFINITY) * events) / EVENTS;
  const client = rounded(median(catchUps.map((one) => one.client)));
  const cpu = rounded(median(catchUps.map(({ cpuSeconds }) => cpuSeconds)));
  const turns = median(catchUps.map(({ turnsPerSecond = 0 }) => turnsPerSecond));
  const load = turns === 0 ? '' : `; ${rounded(turns)} turns a second meanwhile, none refused`;
  const claims: readonly Claim[] = [
    {
      claim: `a new server on ${what} catches up with ${rounded(events)} events${condition.inWords}`,
      measured: seconds,
      unit: 's',
      yardstick: `the client alone reads them once: ${client} s; processor time of the server: ${cpu} s${load}`,
      goal: Number.isFinite(secondsMax) ? `at most ${rounded(secondsMax)} s` : 'it catches up',
      isMet: seconds <= secondsMax,
    },
  ];
  show('catch-up on EventStoreDB', claims, json);
  if (!claims.every(({ isMet }) => isMet)) process.exitCode = 1;
} finally {
  stop();
}
