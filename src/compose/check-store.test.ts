import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../test/support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../../test/support/eventstoredb-double/store-address.ts';
import { eventOf, someEvent } from '../../test/support/store-events.ts';
import { reportInWords } from '../cli/store/check.ts';
import { personalFieldsOf } from '../kernel/personal-fields.ts';
import { sessionEvents } from '../session/events.ts';
import type { KeptStore } from '../settings/store-address.ts';
import { openLmdb } from '../store/lmdb/open-lmdb.ts';
import { noteStore } from '../store/lmdb/store-note.ts';
import { keyRing } from '../store/sealed/key-ring.ts';
import { keyStreamOf, keyStreams } from '../store/sealed/key-streams.ts';
import { sealedEventStore } from '../store/sealed/sealed-event-store.ts';
import { checkKeptStore } from './check-store.ts';
import { moveStore } from './move-store.ts';
import { openEventStore } from './open-stores.ts';

let double: EventStoreDbDouble;
let kept: KeptStore;
const stop = new AbortController().signal;
const check = () => checkKeptStore(kept, { cwd: '.', onProgress: () => undefined, stop });

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  kept = { kind: 'eventstoredb', address: storeAddress(double) };
  const store = await openEventStore(kept, { cwd: '.', mayTakeLong: () => true, stop });
  for (const stream of ['session-a-1', 'session-a-2', 'session-a-1', 'session-a-1'])
    await store.append(stream, [eventOf('ReplySent')], 'any');
  await store.close();
});
afterEach(() => double.close());

it('finds a whole log in EventStoreDB', async () => {
  expect(await check()).toEqual({
    events: 4,
    streams: 2,
    faults: [],
    unreadable: [],
    newer: [],
    withoutKey: [],
  });
});

it('names the stream in EventStoreDB in which an event is missing', async () => {
  const { from } = double.log;
  const isLost = (stream: string, revision: number) => stream === 'session-a-1' && revision === 1;
  Object.assign(double.log, {
    from: (position: number) => from(position).filter(({ stream, revision }) => !isLost(stream, revision)),
  });
  expect(await check()).toMatchObject({
    events: 3,
    unreadable: [{ stream: 'session-a-1', revision: 1, reason: 'events before it are missing' }],
  });
});

it('names the sealed stream in EventStoreDB whose key is missing, and not one whose key was destroyed', async () => {
  const inner = await openEventStore(kept, { cwd: '.', mayTakeLong: () => true, stop });
  const keys = keyStreams(inner, Buffer.alloc(32, 7), () => '2026-01-02T03:04:05.678Z');
  const fields = personalFieldsOf(sessionEvents);
  const options = { categories: ['session'], fields, keys: keyRing(keys), seals: true };
  const { store } = sealedEventStore(inner, options);
  const query = { ...someEvent({ text: 'I am Ada' }), type: 'QueryReceived' };
  for (const stream of ['session-b-1', 'session-b-2', 'session-b-3'])
    await store.append(stream, [query], 'no-stream');
  await keys.destroy('session-b-3');
  expect((await check()).withoutKey).toEqual([]);
  const { from } = double.log;
  const lost = keyStreamOf('session-b-2', 1);
  Object.assign(double.log, {
    from: (position: number) => from(position).filter(({ stream }) => stream !== lost),
  });
  expect((await check()).withoutKey).toMatchObject([
    { stream: 'session-b-2', revision: 0, reason: 'the key of its sealed fields is missing' },
  ]);
  await inner.close();
});

