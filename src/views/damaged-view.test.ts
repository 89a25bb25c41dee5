import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { eventOf } from '../../test/support/store-events.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { lmdbViewStore, VIEW_ROWS } from '../store/lmdb/lmdb-view-store.ts';
import { type LmdbEnvironment, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { compileProjection } from './engine/script.ts';
import { openViews, type Views } from './views.ts';

const text = `fromCategory('session').foreachStream().when({
  $init: () => ({ heard: 0 }),
  Heard: (state) => { state.heard += 1; return state; },
}).outputState();`;
const definitions = [{ projection: compileProjection({ name: 'heard', text, isShipped: true }) }];

const opened = () =>
  openViews({ store, views: lmdbViewStore(env), definitions, now: () => '2026-03-02T12:00:01.000Z' });

let path: string;
let env: LmdbEnvironment;
let store: EventStore;
let views: Views;

beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'parley-damaged-view-'));
  env = openLmdb({ path });
  store = memoryEventStore();
  for (const number of [1, 2, 3]) await store.append(`session-a-${number}`, [eventOf('Heard')], 'any');
  views = await opened();
  await views.awaitPosition('heard');
});
afterEach(async () => {
  await views.close();
  await env.close();
  rmSync(path, { recursive: true });
});

/** Overwrites a row, as a bad disk would. */
const spoil = async (what: string, by: (text: string) => string): Promise<void> => {
  for (const name of Array.from(env.getKeys(), String).filter((key) => key.startsWith(VIEW_ROWS))) {
    const rows = env.openDB<string, string[]>(name, { encoding: 'string' });
    for (const { key, value } of [...rows.getRange({})])
      if (key.includes(what)) await rows.put(key, by(value));
  }
};
const heardIn = (session: string) => views.state('heard', session);
const damaged = expect.objectContaining({ code: 'view_damaged' });

it.each([
  ['has another number', (value: string) => value.replace('"heard":1', '"heard":7')],
  ['is not JSON', () => '}'],
  ['is empty', () => ''],
])('a view whose row %s never serves it, and is rebuilt without new events', async (_, by) => {
  await spoil('session-a-2', by);
  expect(await heardIn('session-a-1')).toEqual({ heard: 1 });
  await expect(heardIn('session-a-2')).rejects.toEqual(damaged);
  await eventually(async () => {
    expect(await views.status('heard')).toMatchObject({
      state: 'live',
      remade: 'a row of the view was damaged',
    });
    expect(await views.states('heard')).toHaveLength(3);
  });
  expect(await heardIn('session-a-2')).toEqual({ heard: 1 });
});

it('a view that has a row in the place of another is not listed, and is rebuilt', async () => {
  let first = '';
  await spoil('session-a-1', (value) => {
    first = value;
    return value;
  });
  await spoil('session-a-2', () => first);
  await expect(views.states('heard')).rejects.toEqual(damaged);
  await eventually(async () => expect(await views.states('heard')).toHaveLength(3));
});

it('a view whose own place in the log is damaged is rebuilt at the next start', async () => {
  await views.close();
  await spoil('landmark', (value) => value.replace('"place":2', '"place":9'));
  views = await opened();
  await eventually(async () => {
    expect(await views.status('heard')).toMatchObject({
      state: 'live',
      remade: 'a row of the view was damaged',
    });
    expect(await views.states('heard')).toHaveLength(3);
  });
});
