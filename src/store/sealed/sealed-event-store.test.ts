import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, someEvent } from '../../../test/support/store-events.ts';
import { defineEvent } from '../../kernel/event.ts';
import type { KeyStore } from '../../kernel/key-store.ts';
import { personalFieldsOf } from '../../kernel/personal-fields.ts';
import { Type } from '../../kernel/schema.ts';
import { KEY_MISSING } from '../../kernel/sealing.ts';
import { memoryEventStore } from '../memory/memory-event-store.ts';
import { openKeyFiles } from './key-files.ts';
import { keyRing } from './key-ring.ts';
import { keyStreams } from './key-streams.ts';
import { memoryKeyStore } from './memory-key-store.ts';
import { sealedEventStore } from './sealed-event-store.ts';

const NOW = '2026-01-02T03:04:05.678Z';
const Said = defineEvent(
  'Said',
  1,
  Type.Object({
    text: Type.String(),
    note: Type.Optional(Type.String()),
    reply: Type.Object({ speech: Type.String(), messages: Type.Array(Type.String()) }),
    wire: Type.Union([Type.Object({ headers: Type.Array(Type.String()) }), Type.Null()]),
    score: Type.Number(),
  }),
  { personal: ['text', 'note', 'reply', 'wire.headers'] },
);
const data = {
  text: 'I am Ada',
  reply: { speech: 'Hello Ada', messages: ['Ada'] },
  wire: { headers: ['x: Ada'] },
  score: 0.5,
};
const said = (parts: object = {}) => ({ ...someEvent({ ...data, ...parts }), type: 'Said' });

const opening = (keys: KeyStore, seals = true) => {
  const inner = memoryEventStore();
  const options = { categories: ['session'], fields: personalFieldsOf([Said]), seals };
  const open = () => sealedEventStore(inner, { ...options, keys: keyRing(keys) });
  return { inner, ...open(), another: open() };
};

const dataIn = async (events: AsyncIterable<{ readonly data: unknown }>) =>
  (await collect(events)).map((event) => event.data);