it('distinguishes a key in EventStoreDB that another secret key sealed from a missing one', async () => {
  const secretKey = Buffer.alloc(32, 7);
  const inner = await openEventStore(kept, { cwd: '.', mayTakeLong: () => true, stop });
  const now = () => '2026-01-02T03:04:05.678Z';
  const fields = personalFieldsOf(sessionEvents);
  const lacks: string[] = [];
  const sealedUnder = (secretKey: Uint8Array) =>
    sealedEventStore(inner, {
      categories: ['session'],
      fields,
      keys: keyRing(keyStreams(inner, secretKey, now)),
      seals: true,
      onKeyMissing: (_, lack) => lacks.push(lack),
    });
  const query = { ...someEvent({ text: 'I am Ada' }), type: 'QueryReceived' };
  await sealedUnder(Buffer.alloc(32, 8)).store.append('session-b-1', [query], 'no-stream');
  const { store } = sealedUnder(secretKey);
  await store.append('session-b-2', [query], 'no-stream');
  const checked = (key?: Uint8Array) =>
    checkKeptStore(kept, { cwd: '.', secretKey: key, onProgress: () => undefined, stop });
  expect((await checked(secretKey)).withoutKey).toMatchObject([
    { stream: 'session-b-1', reason: expect.stringMatching(/one of another installation/) },
  ]);
  expect((await checked()).withoutKey).toEqual([]);

  // The session goes on under a key of its own.
  await store.append('session-b-1', [{ ...query, id: '00000000-0000-4000-8000-000000000001' }], 0);
  const texts: unknown[] = [];
  for await (const { data } of store.readStream('session-b-1')) texts.push((data as { text: string }).text);
  expect(texts).toEqual(['', 'I am Ada']);
  expect(new Set(lacks)).toEqual(new Set(['foreign']));

  await store.delete('session-b-1');
  expect((await checked(secretKey)).withoutKey).toEqual([]);
  await inner.close();
});

describe('names events that only a newer Parley can read', () => {
  const ofVersion = (schemaVersion: number) => {
    const event = eventOf('ReplySent');
    return { ...event, metadata: { ...event.metadata, schemaVersion } };
  };
  const appendTo = async (store: KeptStore) => {
    const events = await openEventStore(store, { cwd: '.', mayTakeLong: () => true, stop });
    await events.append('session-c-1', [ofVersion(1), ofVersion(99)], 'no-stream');
    await events.append('agent-c', [eventOf('AgentDreamt'), eventOf('AgentDreamt')], 'no-stream');
    await events.append('otherprogram-1', [eventOf('SomethingElse')], 'no-stream');
    await events.close();
  };
  const newer = [
    { type: 'ReplySent', version: 99, count: 1, first: { stream: 'session-c-1', revision: 1 } },
    { type: 'AgentDreamt', version: 1, count: 2, first: { stream: 'agent-c', revision: 0 } },
  ];

  it('in EventStoreDB', async () => {
    await appendTo(kept);
    expect(await check()).toMatchObject({ unreadable: [], newer });
  });

  it('in an embedded store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-check-'));
    const embedded = { kind: 'lmdb', folder } as const;
    await appendTo(embedded);
    const report = await checkKeptStore(embedded, { cwd: '.', onProgress: () => undefined, stop });
    expect(report).toMatchObject({ events: 5, unreadable: [], newer });
    expect(reportInWords('it', report)).toBe(
      [
        'it is not damaged: 5 events of 3 streams were read.',
        '1 event of type ReplySent, version 99, first in session-c-1, event 1 (position 1)',
        '2 events of type AgentDreamt, version 1, first in agent-c, event 0 (position 2)',
        'A newer Parley recorded these, and this one cannot read them: use that version or a newer one.',
      ].join('\n'),
    );
    rmSync(folder, { recursive: true });
  });
});

it('says that a folder has no store', async () => {
  const missing = { kind: 'lmdb', folder: '/nowhere/data' } as const;
  const refused = checkKeptStore(missing, { cwd: '.', onProgress: () => undefined, stop });
  await expect(refused).rejects.toThrow('there is none in /nowhere/data');
});

describe('the data folder of a server on EventStoreDB, which has no events,', () => {
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-check-'));
    await openLmdb({ path: folder }).close();
    const views = openLmdb({ path: join(folder, 'views') });
    await noteStore(views, 'one.example:2113');
    await views.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const elsewhere = /records its events in EventStoreDB \(one.example:2113\), not in this folder/;

  it('is not called sound, and the error names the store', async () => {
    const checked = checkKeptStore({ kind: 'lmdb', folder }, { cwd: '.', onProgress: () => undefined, stop });
    await expect(checked).rejects.toThrow(elsewhere);
  });

  it('is not copied as an empty store', async () => {
    const to = { kind: 'lmdb', folder: join(folder, 'copy') } as const;
    const moved = moveStore(
      { from: { kind: 'lmdb', folder }, to, cwd: '.' },
      { onProgress: () => undefined, stop },
    );
    await expect(moved).rejects.toThrow(elsewhere);
    expect(existsSync(to.folder)).toBe(false);
  });
});
