import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { checkStore } from '../store/lmdb/check-store.ts';
import { openLmdbEventStore } from '../store/lmdb/lmdb-event-store.ts';
import { openPageFile } from '../store/lmdb-file/page-file.ts';
import { repairStore } from './repair.ts';

const PAGE_BYTES = 4_096;
let home: string;
let file: string;

const event = (number: number): NewEvent => ({
  id: `id-${number}`,
  type: 'SomethingHappened',
  data: { text: `said ${number} ${'x'.repeat(900)}` },
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: `request-${number}` },
});

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'parley-repair-'));
  file = join(home, 'data.mdb');
  const store = await openLmdbEventStore({ path: home });
  for (let number = 0; number < 60; number += 1)
    await store.append(`session-a-${number % 6}`, [event(number)], 'any');
  await store.delete('session-a-5');
  await store.append('session-a-0', [event(60)], 'any');
  await store.close();
});
afterEach(() => rmSync(home, { recursive: true }));

const change = (edit: (bytes: Buffer) => unknown): void => {
  const bytes = readFileSync(file);
  edit(bytes);
  writeFileSync(file, bytes);
};
const check = (folder = home) => checkStore(folder, () => undefined);
const repair = () =>
  repairStore(
    { store: home, data: home, backup: join(home, 'repaired') },
    { parley: '0', madeAt: '' },
    { onProgress: () => undefined, stop: new AbortController().signal },
  );
const read = async (store: EventStore, stream: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of store.readStream(stream)) ids.push(id);
  return ids;
};
const idsOf = (stream: number) => Array.from({ length: 10 }, (_, at) => `id-${at * 6 + stream}`);

describe('a store whose record is damaged', () => {
  // Free pages may contain the record, too.
  beforeEach(() =>
    change((bytes) => {
      for (let at = bytes.indexOf('said 14 '); at >= 0; at = bytes.indexOf('said 14 '))
        bytes.write('hurt', at);
    }),
  );

  it('is checked without changes, and the record is named', () => {
    const before = readFileSync(file);
    expect(check()).toMatchObject({
      events: 50,
      streams: 5,
      faults: [],
      unreadable: [
        {
          stream: 'session-a-2',
          revision: 2,
          position: 14,
          reason: 'its checksum is not that of its content',
        },
      ],
    });
    expect(readFileSync(file)).toEqual(before);
  });

  it('is salvaged without that record; its stream reports the damage, and deleted streams stay deleted', async () => {
    const { manifest, strays } = await repair();
    expect({ events: manifest.events, unreadable: manifest.unreadable, strays }).toEqual({
      events: 50,
      unreadable: 0,
      strays: 0,
    });
    const store = await openLmdbEventStore({ path: join(home, 'repaired') });
    expect(await read(store, 'session-a-1')).toEqual(idsOf(1));
    await expect(read(store, 'session-a-2')).rejects.toMatchObject({
      code: 'record_damaged',
      facts: { revision: 2, reason: 'a record is missing' },
    });
    expect(await store.isDeleted('session-a-5')).toBe(true);
    await store.append('session-a-3', [event(99)], 9);
    await store.close();
  });
});

describe('a store whose index is damaged', () => {
  /** Then no tree leads to the leaves with the records. */
  const breakRecordTree = (): void => {
    const pages = openPageFile(file);
    const list = pages.page(pages.meta().main.root ?? 0);
    pages.close();
    const root = list.readUInt32LE(list.indexOf('events\0') + 'events\0'.length + 40);
    change((bytes) => bytes.fill(0, root * PAGE_BYTES, (root + 1) * PAGE_BYTES));
  };

  it('does not open, and its records are found outside of the index', async () => {
    breakRecordTree();
    await expect(openLmdbEventStore({ path: home })).rejects.toMatchObject({
      code: 'store_damaged',
      facts: { file },
    });
    expect(check().faults).toHaveLength(1);
    const { manifest, strays } = await repair();
    expect({ events: manifest.events, strays }).toEqual({ events: 51, strays: 51 });
    expect(check(join(home, 'repaired'))).toMatchObject({
      events: 51,
      streams: 5,
      faults: [],
      unreadable: [],
    });
  });
});

it('salvages a store whose first page is lost', async () => {
  change((bytes) => bytes.fill(0, 0, PAGE_BYTES));
  await expect(openLmdbEventStore({ path: home })).rejects.toMatchObject({ code: 'store_damaged' });
  // The other meta page has the newest state or the one before it; both lead to pages that are there.
  expect(check().faults).toContain('meta page 0 is damaged');
  expect(check().events).toBeGreaterThanOrEqual(50);
  expect((await repair()).manifest.events).toBeGreaterThanOrEqual(50);
});

it.each([
  ['is empty', (): Buffer => Buffer.alloc(0)],
  ['is of something else', (): Buffer => Buffer.alloc(10 * PAGE_BYTES, 'SQLite format 3\0')],
  ['ends in its first page', (): Buffer => readFileSync(file).subarray(0, 50)],
])('reports a file that %s as damaged, and salvages nothing of it', async (_, content) => {
  writeFileSync(file, content());
  expect(check()).toMatchObject({
    events: 0,
    streams: 0,
    faults: [expect.stringMatching(/LMDB|ends at byte/)],
  });
  await expect(repair()).rejects.toMatchObject({ code: 'store_damaged', facts: { file } });
  expect(existsSync(join(home, 'repaired'))).toBe(false);
});

it('refuses files that LMDB did not write, or that were truncated', async () => {
  change((bytes) => bytes.write('SQLite format 3\0'.padEnd(64), 0));
  await expect(openLmdbEventStore({ path: home })).rejects.toMatchObject({ code: 'store_damaged' });
  writeFileSync(file, readFileSync(file).subarray(0, PAGE_BYTES));
  await expect(openLmdbEventStore({ path: home })).rejects.toMatchObject({ code: 'store_damaged' });
});
