/**
 * The claim: the projection of sessions takes 150,000 events a second on one core, read from the embedded
 * store and saved there. Run: npx tsx bench/projections.ts [--json]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { NewEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import type { ViewStore } from '../src/kernel/view-store.ts';
import { lmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { lmdbViewStore } from '../src/store/lmdb/lmdb-view-store.ts';
import { openLmdb } from '../src/store/lmdb/open-lmdb.ts';
import { compileProjection } from '../src/views/script.ts';
import { openViews } from '../src/views/views.ts';
import { type Claim, options, show } from './running/claims.ts';
import { turnEvents } from './running/made-turns.ts';

const EVENTS = 300_000;
const TURNS_PER_SESSION = 8;
const ROUNDS = Number(options().rounds);

const text = readFileSync(join(import.meta.dirname, '../projections/session-state.js'), 'utf8');
const projection = compileProjection({ name: 'session-state', text, isShipped: true });

/** Sessions that talk at the same time, in turns of three events. */
const fill = async (store: EventStore): Promise<void> => {
  const AT_ONCE = 64;
  let written = 0;
  for (let group = 0; written < EVENTS; group += 1) {
    const session = async (_: unknown, number: number): Promise<void> => {
      let revision = -1;
      for (let turn = 0; turn < TURNS_PER_SESSION; turn += 1) {
        const events: readonly NewEvent[] = turnEvents(group * AT_ONCE + number, turn);
        const expected = revision < 0 ? 'no-stream' : revision;
        written += events.length;
        const stream = `session-0f8fad5bd9cb469fa16570867728950e-s${group}x${number}`;
        ({ revision } = await store.append(stream, events, expected));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, session));
  }
};

/** A second of processor time, on all threads together: what others do on this machine does not count. */
const perCoreSecond = async (run: () => Promise<number>): Promise<number> => {
  const before = process.cpuUsage();
  const events = await run();
  const { user, system } = process.cpuUsage(before);
  return events / ((user + system) / 1e6);
};

const projected = async (store: EventStore, views: ViewStore): Promise<number> => {
  const running = await openViews({
    store,
    views,
    definitions: [{ projection }],
    now: () => new Date().toISOString(),
  });
  while ((await running.status('session-state')).state !== 'live') await setTimeout(10);
  await running.close();
  return EVENTS;
};

/** The least that a projection of all these events must do. */
const parsed = async (texts: readonly string[]): Promise<number> => {
  for (const one of texts) JSON.parse(one);
  return texts.length;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What the thread of a server's views has, too. */
const YOUNG_MEMORY = '--max-semi-space-size=64';

/** Written by one process and read by another, as by a server that makes a view anew. */
const filled = process.env.BENCH_FOLDER;
if (filled === undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  const there = openLmdb({ path: folder });
  await fill(lmdbEventStore(there));
  await there.close();
  const again = [YOUNG_MEMORY, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, BENCH_FOLDER: folder };
  const { status } = spawnSync(process.execPath, again, { stdio: 'inherit', env });
  await rm(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
const env = openLmdb({ path: filled });
const store = lmdbEventStore(env);
const rates: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const views = lmdbViewStore(env);
  rates.push(await perCoreSecond(() => projected(store, views)));
  await views.drop(`session-state/${projection.version}/1`);
}
const texts: string[] = [];
for await (const event of store.readAll({ limit: 60_000 })) texts.push(JSON.stringify(event));
const yardsticks: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) yardsticks.push(await perCoreSecond(() => parsed(texts)));
await store.close();
await env.close();
const bytes = texts.reduce((sum, one) => sum + one.length, 0) / texts.length;
const measured = median(rates);
const claims: Claim[] = [
  {
    claim: `events taken into the states of sessions, saved (${EVENTS} events of ${Math.round(bytes)} bytes)`,
    measured,
    unit: 'events a second of one core',
    yardstick: `JSON.parse of the same events: ${Math.round(median(yardsticks))}/s`,
    goal: '≥ 150,000',
    isMet: measured >= 150_000,
  },
];
show('projections', claims, options().json === true);
