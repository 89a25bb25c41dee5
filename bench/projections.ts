/**
 * The claim: every projection that reports and lists read is rebuilt at 150,000 events a second on one
 * core, as a server does it: read from the embedded store, taken beside the view that is read meanwhile,
 * saved, and swapped in. All are kept up to date by the same process, as in a server. It measures the built
 * program, because tsx wraps every function. Run: npx tsx bench/projections.ts [--json]
 * [--rounds N], after `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EventStore } from '../src/kernel/event-store.ts';
import type { Views } from '../src/views/views.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { importBuilt } from './running/import-built.ts';
import { median } from './running/load.ts';
import { talkEvents } from './running/made-turns.ts';

const { openLmdb } =
  await importBuilt<typeof import('../src/store/lmdb/open-lmdb.ts')>('store/lmdb/open-lmdb');
const { lmdbEventStore } = await importBuilt<typeof import('../src/store/lmdb/lmdb-event-store.ts')>(
  'store/lmdb/lmdb-event-store',
);
const { lmdbViewStore } = await importBuilt<typeof import('../src/store/lmdb/lmdb-view-store.ts')>(
  'store/lmdb/lmdb-view-store',
);
const { shippedScripts, viewsOf } =
  await importBuilt<typeof import('../src/views/scripts.ts')>('views/scripts');
const { openViews } = await importBuilt<typeof import('../src/views/views.ts')>('views/views');

const EVENTS = 300_000;
const TURNS_PER_SESSION = 8;
const GOAL = 150_000;
const ROUNDS = Number(options().rounds);

/** Several sessions talk concurrently. */
const fill = async (store: EventStore): Promise<void> => {
  const AT_ONCE = 64;
  let written = 0;
  for (let group = 0; written < EVENTS; group += 1) {
    const session = async (_: unknown, number: number): Promise<void> => {
      let revision = -1;
      for (let turn = 0; turn < TURNS_PER_SESSION; turn += 1) {
        const stream = `session-0f8fad5bd9cb469fa16570867728950e-s${group}x${number}`;
        for (const events of talkEvents(group * AT_ONCE + number, turn)) {
          written += events.length;
          ({ revision } = await store.append(stream, events, revision < 0 ? 'no-stream' : revision));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, session));
  }
};

/** Events per second of processor time, of all threads together, so that other processes do not matter. */
const perCoreSecond = async (events: number, run: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return events / ((user + system) / 1e6);
};

const isLive = async (views: Views): Promise<boolean> =>
  (await views.list()).every(({ state }) => state === 'live');

/** The young generation of a server's view thread, collected as in a server: see `npm start`. */
const AS_IN_A_SERVER = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--v8-pool-size=1'];

/** The log is written by one process and read by another, as when a server rebuilds a view. */
const filledFolder = process.env.BENCH_FOLDER;
if (filledFolder === undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  const there = openLmdb({ path: folder });
  await fill(lmdbEventStore(there));
  await there.close();
  const again = [...process.execArgv, ...AS_IN_A_SERVER, ...process.argv.slice(1)];
  const env = { ...process.env, BENCH_FOLDER: folder };
  const { status } = spawnSync(process.execPath, again, { stdio: 'inherit', env });
  await rm(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
const env = openLmdb({ path: filledFolder });
const viewsEnv = openLmdb({ path: join(filledFolder, 'views') });
const store = lmdbEventStore(env);
/** Every projection of sessions' events; an agent has too few events to measure. */
const definitions = viewsOf(shippedScripts()).filter(
  ({ projection }) => projection.outline.category === 'session',
);
const names = definitions.map(({ projection }) => projection.name);
const views = await openViews({
  store,
  definitions,
  views: lmdbViewStore(viewsEnv),
  now: () => new Date().toISOString(),
});
while (!(await isLive(views))) await setTimeout(10);

let [events, bytes] = [0, 0];
const texts: string[] = [];
for await (const event of store.readAll({ category: 'session' })) {
  events += 1;
  if (texts.length < 60_000) texts.push(JSON.stringify(event));
}
for (const one of texts) bytes += one.length;

const rates = new Map(names.map((name) => [name, [] as number[]]));
const yardsticks: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of names) {
    const rebuild = async (): Promise<void> => {
      await views.rebuild(name);
      await views.rebuilt(name);
    };
    rates.get(name)?.push(await perCoreSecond(events, rebuild));
  }
  const parseAll = async (): Promise<void> => {
    for (const one of texts) JSON.parse(one);
  };
  yardsticks.push(await perCoreSecond(texts.length, parseAll));
}
await views.close();
await store.close();
await env.close();
await viewsEnv.close();
const yardstick = `JSON.parse of the same events: ${rounded(median(yardsticks))}/s`;
const what = `(${rounded(events)} events of ${rounded(bytes / texts.length)} bytes)`;
const claims = names.map((name): Claim => {
  const measured = median(rates.get(name) ?? []);
  return {
    claim: `events projected into the view ${name}, rebuilt ${what}`,
    measured,
    unit: 'events a second of one core',
    yardstick,
    goal: `≥ ${rounded(GOAL)}`,
    isMet: measured >= GOAL,
  };
});
show('projections', claims, options().json === true);