describe('a store that seals', () => {
  it('records blanks of the same kind, and reads the original texts', async () => {
    const { store, inner } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    const [recorded] = await dataIn(inner.readStream('session-a'));
    expect(recorded).toEqual({
      text: '',
      reply: { speech: '', messages: [] },
      wire: { headers: [] },
      score: 0.5,
      sealed: expect.stringMatching(/^1\./),
    });
    expect(await dataIn(store.readStream('session-a'))).toEqual([data]);
    expect(await dataIn(store.readAll())).toEqual([data]);
  });

  it('gives subscribers and another process the original texts', async () => {
    const { store, another } = opening(memoryKeyStore());
    await store.append('session-a', [said({ note: 'Ada again' })], 'no-stream');
    const heard = await new Promise<unknown>((resolve) => {
      another.store.subscribe('all', undefined, { onEvent: (event) => resolve(event.data) });
    });
    expect(heard).toEqual({ ...data, note: 'Ada again' });
  });

  it('shows blanks once the key is destroyed, and seals later events under another', async () => {
    const { store, sealing, another } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    expect(await sealing.destroy('session-a')).toBe('destroyed');
    expect(await sealing.destroy('session-a')).toBe('nothing');
    await store.append('session-a', [said({ text: 'I am Bo' })], 0);
    const [first, second] = await dataIn(another.store.readStream('session-a'));
    expect(first).toMatchObject({ text: '', score: 0.5, sealed: expect.any(String) });
    expect(second).toEqual({ ...data, text: 'I am Bo' });
  });

  it('refuses an append that expects events erased by another process', async () => {
    const { store, sealing, another } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    expect(await dataIn(another.store.readStream('session-a'))).toEqual([data]);
    await sealing.destroy('session-a');
    const goOn = () => another.store.append('session-a', [said({ text: 'Ada again' })], 0);
    await expect(goOn()).rejects.toMatchObject({ code: 'wrong_expected_revision' });
    expect(await dataIn(another.store.readStream('session-a'))).toMatchObject([{ text: '', sealed: '' }]);
    await goOn();
    expect(await dataIn(store.readStream('session-a'))).toMatchObject([{ text: '' }, { text: 'Ada again' }]);
  });

  it('does not treat unsealed events as erased', async () => {
    const { inner, store, sealing } = opening(memoryKeyStore());
    await inner.append('session-a', [said()], 'no-stream');
    expect(await dataIn(store.readStream('session-a'))).toEqual([data]);
    expect(await sealing.destroy('session-a')).toBe('in_the_open');
  });

  it('does not open data that was moved to another stream', async () => {
    const { inner, store } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    for (const { id, type, data: moved, metadata } of await collect(inner.readStream('session-a')))
      await inner.append('session-b', [{ id, type, data: moved, metadata }], 'no-stream');
    expect(await dataIn(store.readStream('session-b'))).toMatchObject([{ text: '', sealed: KEY_MISSING }]);
  });

  it('distinguishes lost keys from destroyed ones', async () => {
    const { store, inner, sealing } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    const lost: number[] = [];
    const withKeys = (keys: KeyStore) => {
      const options = {
        categories: ['session'],
        fields: personalFieldsOf([Said]),
        keys: keyRing(keys),
        seals: true,
      };
      return sealedEventStore(inner, { ...options, onKeyMissing: ({ position }) => lost.push(position) });
    };
    const otherKeys = withKeys(memoryKeyStore());
    // The new key of the session has the number of the lost one.
    await otherKeys.store.append('session-a', [said({ text: 'I am Bo' })], 0);
    const events = await dataIn(otherKeys.store.readStream('session-a'));
    expect(events).toMatchObject([{ text: '', sealed: KEY_MISSING }, { text: 'I am Bo' }]);
    expect(lost).toHaveLength(1);
    expect([
      await sealing.isDestroyed('session-a'),
      await otherKeys.sealing.isDestroyed('session-a'),
    ]).toEqual([false, false]);
  });

  it('keeps its keys if one is missing, because only deleting the stream erases it', async () => {
    const { store, inner, sealing } = opening(memoryKeyStore());
    await store.append('session-a', [said()], 'no-stream');
    const options = { categories: ['session'], fields: personalFieldsOf([Said]), seals: true };
    const otherKeys = sealedEventStore(inner, { ...options, keys: keyRing(memoryKeyStore()) });
    await otherKeys.store.append('session-a', [said({ text: 'I am Bo' })], 0);
    expect([
      await otherKeys.sealing.obstacle('session-a'),
      await otherKeys.sealing.destroy('session-a'),
    ]).toEqual(['key_missing', 'key_missing']);
    expect((await dataIn(otherKeys.store.readStream('session-a'))).at(1)).toMatchObject({ text: 'I am Bo' });
    expect(await dataIn(store.readStream('session-a'))).toMatchObject([{ text: 'I am Ada' }, {}]);
    const wasErased = async () => true;
    const afterReceipt = sealedEventStore(inner, { ...options, keys: keyRing(memoryKeyStore()), wasErased });
    expect(await afterReceipt.sealing.destroy('session-a')).toBe('nothing');
    expect(await sealing.isDestroyed('session-a')).toBe(false);
  });

  it('does not change other streams', async () => {
    const { inner, store } = opening(memoryKeyStore());
    await store.append('agent-a', [said()], 'no-stream');
    expect(await dataIn(inner.readStream('agent-a'))).toEqual([data]);
  });

  it('keeps reading sealed events if new ones are not sealed', async () => {
    const keys = memoryKeyStore();
    const { inner, store } = opening(keys);
    await store.append('session-a', [said()], 'no-stream');
    const options = { categories: ['session'], fields: personalFieldsOf([Said]), keys: keyRing(keys) };
    const off = sealedEventStore(inner, { ...options, seals: false });
    await off.store.append('session-a', [said({ text: 'open' })], 0);
    expect(await dataIn(off.store.readStream('session-a'))).toEqual([data, { ...data, text: 'open' }]);
    expect(JSON.stringify(await dataIn(inner.readStream('session-a')))).toContain('"open"');
  });

  it('keeps any JSON', async () => {
    const { store } = opening(memoryKeyStore());
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        count += 1;
        await store.append(`session-${count}`, [said({ text })], 'no-stream');
        expect(await dataIn(store.readStream(`session-${count}`))).toEqual([{ ...data, text }]);
      }),
      { numRuns: 50 },
    );
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyStores: readonly [string, () => Promise<KeyStore>][] = [
  ['memory', async () => memoryKeyStore()],
  ['files', () => openKeyFiles(folder)],
  ['streams', async () => keyStreams(memoryEventStore(), Buffer.alloc(32, 7), () => NOW)],
];

describe.each(keyStores)('keys in %s', (_, open) => {
  it('are the same at each request until they are destroyed', async () => {
    const keys = await open();
    const first = await keys.current('session-a');
    expect(await keys.current('session-a')).toEqual(first);
    expect((await keys.current('session-b')).bytes).not.toEqual(first.bytes);
    expect(await keys.get('session-a', 1)).toEqual(first.bytes);
    expect([await keys.destroy('session-a'), await keys.destroy('session-a')]).toEqual([true, false]);
    expect(await keys.get('session-a', 1)).toBe('destroyed');
    expect(await keys.get('session-c', 1)).toBeUndefined();
    const second = await keys.current('session-a');
    expect(second.number).toBe(2);
    expect(second.bytes).not.toEqual(first.bytes);
    expect(await keys.get('session-a', 1)).toBe('destroyed');
    expect(await keys.get('session-c', 1)).toBeUndefined();
    expect(await keys.destroy('session-a')).toBe(true);
    await keys.close();
  });
});

describe('keys in streams', () => {
  it('are the same for processes that create them at once', async () => {
    const store = memoryEventStore();
    const opened = Array.from({ length: 4 }, () => keyStreams(store, Buffer.alloc(32, 7), () => NOW));
    const keys = await Promise.all(opened.map((one) => one.current('session-a-1')));
    expect(keys.map(({ number }) => number)).toEqual([1, 1, 1, 1]);
    for (const { bytes } of keys) expect(bytes).toEqual(await opened[0]?.get('session-a-1', 1));
  });
});

describe('keys in files', () => {
  it('are missing, not destroyed, if their file is lost, also where new keys follow', async () => {
    const keys = await openKeyFiles(folder);
    await keys.current('session-a');
    await keys.current('session-b');
    await keys.destroy('session-b');
    await keys.close();
    rmSync(join(folder, 'keys'));
    const later = await openKeyFiles(folder);
    expect((await later.current('session-c')).number).toBe(1);
    expect([await later.get('session-a', 1), await later.get('session-b', 1)]).toEqual([
      undefined,
      'destroyed',
    ]);
    await later.close();
  });

  it('are shared by processes, even if many create them at once', async () => {
    const [one, other] = [await openKeyFiles(folder), await openKeyFiles(folder)];
    const streams = Array.from({ length: 40 }, (_, index) => `session-${index % 20}`);
    const made = await Promise.all(streams.flatMap((stream) => [one.current(stream), other.current(stream)]));
    const byStream = new Map(streams.map((stream, index) => [stream, made[2 * index]?.bytes]));
    for (const [index, stream] of streams.entries()) {
      expect(made[2 * index]?.bytes).toEqual(byStream.get(stream));
      expect(made[2 * index + 1]?.bytes).toEqual(byStream.get(stream));
    }
    expect(new Set(made.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).size).toBe(20);
    await one.close();
    await other.close();
  });

  it('leave no byte of a destroyed key, and no name of a stream', async () => {
    const keys = await openKeyFiles(folder);
    const { bytes } = await keys.current('session-a-ada');
    await keys.destroy('session-a-ada');
    await keys.close();
    const files = ['keys', 'data.mdb'].map((name) => readFileSync(join(folder, name)));
    for (const file of files) {
      expect(file.includes(Buffer.from(bytes))).toBe(false);
      expect(file.includes('ada')).toBe(false);
    }
  });
});
